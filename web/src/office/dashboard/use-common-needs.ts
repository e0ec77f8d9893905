import { GetViewings } from '@keystead/contract/marketplace/viewings/viewing.operations.ts'
import { GetUserConnectionCounts } from '@keystead/contract/people/connections/connection.operations.ts'
import { GetUnreadEnquiryCount } from '@keystead/contract/marketplace/enquiries/enquiry.operations.ts'
import { useCall } from '../../api/query.ts'
import { enquiryNeeds, requestNeeds, viewingNeeds } from './needs.ts'
import { needSource, type NeedSource } from './NeedsYou.tsx'

/** What anybody may be waited for with. Whoever lists no homes gets no enquiries. */
export function useCommonNeeds(side: 'lister' | 'visitor'): NeedSource[] {
  const requests = useCall(GetUserConnectionCounts, {})
  const enquiries = useCall(GetUnreadEnquiryCount, {}, { enabled: side === 'lister' })
  const viewings = useCall(GetViewings, { Side: side, PageSize: 3 })
  return [
    needSource('Requests', requests, requestNeeds),
    ...(side === 'lister' ? [needSource('Messages', enquiries, enquiryNeeds)] : []),
    needSource('Tours', viewings, (answer) => viewingNeeds(answer, side)),
  ]
}

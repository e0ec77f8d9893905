import { GetViewings } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import type { TourSide } from '@keystead/contract/marketplace/tours/tour.values.ts'
import { GetLeads } from '@keystead/contract/office/leads/lead.operations.ts'
import { GetRequestedUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import { DIRECTIONS } from '@keystead/contract/people/connections/connection.values.ts'
import { useCall } from '../../api/query.ts'
import { paths } from '../../navigation/paths.ts'
import { countedText } from './counted-text.ts'
import { leadNeeds, MOST_NEEDS, proposalNeeds, requestNeeds } from './needs.ts'
import { needSource, type NeedSource } from './NeedsYou.tsx'

const RECEIVED = { Direction: DIRECTIONS.Received, PageSize: MOST_NEEDS } as const
const WAITING = { WaitingOnly: true, PageSize: MOST_NEEDS } as const
/** Those that wait for the other side stand among them. */
const ASKED_FOR = { Side: 'visitor', PageSize: 20 } as const

/** What waits for people of any kind: leads for those who list homes, proposed times for those who look for one. */
export function useCommonNeeds(side: TourSide): NeedSource[] {
  const isLister = side === 'lister'
  const requests = useCall(GetRequestedUserConnections, RECEIVED)
  const leads = useCall(GetLeads, WAITING, { enabled: isLister })
  const tours = useCall(GetViewings, ASKED_FOR, { enabled: !isLister })
  return [
    isLister
      ? needSource('Leads', leads, (page) => ({
          needs: leadNeeds(page.Items),
          all: { text: countedText(page, 'lead', 'leads'), to: paths.leads({ show: 'waiting' }) },
        }))
      : needSource('Tours', tours, ({ Items, Unanswered }) => ({
          needs: proposalNeeds(Items),
          all: { text: countedText(Unanswered, 'tour', 'tours'), to: paths.tours() },
        })),
    needSource('Requests', requests, (page) => ({
      needs: requestNeeds(page.Items),
      all: { text: countedText(page, 'request to connect', 'requests to connect'), to: paths.connections({ tab: 'received' }) },
    })),
  ]
}

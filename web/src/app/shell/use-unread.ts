import { GetUnreadEnquiryCount } from '@keystead/contract/marketplace/enquiries/enquiry.operations.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { useCall } from '../../api/query.ts'

/** The stream tells at once; this is for a network in between that lets none through. */
const UNREAD_REFRESH_MS = 5 * 60_000
const MOST_UNREAD_SHOWN = 99

/** How many messages wait to be read, as the menu says it. */
export function useUnread(session: SessionRecord): string | undefined {
  const { data } = useCall(GetUnreadEnquiryCount, {}, { enabled: session.Profile !== null, refetchEveryMs: UNREAD_REFRESH_MS })
  if (!data || data.Unread === 0) return undefined
  return data.Unread > MOST_UNREAD_SHOWN ? `${MOST_UNREAD_SHOWN}+ unread` : `${data.Unread} unread`
}

import { GetLeadCounts } from '@keystead/contract/office/leads/lead.operations.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { useCall } from '../../api/query.ts'
import { may } from '../../sessions/rights.ts'
import { waitingText } from '../../office/leads/waiting-text.ts'

/** The stream tells at once; this is for a network in between that lets none through. */
const REFRESH_MS = 5 * 60_000

/** How many leads wait for an answer, as menus say it: `3`, `99+`, or nothing. */
export function useWaitingLeads(session: SessionRecord): string | undefined {
  const { data } = useCall(
    GetLeadCounts,
    {},
    { enabled: session.Profile !== null && may(session, GetLeadCounts), refetchEveryMs: REFRESH_MS },
  )
  return waitingText(data ? data.Messages + data.Tours : 0) ?? undefined
}

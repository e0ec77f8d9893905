import { GetDdlJoinedUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import { useMay } from '../../sessions/rights.ts'
import type { WayToName } from './people-draft.ts'

/** The way that is offered first: connections, which not every role of a business may see, or else an email. */
export function useWayToName(): WayToName {
  return useMay()(GetDdlJoinedUserConnections) ? 'known' : 'email'
}

import type { GetUserConnectionCounts } from '@keystead/contract/people/connections/connection.operations.ts'
import { CONNECTION_STATES } from '@keystead/contract/people/connections/connection.values.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { MOST_COUNTED } from '../../rpc/page.ts'
import { connectionsOf } from './connection.access.ts'
import { type Tally, tallyConnections } from './connection-lists.queries.ts'

export const getUserConnectionCounts: Handler<typeof GetUserConnectionCounts> = async ({ db, actor }) => {
  const tallies = await tallyConnections(db, connectionsOf(profileActor(actor)))
  const sum = (isCounted: (tally: Tally) => boolean) =>
    Math.min(
      MOST_COUNTED,
      tallies.filter(isCounted).reduce((total, { count }) => total + count, 0),
    )
  const isOpen = ({ state }: Tally) => state === CONNECTION_STATES.Pending
  const of = (typeId: number) => ({
    Joined: sum((tally) => tally.other_type_id === typeId && tally.state === CONNECTION_STATES.Joined),
    Received: sum((tally) => tally.other_type_id === typeId && isOpen(tally) && !tally.is_sent),
    Sent: sum((tally) => tally.other_type_id === typeId && isOpen(tally) && tally.is_sent),
  })
  return {
    Owners: of(PROFILE_TYPES.Owner),
    Agents: of(PROFILE_TYPES.Agent),
    Tenants: of(PROFILE_TYPES.Tenant),
    ForOtherProfiles: sum((tally) => tally.needs_profile),
  }
}

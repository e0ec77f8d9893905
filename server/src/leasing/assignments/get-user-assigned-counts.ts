import type { GetUserAssignedCounts } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { MOST_COUNTED } from '../../rpc/page.ts'
import { countAssignedByState } from './assigned-assets.queries.ts'
import { assignmentsOf } from './assignment.access.ts'

export const getUserAssignedCounts: Handler<typeof GetUserAssignedCounts> = async ({ db, actor }) => {
  const counts = await countAssignedByState(db, assignmentsOf(profileActor(actor)), MOST_COUNTED)
  return {
    Current: counts.current,
    Upcoming: counts.upcoming,
    Past: counts.past,
    Listed: counts.listed,
    ReadyToList: counts.ready,
    NotReady: counts.not_ready,
  }
}

import { endAssignmentsOf } from '../../leasing/assignments/assignment.public.ts'
import { endShares } from '../../properties/owners/owner.public.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { type ConnectionRow, asJoined, moveConnection } from '../connections/connection.public.ts'

/** From now on neither side reaches what is the other's. What happened until now stays readable for both. */
export async function endConnection(
  context: CallContext,
  connection: ConnectionRow,
  { byProfileId, reason }: { byProfileId: string; reason: string | null },
): Promise<void> {
  await moveConnection(context, connection, 'end', { byProfileId, reason })
  await endAssignmentsOf(context, asJoined(connection), reason)
  await endShares(context, asJoined(connection))
}

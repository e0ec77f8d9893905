import { endAssignmentsOf } from '../../assets/assignments/assignment.public.ts'
import { endShares } from '../../assets/owners/owner.public.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { type ConnectionRow, type JoinedConnection, moveConnection } from '../connections/connection.public.ts'

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

/** The database keeps no joined connection without both sides. */
export function asJoined(connection: ConnectionRow): JoinedConnection {
  const { addressee_account_id, addressee_profile_id } = connection
  if (addressee_account_id === null || addressee_profile_id === null) throw new Error(`connection ${connection.id} has one side`)
  return { ...connection, addressee_account_id, addressee_profile_id }
}

import { ConnectionEnded } from '@keystead/contract/people/connections/connection.events.ts'
import type { EventContext } from '../../rpc/events.ts'
import { type ConnectionRow, type JoinedConnection, asJoined, moveConnection } from '../connections/connection.public.ts'
import { sidesOf } from './sides.ts'

type End = { readonly byProfileId: string | null; readonly reason: string | null }

/** From now on neither side reaches what is the other's. What happened until now stays readable for both. */
export async function endConnection(context: EventContext, connection: ConnectionRow, end: End): Promise<void> {
  await moveConnection(context, connection, 'end', end)
  await notifyEnded(context, asJoined(connection), end)
}

/** What hangs on a connection that has ended ends with it. */
export async function notifyEnded(context: EventContext, connection: JoinedConnection, end: End): Promise<void> {
  const items = sidesOf(connection).map((side) => ({ id: connection.id, ...side, ...end }))
  await context.services.events.emit(context, ConnectionEnded, items)
}

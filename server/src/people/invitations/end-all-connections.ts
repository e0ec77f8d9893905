import { CONNECTION_STATES } from '@keystead/contract/people/connections/connection.values.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import type { EventContext } from '../../rpc/events.ts'
import {
  type ConnectionRow,
  asJoined,
  connectionPath,
  connectionText,
  eraseWords,
  lockLiveConnections,
  lockSomeLiveConnections,
  moveConnection,
} from '../connections/connection.public.ts'
import { say } from '../../text/said.ts'
import { notifyEnded } from './end-connection.ts'
import { text } from './invitation.text.ts'

/** An account closes: whoever it was connected with is told, and what waited for an answer has none. */
export async function endAllConnections(context: EventContext, accountId: string): Promise<void> {
  const { db } = context
  for (const connection of await lockLiveConnections(db, accountId)) await endForClosing(context, connection, accountId)
  await eraseWords(db, accountId)
}

/** The same of a business that is deleted, some at a time. Answers how many. */
export async function endSomeConnections(context: EventContext, accountId: string, atMost: number): Promise<number> {
  const connections = await lockSomeLiveConnections(context.db, accountId, atMost)
  for (const connection of connections) await endForClosing(context, connection, accountId, text.businessDeleted)
  return connections.length
}

async function endForClosing(
  context: EventContext,
  connection: ConnectionRow,
  accountId: string,
  reason: string = text.accountClosed,
): Promise<void> {
  const isRequester = connection.requester_account_id === accountId
  if (connection.state === CONNECTION_STATES.Pending) {
    await moveConnection(context, connection, isRequester ? 'withdraw' : 'decline', { byProfileId: null })
    return
  }
  const joined = asJoined(connection)
  const [leaving, staying] = isRequester
    ? [joined.requester_profile_id, joined.addressee_profile_id]
    : [joined.addressee_profile_id, joined.requester_profile_id]
  await moveConnection(context, joined, 'end', { byProfileId: null, reason, quietly: true })
  const byProfileId = context.actor.kind === 'account' ? context.actor.actingFor.profileId : null
  await notifyEnded(context, joined, { byProfileId, reason })
  await notify(context, {
    event: 'connection.ended',
    once: `connection.ended:${joined.id}`,
    profileIds: [staying],
    said: say(connectionText, 'left'),
    actorProfileId: leaving,
    path: connectionPath(joined.id),
    changes: ['connection', 'lease', 'share'],
  })
}

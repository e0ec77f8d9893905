import { ConnectionNotFound } from '@keystead/contract/people/connections/connection.operations.ts'
import type { DeleteRegistrationInvitation } from '@keystead/contract/people/connections/connection-steps.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { checkStep, lockConnection, moveConnection, sideOf } from '../connections/connection.public.ts'

export const deleteRegistrationInvitation: Handler<typeof DeleteRegistrationInvitation, Scope<'connection'>> = async (context, input) => {
  const actor = profileActor(context.actor)
  const connection = await lockConnection(context.db, context.owned, input.ConnectionId)
  // Of the other side it is no invitation of theirs, whatever they know of it.
  if (!connection || sideOf(connection, actor.profileId) !== 'requester') fail(ConnectionNotFound)
  checkStep(connection, 'withdraw', 'requester')
  await moveConnection(context, connection, 'withdraw', { byProfileId: actor.profileId })
  context.audit(connection.id)
  return { ConnectionId: connection.id }
}

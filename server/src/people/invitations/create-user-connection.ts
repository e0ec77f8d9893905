import { CONNECTION_STATES } from '@keystead/contract/people/connections/connection.values.ts'
import type { CreateUserConnection } from '@keystead/contract/people/invitations/invitation.operations.ts'
import { CheckedProposal } from '@keystead/contract/people/connections/connection.events.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { invite, lockForStep } from '../connections/connection.public.ts'
import { joinConnection } from './join-connection.ts'

export const createUserConnection: Handler<typeof CreateUserConnection> = async (context, input) => {
  const actor = profileActor(context.actor)
  const proposal =
    input.AssetIds.length > 0 && input.Terms !== null
      ? (await context.services.events.ask(context, CheckedProposal, { AssetIds: input.AssetIds, Terms: input.Terms }))[0]
      : null
  const { connectionId, state } = await invite(context, {
    profileId: input.ProfileId,
    email: input.Email,
    profileTypeId: input.ProfileTypeId,
    name: input.Name,
    message: input.Message,
    proposal,
  })
  if (state === 'they-asked') {
    // Both want it: asking back is a yes.
    const theirs = await lockForStep(context.db, actor, connectionId, 'accept')
    await joinConnection(context, theirs, actor, proposal)
  }
  context.audit(connectionId, { state, profileTypeId: input.ProfileTypeId, byAddress: input.Email !== null })
  return { ConnectionId: connectionId, StatusId: state === 'they-asked' ? CONNECTION_STATES.Joined : CONNECTION_STATES.Pending }
}

import { CONNECTION_STATES } from '@keystead/contract/people/connections/connection.values.ts'
import type { CreateUserConnection } from '@keystead/contract/people/invitations/invitation.operations.ts'
import { CheckedProposal } from '@keystead/contract/people/connections/connection.events.ts'
import type { Handler } from '../../rpc/module.ts'
import { askToConnect } from './ask-to-connect.ts'

export const createUserConnection: Handler<typeof CreateUserConnection> = async (context, input) => {
  const proposal =
    input.AssetIds.length > 0 && input.Terms !== null
      ? (await context.services.events.ask(context, CheckedProposal, { AssetIds: input.AssetIds, Terms: input.Terms }))[0]
      : null
  const { connectionId, isJoined } = await askToConnect(context, {
    profileId: input.ProfileId,
    email: input.Email,
    profileTypeId: input.ProfileTypeId,
    name: input.Name,
    message: input.Message,
    proposal,
  })
  context.audit(connectionId, { isJoined, profileTypeId: input.ProfileTypeId, byAddress: input.Email !== null })
  return { ConnectionId: connectionId, StatusId: isJoined ? CONNECTION_STATES.Joined : CONNECTION_STATES.Pending }
}

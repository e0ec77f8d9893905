import * as steps from '@keystead/contract/people/connections/connection-steps.operations.ts'
import * as operations from '@keystead/contract/people/invitations/invitation.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { connectionOfCall } from '../connections/connection.public.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { createUserConnection } from './create-user-connection.ts'
import { declineInvitation } from './decline-invitation.ts'
import { deleteRegistrationInvitation } from './delete-registration-invitation.ts'
import { getConnectionEndPreview } from './get-connection-end-preview.ts'
import { getInvitation } from './get-invitation.ts'
import { getUserConnectionDetails } from './get-user-connection-details.ts'
import { sendInvites } from './send-invites.ts'
import { updateUserConnectionStatus } from './update-user-connection-status.ts'

export const invitationModule = [
  ...implementAll(
    steps,
    {
      GetUserConnectionDetails: getUserConnectionDetails,
      GetConnectionEndPreview: getConnectionEndPreview,
      UpdateUserConnectionStatus: updateUserConnectionStatus,
      DeleteRegistrationInvitation: deleteRegistrationInvitation,
    },
    { connection: connectionOfCall, 'connection-sent': connectionOfCall },
  ),
  ...implementAll(operations, {
    CreateUserConnection: createUserConnection,
    SendInvites: sendInvites,
    GetInvitation: getInvitation,
    AcceptInvitation: acceptInvitation,
    DeclineInvitation: declineInvitation,
  }),
]

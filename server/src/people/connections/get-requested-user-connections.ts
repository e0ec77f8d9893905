import type { GetRequestedUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import { CONNECTION_STATES, type DirectionId } from '@keystead/contract/people/connections/connection.values.ts'
import type { Handler } from '../../rpc/module.ts'
import { connectionPage } from './connection-page.ts'

export const getRequestedUserConnections: Handler<typeof GetRequestedUserConnections> = (context, input) =>
  connectionPage(
    context,
    {
      stateId: CONNECTION_STATES.Pending,
      profileTypeId: input.ProfileTypeId,
      directionId: input.Direction as DirectionId,
      text: input.Text,
    },
    'latest',
    input,
  )

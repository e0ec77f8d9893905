import type { GetJoinedUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import { CONNECTION_STATES } from '@keystead/contract/people/connections/connection.values.ts'
import type { Handler } from '../../rpc/module.ts'
import { connectionPage } from './connection-page.ts'

export const getJoinedUserConnections: Handler<typeof GetJoinedUserConnections> = (context, input) =>
  connectionPage(
    context,
    { stateId: CONNECTION_STATES.Joined, profileTypeId: input.ProfileTypeId, directionId: null, text: input.Text },
    'name',
    input,
  )

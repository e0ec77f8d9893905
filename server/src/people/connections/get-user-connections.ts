import type { GetUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { connectionPage } from './connection-page.ts'

export const getUserConnections: Handler<typeof GetUserConnections> = (context, input) =>
  connectionPage(
    context,
    { stateId: input.StatusId, profileTypeId: input.ProfileTypeId, directionId: null, text: input.Text },
    'latest',
    input,
  )

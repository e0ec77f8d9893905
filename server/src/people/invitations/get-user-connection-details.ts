import type { GetUserConnectionDetails } from '@keystead/contract/people/connections/connection-steps.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { connectionDetails } from './connection-details.ts'

export const getUserConnectionDetails: Handler<typeof GetUserConnectionDetails, Scope<'connection'>> = (context, input) =>
  connectionDetails(context, input.ConnectionId)

import * as operations from '@keystead/contract/rpc/device-token.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { getToken } from './get-token.ts'

export const deviceTokenModule = implementAll(operations, { GetToken: getToken })

import * as operations from '@keystead/contract/people/connections/known-address.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { checkUserProfileByEmail } from './check-user-profile-by-email.ts'

export const knownAddressModule = implementAll(operations, { CheckUserProfileByEmail: checkUserProfileByEmail })

import type { GetConfirmMethods } from '@keystead/contract/security/factors/factor.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { confirmMethodsOf } from './confirm-methods.ts'
import { getFactors } from './factor.queries.ts'

export const getConfirmMethods: Handler<typeof GetConfirmMethods> = async ({ db, actor }) => ({
  Methods: confirmMethodsOf(await getFactors(db, accountActor(actor).accountId)),
})

import type { GetSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { findPin } from './pin.queries.ts'

export const getSecurityPin: Handler<typeof GetSecurityPin> = async (context) => {
  const pin = await findPin(context.db, accountActor(context.actor).accountId)
  return { IsSet: pin !== null, SetAt: pin?.setAt.toISOString() ?? null }
}

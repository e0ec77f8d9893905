import type { Db } from '../../database/db.ts'
import { callOutside } from '../../outside-calls/call-outside.ts'
import type { Services } from '../../rpc/services.ts'
import { noteAsked } from './asked.queries.ts'
import { type GatewayAsk, sealAsk } from './gateway-asks.ts'
import { paymentAccountCall } from './payment-account-call.ts'

/** Has the gateway told, once the transaction has committed; what of one account comes in order. */
export async function askGateway(services: Services, db: Db, subAccountId: string, ask: GatewayAsk): Promise<void> {
  const askedCount = await noteAsked(db, subAccountId, sealAsk(services, subAccountId, ask))
  await callOutside(services, db, paymentAccountCall, {
    data: { subAccountId, askedCount },
    naturalKey: `${subAccountId}:${askedCount}`,
    subject: `payment-account:${subAccountId}`,
  })
}

import { everything } from '../../database/pool.ts'
import { eventTransaction } from '../../rpc/event-transaction.ts'
import type { Services } from '../../rpc/services.ts'
import { applyGatewayAccount } from './apply-gateway-account.ts'
import { lockAnswered, momentOf } from './asked.queries.ts'
import { writePaymentAccount } from './payment-account.queries.ts'

const CLAIMS = everything('payment accounts of all accounts are looked at')

/** Asks the gateway how an account stands, and notes it. However often and in whichever order: what is older says nothing. */
export async function lookAtGateway(
  services: Services,
  { id, gatewayRef }: { id: string; gatewayRef: string },
  signal: AbortSignal,
): Promise<void> {
  const { payments, jobDatabase, log } = services
  if (!payments) throw new Error('no payment gateway is set')
  const asOf = await momentOf(jobDatabase.db)
  const account = await payments.accounts.find(gatewayRef, { signal })
  if (!account) {
    log.error({ event: 'payment-account-gone', id, gatewayRef }, 'payment gateway')
    return
  }
  await eventTransaction(services, CLAIMS, async (context) => {
    const row = await lockAnswered(context.db, id)
    if (!row) return
    if (row.gateway_ref === null) {
      if (account.metadata['sub_account'] !== row.id) throw new Error(`the gateway's account ${gatewayRef} is not the one of ${row.id}`)
      await writePaymentAccount(context.db, row.id, { gateway: payments.name, gateway_ref: account.id })
    }
    const named = await lockAnswered(context.db, id)
    if (named) await applyGatewayAccount(context, named, { account, asOf })
  })
}

import { SUB_ACCOUNT_STATUSES } from '@keystead/contract/money/payment-accounts/payment-account.values.ts'
import { actingAs, everything } from '../../database/pool.ts'
import { defineOutsideCall } from '../../outside-calls/outside-call.ts'
import type { EventContext } from '../../rpc/events.ts'
import type { CompanyRefusal, CompanyVerdict, OneTry } from '../../rpc/other-company.ts'
import type { PaymentGateway } from '../../rpc/payment-gateway.ts'
import type { Services } from '../../rpc/services.ts'
import { type SeenAccount, applyGatewayAccount } from './apply-gateway-account.ts'
import { type AnsweredRow, findAsked, lockAnswered, momentOf, noteAnswered } from './asked.queries.ts'
import { accountOfPaymentAccount } from './payment-account.access.ts'
import { type GatewayAsk, agreementOf, openAsk } from './gateway-asks.ts'
import { reasonOfRefusal } from './gateway-words.ts'
import { writePaymentAccount } from './payment-account.queries.ts'
import { tellDecision, tellRefusedChange } from './tell-decision.ts'

type Asked = { readonly subAccountId: string; readonly askedCount: number }
/** Null: there was nothing to be told any more. */
type Answer = SeenAccount | null

const CLAIMS = everything('the gateway is told of payment accounts of all accounts')

export const paymentAccountCall = defineOutsideCall<Asked, Answer, CompanyRefusal>('payment-account', {
  timeoutMs: 30_000,

  async attempt(services, { subAccountId, askedCount }, one) {
    const { payments, jobDatabase } = services
    const asked = await jobDatabase.transaction(CLAIMS, (db) => findAsked(db, subAccountId, askedCount))
    if (!asked) return { outcome: 'done', answer: null }
    if (!payments) throw new Error('no payment gateway is set')
    const asOf = await momentOf(jobDatabase.db)
    const ask = openAsk(services, subAccountId, asked.asked_sealed)
    const verdict = await tell(payments, ask, { subAccountId, gatewayRef: asked.gateway_ref }, one)
    return verdict.outcome === 'done' ? { outcome: 'done', answer: { account: verdict.answer, asOf } } : verdict
  },

  async settle(context, { subAccountId }, verdict) {
    if (verdict.outcome === 'done' && verdict.answer === null) return
    const owner = await accountOfPaymentAccount(context.db, subAccountId)
    if (owner === null) return
    await actingAs(context.db, owner, async () => {
      const row = await lockAnswered(context.db, subAccountId)
      if (!row?.asked_sealed) return
      const ask = openAsk(context.services, row.id, row.asked_sealed)
      await noteAnswered(context.db, row.id)
      if (verdict.outcome === 'refused') await refused(context, row, ask, verdict.refusal)
      else if (verdict.answer) await taken(context, row, ask, verdict.answer)
    })
  },
})

type Told = { readonly subAccountId: string; readonly gatewayRef: string | null }

async function tell(payments: PaymentGateway, ask: GatewayAsk, { subAccountId, gatewayRef }: Told, one: OneTry) {
  if (ask.kind === 'update') {
    if (gatewayRef === null) throw new Error('the gateway has no name for this payment account yet')
    const { agreement, ...changes } = ask.changes
    return payments.accounts.update(gatewayRef, { ...changes, ...(agreement && { agreement: agreementOf(agreement) }) }, one)
  }
  // Long after the first try its key may be forgotten: what is there already is not made a second time.
  const known = await payments.accounts.findByReference(subAccountId, one)
  if (known) return { outcome: 'done', answer: known } satisfies CompanyVerdict<typeof known>
  return payments.accounts.create({ ...ask.account, agreement: agreementOf(ask.account.agreement!) }, one)
}

async function taken(context: EventContext, row: AnsweredRow, ask: GatewayAsk, seen: SeenAccount): Promise<void> {
  const { db, services } = context
  if (ask.kind === 'update') await writePaymentAccount(db, row.id, { ...ask.keeps, reasons: [] })
  else await writePaymentAccount(db, row.id, { gateway: nameOf(services), gateway_ref: seen.account.id })
  const written = await lockAnswered(db, row.id)
  if (written) await applyGatewayAccount(context, written, seen)
}

/** What was to be made is rejected; what was to be changed stays as it was. */
async function refused(context: EventContext, row: AnsweredRow, ask: GatewayAsk, refusal: CompanyRefusal | undefined): Promise<void> {
  const reasons = [refusal ? reasonOfRefusal(refusal) : ('input' as const)]
  if (ask.kind === 'update') {
    await writePaymentAccount(context.db, row.id, { reasons })
    await tellRefusedChange(context, row)
    return
  }
  await writePaymentAccount(context.db, row.id, { status: SUB_ACCOUNT_STATUSES.Rejected, reasons })
  await tellDecision(context, row, { ...row, status: SUB_ACCOUNT_STATUSES.Rejected, reasons })
}

function nameOf({ payments }: Services): string {
  if (!payments) throw new Error('no payment gateway is set')
  return payments.name
}

import { priceOf } from '@keystead/contract/money/payments/fees.ts'
import type { CreatePaymentForm } from '@keystead/contract/money/payments/payment.forms.ts'
import {
  MerchantKeyWrong,
  NoActivePaymentAccount,
  PaymentMethodOff,
  PriceChanged,
  TooManyPayments,
} from '@keystead/contract/money/payments/payment.operations.ts'
import { messages } from '@keystead/contract/money/payments/payments-messages.text.ts'
import { OnlinePaymentsOff } from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { InvoiceNotFound, PaymentUnderWay } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { centsFromText, formatExactMoney, textFromCents } from '@keystead/contract/values/money.ts'
import type { z } from 'zod'
import { actingAs } from '../../database/pool.ts'
import { callOutside } from '../../outside-calls/call-outside.ts'
import type { EventContext } from '../../rpc/events.ts'
import { fail, failField } from '../../rpc/failure.ts'
import { countAgainstQuota } from '../../rpc/quota.ts'
import {
  changeClaim,
  type Claim,
  claimOf,
  invoicesIssuedBy,
  listRecipients,
  type LockedInvoice,
  lockInvoice,
  receivingAccountOf,
  type RecipientRow,
  setReceivingAccount,
} from '../invoices/invoice.public.ts'
import { holdReceivingAccount, type ReceivingAccount } from '../payment-accounts/payment-account.public.ts'
import { clientReferenceOf } from './payment-fields.ts'
import { payCall, tryNow } from './pay-call.ts'
import { insertPayment, type PaymentRow } from './payment.queries.ts'
import { arrivalOf, bankDay, paidOrWrittenOff, refuseUnlessSent, takes } from './quote.ts'
import { listRates } from './rate.queries.ts'

/** Who pays what: an account that is billed, or the bearer of a payment link. */
export type Paying = {
  /** Of who bills. */
  readonly accountId: string
  readonly issuerProfileId: string
  readonly invoiceId: string
  readonly recipientId: string
  readonly payer: { readonly accountId: string; readonly profileId: string } | null
  readonly ip: string | null
  /** What the fields of the provider were opened for, where there was no invoice yet. */
  readonly opened?: string
}

type Typed = Omit<z.output<typeof CreatePaymentForm>, 'InvoiceId'>

/** So many may be begun of one thing that is owed, and by one payer: more is someone who tries cards. */
const OF_A_CLAIM = { uses: 8, windowSeconds: 3_600, failure: TooManyPayments }
const OF_A_PAYER = { uses: 40, windowSeconds: 86_400, failure: TooManyPayments }

/** Writes the payment down and has the provider asked once that is committed; asks at once, and again by a job where it learns nothing. */
export async function beginPayment(context: EventContext, paying: Paying, typed: Typed): Promise<PaymentRow> {
  const { db, services } = context
  if (!services.payments) fail(OnlinePaymentsOff)
  const payment = await actingAs(db, paying.accountId, () => begin(context, paying, typed, services.payments!.name))
  const callId = await callOutside(services, db, payCall, { data: { paymentId: payment.id }, naturalKey: payment.id })
  context.afterCommit(() => tryNow(services, callId))
  return payment
}

async function begin({ db }: EventContext, paying: Paying, typed: Typed, gateway: string): Promise<PaymentRow> {
  const invoice = (await lockInvoice(db, scopeOf(paying), paying.invoiceId)) ?? fail(InvoiceNotFound)
  const recipient = (await listRecipients(db, [invoice.id])).find(({ id }) => id === paying.recipientId) ?? fail(InvoiceNotFound)
  const claim = openClaim(invoice, recipient)
  const account = await accountToPay(db, invoice, typed)
  const amountCents = amountOf(invoice, claim, typed.Amount)
  const today = await bankDay(db)
  const rate = (await listRates(db, today)).find(({ method }) => method === typed.Method) ?? fail(PaymentMethodOff)
  const price = priceOf(amountCents, rate)
  if (price.totalCents !== centsFromText(typed.Total)) fail(PriceChanged, { Total: PriceChanged.message })
  await countAgainstQuota(db, `pay:${claim.claimId}`, OF_A_CLAIM)
  await countAgainstQuota(db, `pay-by:${paying.payer?.profileId ?? paying.recipientId}`, OF_A_PAYER)
  const payment = await insertPayment(db, {
    invoiceId: invoice.id,
    claimId: claim.claimId,
    recipientId: recipient.id,
    payer: paying.payer ?? payerOf(recipient),
    paymentAccountId: account.id,
    source: paying.payer ? 'account' : 'link',
    method: typed.Method,
    amountCents,
    payerFeeCents: price.payerFeeCents,
    issuerFeeCents: price.issuerFeeCents,
    token: typed.Token,
    clientReference: paying.opened ?? clientReferenceOf(invoice.id, paying.payer?.profileId ?? recipient.id),
    gateway,
    expectedOn: arrivalOf(today, typed.Method),
    ip: paying.ip,
  })
  await setReceivingAccount(db, invoice.id, account.id)
  await changeClaim(db, invoice, claim, { inTransit: amountCents })
  return payment
}

/** Who pays by a link may have an account all the same: it is theirs then. */
export function payerOf({ profile_id, profile_account_id }: RecipientRow): Paying['payer'] {
  return profile_id !== null && profile_account_id !== null ? { accountId: profile_account_id, profileId: profile_id } : null
}

const scopeOf = ({ accountId, issuerProfileId }: Paying) => invoicesIssuedBy({ accountId, profileId: issuerProfileId })

function openClaim(invoice: LockedInvoice, recipient: RecipientRow): Claim {
  refuseUnlessSent(invoice)
  const claim = claimOf(invoice, recipient)
  if (claim.balanceCents <= 0) fail(paidOrWrittenOff(claim))
  if (claim.inTransitCents > 0) fail(PaymentUnderWay)
  return claim
}

/** The key has to be that of the account that the invoice is paid to; nothing else of it is believed. */
async function accountToPay(db: EventContext['db'], invoice: LockedInvoice, typed: Typed): Promise<ReceivingAccount> {
  const wanted = await receivingAccountOf(db, invoice)
  const account = wanted && (await holdReceivingAccount(db, { accountId: invoice.account_id, id: wanted.id }))
  if (!account?.is_active) return fail(NoActivePaymentAccount)
  if (account.sub_account_key !== typed.MerchantKey) fail(MerchantKeyWrong)
  return takes(account, typed.Method) ? account : fail(PaymentMethodOff)
}

function amountOf(invoice: LockedInvoice, claim: Claim, typed: string): number {
  const cents = centsFromText(typed)
  const said = (amount: number) => formatExactMoney(textFromCents(amount))
  if (cents > claim.balanceCents) failField('Amount', messages.aboveBalance({ amount: said(claim.balanceCents) }))
  if (cents === claim.balanceCents) return cents
  if (!invoice.allows_partial) failField('Amount', messages.onlyWhole({ amount: said(claim.balanceCents) }))
  // What is left of a bill may be less than the least that is taken at once.
  const least = Math.min(invoice.least_partial_cents ?? 1, claim.balanceCents)
  if (cents < least) failField('Amount', messages.belowLeast({ amount: said(least) }))
  return cents
}

import { CreateAssetPayment, ProcessAssetPayment } from '@keystead/contract/money/asset-payments/asset-payment.operations.ts'
import {
  CalculateCheckoutAmount,
  CalculatePaymentAmount,
  CancelPaymentTransaction,
  CreatePaymentTransaction,
  GetAssetPaymentDetails,
  GetCheckoutFields,
  GetPaymentFields,
  PayCheckout,
} from '@keystead/contract/money/payments/payment.operations.ts'
import type { PaymentQuote } from '@keystead/contract/money/payments/payment.schemas.ts'
import { centsFromText, textFromCents } from '@keystead/contract/values/money.ts'
import type { Control } from '../../gateway/src/control-client.ts'
import { type Home, oneOf } from './homes.ts'
import type { PayLinks } from './pay-links.ts'
import type { Step } from './script.ts'
import type { Came, Tab } from './tab.ts'

export type PayersTab = {
  readonly home: Home
  readonly tab: Tab
  readonly visitor: Tab
  readonly control: Control
  readonly links: PayLinks
}

type Fields = { readonly CardUrl: string; readonly BankUrl: string }

const CHALLENGED = '4000002760003184'
/** Good ones more often than others. */
const CARDS = [
  '4242424242424242',
  '5555555555554444',
  '378282246310005',
  '6011111111111117',
  '4242424242424242',
  '4242424242424242',
  '4000000000000002',
  '4000000000009995',
  CHALLENGED,
  '4000000000000259',
  '4000000000005126',
]
const BANKS = ['000123456789', '000123456789', '000123456789', '000222222227', '000444444440', '000111111116']

export async function pay(at: PayersTab, step: Step): Promise<void> {
  const invoiceId = oneOf(
    at.home.bills.filter(({ isByLink }) => !isByLink),
    step.pick,
  )?.invoiceId
  const input = invoiceId && (await payInput(at, step, invoiceId))
  if (!input) return
  const paying = [at.tab.change(CreatePaymentTransaction, input, { ...step, invoiceId })]
  if (step.kind === 'pay in two tabs') {
    const other = await payInput(at, { ...step, number: 1 - step.number }, invoiceId)
    if (other) paying.push(at.tab.change(CreatePaymentTransaction, other, { ...step, invoiceId }))
  }
  for (const paid of await Promise.all(paying)) notePaid(at.home, invoiceId, 'account', paid)
}

async function payInput({ tab, control }: PayersTab, step: Step, InvoiceId: string) {
  const whole = await tab.ask(CalculatePaymentAmount, { InvoiceId })
  const Amount = whole && amountOf(whole, step.part)
  const quote = Amount && (await tab.ask(CalculatePaymentAmount, { InvoiceId, Amount }))
  const fields = quote && (await tab.ask(GetPaymentFields, { InvoiceId }))
  const typed = fields && (await typedFor(control, quote, fields, step))
  return typed ? { InvoiceId, ...typed } : null
}

/** A part where parts are taken, and never less than the gateway takes. */
function amountOf({ Balance, AllowsPartial }: PaymentQuote, part: number): string | null {
  const balance = centsFromText(Balance)
  if (balance < 100) return null
  return AllowsPartial && part < 1 ? textFromCents(Math.max(100, Math.floor(balance * part))) : Balance
}

export async function typedFor(control: Control, quote: PaymentQuote, fields: Fields, { method, number }: Step) {
  const option = quote.Options.find(({ Method }) => Method === method)
  if (!option || quote.MerchantKey === null) return null
  const numbers = method === 'card' ? CARDS : BANKS
  const chosen = numbers[Math.floor(number * numbers.length)]!
  const typing =
    method === 'card' ? control.typeCard(fields.CardUrl, { number: chosen }) : control.typeBank(fields.BankUrl, { account_number: chosen })
  const { token } = await typing.catch(() => ({ token: undefined }))
  return token ? { Method: method, MerchantKey: quote.MerchantKey, Amount: quote.Amount, Total: option.Total, Token: token } : null
}

/** Rent ahead: what is paid makes an invoice of its own, with the id of what was begun. Others do with it what they do with those that were billed. */
export async function payUnbilled({ home, tab, control }: PayersTab, step: Step): Promise<void> {
  const cents = 2_000 + Math.floor(step.part * 80_000)
  const begun = await tab.ask(CreateAssetPayment, { AssetId: home.assetId, ItemForTypeId: 1, Amount: textFromCents(cents) })
  const typed = begun?.Fields && (await typedFor(control, begun.Quote, begun.Fields, step))
  if (!begun || !typed) return
  const { AssetPaymentId } = begun
  const { Amount: _, ...agreed } = typed
  const paid = await tab.change(ProcessAssetPayment, { AssetPaymentId, ...agreed }, { ...step, invoiceId: AssetPaymentId })
  notePaid(home, AssetPaymentId, 'account', paid)
  if (paid?.data) home.bills.push({ invoiceId: AssetPaymentId, cents, isByLink: false })
}

/** With the link of the email that came last, or of one before it. */
export async function payByLink({ home, visitor, control, links }: PayersTab, step: Step): Promise<void> {
  const link = oneOf(await links.of(home.person.address), step.pick)
  const whole = link && (await visitor.ask(CalculateCheckoutAmount, { Token: link }))
  const Amount = whole && amountOf(whole, step.part)
  const quote = Amount && (await visitor.ask(CalculateCheckoutAmount, { Token: link, Amount }))
  const fields = quote && (await visitor.ask(GetCheckoutFields, { Token: link }))
  const typed = fields && (await typedFor(control, quote, fields, step))
  if (!typed || !link) return
  const paid = await visitor.change(PayCheckout, { Link: link, ...typed }, step)
  notePaid(home, '', 'link', paid)
}

function notePaid({ payments }: Home, invoiceId: string, by: 'account' | 'link', paid: Came<{ PaymentId: string }> | null): void {
  if (paid?.data) payments.push({ paymentId: paid.data.PaymentId, invoiceId, isRecorded: false, by })
}

/** Who is to prove to their bank who they are, does, does not, or gives up. */
export async function answerTheBank({ home, tab, control }: PayersTab, step: Step): Promise<void> {
  for (const { paymentId: PaymentId, invoiceId } of home.payments.filter((one) => !one.isRecorded && one.by === 'account').slice(-6)) {
    const payment = await tab.ask(GetAssetPaymentDetails, { PaymentId })
    if (payment?.Status !== 'needsAction') continue
    if (step.way < 0.3) await tab.change(CancelPaymentTransaction, { PaymentId }, { ...step, invoiceId })
    else if (payment.ChallengeUrl)
      await control.answerChallenge(payment.ChallengeUrl, step.way < 0.8 ? 'complete' : 'reject').catch(() => {})
  }
}

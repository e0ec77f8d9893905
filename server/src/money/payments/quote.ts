import { type FeeRate, type PaymentPrice, priceOf } from '@keystead/contract/money/payments/fees.ts'
import { NoActivePaymentAccount, PaymentMethodOff } from '@keystead/contract/money/payments/payment.operations.ts'
import type { PaymentQuote } from '@keystead/contract/money/payments/payment.schemas.ts'
import type { OnlineMethod } from '@keystead/contract/money/payments/payment.values.ts'
import { messages } from '@keystead/contract/money/payments/payments-messages.text.ts'
import {
  InvoiceIsPaid,
  InvoiceIsVoid,
  InvoiceIsWrittenOff,
  InvoiceNotSent,
  PaymentUnderWay,
} from '@keystead/contract/money/invoices/invoice.operations.ts'
import { addBusinessDays } from '@keystead/contract/values/business-days.ts'
import { centsFromText, textFromCents } from '@keystead/contract/values/money.ts'
import type { Db } from '../../database/db.ts'
import { todayIn } from '../../database/days.ts'
import { fail } from '../../rpc/failure.ts'
import type { Services } from '../../rpc/services.ts'
import { type Claim, claimOf, type InvoiceRow, receivingAccountOf, type RecipientRow } from '../invoices/invoice.public.ts'
import type { ReceivingAccount } from '../payment-accounts/payment-account.public.ts'
import { listRates } from './rate.queries.ts'

/** Days of banks, not of the home: their day is that of New York. */
const BANK_ZONE = 'America/New_York'
/** Until it is at the bank of who bills, about. */
const BUSINESS_DAYS: Readonly<Record<OnlineMethod, number>> = { card: 2, bank: 5 }

export function arrivalOf(today: string, method: OnlineMethod): string {
  return addBusinessDays(today, BUSINESS_DAYS[method])
}

export const bankDay = (db: Db) => todayIn(db, BANK_ZONE)

export function takes(account: ReceivingAccount, method: OnlineMethod): boolean {
  return method === 'card' ? account.takes_cards : account.takes_bank_payments
}

/** Of what is not owed there is no price; what is owed already has one, with the reason for which it is not paid now. */
export function refuseUnlessSent({ status }: Pick<InvoiceRow, 'status'>): void {
  if (status === 'void') fail(InvoiceIsVoid)
  if (status !== 'sent') fail(InvoiceNotSent)
}

/** What paying now would come to; nothing is kept. */
export async function quoteFor(
  db: Db,
  services: Pick<Services, 'payments'>,
  { invoice, recipient, amount }: { invoice: InvoiceRow; recipient: RecipientRow; amount: string | null },
): Promise<PaymentQuote> {
  return quoteOf(db, services, {
    claim: claimOf(invoice, recipient),
    account: await receivingAccountOf(db, invoice),
    amount,
    allowsPartial: invoice.allows_partial,
    leastPartialCents: invoice.least_partial_cents,
  })
}

type Quoted = {
  readonly claim: Pick<Claim, 'balanceCents' | 'inTransitCents' | 'writtenOffCents'>
  readonly account: ReceivingAccount | null
  /** Null: all of it. */
  readonly amount: string | null
  readonly allowsPartial: boolean
  readonly leastPartialCents: number | null
}

/** The same of what is not billed yet. */
export async function quoteOf(
  db: Db,
  { payments }: Pick<Services, 'payments'>,
  { claim, account, amount, allowsPartial, leastPartialCents }: Quoted,
): Promise<PaymentQuote> {
  const wanted = amount === null ? claim.balanceCents : centsFromText(amount)
  const today = await bankDay(db)
  const refusal = refusalOf(payments !== null, claim, account)
  return {
    Balance: textFromCents(claim.balanceCents),
    Amount: textFromCents(wanted),
    AllowsPartial: allowsPartial,
    LeastPartial: leastPartialCents === null ? null : textFromCents(leastPartialCents),
    PayeeName: account?.name ?? '',
    MerchantKey: refusal ? null : (account?.sub_account_key ?? null),
    Refusal: refusal,
    Options: (await listRates(db, today)).map((rate) => presentOption(rate, priceOf(wanted, rate), today, account)),
    IsSandbox: payments?.isSandbox ?? false,
  }
}

/** Why nothing of it is owed any more. */
export const paidOrWrittenOff = ({ writtenOffCents }: Pick<Claim, 'writtenOffCents'>) =>
  writtenOffCents > 0 ? InvoiceIsWrittenOff : InvoiceIsPaid

/** As a payer reads it. */
function refusalOf(isOn: boolean, claim: Quoted['claim'], account: ReceivingAccount | null): string | null {
  if (claim.balanceCents <= 0) return paidOrWrittenOff(claim).message
  if (claim.inTransitCents > 0) return PaymentUnderWay.message
  if (!isOn) return messages.payingOff
  return account?.is_active ? null : NoActivePaymentAccount.message
}

function presentOption(rate: FeeRate, price: PaymentPrice, today: string, account: ReceivingAccount | null) {
  return {
    Method: rate.method,
    Fee: textFromCents(price.feeCents),
    FeePaidBy: rate.paidBy,
    Total: textFromCents(price.totalCents),
    Received: textFromCents(price.receivedCents),
    ArrivesOn: arrivalOf(today, rate.method),
    Refusal: account && !takes(account, rate.method) ? PaymentMethodOff.message : null,
  }
}

import { randomUUID } from 'node:crypto'
import {
  CalculatePaymentAmount,
  CreatePaymentTransaction,
  GetAssetPaymentDetails,
  GetPaymentFields,
} from '@keystead/contract/money/payments/payment.operations.ts'
import type { PaymentDetails } from '@keystead/contract/money/payments/payment.schemas.ts'
import type { InvoiceDetails } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { expect } from 'vitest'
import type { RunningGateway } from '../../../../gateway/src/start-gateway.ts'
import type { TestApp, TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { newAccountOf } from '../../payment-gateway/new-account.factory.ts'
import { readInvoice, rentedHome } from '../invoices/invoice.factory.ts'
import { givenPaymentAccount } from '../payment-accounts/payment-account.factory.ts'

/** What a payer types into the fields of the provider. */
export type Typed = { readonly card: string } | { readonly bank: string }

export const GOOD_CARD = { card: '4242424242424242' }
export const DECLINED_CARD = { card: '4000000000009995' }
export const CHALLENGED_CARD = { card: '4000002760003184' }
export const GOOD_BANK = { bank: '000123456789' }
/** Settles, and comes back R01 three days later. */
export const RETURNED_BANK = { bank: '000444444440' }
/** Comes back R01 before it settles. */
export const EMPTY_BANK = { bank: '000222222227' }

/** A payment account that the gateway has let through. */
export async function activeAccount(
  app: TestApp,
  gateway: RunningGateway,
  person: TestPerson,
): Promise<{ id: string; gatewayRef: string }> {
  const verdict = await app.services.payments!.accounts.create(newAccountOf(randomUUID()), {
    key: randomUUID(),
    signal: AbortSignal.timeout(5_000),
  })
  if (verdict.outcome !== 'done') throw new Error(verdict.reason)
  const gatewayRef = verdict.answer.id
  await gateway.control.review(gatewayRef, { outcome: 'active' })
  return { id: await givenPaymentAccount(app, person, { gatewayRef }), gatewayRef }
}

/** A leased home whose manager is paid online, at a provider that behaves. */
export async function homeToPayFor(app: TestApp, gateway: RunningGateway) {
  await gateway.control.behave()
  const home = await rentedHome(app)
  return { ...home, gatewayAccount: (await activeAccount(app, gateway, home.owner)).gatewayRef }
}

/** How an invoice stands for a reader. */
export async function invoiceState(
  person: TestPerson,
  InvoiceId: string,
): Promise<Pick<InvoiceDetails, 'State' | 'IsProcessing' | 'Paid' | 'Balance'>> {
  const { State, IsProcessing, Paid, Balance } = await readInvoice(person, { InvoiceId })
  return { State, IsProcessing, Paid, Balance }
}

/** Waits for it. */
export async function paymentBecomes(person: TestPerson, paymentId: string, status: string): Promise<void> {
  await expect.poll(async () => (await readPayment(person, paymentId)).Status, { timeout: 10_000 }).toBe(status)
}

/** What stands in a profile's book in all accounts of one kind. */
export async function bookBalance(app: TestApp, { profileId }: TestPerson, kind: string): Promise<number> {
  const [row] = await app.sql<{ sum: number }>(
    `select coalesce(sum(balance), 0)::bigint as sum from ledger_account a join ledger_book b on b.id = a.book_id where b.profile_id = $1 and kind = $2`,
    [profileId, kind],
  )
  return row!.sum
}

/** What the provider calls a payment. */
export async function refAtGateway(app: TestApp, paymentId: string): Promise<string> {
  const [row] = await app.sql<{ gateway_ref: string }>('select gateway_ref from payment where id = $1', [paymentId])
  return row!.gateway_ref
}

/** A one-time token of the fields for this payer and invoice. */
export async function tokenFor(gateway: RunningGateway, payer: TestPerson, InvoiceId: string, typed: Typed): Promise<string> {
  return typedToken(gateway, must(await payer.call(GetPaymentFields, { InvoiceId })), typed)
}

/** A one-time token of fields that were opened for someone. */
export async function typedToken(
  gateway: RunningGateway,
  fields: { readonly CardUrl: string; readonly BankUrl: string },
  typed: Typed,
): Promise<string> {
  const { token, errors } =
    'card' in typed
      ? await gateway.control.typeCard(fields.CardUrl, { number: typed.card })
      : await gateway.control.typeBank(fields.BankUrl, { account_number: typed.bank })
  if (!token) throw new Error(JSON.stringify(errors))
  return token
}

export type PayInput = InputOf<typeof CreatePaymentTransaction>

/** What a payer who agrees to what they see sends. */
export async function payInput(
  gateway: RunningGateway,
  payer: TestPerson,
  InvoiceId: string,
  typed: Typed,
  amount?: string,
): Promise<PayInput> {
  const Method = 'card' in typed ? 'card' : 'bank'
  const quote = must(await payer.call(CalculatePaymentAmount, { InvoiceId, ...(amount && { Amount: amount }) }))
  const option = quote.Options.find((one) => one.Method === Method)!
  return {
    InvoiceId,
    Method,
    MerchantKey: quote.MerchantKey ?? 'none',
    Amount: quote.Amount,
    Total: option.Total,
    Token: await tokenFor(gateway, payer, InvoiceId, typed),
  }
}

export async function pay(
  gateway: RunningGateway,
  payer: TestPerson,
  InvoiceId: string,
  typed: Typed,
  amount?: string,
): Promise<PaymentDetails> {
  const { PaymentId } = must(await payer.call(CreatePaymentTransaction, await payInput(gateway, payer, InvoiceId, typed, amount)))
  return readPayment(payer, PaymentId)
}

export async function readPayment(person: TestPerson, PaymentId: string): Promise<PaymentDetails> {
  return must(await person.call(GetAssetPaymentDetails, { PaymentId }))
}

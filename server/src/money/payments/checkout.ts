import type {
  CalculateCheckoutAmount,
  GetCheckout,
  GetCheckoutFields,
  PayCheckout,
} from '@keystead/contract/money/payments/payment.operations.ts'
import { PaymentLinkOver } from '@keystead/contract/money/payments/payment.operations.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import type { Db } from '../../database/db.ts'
import { claimAccount } from '../../database/pool.ts'
import { findProfileCards, nameless } from '../../identity/profiles/profile.public.ts'
import { todayIn } from '../../database/days.ts'
import { openLink } from '../../links/links.ts'
import type { FieldSetup } from '../../rpc/payment-gateway.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler, PreparedHandler } from '../../rpc/module.ts'
import type { Services } from '../../rpc/services.ts'
import {
  findInvoiceOfRecipient,
  type InvoiceRow,
  listClaimLines,
  listRecipients,
  owedBy,
  PAY_LINK,
  type RecipientRow,
  recipientNames,
  stateOf,
} from '../invoices/invoice.public.ts'
import { beginPayment } from './begin-payment.ts'
import { failureWords } from './failure-words.ts'
import { clientReferenceOf, openFields } from './payment-fields.ts'
import { listPaymentsOfRecipient } from './payment.queries.ts'
import { quoteFor } from './quote.ts'

type Behind = { readonly invoice: InvoiceRow; readonly recipient: RecipientRow }

/** The bill behind a payment link, in a transaction that from here on touches the rows of who bills. A withdrawn one has none. */
async function openBill(db: Db, secret: string): Promise<Behind> {
  const link = (await openLink(db, [PAY_LINK], secret)) ?? fail(PaymentLinkOver)
  await claimAccount(db, link.accountId)
  const invoice = (await findInvoiceOfRecipient(db, link.objectId)) ?? fail(PaymentLinkOver)
  const recipient = (await listRecipients(db, [invoice.id])).find(({ id }) => id === link.objectId) ?? fail(PaymentLinkOver)
  if (invoice.status !== 'sent' && invoice.status !== 'void') fail(PaymentLinkOver)
  return { invoice, recipient }
}

/** Public reads have no transaction of their own. */
function reading<Result>({ database }: Pick<Services, 'database'>, read: (db: Db) => Promise<Result>): Promise<Result> {
  return database.transaction({ kind: 'public' }, read, { readOnly: true })
}

export const getCheckout: Handler<typeof GetCheckout> = ({ services }, { Token }) =>
  reading(services, async (db) => present(db, await openBill(db, Token)))

export const calculateCheckoutAmount: Handler<typeof CalculateCheckoutAmount> = ({ services }, { Token, Amount }) =>
  reading(services, async (db) => quoteFor(db, services, { ...(await openBill(db, Token)), amount: Amount }))

export const getCheckoutFields: PreparedHandler<typeof GetCheckoutFields, FieldSetup> = {
  async prepare({ services, origin }, { Token }) {
    const { invoice, recipient } = await reading(services, (db) => openBill(db, Token))
    return openFields(services, origin, clientReferenceOf(invoice.id, recipient.id))
  },
  run: async (_context, _input, { cardUrl, bankUrl }) => ({ CardUrl: cardUrl, BankUrl: bankUrl }),
}

export const payCheckout: Handler<typeof PayCheckout> = async (context, { Link, ...typed }) => {
  const { invoice, recipient } = await openBill(context.db, Link)
  const payment = await beginPayment(
    context,
    {
      accountId: invoice.account_id,
      issuerProfileId: invoice.profile_id,
      invoiceId: invoice.id,
      recipientId: recipient.id,
      payer: null,
      ip: context.origin.ip,
    },
    typed,
  )
  context.audit(payment.id, { invoice: invoice.id, amountCents: payment.amount_cents })
  return { PaymentId: payment.id, Status: payment.status }
}

/** Of a share, that share alone; who else is billed is told nowhere. */
async function present(db: Db, { invoice, recipient }: Behind) {
  const owed = owedBy(invoice, recipient)
  const shareOf = recipient.amount_cents === null ? null : recipient.id
  const lines = await listClaimLines(db, { invoiceId: invoice.id, shareOf })
  const issuer = (await findProfileCards(db, [invoice.profile_id])).get(invoice.profile_id)
  const payments = await listPaymentsOfRecipient(db, recipient.id)
  const isVoid = invoice.status === 'void'
  return {
    InvoiceNumber: invoice.number,
    IssuerName: issuer?.Name ?? nameless.closedAccount,
    PayerName: (await recipientNames(db, [recipient]))(recipient),
    PropertyTitle: invoice.asset_title,
    State: stateOf({ ...invoice, today: await todayIn(db, invoice.time_zone) }, owed),
    DueDate: invoice.due_on,
    Total: textFromCents(owed.totalCents),
    Paid: textFromCents(owed.paidCents),
    Balance: textFromCents(isVoid ? 0 : owed.totalCents - owed.paidCents - owed.creditedCents),
    IsProcessing: (shareOf === null ? invoice.in_transit_cents : recipient.in_transit_cents) > 0,
    Lines: lines.map(({ id, title, amount_cents }) => ({ LineId: id, Title: title, Amount: textFromCents(amount_cents) })),
    Notes: invoice.notes,
    Payments: payments.map((payment) => ({
      PaymentId: payment.id,
      Status: payment.status,
      Method: payment.method,
      MethodDetail: payment.method_detail,
      Amount: textFromCents(payment.amount_cents),
      Total: textFromCents(payment.amount_cents + payment.payer_fee_cents),
      StartedAt: payment.started_at.toISOString(),
      ExpectedOn: payment.settled_at ? null : payment.expected_on,
      ReceiptNumber: payment.receipt_number,
      IsUnknown: payment.unknown_since !== null,
      FailureReason:
        payment.status === 'failed' || payment.status === 'returned'
          ? failureWords({ returnCode: payment.return_code, failureCode: payment.failure_code })
          : null,
      ChallengeUrl: payment.status === 'needsAction' ? payment.challenge_url : null,
    })),
  }
}

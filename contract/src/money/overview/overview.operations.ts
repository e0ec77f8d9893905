import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { area } from '../../rpc/operation.ts'
import { invalidMessage } from '../../text/messages.ts'
import { choice, date, optional, rowId } from '../../values/fields.ts'
import { isTimeZone } from '../../values/time-zones.ts'
import { INVOICE_DIRECTIONS } from '../invoices/invoice.values.ts'

/*
 * The numbers of money, each defined once: a dashboard, the page of a property and the lists behind them show the same.
 */

const payments = area('payments')
const amount = z.string()

export const GetMoneyOverview = payments.query('GetMoneyOverview', {
  summary:
    'What is due, overdue and on its way today, and what was collected this month and this year: of what the active profile bills (1), agents with what they bill for managers, or of what it is billed (2).',
  access: signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] }),
  permission: 'invoices:view',
  input: z.strictObject({
    Direction: choice('Direction', Object.values(INVOICE_DIRECTIONS)).default(INVOICE_DIRECTIONS.Sent),
    AssetId: optional(rowId('Property')),
    /** Another month to count what was collected in, by its first day. */
    Month: optional(date('Month')),
    /** Of the reader: which month it is. */
    TimeZone: optional(z.string({ error: invalidMessage('Time zone') }).refine(isTimeZone, { error: invalidMessage('Time zone') })),
  }),
  output: z.object({
    /**
     * Owed on sent invoices whose due date has not passed where the property stands: what they come to, less what was paid and forgiven. What is on its
     * way is owed until it has come. `GetInvoices` and `GetSentInvoices` with the status `due` list them.
     */
    Due: amount,
    DueCount: z.int(),
    /** The same of those whose due date has passed: the status `overdue`. */
    Overdue: amount,
    OverdueCount: z.int(),
    /** Payments that were begun and have neither come nor failed, without fees of payers: `GetAssetPayments` with the status `underWay` lists them. */
    InTransit: amount,
    InTransitCount: z.int(),
    /** The month that was asked for, or in which the reader is, by its first day: `GetAssetPayments` with it lists what follows. */
    Month: z.iso.date(),
    /** What came in it, on the day where the property stands, before fees; what was recorded by hand, on the day that it was paid. */
    Arrived: amount,
    /** What went back in it, whenever it had come: refunds, what banks took back or a dispute cost, and what was recorded by mistake. */
    WentBack: amount,
    /** The difference. What is disputed counts until that is lost. */
    Collected: amount,
    /** The same from the first of January of that year through that month. */
    CollectedInYear: amount,
    /** For who is billed: what to pay first, of that for which nothing is on its way. */
    Next: z
      .object({ InvoiceId: z.guid(), InvoiceNumber: z.string(), DueDate: z.iso.date(), Balance: amount, IsOverdue: z.boolean() })
      .nullable(),
  }),
  reads: ['invoice', 'payment'],
})

import type { CodeMutant } from './mutant.ts'
import type { Kill } from './plan.ts'
import type { CompanyRule, Rule } from './weather.ts'

/*
 * The guards of money, each of them switched off. Where two guards hold the same, one alone is no mutant: it takes both. A new guard is a row.
 */

export type Mutant = {
  /** What is so without it. */
  readonly says: string
  /** Rules of which one at least has to turn red. */
  readonly turns: readonly string[]
  readonly edits?: readonly CodeMutant[]
  /** As the owner of the database, once the apps have migrated it. */
  readonly sql?: string
  /** As the superuser, each on its own. */
  readonly superuser?: readonly string[]
  /** What goes wrong more often in its run, so that a short one shows it. */
  readonly rules?: readonly Rule[]
  /** At the bureau. */
  readonly bureauRules?: readonly CompanyRule[]
  readonly kills?: readonly Kill['what'][]
  /** Where what shows it is rare. */
  readonly seconds?: number
}

const RESENT_KEY: CodeMutant = {
  file: 'server/src/outside-calls/make-outside-call.ts',
  from: '{ key: callId, signal: within }',
  to: '{ key: `${callId}-${tries}-${Math.random()}`, signal: within }',
}
const lost = (path: string): Rule[] => [
  { path, method: 'POST', kind: 'error_after', probability: 0.3, times: 10_000 },
  { path, method: 'POST', kind: 'reset_after', probability: 0.3, times: 10_000, seed: 2 },
]

export const MUTANTS: readonly Mutant[] = [
  {
    says: 'A refund that is asked for again has another key at the gateway.',
    turns: ['M6', 'M11', 'M15'],
    edits: [RESENT_KEY],
    rules: [{ path: '/v1/refunds', method: 'POST', kind: 'slow', delay_ms: 2_500, probability: 0.9, times: 10_000 }],
  },
  {
    says: 'What was asked for before is not looked for at the gateway before it is asked for again, when it has forgotten the key.',
    turns: ['M6', 'M11', 'M15'],
    edits: [
      {
        file: 'server/src/money/payments/refund-call.ts',
        from: 'await payments.refunds.findByReference(refundId, one)',
        to: 'null as never',
      },
      RESENT_KEY,
    ],
    rules: lost('/v1/refunds'),
  },
  {
    says: 'A payment that the gateway does not know is taken for failed, and one that has failed stays so.',
    turns: ['M6', 'M10', 'M15'],
    edits: [
      {
        file: 'server/src/money/payments/look-for-payment.ts',
        from: '  if (!seen) return false\n',
        to: `  if (!seen) {
    const { failPayment } = await import('./apply-gateway-payment.ts')
    await eventTransaction(services, CLAIMS, (context) => failPayment(context, paymentId, 'not_found'))
    return true
  }
`,
      },
      { file: 'contract/src/money/payments/payment.values.ts', from: "  failed: ['settled'],\n", to: '  failed: [],\n' },
    ],
    rules: [{ path: '/v1/payment_intents', method: 'POST', kind: 'slow', delay_ms: 8_000, probability: 0.5, times: 10_000 }],
  },
  {
    says: 'What the gateway has not answered is not asked for again.',
    turns: ['M10', 'M15'],
    edits: [
      {
        file: 'server/src/outside-calls/make-outside-call.ts',
        from: '    throw new Error(`outside call ${callId} (${name}) is not settled: ${reason}`, { cause: error })\n',
        to: '',
      },
    ],
    rules: [{ path: '/v1/payment_intents', method: 'POST', kind: 'error_before', probability: 0.4, times: 10_000 }],
  },
  {
    says: 'The answer to a key is not stored.',
    turns: ['M13'],
    edits: [
      {
        file: 'server/src/http/replay.ts',
        from: '  await db.prepared(keepReply, [key.caller, key.operation, key.transactionId, key.bodyMac, JSON.stringify(reply), days])\n',
        to: '  void [db, keepReply, key, reply, days]\n',
      },
    ],
  },
  {
    says: 'A key is not held while its first call still runs.',
    turns: ['M13'],
    edits: [
      {
        file: 'server/src/http/replay.ts',
        from: '  if (!lock?.locked) throw new CallFailure(CallErrors.StillRunning, { retryAfterSeconds: 1 })\n',
        to: '  void lock\n',
      },
    ],
  },
  {
    says: 'What changes an invoice and its payments locks neither.',
    turns: ['M7', 'M8', 'M9', 'M13', 'M15', 'M16', 'M20'],
    edits: [
      {
        file: 'server/src/money/invoices/invoice.queries.ts',
        from: 'from invoice where account_id = $1 and profile_id = $2 and id = $3 for no key update`',
        to: 'from invoice where account_id = $1 and profile_id = $2 and id = $3`',
      },
      {
        file: 'server/src/money/payments/payment.queries.ts',
        from: 'from payment where id = $1 for no key update`',
        to: 'from payment where id = $1`',
      },
    ],
  },
  {
    says: 'Two payments of one thing that is owed may be under way.',
    // Once they have come the second one is a credit of the payer: what is seen at the end is that nothing would have refused it.
    turns: ['M7', 'M13'],
    edits: [
      {
        file: 'server/src/money/payments/begin-payment.ts',
        from: '  if (claim.inTransitCents > 0) fail(PaymentUnderWay)\n',
        to: '',
      },
    ],
    sql: 'drop index payment_open_once',
  },
  {
    says: 'A refund of which the gateway tells twice is in the invoice twice.',
    turns: ['M8'],
    edits: [
      {
        file: 'server/src/money/payments/apply-gateway-refund.ts',
        from: "  if (!refund.is_booked && refund.status === 'pending') {\n",
        to: '  {\n',
      },
    ],
  },
  {
    says: 'A payment that was taken back can be taken back again.',
    turns: ['M8'],
    edits: [
      {
        file: 'server/src/money/payments/record-payment.ts',
        from: "  if (payment.status !== 'settled') fail(PaymentReversedAlready)\n",
        to: '',
      },
    ],
  },
  {
    says: 'A refund is not held to what is left of the payment.',
    turns: ['M16'],
    seconds: 90,
    edits: [
      {
        file: 'server/src/money/payments/refund-payment.ts',
        from: '  if (amountCents > refundableCents)\n',
        to: '  if (amountCents < 0)\n',
      },
      {
        file: 'server/src/money/payments/refund-payment.ts',
        from: " && payment.status === 'settled' && refundableCents > 0 ",
        to: " && payment.status === 'settled' ",
      },
    ],
  },
  {
    says: 'An invoice is taken back while a payment is under way, and what comes then pays it all the same.',
    turns: ['M8', 'M9', 'M10', 'M15'],
    edits: [
      {
        file: 'server/src/money/invoices/invoice-steps.ts',
        from: "  if (invoice.status !== 'sent') return InvoiceNotSent\n  if (invoice.in_transit_cents > 0) return PaymentUnderWay\n",
        to: "  if (invoice.status !== 'sent') return InvoiceNotSent\n",
      },
      {
        file: 'server/src/money/payments/lock-with-invoice.ts',
        from: "(invoice.status === 'sent' ? Math.max(claim.balanceCents, 0) : 0)",
        to: 'Math.max(invoice.status ? claim.balanceCents : 0, 0)',
      },
    ],
    // That only what was sent is being paid.
    sql: 'alter table invoice drop constraint invoice_check5',
  },
  {
    says: 'A screening that is ordered again is another one at the bureau.',
    turns: ['S1'],
    edits: [
      {
        file: 'server/src/applications/screening/order-call.ts',
        from: '    const known = await bureau.screenings.findByReference(screeningId, one)\n',
        to: `    const known = null as Awaited<ReturnType<typeof bureau.screenings.findByReference>>
    const tried = ((globalThis as Record<string, unknown>)['triedOrders'] ??= new Set<string>()) as Set<string>
    if (order && tried.has(screeningId)) Object.assign(order, { reference: crypto.randomUUID() })
    tried.add(screeningId)
`,
      },
      RESENT_KEY,
    ],
    bureauRules: [{ path: '/v1/screenings', method: 'POST', kind: 'reset_after', probability: 0.6, times: 10_000 }],
    seconds: 45,
  },
  {
    says: 'A report that the bureau tells of is looked at, and not kept.',
    turns: ['S2'],
    edits: [
      {
        file: 'server/src/applications/screening/look-at-screening.ts',
        from: '    if (look) await applyLook(',
        to: "    if (look && look.screening.state !== 'completed') await applyLook(",
      },
    ],
    seconds: 45,
  },
  {
    says: 'What is paid for before it is agreed to is not ordered.',
    turns: ['S1'],
    edits: [
      {
        file: 'server/src/applications/screening/payer.ts',
        from: "(fee.status === 'paid' || fee.status === 'onItsWay')",
        to: "fee.status === 'none'",
      },
    ],
    seconds: 45,
  },
  {
    says: 'What was committed is answered before it has reached the disk.',
    turns: ['M12', 'M13', 'M6', 'M15'],
    superuser: ['alter system set synchronous_commit = off', "alter system set wal_writer_delay = '10s'", 'select pg_reload_conf()'],
    kills: ['database', 'database', 'database', 'database', 'database', 'database'],
  },
]

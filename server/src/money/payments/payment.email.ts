import { paths } from '@keystead/contract/navigation/paths.ts'
import type { Receipt } from '@keystead/contract/money/papers/receipt.events.ts'
import { centsFromText } from '@keystead/contract/values/money.ts'
import { type EmailBlock, button, facts, greeting, heading, paragraph, smallPrint } from '../../email/blocks.ts'
import { defineEmail } from '../../email/define-email.ts'
import type { Write } from '../../text/said.ts'
import { text } from './payment-email.text.ts'

/** What a receipt says. To an address that no one has confirmed go names and words that lead nowhere else; null is what may not go. */
export type PaidByEmail = Pick<
  Receipt,
  'ReceiptNumber' | 'Amount' | 'Fee' | 'Total' | 'PaidOn' | 'Method' | 'LastFour' | 'BalanceAfter'
> & {
  readonly issuer: string | null
  readonly number: string | null
  readonly home: string | null
  /** By who bills, and not by the provider. */
  readonly isRecorded: boolean
  readonly hasPaper: boolean
}

type Text = typeof text

const money = (amount: string, write: Write) => write({ cents: centsFromText(amount) })

function sentence({ issuer, isRecorded }: PaidByEmail, t: Text): EmailBlock {
  if (issuer === null) return paragraph(isRecorded ? t.recorded : t.arrived)
  return paragraph(isRecorded ? t.recordedBy({ issuer }) : t.arrivedAt({ issuer }))
}

function factsOf(data: PaidByEmail, t: Text, write: Write): EmailBlock {
  const method = write({ english: data.Method })
  const hasFee = centsFromText(data.Fee) > 0
  return facts(
    [t.amount, money(data.Amount, write)],
    ...(hasFee ? [[t.fee, money(data.Fee, write)] as const, [t.total, money(data.Total, write)] as const] : []),
    [t.paidOn, write({ day: data.PaidOn })],
    [t.method, data.LastFour === null ? method : t.endingIn({ method, lastFour: data.LastFour })],
    ...(data.home === null ? [] : [[t.property, data.home] as const]),
    ...(data.number === null ? [] : [[t.number, data.number] as const]),
    [t.receipt, data.ReceiptNumber],
    ...(centsFromText(data.BalanceAfter) > 0 ? [[t.balance, money(data.BalanceAfter, write)] as const] : []),
  )
}

const subject = (data: PaidByEmail, t: Text, write: Write) =>
  t.subject({ amount: money(data.Total, write), day: write({ day: data.PaidOn }) })
const withPaper = ({ hasPaper }: PaidByEmail, t: Text) => (hasPaper ? [paragraph(t.attached)] : [])

const sample: PaidByEmail = {
  issuer: 'Harbor Property Group',
  number: 'INV-0042',
  home: 'Oak House, Unit 3',
  ReceiptNumber: 'R-000017',
  Amount: '2450.00',
  Fee: '72.58',
  Total: '2522.58',
  PaidOn: '2026-12-08',
  Method: 'Visa',
  LastFour: '4242',
  BalanceAfter: '0.00',
  isRecorded: false,
  hasPaper: true,
}

/** To someone with an account. */
export const receiptEmail = defineEmail<PaidByEmail & { firstName: string; path: string }, Text>('payment-receipt', {
  text,
  subject,
  blocks: (data, links, t, write) => [
    heading(t.heading),
    greeting(data.firstName),
    sentence(data, t),
    factsOf(data, t, write),
    ...withPaper(data, t),
    button(t.see, links.to(data.path)),
  ],
  mayBeDeclined: () => true,
  sample: { ...sample, firstName: 'Maria', path: paths.viewInvoice('0197b4b0-0000-7000-8000-000000000001') },
})

/** To someone who is written down and has no account, with a link to their place on the invoice, where that still stands. */
export const receiptToPersonEmail = defineEmail<PaidByEmail & { hasLink: boolean }, Text>('payment-receipt-to-person', {
  text,
  subject,
  blocks: (data, links, t, write) => [
    heading(t.heading),
    sentence(data, t),
    factsOf(data, t, write),
    ...withPaper(data, t),
    ...(data.hasLink ? [button(t.see, links.withToken(paths.payByLink)), smallPrint(t.notYou)] : []),
  ],
  sample: {
    ...sample,
    isRecorded: true,
    Fee: '0.00',
    Total: '2450.00',
    Method: 'Check',
    LastFour: null,
    BalanceAfter: '50.00',
    hasLink: true,
  },
})

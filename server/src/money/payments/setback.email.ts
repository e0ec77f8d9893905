import { type EmailFact, facts, heading, paragraph } from '../../email/blocks.ts'
import { defineEmail } from '../../email/define-email.ts'
import { text } from './payment-email.text.ts'

/** What became of a payment. Of what others wrote, as in `PaidByEmail`, null is what may not go. */
export type Setback = {
  readonly kind: 'failed' | 'returned' | 'refunded' | 'refundFailed' | 'reversed' | 'disputed' | 'disputeWon' | 'disputeLost'
  readonly issuer: string | null
  readonly number: string | null
  readonly home: string | null
  readonly cents: number
  /** Of a bank, in our English. */
  readonly reason: string | null
  /** The link in the email of the invoice still opens it. */
  readonly hasLink: boolean
  readonly hasPaper: boolean
}

const known = (label: string, value: string | null): EmailFact[] => (value === null ? [] : [[label, value]])

/**
 * To someone without an account who has paid, or for whom a payment was recorded. It has no link of its own: an inbox takes so many of those an hour,
 * and what became of money is told whatever else was sent.
 */
export const setbackEmail = defineEmail<Setback, typeof text>('payment-setback', {
  text,
  subject: ({ kind, cents }, t, write) => t[kind].subject({ amount: write({ cents }) }),
  blocks: (data, _links, t, write) => {
    const amount = write({ cents: data.cents })
    return [
      heading(t[data.kind].subject({ amount })),
      paragraph(t[data.kind].sentence({ amount })),
      facts(
        [t.amount, amount],
        ...known(t.why, data.reason === null ? null : write({ english: data.reason })),
        ...known(t.from, data.issuer),
        ...known(t.property, data.home),
        ...known(t.number, data.number),
      ),
      ...(data.hasLink ? [paragraph(t.toLookAt)] : []),
    ]
  },
  sample: {
    kind: 'returned',
    issuer: 'Harbor Property Group',
    number: 'INV-0042',
    home: 'Oak House, Unit 3',
    cents: 245_000,
    reason: 'There is not enough money on the account. Please use another card or account.',
    hasLink: true,
    hasPaper: false,
  },
})

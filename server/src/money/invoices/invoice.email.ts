import { paths } from '@keystead/contract/navigation/paths.ts'
import { type EmailBlock, button, facts, greeting, heading, paragraph, smallPrint } from '../../email/blocks.ts'
import { defineEmail, type EmailLinks } from '../../email/define-email.ts'
import type { Write } from '../../text/said.ts'
import { text } from './invoice-email.text.ts'

/** What is billed. To an address that no one has confirmed go names and words that lead nowhere else; null is what may not go. */
export type BilledByEmail = {
  readonly issuer: string | null
  readonly number: string | null
  readonly home: string | null
  /** Still to be paid. */
  readonly cents: number
  readonly dueOn: string
}

type Text = typeof text

function factsOf({ number, home, cents, dueOn }: BilledByEmail, t: Text, write: Write): EmailBlock {
  return facts(
    [t.amount, write({ cents })],
    [t.due, write({ day: dueOn })],
    ...(home === null ? [] : [[t.property, home] as const]),
    ...(number === null ? [] : [[t.number, number] as const]),
  )
}

const sentence = ({ issuer }: BilledByEmail, t: Text) => (issuer === null ? t.sentBySomeone : t.sentBy({ issuer }))
const withPaper = (hasPaper: boolean, t: Text) => (hasPaper ? [paragraph(t.attached)] : [])
const payByLink = (links: EmailLinks, t: Text) => button(t.seeAndPay, links.withToken(paths.payByLink))

const sample: BilledByEmail = {
  issuer: 'Harbor Property Group',
  number: 'INV-0042',
  home: 'Oak House, Unit 3',
  cents: 245_000,
  dueOn: '2026-12-10',
}

/** To someone with an account. */
export const invoiceReceivedEmail = defineEmail<BilledByEmail & { firstName: string; path: string; hasPaper: boolean }, Text>(
  'invoice-received',
  {
    text,
    subject: (data, t, write) => t.subject({ amount: write({ cents: data.cents }), day: write({ day: data.dueOn }) }),
    blocks: (data, links, t, write) => [
      heading(t.heading),
      greeting(data.firstName),
      paragraph(sentence(data, t)),
      factsOf(data, t, write),
      ...withPaper(data.hasPaper, t),
      button(t.see, links.to(data.path)),
    ],
    mayBeDeclined: () => true,
    sample: { ...sample, firstName: 'Maria', path: paths.viewInvoice('0197b4b0-0000-7000-8000-000000000001'), hasPaper: true },
  },
)

/** To someone who is written down and has no account: its link opens what they owe, and nothing else. */
export const invoiceSentEmail = defineEmail<BilledByEmail & { hasPaper: boolean }, Text>('invoice-sent', {
  text,
  subject: (data, t, write) => t.subject({ amount: write({ cents: data.cents }), day: write({ day: data.dueOn }) }),
  blocks: (data, links, t, write) => [
    heading(t.heading),
    paragraph(sentence(data, t)),
    factsOf(data, t, write),
    ...withPaper(data.hasPaper, t),
    payByLink(links, t),
    smallPrint(t.notYou),
  ],
  sample: { ...sample, hasPaper: true },
})

/** The same person, once its day has passed. `inTransitCents`: being paid, and not there yet. */
export const invoiceOverdueEmail = defineEmail<BilledByEmail & { inTransitCents: number; hasPaper: boolean }, Text>('invoice-overdue', {
  text,
  subject: (data, t, write) => t.overdue.subject({ day: write({ day: data.dueOn }) }),
  blocks: (data, links, t, write) => [
    heading(t.overdue.heading),
    paragraph(data.issuer === null ? t.overdue.notPaid : t.overdue.notPaidTo({ issuer: data.issuer })),
    factsOf(data, t, write),
    ...(data.inTransitCents > 0 ? [paragraph(t.overdue.onItsWay({ amount: write({ cents: data.inTransitCents }) }))] : []),
    payByLink(links, t),
    smallPrint(t.notYou),
  ],
  sample: { ...sample, inTransitCents: 0, hasPaper: false },
})

import { paths } from '@keystead/contract/navigation/paths.ts'
import { button, facts, heading, note, paragraph, smallPrint } from '../../email/blocks.ts'
import { defineEmail } from '../../email/define-email.ts'
import { text } from './ticket.text.ts'

/** A number that names something is not grouped. */
const numberOf = ({ number }: { readonly number: number }) => ({ number: String(number) })

type Received = { readonly number: number; readonly supportType: string; readonly ticketId: string | null }

/**
 * Says that a message has arrived, and its number. None of what was typed is in it, not even the name: anyone can type
 * the address of someone else, and must not reach them with words of their own.
 */
export const ticketReceivedEmail = defineEmail<Received, typeof text>('ticket-received', {
  text,
  subject: (data, t) => t.received.subject(numberOf(data)),
  blocks: ({ number, supportType, ticketId }, links, t, write) => [
    heading(t.received.heading),
    paragraph(t.received.intro),
    facts([t.requestLabel, `#${number}`], [t.about, write({ english: supportType })]),
    ...(ticketId === null ? [] : [button(t.received.see, links.to(paths.supportTicket(ticketId)))]),
    smallPrint(t.received.notYou),
  ],
  sample: { number: 1042, supportType: 'Payments and Payouts', ticketId: '01900000-0000-7000-8000-000000000000' },
})

export type DeskEmailData = {
  readonly number: number
  readonly supportType: string
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly subject: string
  readonly text: string
}

/** Goes to those who run this installation. Answering it writes to the customer, past the ticket. */
export const ticketForDeskEmail = defineEmail<DeskEmailData, typeof text>('ticket-for-desk', {
  text,
  subject: (data, t) => t.desk.subject({ ...numberOf(data), subject: data.subject }),
  blocks: ({ number, supportType, name, email, phone, subject, text: words }, _links, t, write) => [
    heading(t.request(numberOf({ number }))),
    facts(
      [t.about, write({ english: supportType })],
      [t.from, name],
      [t.email, email],
      ...(phone === null ? [] : [[t.phone, phone] as const]),
      [t.subject, subject],
    ),
    note(words),
    smallPrint(t.desk.answering({ command: `npm run operator -- ticket answer ${number} "…"` })),
  ],
  sample: {
    number: 1042,
    supportType: 'Payments and Payouts',
    name: 'Robin Marlow',
    email: 'robin@example.com',
    phone: '(303) 555-0142',
    subject: 'Where is my payout?',
    text: 'The rent of November is marked as paid.\nWhen does it reach my bank?',
  },
})

export type AnswerEmailData = {
  readonly number: number
  readonly subject: string
  readonly answer: string
  /** Null for a guest. */
  readonly ticketId: string | null
  readonly takesReplies: boolean
}

export const ticketAnsweredEmail = defineEmail<AnswerEmailData, typeof text>('ticket-answered', {
  text,
  subject: (data, t) => t.answer.subject({ ...numberOf(data), subject: data.subject }),
  blocks: ({ number, answer, ticketId, takesReplies }, links, t) => [
    heading(t.answer.heading(numberOf({ number }))),
    note(answer),
    ...(ticketId === null
      ? [
          paragraph(takesReplies ? t.answer.reply : t.answer.writeAgain),
          ...(takesReplies ? [] : [button(t.answer.writeToUs, links.to(paths.contactUs()))]),
        ]
      : [paragraph(t.answer.replyThere), button(t.answer.see, links.to(paths.supportTicket(ticketId)))]),
  ],
  sample: {
    number: 1042,
    subject: 'Where is my payout?',
    answer: 'It left us on Monday and takes up to three working days.\nWe will look again on Thursday.',
    ticketId: '01900000-0000-7000-8000-000000000000',
    takesReplies: false,
  },
})

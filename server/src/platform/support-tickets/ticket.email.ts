import { paths } from '@keystead/contract/navigation/paths.ts'
import { button, facts, heading, note, paragraph, smallPrint } from '../../email/blocks.ts'
import { defineEmail } from '../../email/define-email.ts'

/**
 * Says that a message has arrived, and its number. None of what was typed is in it, not even the name: anybody can type
 * the address of somebody else, and must not reach them with words of their own.
 */
export const ticketReceivedEmail = defineEmail<{ number: number; supportType: string; ticketId: string | null }>('ticket-received', {
  subject: ({ number }) => `We have your message (request #${number})`,
  blocks: ({ number, supportType, ticketId }, links) => [
    heading('We have your message'),
    paragraph('Thank you for writing to us. A person reads it and answers to this address.'),
    facts(['Request', `#${number}`], ['About', supportType]),
    ...(ticketId === null ? [] : [button('See your request', links.to(paths.supportTicket(ticketId)))]),
    smallPrint('You have not written to us? Then somebody gave this address by mistake, and you need not do anything.'),
  ],
  sample: { number: 1042, supportType: 'Payments & Payouts', ticketId: '01900000-0000-7000-8000-000000000000' },
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
export const ticketForDeskEmail = defineEmail<DeskEmailData>('ticket-for-desk', {
  subject: ({ number, subject }) => `#${number} ${subject}`,
  blocks: ({ number, supportType, name, email, phone, subject, text }) => [
    heading(`Request #${number}`),
    facts(['About', supportType], ['From', name], ['Email', email], ...(phone === null ? [] : [['Phone', phone] as const]), [
      'Subject',
      subject,
    ]),
    note(text),
    smallPrint(`To answer where the customer also finds it under Help: npm run operator -- ticket answer ${number} "…"`),
  ],
  sample: {
    number: 1042,
    supportType: 'Payments & Payouts',
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

export const ticketAnsweredEmail = defineEmail<AnswerEmailData>('ticket-answered', {
  subject: ({ number, subject }) => `Our answer to request #${number}: ${subject}`,
  blocks: ({ number, answer, ticketId, takesReplies }, links) => [
    heading(`Our answer to request #${number}`),
    note(answer),
    ...(ticketId === null
      ? [
          paragraph(takesReplies ? 'Is there more to say? Reply to this email.' : 'Is there more to say? Write to us again.'),
          ...(takesReplies ? [] : [button('Write to us', links.to(paths.contactUs()))]),
        ]
      : [
          paragraph('Is there more to say? Reply where the whole conversation is.'),
          button('See the conversation', links.to(paths.supportTicket(ticketId))),
        ]),
  ],
  sample: {
    number: 1042,
    subject: 'Where is my payout?',
    answer: 'It left us on Monday and takes up to three working days.\nWe will look again on Thursday.',
    ticketId: '01900000-0000-7000-8000-000000000000',
    takesReplies: false,
  },
})

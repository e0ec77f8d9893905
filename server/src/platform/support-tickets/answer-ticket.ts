import { paths } from '@keystead/contract/navigation/paths.ts'
import { TICKET_STEPS, ticketCan } from '@keystead/contract/platform/support-tickets/ticket.values.ts'
import type { Db } from '../../database/db.ts'
import { sendEmail } from '../../email/send-email.ts'
import { notifyAccount } from '../notifications/notification.public.ts'
import { declinesEmail } from '../preferences/preference.public.ts'
import type { Services } from '../../rpc/services.ts'
import { say } from '../../text/said.ts'
import { text } from './ticket.text.ts'
import { ticketAnsweredEmail } from './ticket.email.ts'
import { type TicketRow, type TicketScope, insertTicketMessage, setTicketState } from './ticket.queries.ts'

const EVENT = 'ticket.answered'

/** Writes our answer into a ticket and tells whoever asked, as they like to be told. False where the ticket is closed. */
export async function answerTicket(services: Services, db: Db, scope: TicketScope, ticket: TicketRow, answer: string): Promise<boolean> {
  if (!ticketCan('answer', ticket.state)) return false
  const { id } = await insertTicketMessage(db, ticket, { author: 'support', message: answer })
  await setTicketState(db, scope, ticket, TICKET_STEPS.answer.to)
  const { account_id: accountId } = ticket
  if (accountId === null || !(await declinesEmail(db, accountId, EVENT))) await emailAnswer(services, db, ticket, { id, answer })
  if (accountId !== null) {
    await notifyAccount({ db, services }, accountId, {
      event: EVENT,
      once: `ticket-message:${id}`,
      said: say(text, 'answered', { number: String(ticket.number) }),
      path: paths.supportTicket(ticket.id),
      changes: ['ticket'],
      emailedSeparately: true,
    })
  }
  return true
}

/** At once, whatever the hour: someone waits for it. */
async function emailAnswer(services: Services, db: Db, ticket: TicketRow, { id, answer }: { id: string; answer: string }): Promise<void> {
  const { COMPANY_EMAIL } = services.settings
  await sendEmail(services, db, ticketAnsweredEmail, {
    to: { email: ticket.email },
    data: {
      number: ticket.number,
      subject: ticket.subject,
      answer,
      ticketId: ticket.account_id === null ? null : ticket.id,
      takesReplies: COMPANY_EMAIL !== '',
    },
    naturalKey: `ticket-message:${id}`,
    ...(ticket.account_id === null ? {} : { accountId: ticket.account_id }),
    ...(COMPANY_EMAIL === '' ? {} : { replyTo: COMPANY_EMAIL }),
  })
}

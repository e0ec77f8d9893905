import { supportTypeName } from '@keystead/contract/platform/support-tickets/ticket.values.ts'
import type { Db } from '../../database/db.ts'
import { sendEmail } from '../../email/send-email.ts'
import type { Services } from '../../rpc/services.ts'
import { ticketForDeskEmail } from './ticket.email.ts'
import type { NewTicket } from './ticket.queries.ts'

type News = {
  readonly ticket: Omit<NewTicket, 'message'> & { readonly number: number }
  readonly text: string
  readonly naturalKey: string
}

/** Tells those who run this installation what a customer wrote, where they have an address for it. */
export async function notifyDesk(services: Services, db: Db, { ticket, text, naturalKey }: News): Promise<void> {
  const { COMPANY_EMAIL, COMPANY_NAME } = services.settings
  if (COMPANY_EMAIL === '') return
  const { number, name, email, phone, subject } = ticket
  await sendEmail(services, db, ticketForDeskEmail, {
    to: { email: COMPANY_EMAIL, name: COMPANY_NAME },
    replyTo: email,
    data: { number, supportType: supportTypeName(ticket.supportTypeId), name, email, phone, subject, text },
    naturalKey,
  })
}

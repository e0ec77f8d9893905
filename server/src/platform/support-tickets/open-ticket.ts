import { type CallContext, languageOf } from '../../rpc/call-context.ts'
import { supportTypeName } from '@keystead/contract/platform/support-tickets/ticket.values.ts'
import { claimAccount } from '../../database/pool.ts'
import { sendEmail } from '../../email/send-email.ts'
import { notifyDesk } from './notify-desk.ts'
import { ticketReceivedEmail } from './ticket.email.ts'
import { type NewTicket, insertTicket } from './ticket.queries.ts'

export type OpenedTicket = {
  readonly id: string
  readonly number: number
  /** Null for a guest, who gets the answer by email. */
  readonly accountId: string | null
}

/** A ticket of the caller, signed in or a guest: its number goes to the sender, the whole of it to the desk. */
export async function openTicket(context: CallContext, written: NewTicket): Promise<OpenedTicket> {
  const { db, services, actor } = context
  const accountId = actor.kind === 'account' ? actor.accountId : null
  if (accountId !== null) await claimAccount(db, accountId)
  const { id, number } = await insertTicket(db, accountId, written)
  await sendEmail(services, db, ticketReceivedEmail, {
    to: { email: written.email },
    data: { number, supportType: supportTypeName(written.supportTypeId), ticketId: accountId === null ? null : id },
    naturalKey: `ticket-received:${id}`,
    ...(accountId === null ? { language: languageOf(context) } : { accountId }),
  })
  await notifyDesk(services, db, { ticket: { ...written, number }, text: written.message, naturalKey: `ticket:${id}` })
  return { id, number, accountId }
}

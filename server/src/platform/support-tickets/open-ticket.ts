import type { CallContext } from '../../rpc/call-context.ts'
import { supportTypeName } from '@keystead/contract/platform/support-tickets/ticket.values.ts'
import { claimAccount } from '../../database/pool.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { tellDesk } from './tell-desk.ts'
import { ticketReceivedMail } from './ticket.mail.ts'
import { type NewTicket, insertTicket } from './ticket.queries.ts'

export type OpenedTicket = {
  readonly id: string
  readonly number: number
  /** Null for a guest, who gets the answer by mail. */
  readonly accountId: string | null
}

/** A ticket of the caller, signed in or a guest: its number goes to the sender, the whole of it to the desk. */
export async function openTicket({ db, services, actor }: CallContext, written: NewTicket): Promise<OpenedTicket> {
  const accountId = actor.kind === 'account' ? actor.accountId : null
  if (accountId !== null) await claimAccount(db, accountId)
  const { id, number } = await insertTicket(db, accountId, written)
  await sendMail(services, db, ticketReceivedMail, {
    to: { email: written.email },
    data: { number, supportType: supportTypeName(written.supportTypeId), ticketId: accountId === null ? null : id },
    naturalKey: `ticket-received:${id}`,
    ...(accountId === null ? {} : { accountId }),
  })
  await tellDesk(services, db, { ticket: { ...written, number }, text: written.message, naturalKey: `ticket:${id}` })
  return { id, number, accountId }
}

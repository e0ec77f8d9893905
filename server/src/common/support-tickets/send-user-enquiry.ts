import type { SendUserEnquiry } from '@keystead/contract/common/support-tickets/ticket.operations.ts'
import { supportTypeName } from '@keystead/contract/common/support-tickets/ticket.values.ts'
import { claimAccount } from '../../database/pool.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { Handler } from '../../rpc/module.ts'
import { countAgainstQuota } from '../../rpc/quota.ts'
import { sha256 } from '../../secrets/sha256.ts'
import { tellDesk } from './tell-desk.ts'
import { ticketReceivedMail } from './ticket.mail.ts'
import { insertTicket } from './ticket.queries.ts'

/** Each sends a mail to an address that anybody could have typed. */
const TICKETS_OF_ONE_ADDRESS = { uses: 10, windowSeconds: 3_600 }

export const sendUserEnquiry: Handler<typeof SendUserEnquiry> = async (context, input) => {
  if (input.Website !== null) return { TicketId: null }
  const { db, services, actor } = context
  await countAgainstQuota(db, `SendUserEnquiry:${sha256(input.Email).toString('base64url')}`, TICKETS_OF_ONE_ADDRESS)

  const accountId = actor.kind === 'account' ? actor.accountId : null
  if (accountId !== null) await claimAccount(db, accountId)
  const written = {
    supportTypeId: input.SupportTypeId,
    name: input.Name,
    email: input.Email,
    phone: input.Phone,
    subject: input.Subject,
    message: input.Message,
  }
  const { id, number } = await insertTicket(db, accountId, written)

  const ticketId = accountId === null ? null : id
  await sendMail(services, db, ticketReceivedMail, {
    to: { email: input.Email },
    data: { number, supportType: supportTypeName(input.SupportTypeId), ticketId },
    naturalKey: `ticket-received:${id}`,
    ...(accountId === null ? {} : { accountId }),
  })
  await tellDesk(services, db, { ticket: { ...written, number }, text: input.Message, naturalKey: `ticket:${id}` })
  context.audit(id, { number, supportTypeId: input.SupportTypeId })
  return { TicketId: ticketId }
}

import type { SendUserEnquiry } from '@keystead/contract/platform/support-tickets/ticket.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { countAgainstQuota } from '../../rpc/quota.ts'
import { sha256 } from '../../secrets/sha256.ts'
import { openTicket } from './open-ticket.ts'

/** Each sends an email to an address that anyone could have typed. */
const TICKETS_OF_ONE_ADDRESS = { uses: 10, windowSeconds: 3_600 }

export const sendUserInquiry: Handler<typeof SendUserEnquiry> = async (context, input) => {
  if (input.Website !== null) return { TicketId: null }
  await countAgainstQuota(context.db, `SendUserEnquiry:${sha256(input.Email).toString('base64url')}`, TICKETS_OF_ONE_ADDRESS)
  const { id, number, accountId } = await openTicket(context, {
    supportTypeId: input.SupportTypeId,
    name: input.Name,
    email: input.Email,
    phone: input.Phone,
    subject: input.Subject,
    message: input.Message,
  })
  context.audit(id, { number, supportTypeId: input.SupportTypeId })
  return { TicketId: accountId === null ? null : id }
}

import { randomUUID } from 'node:crypto'
import type { ValidInputs } from '../../../test/matrix/input-world.ts'
import { inquiryInput } from '../../../test/inputs.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  SendUserEnquiry: () => inquiryInput(`${randomUUID()}@example.com`),
  GetSupportTickets: () => ({ Filter: 'open', PageIndex: 0, PageSize: 10 }),
  ReplySupportTicket: ({ ticketId }) => ({ TicketId: ticketId, Message: 'It has arrived meanwhile.' }),
}

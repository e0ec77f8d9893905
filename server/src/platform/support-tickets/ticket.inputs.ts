import { randomUUID } from 'node:crypto'
import type { ValidInputs } from '../../../test/matrix/input-world.ts'
import { inquiryInput } from '../../../test/matrix/world.ts'

/** A valid input for every call of this room. */
export const inputs: ValidInputs = {
  GetDdlSupportTypes: () => ({}),
  SendUserEnquiry: () => inquiryInput(`${randomUUID()}@example.com`),
  GetSupportTickets: () => ({ Filter: 'open', PageIndex: 0, PageSize: 10 }),
  GetSupportTicketDetails: ({ ticketId }) => ({ TicketId: ticketId }),
  ReplySupportTicket: ({ ticketId }) => ({ TicketId: ticketId, Message: 'It has arrived meanwhile.' }),
  CloseSupportTicket: ({ ticketId }) => ({ TicketId: ticketId }),
}

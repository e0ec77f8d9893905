import * as operations from '@keystead/contract/platform/support-tickets/ticket.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { ticketOfCall } from './ticket.access.ts'
import { closeSupportTicket } from './close-support-ticket.ts'
import { getDdlSupportTypes } from './get-ddl-support-types.ts'
import { getSupportTicketDetails } from './get-support-ticket-details.ts'
import { getSupportTickets } from './get-support-tickets.ts'
import { replySupportTicket } from './reply-support-ticket.ts'
import { sendUserInquiry } from './send-user-inquiry.ts'

export const ticketModule = implementAll(
  operations,
  {
    GetDdlSupportTypes: getDdlSupportTypes,
    SendUserEnquiry: sendUserInquiry,
    GetSupportTickets: getSupportTickets,
    GetSupportTicketDetails: getSupportTicketDetails,
    ReplySupportTicket: replySupportTicket,
    CloseSupportTicket: closeSupportTicket,
  },
  { 'support-ticket': ticketOfCall },
)

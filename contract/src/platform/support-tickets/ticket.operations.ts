import { z } from 'zod'
import { publicAccess, signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { pageOf, pagingInput } from '../../rpc/paging.ts'
import { messages } from './support-tickets-messages.text.ts'
import { rowId } from '../../values/fields.ts'
import { DropdownItem } from '../../places/reference-data/reference-data.operations.ts'
import { ReplySupportTicketInput, SendUserInquiryInput } from './ticket.forms.ts'
import { TICKET_STATES } from './ticket.values.ts'

const common = area('common')
const users = area('users')

export const TicketNotFound = defineError('TicketNotFound', 404, messages.ticketNotFound)
export const TicketClosed = defineError('TicketClosed', 409, messages.ticketClosed)

const ownTicket = signedIn({ profiles: 'any', own: { field: 'TicketId', kind: 'support-ticket' } })

export const GetDdlSupportTypes = common.query('GetDdlSupportTypes', {
  summary: 'What someone may write to us about.',
  access: publicAccess('The contact form of visitors needs it; it holds no private data.'),
  input: z.strictObject({}),
  output: z.object({ Items: z.array(DropdownItem) }),
  readsNothing: 'It changes with a release, and with no command.',
})

export const SendUserEnquiry = users.command('SendUserEnquiry', {
  summary: 'Opens a support ticket, for the signed-in account or for a guest; its number goes to the sender by email.',
  access: publicAccess('Visitors write to us before they have an account.'),
  input: SendUserInquiryInput,
  output: z.object({
    /** Null for a guest, who gets the answer by email. */
    TicketId: z.guid().nullable(),
  }),
  quota: 'sensitive',
  changes: ['ticket'],
})

const ticketFields = {
  TicketId: z.guid(),
  /** As people quote it: `1042`. */
  Number: z.int(),
  SupportType: z.string(),
  Subject: z.string(),
  State: z.enum(TICKET_STATES),
  CreatedAt: z.iso.datetime(),
  UpdatedAt: z.iso.datetime(),
}

export const TicketCard = z.object(ticketFields)
export type TicketCard = z.infer<typeof TicketCard>

export const GetSupportTickets = common.query('GetSupportTickets', {
  summary: 'Tickets of the signed-in account, those written before signing up with its confirmed address included; newest news first.',
  access: signedIn({ profiles: 'any' }),
  permission: 'personal',
  input: z.strictObject({
    ...pagingInput,
    /** `open` includes answered ones. */
    Filter: z.enum(['open', 'closed'], { error: 'Filter is not valid.' }).nullish(),
  }),
  output: pageOf(TicketCard),
  reads: ['ticket'],
})

export const TicketDetails = z
  .object({
    ...ticketFields,
    /** Oldest first; the first is what opened the ticket. */
    Messages: z.array(z.object({ From: z.enum(['customer', 'support']), Text: z.string(), SentAt: z.iso.datetime() })),
  })
  .meta({ id: 'TicketDetails' })
export type TicketDetails = z.infer<typeof TicketDetails>

export const GetSupportTicketDetails = common.query('GetSupportTicketDetails', {
  summary: 'One ticket of the signed-in account with its conversation.',
  access: ownTicket,
  permission: 'personal',
  input: z.strictObject({ TicketId: rowId('Ticket') }),
  output: TicketDetails,
  errors: [TicketNotFound],
  reads: ['ticket'],
})

export const ReplySupportTicket = common.command('ReplySupportTicket', {
  summary: 'Adds a message to a ticket of the signed-in account; an answered one is open again.',
  access: ownTicket,
  permission: 'personal',
  input: ReplySupportTicketInput,
  output: TicketDetails,
  errors: [TicketNotFound, TicketClosed],
  changes: ['ticket'],
})

export const CloseSupportTicket = common.command('CloseSupportTicket', {
  summary: 'Closes a ticket of the signed-in account. Closing a closed one changes nothing.',
  access: ownTicket,
  permission: 'personal',
  input: z.strictObject({ TicketId: rowId('Ticket') }),
  output: TicketDetails,
  errors: [TicketNotFound],
  changes: ['ticket'],
})

/** What someone may write to us about. Ids are stored: append, never renumber. */
export const SUPPORT_TYPES = [
  { Id: 1, Text: 'Account and Sign-In' },
  { Id: 2, Text: 'Profile and Verification' },
  { Id: 3, Text: 'Listings' },
  { Id: 4, Text: 'Connections' },
  { Id: 5, Text: 'Payments and Payouts' },
  { Id: 6, Text: 'Invoices' },
  { Id: 7, Text: 'Applications and Screening' },
  { Id: 8, Text: 'Agreements' },
  { Id: 9, Text: 'Documents' },
  { Id: 10, Text: 'Plan and Billing' },
  { Id: 11, Text: 'Bug' },
  { Id: 12, Text: 'Feature Request' },
  { Id: 13, Text: 'Report a Listing or Fraud' },
  { Id: 14, Text: 'Fair Housing or Safety Concern' },
  { Id: 15, Text: 'Privacy or Data Request' },
  { Id: 16, Text: 'Other' },
] as const

export function supportTypeName(id: number): string {
  return SUPPORT_TYPES.find(({ Id }) => Id === id)?.Text ?? ''
}

export const SUBJECT_MAX = 150
export const MESSAGE_MAX = 4_000

export const TICKET_STATES = ['Open', 'Answered', 'Closed'] as const
export type TicketState = (typeof TICKET_STATES)[number]

/** What may happen to a ticket, from which states, and what it is then. Closed is final: a new matter is a new ticket. */
export const TICKET_STEPS = {
  answer: { from: ['Open', 'Answered'], to: 'Answered' },
  reply: { from: ['Open', 'Answered'], to: 'Open' },
  close: { from: ['Open', 'Answered'], to: 'Closed' },
} as const satisfies Record<string, { from: readonly TicketState[]; to: TicketState }>
export type TicketStep = keyof typeof TICKET_STEPS

export function ticketCan(step: TicketStep, state: TicketState): boolean {
  return (TICKET_STEPS[step].from as readonly TicketState[]).includes(state)
}

/** The parts of the list of tickets, and which states each shows. */
export const TICKET_FILTERS = { open: ['Open', 'Answered'], closed: ['Closed'] } as const satisfies Record<string, readonly TicketState[]>
export type TicketFilter = keyof typeof TICKET_FILTERS

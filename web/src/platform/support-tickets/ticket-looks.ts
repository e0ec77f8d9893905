import type { TicketState } from '@keystead/contract/platform/support-tickets/ticket.values.ts'
import type { Tone } from '../../ui/Badge.tsx'

/** How a state is shown to the person who wrote. */
export const TICKET_LOOKS: Record<TicketState, { text: string; tone: Tone }> = {
  Open: { text: 'Waiting for us', tone: 'info' },
  Answered: { text: 'Answered', tone: 'good' },
  Closed: { text: 'Closed', tone: 'neutral' },
}

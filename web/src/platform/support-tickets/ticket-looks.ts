import type { TicketState } from '@keystead/contract/platform/support-tickets/ticket.values.ts'
import type { Tone } from '../../ui/Badge.tsx'
import { text } from './support-tickets.text.ts'

/** How a state is shown to the person who wrote. */
export const TICKET_LOOKS: Record<TicketState, { text: string; tone: Tone }> = {
  Open: { text: text.waitingForUs, tone: 'info' },
  Answered: { text: text.answered, tone: 'good' },
  Closed: { text: text.closed, tone: 'neutral' },
}

import { AgreementTicketOver } from '@keystead/contract/agreements/signing/signing.operations.ts'
import { TICKET_MINUTES } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import type { Services } from '../../rpc/services.ts'
import { fail } from '../../rpc/failure.ts'

/* Who has proved with a code that the address of a link is read, holds a ticket for a while: signed by us, for this party, and kept nowhere. */

const PURPOSE = 'agreement-ticket'
const LIFETIME_MS = TICKET_MINUTES * 60_000

type Signs = Pick<Services, 'signer' | 'clock'>

export function giveTicket({ signer, clock }: Signs, partyId: string): { ticket: string; expires: Date } {
  const expires = new Date(clock.now().getTime() + LIFETIME_MS)
  return { ticket: `${expires.getTime()}.${signer.sign(PURPOSE, contentOf(partyId, expires.getTime()))}`, expires }
}

export function checkTicket({ signer, clock }: Signs, partyId: string, ticket: string): void {
  const [until = '', signature = ''] = ticket.split('.')
  const expires = /^\d{1,15}$/.test(until) ? Number(until) : 0
  if (!signer.verify(PURPOSE, contentOf(partyId, expires), signature) || expires <= clock.now().getTime()) fail(AgreementTicketOver)
}

function contentOf(partyId: string, expires: number): string {
  return `${partyId} ${expires}`
}

import type { PartyRead } from '@keystead/contract/agreements/agreements/agreement.schemas.ts'
import { partyCan } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import type { AgreementDetails } from '../agreements/agreement-details.ts'

/* Where a party stands with an agreement, from what the server says of both. */

export type Agreement = AgreementDetails

/**
 * `none`: the reader is no party, or it is a draft. `over`: it ended without being completed. `waiting`: others come first. `begin`: it is to
 * be read about and agreed to. `paper`: it is open.
 */
export type SigningStep = 'none' | 'over' | 'completed' | 'copy' | 'waiting' | 'begin' | 'paper' | 'done'

export function ownParty({ Parties, PartyId }: Pick<Agreement, 'Parties' | 'PartyId'>): PartyRead | null {
  return Parties.find((party) => party.PartyId === PartyId) ?? null
}

export function stepOf(agreement: Pick<Agreement, 'State' | 'Parties' | 'PartyId' | 'HasConsented'>): SigningStep {
  const party = ownParty(agreement)
  if (!party || agreement.State === 'draft') return 'none'
  if (agreement.State === 'completed') return 'completed'
  if (agreement.State !== 'sent' || party.State === 'declined') return 'over'
  if (party.State === 'signed' || party.State === 'approved') return 'done'
  if (party.Part === 'copy') return 'copy'
  if (party.State === 'waiting') return 'waiting'
  // Those who only read agree to nothing, and open it by a press all the same.
  const isOpen = party.State === 'viewed' && (party.Part === 'viewer' || agreement.HasConsented)
  return isOpen ? 'paper' : 'begin'
}

/** Those who are asked next, once the reader has done their part. */
export function nextParties({ Parties }: Pick<Agreement, 'Parties'>): readonly PartyRead[] {
  const open = Parties.filter(({ Part, State }) => partyCan('decline', Part, State) || (State === 'waiting' && isAsked(Part)))
  const turn = Math.min(...open.map(({ Turn }) => Turn))
  return open.filter(({ Turn, IsYou }) => Turn === turn && !IsYou)
}

const isAsked = (part: PartyRead['Part']) => part === 'signer' || part === 'approver'

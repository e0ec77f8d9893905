import type { GetAgreementDetails } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import type { PartyRead } from '@keystead/contract/agreements/agreements/agreement.schemas.ts'
import { partyCan } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'

/* Where a party stands with an agreement, from what the server says of both. */

export type Agreement = OutputOf<typeof GetAgreementDetails>

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

/** In the order in which they are asked; those who get a copy come last. */
export function partiesInOrder({ Parties }: Pick<Agreement, 'Parties'>): readonly PartyRead[] {
  const place = ({ Part, Turn }: PartyRead) => (Part === 'copy' ? Number.MAX_SAFE_INTEGER : Turn)
  return Parties.toSorted((one, other) => place(one) - place(other))
}

/** Whether the order matters: some come after others. */
export function hasOrder({ Parties }: Pick<Agreement, 'Parties'>): boolean {
  return new Set(Parties.filter(({ Part }) => Part !== 'copy').map(({ Turn }) => Turn)).size > 1
}

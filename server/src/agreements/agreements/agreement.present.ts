import type { AgreementTerms, NextStep, PartyRead } from '@keystead/contract/agreements/agreements/agreement.schemas.ts'
import { AGREEMENT_CONTRACT_TYPES } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import { RENT_FREQUENCIES, textOf } from '@keystead/contract/properties/fields/property.values.ts'
import { centsText } from '../../properties/properties/property.public.ts'
import type { AgreementRow } from './agreement.queries.ts'
import type { PartyRow } from './party.queries.ts'

type TermColumns = Pick<AgreementRow, 'contract_type_id' | 'starts_on' | 'ends_on' | 'rent_cents' | 'rent_frequency_id' | 'advance_cents'>

export function presentTerms(row: TermColumns): AgreementTerms {
  return {
    ContractTypeId: row.contract_type_id,
    ContractType: textOf(AGREEMENT_CONTRACT_TYPES, row.contract_type_id),
    TenureStart: row.starts_on,
    TenureEnd: row.ends_on,
    Rent: centsText(row.rent_cents),
    RentFrequencyId: RENT_FREQUENCIES.some(({ Id }) => Id === row.rent_frequency_id) ? row.rent_frequency_id : null,
    Advance: centsText(row.advance_cents),
  }
}

/** Who reads it: a profile, or a party who came by a link. Addresses are the sender's to know. */
export type Reader = { readonly profileId: string | null; readonly partyId?: string; readonly isSender: boolean }

export function presentParty(row: PartyRow, { profileId, partyId, isSender }: Reader): PartyRead {
  return {
    PartyId: row.id,
    Role: row.role,
    Part: row.part,
    Turn: row.turn,
    Name: row.name,
    Email: isSender ? row.email : null,
    ProfileId: isSender || profileId !== null ? row.profile_id : null,
    PersonId: isSender ? row.person_id : null,
    IsYou: row.id === partyId || (profileId !== null && row.profile_id === profileId),
    State: row.state,
    DoneAt: row.done_at?.toISOString() ?? null,
    ViewedAt: row.viewed_at?.toISOString() ?? null,
    RemindedAt: isSender ? (row.reminded_at?.toISOString() ?? null) : null,
    Reason: row.reason,
  }
}

type Standing = { readonly isSender: boolean; readonly mine: Pick<PartyRow, 'part' | 'state'> | null }
type Progress = Pick<AgreementRow, 'status' | 'sealed_at' | 'is_over'>

/** What comes next, for the one who reads it. */
export function nextStep({ status, sealed_at, is_over }: Progress, { isSender, mine }: Standing): NextStep {
  if (status === 'draft') return 'finish'
  if (is_over) return 'none'
  if (status === 'completed') return sealed_at === null ? 'beingSealed' : 'download'
  if (status !== 'sent') return isSender ? 'sendAgain' : 'none'
  if (mine === null || mine.part === 'copy') return 'waitForOthers'
  if (mine.part === 'viewer') return mine.state === 'sent' ? 'read' : 'waitForOthers'
  if (mine.state === 'waiting') return 'waitForYourTurn'
  if (mine.state !== 'sent' && mine.state !== 'viewed') return 'waitForOthers'
  return mine.part === 'signer' ? 'sign' : 'approve'
}

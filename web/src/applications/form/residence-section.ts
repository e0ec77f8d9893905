import { type Residence, ResidenceDraft } from '@keystead/contract/applications/form/form.forms.ts'
import { missingInResidence, wrongInResidence } from '@keystead/contract/applications/form/form-rules.ts'
import type { GetAppFormResidenceInfo } from '@keystead/contract/applications/form/form.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { hasListedStates, UNITED_STATES_ID } from '@keystead/contract/values/countries.ts'
import type { NamedLists } from '../../ui/form/form-errors.ts'
import { text } from './residence.text.ts'
import { type Checked, refusedBy, withoutBlanks } from './section-problems.ts'
import { mergeSections, type Versioned } from './section.ts'

export type Address = Residence['Addresses'][number]

/** Of one's own there is no one to ask about rent: owned, with a mortgage or without. */
const OWNED: readonly number[] = [2, 3]

export const RESIDENCE_LISTS: NamedLists = { Addresses: text.addresses }

export function blankAddress(): Address {
  return {
    CountryId: UNITED_STATES_ID,
    Address1: null,
    Address2: null,
    City: null,
    StateId: null,
    Region: null,
    Zip: null,
    ResidenceTypeId: null,
    OwnershipId: null,
    From: null,
    To: null,
    MonthlyPayment: null,
    RentPaidTo: null,
    LandlordPhone: null,
    LandlordEmail: null,
    MayContact: null,
    ReasonForLeaving: null,
  }
}

/** There is always a card for the current one. */
export function residenceOf({ Addresses, Version }: OutputOf<typeof GetAppFormResidenceInfo>): Versioned<Residence> {
  return { version: Version, values: { Addresses: Addresses.length > 0 ? Addresses : [blankAddress()] } }
}

export function hasLandlord({ OwnershipId }: Pick<Address, 'OwnershipId'>): boolean {
  return OwnershipId === null || !OWNED.includes(OwnershipId)
}

/** What is not asked for in a country, or of an owner, is not said. */
export function residenceInput({ Addresses }: Residence): Residence {
  return {
    Addresses: Addresses.map((address) => {
      const isListed = address.CountryId !== null && hasListedStates(address.CountryId)
      const placed = { ...address, StateId: isListed ? address.StateId : null, Region: isListed ? null : address.Region }
      return hasLandlord(address) ? placed : { ...placed, RentPaidTo: null, LandlordPhone: null, LandlordEmail: null, MayContact: null }
    }),
  }
}

export function checkResidence(values: Residence, today: string): Checked {
  const input = residenceInput(values)
  return { wrong: [...refusedBy(ResidenceDraft, input), ...wrongInResidence(input, today)], lacking: missingInResidence(input, today) }
}

/** What of the last years no address covers, as the rules say it; null while there is nothing to measure. */
export function uncoveredIn(values: Residence, today: string): string[] | null {
  const input = residenceInput(withoutBlanks(values))
  if (!input.Addresses.some(({ From }) => From !== null)) return null
  return missingInResidence(input, today).flatMap(({ Path, Text }) => (Path === 'Addresses' ? Text : []))
}

export const mergeResidence = mergeSections<Residence>({ Addresses: text.addresses })

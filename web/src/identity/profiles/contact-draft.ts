import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import type { UpdateProfileContact } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import type { ProfileContact } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import type { Choice } from '../../ui/form/SelectField.tsx'

type ContactDraft = InputOf<typeof UpdateProfileContact>

export const CONTACT_LABELS = {
  PhonePrimary: 'Primary phone',
  PhoneSecondary: 'Secondary phone',
  ShowPhone: 'Show my primary phone on my profile',
  Email: 'Email',
  ShowEmail: 'Show this email on my profile',
  Address1: 'Address 1',
  Address2: 'Address 2',
  City: 'City',
  StateId: 'State',
  Region: 'Region',
  Zip: 'Zip',
  CountryId: 'Country',
  ShowAddress: 'Show this address on my profile',
} as const

export function contactDraft(ProfileId: string, contact: ProfileContact): ContactDraft {
  return { ProfileId, ...contact }
}

/** A value of the form as a person reads it. */
export function contactText(field: string, value: unknown, states: readonly Choice[], countries: readonly Choice[]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (value === null || value === undefined || value === '') return 'nothing'
  const list = field === 'StateId' ? states : field === 'CountryId' ? countries : []
  return list.find(({ Id }) => Id === value)?.Text ?? String(value)
}

import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import type { UpdateProfileContact } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import type { ProfileContact } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import type { Choice } from '../../ui/form/SelectField.tsx'
import { text } from './contact.text.ts'

type ContactDraft = InputOf<typeof UpdateProfileContact>

export const CONTACT_LABELS = {
  PhonePrimary: text.primaryPhone,
  PhoneSecondary: text.secondaryPhone,
  ShowPhone: text.showPhone,
  Email: text.email,
  ShowEmail: text.showEmail,
  Address1: text.address1,
  Address2: text.address2,
  City: text.city,
  StateId: text.state,
  Region: text.region,
  Zip: text.zip,
  CountryId: text.country,
  ShowAddress: text.showAddress,
} as const

export function contactDraft(ProfileId: string, contact: ProfileContact): ContactDraft {
  return { ProfileId, ...contact }
}

/** A value of the form as a person reads it. */
export function contactText(field: string, value: unknown, states: readonly Choice[], countries: readonly Choice[]): string {
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (value === null || value === undefined || value === '') return text.nothing
  const list = field === 'StateId' ? states : field === 'CountryId' ? countries : []
  return list.find(({ Id }) => Id === value)?.Text ?? String(value)
}

import { UpdateUserInput } from '@keystead/contract/identity/profiles/profile-details.forms.ts'
import { LANGUAGES, languageNames } from '@keystead/contract/identity/profiles/languages.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { UpdateUser } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import type { ProfileDetails } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import { type ProfileKind, missingFields } from '@keystead/contract/identity/profiles/profile-rules.ts'
import type { State } from '../../places/reference-data/use-states.ts'
import { mergeChanges, type Merged } from '../../ui/form/merge-changes.ts'
import { text } from './profile-form.text.ts'

export type ProfileDraft = InputOf<typeof UpdateUser>

export const PROFILE_LABELS = {
  FirstName: text.firstName,
  LastName: text.lastName,
  Mobile: text.mobile,
  About: text.aboutMe,
  CompanyName: text.company,
  AboutCompany: text.aboutCompany,
  Website: text.website,
  LicenseNumber: text.licenseNumber,
  LicenseStateId: text.licenseState,
  LanguageIds: text.languages,
  YearsExperience: text.yearsOfExperience,
  City: text.city,
  StateId: text.state,
  ServiceRadiusMiles: text.serviceRadius,
  IsPublic: text.isPublic,
} as const
type ProfileField = keyof typeof PROFILE_LABELS
const PROFILE_FIELDS = Object.keys(PROFILE_LABELS) as ProfileField[]

/** What the server asks of this kind of profile, in its words. */
export function profileRules(kind: ProfileKind) {
  return UpdateUserInput.superRefine((fields, context) => {
    for (const [field, message] of Object.entries(missingFields(kind, fields))) {
      context.addIssue({ code: 'custom', path: [field], message })
    }
  })
}

/** A profile that is there, ready to be edited; what was read is what is replaced. */
export function draftOf(details: ProfileDetails): ProfileDraft {
  const said = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, details[field]])) as Pick<ProfileDetails, ProfileField>
  return { ProfileId: details.ProfileId, Version: details.Version, ...said }
}

/** What I typed on top of what was saved of the profile meanwhile. */
export function mergeDrafts(three: Record<'base' | 'mine' | 'newest', ProfileDraft>, states: readonly State[]): Merged<ProfileDraft> {
  return mergeChanges(three, PROFILE_LABELS, (field, value) => textOfValue(field, value, states))
}

function textOfValue(field: string, value: unknown, states: readonly State[]): string {
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (Array.isArray(value)) return languageNames(value.filter((id) => LANGUAGES.some(({ Id }) => Id === id))).join(', ') || text.none
  if (value === null || value === undefined || value === '') return text.nothing
  if (field === 'StateId' || field === 'LicenseStateId') return states.find(({ Id }) => Id === value)?.Text ?? String(value)
  return String(value)
}

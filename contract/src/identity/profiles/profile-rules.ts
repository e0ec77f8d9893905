import type { FieldMessages } from '../../rpc/envelope.ts'
import { emptyMessage } from '../../text/messages.ts'
import { ACCOUNT_TYPES, PROFILE_TYPES } from './profile.values.ts'

/*
 * What a profile must say, by what it is and whether strangers read it. The form and the server ask the same functions.
 */

export type ProfileKind = { readonly ProfileTypeId: number; readonly AccountTypeId: number }

export function isBusiness({ AccountTypeId }: Pick<ProfileKind, 'AccountTypeId'>): boolean {
  return AccountTypeId === ACCOUNT_TYPES.Business
}

export function isAgent({ ProfileTypeId }: Pick<ProfileKind, 'ProfileTypeId'>): boolean {
  return ProfileTypeId === PROFILE_TYPES.Agent
}

/** Owners and agents may have a page that anyone can read; what a tenant says is for those they deal with. */
export function mayBePublic({ ProfileTypeId }: Pick<ProfileKind, 'ProfileTypeId'>): boolean {
  return ProfileTypeId !== PROFILE_TYPES.Tenant
}

type Said = {
  readonly About: string | null
  readonly CompanyName: string | null
  readonly AboutCompany: string | null
  readonly IsPublic: boolean
}

/** Fields that this kind of profile has to fill in, with their sentences. */
export function missingFields(kind: ProfileKind, said: Said): FieldMessages {
  const missing: FieldMessages = {}
  if (isBusiness(kind) && !said.CompanyName) missing.CompanyName = emptyMessage('Company')
  // A page that everyone can open says who it is about.
  if (said.IsPublic && !said.About) missing.About = emptyMessage('About me')
  if (said.IsPublic && isBusiness(kind) && !said.AboutCompany) missing.AboutCompany = emptyMessage('About company')
  return missing
}

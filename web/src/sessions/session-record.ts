import type { MemberSummary, ProfileSummary, SessionRecord } from '@keystead/contract/sessions/session-record.ts'

/*
 * The shape of the session's record, said once more in plain words: every page reads it, and only pages with forms need zod. The
 * types see to it that both say the same.
 */

type Kind<Value> = Value extends number[] ? 'numbers' : null extends Value ? 'text or null' : Value extends number ? 'number' : 'text'
type Kinds<Shape> = { readonly [Name in keyof Shape]: Kind<Shape[Name]> }

const PROFILE: Kinds<ProfileSummary> = {
  ProfileId: 'text',
  Name: 'text',
  PicPath: 'text or null',
  ProfileTypeId: 'number',
  ProfileType: 'text',
  AccountTypeId: 'number',
  AccountType: 'text',
  CountryId: 'number',
  ProfileCategoryIds: 'numbers',
}

const SESSION: Kinds<Omit<SessionRecord, 'Profile' | 'Member'>> = {
  AccountId: 'text',
  SessionId: 'text',
  Email: 'text',
  PlanId: 'number',
  Plan: 'text',
}

const MEMBER: Kinds<Omit<MemberSummary, 'IsAdministrator' | 'IsLimited' | 'Rights'>> = { MemberId: 'text', Role: 'text' }

export function isSessionRecord(value: unknown): value is SessionRecord {
  if (!hasShape<SessionRecord>(value, SESSION)) return false
  const isMember = value.Member === undefined || (hasShape<MemberSummary>(value.Member, MEMBER) && typeof value.Member.Rights === 'object')
  return isMember && (value.Profile === null || hasShape(value.Profile, PROFILE))
}

function hasShape<Shape extends object>(value: unknown, kinds: Partial<Record<keyof Shape, string>>): value is Shape {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries<string | undefined>(kinds).every(([name, kind]) => isOf(kind, (value as Record<string, unknown>)[name]))
}

function isOf(kind: string | undefined, value: unknown): boolean {
  if (kind === 'numbers') return Array.isArray(value) && value.every(Number.isInteger)
  if (kind === 'number') return Number.isInteger(value)
  return typeof value === 'string' || (kind === 'text or null' && value === null)
}

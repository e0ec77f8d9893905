/*
 * What a member of a business may do: areas of the work, and how far they go in each. Every signed-in call names the permission that it
 * needs; roles say who has which (`people/businesses/role.values.ts`).
 */

export const AREAS = [
  'properties',
  'listings',
  'leads',
  'leases',
  'connections',
  'applications',
  'agreements',
  'documents',
  'invoices',
  'payments',
  'paymentAccounts',
  'reports',
  'services',
  'members',
  'branding',
  'plan',
] as const
export type Area = (typeof AREAS)[number]

/** Each level has those before it. To pay is a level of payments alone: it moves money. */
export const LEVELS = ['none', 'view', 'edit', 'delete', 'pay'] as const
export type Level = (typeof LEVELS)[number]

export type AreaPermission = `${Area}:${Exclude<Level, 'none'>}`

/**
 * `personal`: about the person who calls, also while they act for a business; never about the business. `any member`: whatever the role,
 * since the answer holds what it allows. `administrators`: of the business, never part of another role.
 */
export type Permission = 'personal' | 'any member' | 'administrators' | AreaPermission

/**
 * What news are about: members hear of those whose area their role covers. `personal`: of one person, and never of a business.
 * `administrators`: of the business itself.
 */
export type NewsArea = Area | 'personal' | 'administrators'

export type Rights = Readonly<Record<Area, Level>>

/** What a member of a business is held to. */
export type MemberRights = {
  readonly memberId: string
  readonly isAdministrator: boolean
  readonly rights: Rights
  /** Whether they are given a list of properties in place of all. */
  readonly isLimited: boolean
}

/** Where a call concerns what belongs to all properties at once, such as a feed of them. */
export type Concerns = 'whole business'

export type Refusal = 'role' | 'administrators' | 'limited'

/** Why a member may not make a call; null where they may. */
export function refusalOf(
  { permission, concerns }: { readonly permission: Permission; readonly concerns?: Concerns | undefined },
  member: MemberRights,
): Refusal | null {
  if (permission === 'personal') return null
  if (permission === 'administrators') return member.isAdministrator ? null : 'administrators'
  if (permission !== 'any member' && !allows(member.rights, permission)) return 'role'
  return concerns === 'whole business' && member.isLimited ? 'limited' : null
}

export function allows(rights: Rights, permission: AreaPermission): boolean {
  const [area, level] = permission.split(':') as [Area, Level]
  return LEVELS.indexOf(rights[area]) >= LEVELS.indexOf(level)
}

import type { Area, Level, Rights } from '../../rpc/permissions.ts'
import { AREAS, LEVELS } from '../../rpc/permissions.ts'

/*
 * What members of a business may do. The six that every business has stand here as one table; those that a business makes are rows of
 * its own.
 */

export const BUILT_IN_ROLES = ['administrator', 'property-manager', 'leasing', 'bookkeeper', 'maintenance', 'viewer'] as const
export type BuiltInRole = (typeof BUILT_IN_ROLES)[number]

/** Who runs the business: they alone invite, change roles, choose the plan and delete it. */
export const ADMINISTRATOR: BuiltInRole = 'administrator'

const TABLE: Readonly<
  Record<Area, readonly [admin: Level, manager: Level, leasing: Level, books: Level, maintenance: Level, viewer: Level]>
> = {
  properties: ['delete', 'delete', 'view', 'view', 'view', 'view'],
  listings: ['delete', 'delete', 'delete', 'none', 'none', 'view'],
  leads: ['delete', 'delete', 'edit', 'none', 'none', 'view'],
  leases: ['delete', 'delete', 'edit', 'view', 'none', 'view'],
  connections: ['delete', 'delete', 'edit', 'view', 'none', 'view'],
  applications: ['delete', 'edit', 'edit', 'none', 'none', 'view'],
  agreements: ['delete', 'edit', 'edit', 'view', 'none', 'view'],
  documents: ['delete', 'delete', 'edit', 'view', 'view', 'view'],
  invoices: ['delete', 'edit', 'none', 'delete', 'none', 'view'],
  payments: ['pay', 'view', 'none', 'edit', 'none', 'view'],
  paymentAccounts: ['delete', 'none', 'none', 'view', 'none', 'none'],
  reports: ['delete', 'view', 'none', 'view', 'none', 'view'],
  services: ['delete', 'delete', 'view', 'view', 'edit', 'view'],
  members: ['delete', 'view', 'view', 'view', 'view', 'view'],
  branding: ['delete', 'edit', 'none', 'none', 'none', 'view'],
  plan: ['delete', 'none', 'none', 'view', 'none', 'none'],
}

export function rightsOf(role: BuiltInRole): Rights {
  const column = BUILT_IN_ROLES.indexOf(role)
  return Object.fromEntries(AREAS.map((area) => [area, TABLE[area][column]!])) as Rights
}

export function isBuiltIn(role: string): role is BuiltInRole {
  return BUILT_IN_ROLES.some((known) => known === role)
}

/** Members and plan are changed by administrators, and no other role; only payments are paid. */
const SEEN_ONLY: ReadonlySet<Area> = new Set(['members', 'plan'])

/** The levels that a role of one's own can have in an area. */
export function levelsOf(area: Area): readonly Level[] {
  if (SEEN_ONLY.has(area)) return ['none', 'view']
  return area === 'payments' ? LEVELS : LEVELS.filter((level) => level !== 'pay')
}

/** What has to do with homes can only be done by those who see homes. */
const OF_HOMES: readonly Area[] = ['listings', 'leads', 'leases', 'applications', 'agreements', 'invoices', 'services']

export function seesHomesItWorksOn(rights: Partial<Rights>): boolean {
  const has = (area: Area) => (rights[area] ?? 'none') !== 'none'
  return has('properties') || !OF_HOMES.some(has)
}

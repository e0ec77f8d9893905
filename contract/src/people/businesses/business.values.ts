import { text } from './business.text.ts'

export const BUSINESS_TYPES = ['brokerage', 'management', 'landlord', 'developer', 'services'] as const
export type BusinessType = (typeof BUSINESS_TYPES)[number]

export const BUSINESS_STATUSES = ['draft', 'unlisted', 'listed', 'deleting'] as const
export type BusinessStatus = (typeof BUSINESS_STATUSES)[number]

export const MEMBER_STATUSES = ['invited', 'active', 'blocked', 'removed'] as const
export type MemberStatus = (typeof MEMBER_STATUSES)[number]

export const MEMBER_INVITATION_DAYS = 14
/** What one person may found, and may have at a time of what they have founded. */
export const MAX_FOUNDED = 3
export const MAX_FOUNDINGS = { businesses: 5, days: 30 } as const
export const MAX_BUSINESS_IMAGES = 10
export const MAX_SERVICE_AREAS = 20
export const MAX_ROLES_OF_ITS_OWN = 20
/** Homes that a member is given one by one. */
export const MAX_GIVEN_HOMES = 50_000
/** A day may have two times, with a break between. */
export const MAX_OPENING_TIMES = 14
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** Those that work for others have a license that strangers can look up. */
const LICENSED: ReadonlySet<BusinessType> = new Set(['brokerage', 'management'])
export const needsLicense = (type: BusinessType) => LICENSED.has(type)

export const businessTypeName = (type: BusinessType) => text.types[type]

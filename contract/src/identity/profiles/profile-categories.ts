import { PROFILE_TYPES, type ProfileTypeId } from './profile.values.ts'

export type ProfileCategory = { readonly id: number; readonly name: string }

/**
 * What a profile may call itself. Numbers are unique over all types and never used again. There is no category for how
 * rent is paid: source-of-income law.
 */
export const PROFILE_CATEGORIES: Readonly<Record<ProfileTypeId, readonly ProfileCategory[]>> = {
  [PROFILE_TYPES.Owner]: [
    { id: 1, name: 'Individual' },
    { id: 2, name: 'Co-owner' },
    { id: 3, name: 'LLC or company' },
    { id: 4, name: 'Trust or estate' },
    { id: 5, name: 'Investor' },
    { id: 6, name: 'Developer' },
    { id: 7, name: 'Homeowners association' },
  ],
  [PROFILE_TYPES.Agent]: [
    { id: 21, name: 'Property manager' },
    { id: 22, name: 'Leasing agent' },
    { id: 23, name: 'Listing agent' },
    { id: 24, name: 'Buyer agent' },
    { id: 25, name: 'Broker' },
    { id: 26, name: 'Assistant' },
    { id: 27, name: 'Maintenance coordinator' },
  ],
  [PROFILE_TYPES.Tenant]: [
    { id: 41, name: 'Individual' },
    { id: 42, name: 'Family' },
    { id: 43, name: 'Student' },
    { id: 44, name: 'Roommate group' },
    { id: 45, name: 'Corporate' },
    { id: 46, name: 'Commercial tenant' },
    { id: 47, name: 'Buyer' },
  ],
}

export function profileCategories(profileTypeId: number): readonly ProfileCategory[] {
  return Object.hasOwn(PROFILE_CATEGORIES, profileTypeId) ? PROFILE_CATEGORIES[profileTypeId as ProfileTypeId] : []
}

/** Whether all of these categories may be chosen by a profile of this type. */
export function areCategoriesOf(profileTypeId: number, categoryIds: readonly number[]): boolean {
  const allowed = new Set(profileCategories(profileTypeId).map((category) => category.id))
  return categoryIds.every((id) => allowed.has(id))
}

/** Whom a role of a template means, by what it is called. The first that fits: a tenant's guarantor is a guarantor, a resident manager an agent. */
const KINDS = [
  ['guarantor', /guarantor|co-?signer/i],
  ['agent', /agent|manager|broker/i],
  ['owner', /landlord|lessor|owner/i],
  ['tenant', /tenant|lessee|renter|resident/i],
] as const
export type RoleKind = (typeof KINDS)[number][0]

export function kindOfRole(name: string): RoleKind | null {
  return KINDS.find(([, words]) => words.test(name))?.[0] ?? null
}

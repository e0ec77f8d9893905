/** How someone stands to a home that they may open. */
export const RELATIONS_TO_HOMES = ['manager', 'partner', 'agent', 'tenant'] as const
export type RelationToHome = (typeof RELATIONS_TO_HOMES)[number]

export const FOUND_LEASE_STATES = ['draft', 'upcoming', 'current', 'past'] as const

/** The most characters that are searched for at once. */
export const LONGEST_FIND = 80

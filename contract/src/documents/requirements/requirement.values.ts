/** What a lease and a home should have papers of, until a profile says something else. */
export const USUAL_FOR_LEASE: readonly number[] = [1, 6, 16]
export const USUAL_FOR_PROPERTY: readonly number[] = [18, 16]
export const MAX_REQUIRED = 20

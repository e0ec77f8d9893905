/** Longer than any call takes that began before a business was founded or deleted, and may add a home to what is no more. */
export const LATECOMERS_MS = 60_000

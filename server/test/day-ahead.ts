/** `2026-11-28`, so many days from now: what is ahead for certain, wherever the home is. */
export function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

import type { Location } from 'react-router'

/** The state of a link to another page of a list: it starts at its top, which other choices on the same screen do not. */
export const PAGE_TURN = { turnsPage: true } as const

export function turnsPage({ state }: Location): boolean {
  return typeof state === 'object' && state !== null && 'turnsPage' in state
}

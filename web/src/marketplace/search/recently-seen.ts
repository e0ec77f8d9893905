import { keptHomes } from '../../sessions/kept-homes.ts'

/** The homes whose pages were opened in this browser, the last one first. */
const MOST_SEEN = 12
const seen = keptHomes('seenHomes')

/** Says that the page of a home was opened. Call it in the browser, once the page is there. */
export function rememberSeen(assetId: string): void {
  seen.replace([assetId, ...seen.ids().filter((id) => id !== assetId)].slice(0, MOST_SEEN))
}

export function useRecentlySeen(): readonly string[] {
  return seen.use()
}

export function forgetSeen(): void {
  seen.replace([])
}

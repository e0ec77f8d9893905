import { keptHomes } from '../../../sessions/kept-homes.ts'

/** More do not fit side by side. */
export const MOST_COMPARED = 4
const compared = keptHomes('comparedHomes')

/** The homes that are picked for a comparison, in the order in which they were picked. */
export function useCompared(): readonly string[] {
  return compared.use()
}

/** Picks a home, or lets it go. A fifth is not taken. */
export function toggleCompared(assetId: string): void {
  const ids = compared.ids()
  if (ids.includes(assetId)) compared.replace(ids.filter((id) => id !== assetId))
  else if (ids.length < MOST_COMPARED) compared.replace([...ids, assetId])
}

export function letGoOfCompared(assetId: string): void {
  compared.replace(compared.ids().filter((id) => id !== assetId))
}

export function replaceCompared(assetIds: readonly string[]): void {
  compared.replace(assetIds.slice(0, MOST_COMPARED))
}

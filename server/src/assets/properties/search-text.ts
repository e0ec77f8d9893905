/** What was typed into a search box as it can be searched for: no control characters, single spaces; null for nothing. */
export function searchText(typed: string | null | undefined): string | null {
  return (typed ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim() || null
}

import type { SavedView } from '@keystead/contract/platform/saved-views/saved-view.operations.ts'
import type { ListWithViews } from '@keystead/contract/platform/saved-views/saved-view.values.ts'
import { type Search, withSearch } from '@keystead/contract/navigation/addresses.ts'

/** What a list says of itself so that people can save views of it. */
export type ViewedList = {
  list: ListWithViews
  place: (search: Search) => string
  /** Filters and order of an address as far as the list knows them: neither what is old or wrong, nor which page is shown. */
  kept: (search: URLSearchParams) => Search
}

/** What a view keeps of an address; empty where nothing is chosen. */
export function searchToKeep({ kept }: ViewedList, search: URLSearchParams): string {
  return withSearch('', kept(search)).slice(1)
}

export type ViewToOpen = SavedView & { to: string; isCurrent: boolean }

/** Saved views with their addresses, as the list writes them today. Of several with the same filters, the one opened last is the current one. */
export function viewsToOpen(
  list: ViewedList,
  views: readonly SavedView[],
  { search, openedId }: { search: URLSearchParams; openedId: string | null },
): ViewToOpen[] {
  const here = searchToKeep(list, search)
  const same = views.filter((view) => searchToKeep(list, new URLSearchParams(view.Search)) === here)
  const current = same.find(({ SavedViewId }) => SavedViewId === openedId) ?? same[0]
  return views.map((view) => ({
    ...view,
    to: list.place(list.kept(new URLSearchParams(view.Search))),
    isCurrent: view === current,
  }))
}

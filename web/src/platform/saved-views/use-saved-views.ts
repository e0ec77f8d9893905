import { GetSavedViews } from '@keystead/contract/platform/saved-views/saved-view.operations.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import { searchToKeep, type ViewedList, viewsToOpen } from './viewed-list.ts'

/** The saved views of a list, and what the address says now. */
export function useSavedViews(list: ViewedList) {
  const [search] = useSearchParams()
  const [openedId, setOpenedId] = useState<string | null>(null)
  const { data, error, refetch } = useCall(GetSavedViews, { List: list.list })
  const views = data && viewsToOpen(list, data.Items, { search, openedId })
  const here = searchToKeep(list, search)
  const current = views?.find(({ isCurrent }) => isCurrent)
  // A view stays open while its filters are changed, so that they can be saved over it; the whole list is no view.
  const nowOpenId = here === '' ? null : (current?.SavedViewId ?? openedId)
  if (nowOpenId !== openedId) setOpenedId(nowOpenId)
  return {
    views,
    error,
    refetch,
    opened: views?.find(({ SavedViewId }) => SavedViewId === nowOpenId) ?? null,
    /** What would be saved. */
    search: here,
  }
}

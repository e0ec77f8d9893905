import { MarkSavedSearchSeen, type SavedSearchWithNews } from '@keystead/contract/marketplace/saved-searches/saved-search.operations.ts'
import { useEffect, useRef } from 'react'
import { Navigate } from 'react-router'
import { useCommand } from '../../api/query.ts'
import { addressOfSearch } from '../search/search/search-address.ts'
import { searchOf } from './saved-search-texts.ts'

/** Goes on to what a saved search finds, the newest first, and remembers that its owner has looked. */
export function OpenSavedSearch({ search: { SavedSearchId, Filters } }: { search: SavedSearchWithNews }) {
  const seen = useCommand(MarkSavedSearchSeen)
  const isTold = useRef(false)
  useEffect(() => {
    if (isTold.current) return
    isTold.current = true
    // Where it cannot be remembered, the same homes are new the next time: no reason to stand in the way.
    seen.run({ SavedSearchId }).catch(() => {})
  })
  return <Navigate to={addressOfSearch({ ...searchOf(Filters), Sort: 'newest' })} replace />
}

import { useSearchParams } from 'react-router'
import type { Search } from '../../navigation/paths.ts'
import { assignedViewOf, searchOfAssigned, type AssignedView } from './assigned-address.ts'

/** What the address says of a list, and the addresses of other views of it. */
export function useAssignedView<Tab extends string>(place: (search: Search) => string, tabs: readonly [Tab, ...Tab[]]) {
  const [search] = useSearchParams()
  const view = assignedViewOf(search, tabs)
  const addressOf = (change: Partial<AssignedView<Tab>>) => place(searchOfAssigned({ ...view, ...change }, tabs))
  return { view, addressOf }
}

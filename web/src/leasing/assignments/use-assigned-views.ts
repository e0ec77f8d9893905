import { GetUserAssignedCounts } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { Search } from '@keystead/contract/navigation/addresses.ts'
import type { Tab } from '../../ui/Tabs.tsx'
import { type AssignedView, assignedViewOf, searchOfAssigned } from './assigned-address.ts'
import { type AssignedViews, viewsAt } from './assigned-views.ts'

/** What the address says of a list whose views have several, the addresses of the others, and their tabs. */
export function useAssignedViews<Key extends string>(views: AssignedViews<Key>, place: (search: Search) => string) {
  const [search] = useSearchParams()
  const { data: counts } = useCall(GetUserAssignedCounts, {})
  const view = assignedViewOf(search, viewsAt(views, place))
  const addressOf = (change: Partial<AssignedView<Key>>) => {
    const next = { ...view, ...change }
    const there = views[next.tab].place
    return there(searchOfAssigned(next, viewsAt(views, there)))
  }
  const tabs = (Object.keys(views) as Key[]).flatMap((key): Tab[] => {
    const { text, count, isRare } = views[key]
    const isCurrent = key === view.tab
    const all = counts && count(counts)
    return isRare && !isCurrent && !all ? [] : [{ text, to: addressOf({ tab: key, pageIndex: 0 }), isCurrent, count: all }]
  })
  return { view, addressOf, tabs }
}

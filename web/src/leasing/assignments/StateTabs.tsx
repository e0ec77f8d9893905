import { GetUserAssignedCounts } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import type { AssignmentState } from '@keystead/contract/leasing/tenures/tenure.values.ts'
import { useCall } from '../../api/query.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { STATE_TABS, type AssignedView } from './assigned-address.ts'
import { stateLook } from './assignment-texts.ts'

type StateTabsProps = {
  view: AssignedView<AssignmentState>
  addressOf: (change: Partial<AssignedView<AssignmentState>>) => string
}

/** What is now, soon, and before. */
export function StateTabs({ view, addressOf }: StateTabsProps) {
  const { data } = useCall(GetUserAssignedCounts, {})
  const counts: Record<AssignmentState, number | undefined> = { current: data?.Current, upcoming: data?.Upcoming, past: data?.Past }
  return (
    <Tabs
      label="Which properties"
      tabs={STATE_TABS.map((tab) => ({
        text: stateLook(tab).text,
        to: addressOf({ tab, pageIndex: 0 }),
        isCurrent: tab === view.tab,
        count: counts[tab],
      }))}
    />
  )
}

import { GetUserAssignedCounts } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { useCall } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { BillsSection } from '../../money/overview/BillsSection.tsx'
import { SearchIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { FirstConnections } from './FirstConnections.tsx'
import { MyHome } from './MyHome.tsx'
import { tenantNeeds } from './needs.ts'
import { needSource, NeedsYou } from './NeedsYou.tsx'
import { NewOnTheMarket } from './NewOnTheMarket.tsx'
import { RecentActivity } from './RecentActivity.tsx'
import { useCommonNeeds } from './use-common-needs.ts'
import { WaysOn } from './WaysOn.tsx'
import { text } from './tenant-dashboard.text.ts'

/** For tenants: what needs them, where they live, and what happened last. */
export function TenantDashboard({ greeting, session }: { greeting: string; session: SessionRecord }) {
  const counts = useCall(GetUserAssignedCounts, {})
  const sources = [...useCommonNeeds('visitor'), needSource(text.homes, counts, (answer) => ({ needs: tenantNeeds(answer) }))]
  const hasHome = counts.data !== undefined && counts.data.Current + counts.data.Upcoming > 0
  return (
    <Page
      title={greeting}
      description={text.intro}
      action={
        <LinkButton to={paths.properties()} variant={hasHome ? 'secondary' : 'primary'} icon={SearchIcon}>
          {text.searchHomes}
        </LinkButton>
      }
    >
      <NeedsYou sources={sources} />
      <BillsSection isQuiet={!hasHome} />
      {hasHome && <MyHome />}
      {counts.data && !hasHome && <FirstConnections next={text.next} />}
      <RecentActivity />
      <WaysOn session={session} />
      {!hasHome && <NewOnTheMarket />}
    </Page>
  )
}

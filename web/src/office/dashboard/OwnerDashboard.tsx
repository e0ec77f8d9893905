import { GetUserAssetCounts } from '@keystead/contract/properties/properties/property.operations.ts'
import { useCall } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { mayOpen } from '../../identity/profiles/guard.ts'
import { may } from '../../sessions/rights.ts'
import { useSession } from '../../sessions/session.ts'
import { BillsSection } from '../../money/overview/BillsSection.tsx'
import { MoneySection } from '../../money/overview/MoneySection.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PlusIcon } from '../../ui/icons.ts'
import { OpenLinkButton } from '../../identity/profiles/OpenLinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Section } from '../../ui/Section.tsx'
import { Loading, Skeleton, TableSkeleton } from '../../ui/Skeleton.tsx'
import { BusinessCharts } from './BusinessCharts.tsx'
import { FirstProperty } from './FirstProperty.tsx'
import { NeedsYou } from './NeedsYou.tsx'
import { OccupancyStrip } from './OccupancyStrip.tsx'
import { RecentActivity } from './RecentActivity.tsx'
import { SetupList } from './SetupList.tsx'
import { useCommonNeeds } from './use-common-needs.ts'
import { useOwnerNeeds } from './use-owner-needs.ts'
import { useSetup } from './use-setup.ts'
import styles from './Dashboard.module.css'
import { text } from './owner-dashboard.text.ts'

/** For owners: what needs them, how the business stands, and what happened last. A first visit begins with the first steps. */
export function OwnerDashboard({ greeting }: { greeting: string }) {
  const session = useSession()
  const seesHomes = may(session, GetUserAssetCounts)
  const { data: counts, error, refetch } = useCall(GetUserAssetCounts, {}, { enabled: seesHomes })
  const common = useCommonNeeds('lister')
  const ofHomes = useOwnerNeeds()
  // First steps are for a person who begins, not for members who join.
  const setup = useSetup(counts, { enabled: session?.Member === undefined })
  const isFirstVisit = counts?.All === 0
  const mayAdd = session !== null && mayOpen(paths.addNewProperty(), session)
  const setupList = setup.steps && <SetupList steps={setup.steps} />
  return (
    <Page
      title={greeting}
      description={isFirstVisit ? text.introAtFirst : text.intro}
      action={
        counts &&
        !isFirstVisit && (
          <OpenLinkButton to={paths.addNewProperty()} icon={PlusIcon}>
            {text.addAProperty}
          </OpenLinkButton>
        )
      }
    >
      {isFirstVisit && (setupList ?? (setup.isWaiting ? <TableSkeleton count={5} /> : mayAdd && <FirstProperty />))}
      <NeedsYou sources={[...common, ...ofHomes]} isQuiet={isFirstVisit} />
      {!isFirstVisit && <MoneySection />}
      <BillsSection isQuiet />
      {!isFirstVisit && seesHomes && (
        <Section title={text.yourBusiness}>
          {counts ? (
            <div className={styles.business}>
              <OccupancyStrip homes={counts.Occupancy} />
              <BusinessCharts />
            </div>
          ) : error ? (
            <ErrorState failure={error} onRetry={() => void refetch()} compact />
          ) : (
            <Loading label={text.loadingYourBusiness}>
              <Skeleton shape="block" />
            </Loading>
          )}
        </Section>
      )}
      {!isFirstVisit && setupList}
      <RecentActivity isQuiet={isFirstVisit} />
    </Page>
  )
}

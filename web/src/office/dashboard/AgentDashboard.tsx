import { GetUserAssignedCounts } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { useCall } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { may } from '../../sessions/rights.ts'
import { BillsSection } from '../../money/overview/BillsSection.tsx'
import { MoneySection } from '../../money/overview/MoneySection.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { HomeIcon, UserPlusIcon } from '../../ui/icons.ts'
import { OpenLinkButton } from '../../identity/profiles/OpenLinkButton.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Section } from '../../ui/Section.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { Stat } from '../../ui/Stat.tsx'
import { FirstConnections } from './FirstConnections.tsx'
import { agentNeeds } from './needs.ts'
import { needSource, NeedsYou } from './NeedsYou.tsx'
import { NewOnTheMarket } from './NewOnTheMarket.tsx'
import { RecentActivity } from './RecentActivity.tsx'
import { useCommonNeeds } from './use-common-needs.ts'
import { WaysOn } from './WaysOn.tsx'
import styles from './Dashboard.module.css'
import { text } from './agent-dashboard.text.ts'

type AssignedCounts = OutputOf<typeof GetUserAssignedCounts>

/** For agents: what needs them, what they look after, and what happened last. */
export function AgentDashboard({ greeting, session }: { greeting: string; session: SessionRecord }) {
  const seesHomes = may(session, GetUserAssignedCounts)
  const { data: counts, error, refetch } = useCall(GetUserAssignedCounts, {}, { enabled: seesHomes })
  const common = useCommonNeeds('lister')
  // That the properties could not be counted is said once, where they would stand.
  const ofHomes = needSource(text.properties, { data: counts, error, refetch }, (answer) => ({ needs: agentNeeds(answer) }))
  const sources = !seesHomes || (error && !counts) ? common : [...common, ofHomes]
  const hasProperties = counts !== undefined && counts.Current + counts.Upcoming > 0
  return (
    <Page
      title={greeting}
      description={text.intro}
      action={
        counts === undefined ? null : hasProperties ? (
          <LinkButton to={paths.assignedProperties()} variant="primary" icon={HomeIcon}>
            {text.assignedProperties}
          </LinkButton>
        ) : (
          <OpenLinkButton to={paths.sendInvite()} variant="primary" icon={UserPlusIcon}>
            {text.inviteAnOwner}
          </OpenLinkButton>
        )
      }
    >
      <NeedsYou sources={sources} />
      {counts ? (
        hasProperties ? (
          <Assigned counts={counts} />
        ) : (
          <>
            <FirstConnections next={text.next} />
            <WaysOn session={session} />
            <NewOnTheMarket />
          </>
        )
      ) : (
        seesHomes && (
          <Section title={text.homesTitle}>
            {error ? <ErrorState failure={error} onRetry={() => void refetch()} compact /> : <NumbersSkeleton />}
          </Section>
        )
      )}
      {hasProperties && <MoneySection />}
      <BillsSection isQuiet />
      <RecentActivity />
    </Page>
  )
}

function Assigned({ counts: { Current, Listed, ReadyToList, NotReady } }: { counts: AssignedCounts }) {
  return (
    <Section title={text.homesTitle}>
      <div className={styles.few}>
        <Stat
          label={text.assigned}
          value={Current.toLocaleString('en-US')}
          definition={text.assignedHelp}
          to={paths.assignedProperties()}
        />
        <Stat
          label={text.listed}
          value={Listed.toLocaleString('en-US')}
          definition={text.listedHelp}
          to={paths.agentMyProperties({ tab: 'listed' })}
        />
        <Stat
          label={text.unlisted}
          value={(ReadyToList + NotReady).toLocaleString('en-US')}
          definition={`${text.unlistedHelp} ${readyText(ReadyToList, NotReady)}`}
          to={paths.agentMyProperties({ tab: 'unlisted' })}
          tone={ReadyToList > 0 ? 'good' : 'normal'}
        />
      </div>
    </Section>
  )
}

function readyText(ready: number, notReady: number): string {
  if (ready + notReady === 0) return ''
  if (ready === 0) return text.somethingMissing({ count: notReady })
  return text.ready({ count: ready })
}

function NumbersSkeleton() {
  return (
    <Loading label={text.loading}>
      <div className={styles.few}>
        {[1, 2, 3].map((number) => (
          <Skeleton key={number} shape="block" />
        ))}
      </div>
    </Loading>
  )
}

import { GetUserAssignedCounts } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { useCall } from '../../api/query.ts'
import { paths } from '../../navigation/paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { HomeIcon, UserPlusIcon } from '../../ui/icons.ts'
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

type AssignedCounts = OutputOf<typeof GetUserAssignedCounts>

/** For agents: what needs them, what they look after, and what happened last. */
export function AgentDashboard({ greeting, session }: { greeting: string; session: SessionRecord }) {
  const { data: counts, error, refetch } = useCall(GetUserAssignedCounts, {})
  const common = useCommonNeeds('lister')
  // That the properties could not be counted is said once, where they would stand.
  const ofHomes = needSource('Properties', { data: counts, error, refetch }, (answer) => ({ needs: agentNeeds(answer) }))
  const sources = error && !counts ? common : [...common, ofHomes]
  const hasProperties = counts !== undefined && counts.Current + counts.Upcoming > 0
  return (
    <Page
      title={greeting}
      description="What needs you, and how the properties stand that you look after."
      action={
        counts === undefined ? null : hasProperties ? (
          <LinkButton to={paths.assignedProperties()} variant="primary" icon={HomeIcon}>
            Assigned properties
          </LinkButton>
        ) : (
          <LinkButton to={paths.sendInvite()} variant="primary" icon={UserPlusIcon}>
            Invite an owner
          </LinkButton>
        )
      }
    >
      <NeedsYou sources={sources} />
      {counts ? (
        hasProperties ? (
          <Assigned counts={counts} />
        ) : (
          <>
            <FirstConnections next="Properties show here as soon as they give you one." />
            <WaysOn session={session} />
            <NewOnTheMarket />
          </>
        )
      ) : (
        <Section title="Properties that you look after">
          {error ? <ErrorState failure={error} onRetry={() => void refetch()} compact /> : <NumbersSkeleton />}
        </Section>
      )}
      <RecentActivity />
    </Page>
  )
}

function Assigned({ counts: { Current, Listed, ReadyToList, NotReady } }: { counts: AssignedCounts }) {
  return (
    <Section title="Properties that you look after">
      <div className={styles.few}>
        <Stat label="Assigned" value={Current.toLocaleString('en-US')} definition="Assigned to you now." to={paths.assignedProperties()} />
        <Stat
          label="Listed"
          value={Listed.toLocaleString('en-US')}
          definition="Yours to list, and on the market now."
          to={paths.agentMyProperties({ tab: 'listed' })}
        />
        <Stat
          label="Unlisted"
          value={(ReadyToList + NotReady).toLocaleString('en-US')}
          definition={`Yours to list, and off the market. ${readyText(ReadyToList, NotReady)}`}
          to={paths.agentMyProperties({ tab: 'unlisted' })}
          tone={ReadyToList > 0 ? 'good' : 'normal'}
        />
      </div>
    </Section>
  )
}

function readyText(ready: number, notReady: number): string {
  if (ready + notReady === 0) return ''
  if (ready === 0)
    return notReady === 1 ? 'Something that a listing needs is missing.' : 'Each of them misses something that a listing needs.'
  return `${ready.toLocaleString('en-US')} ${ready === 1 ? 'has' : 'have'} everything that a listing needs.`
}

function NumbersSkeleton() {
  return (
    <Loading label="Loading your properties…">
      <div className={styles.few}>
        {[1, 2, 3].map((number) => (
          <Skeleton key={number} shape="block" />
        ))}
      </div>
    </Loading>
  )
}

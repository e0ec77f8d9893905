import { GetUserAssetCounts } from '@keystead/contract/properties/properties/property.operations.ts'
import { messages } from '@keystead/contract/text/messages.ts'
import { useCall } from '../../api/query.ts'
import { paths } from '../../navigation/paths.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { CsvIcon, HomeIcon, PlusIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Section } from '../../ui/Section.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { Stat } from '../../ui/Stat.tsx'
import { NeedsYou } from './NeedsYou.tsx'
import { NextSteps } from './NextSteps.tsx'
import { type AssetCounts, ownerNextSteps } from './next-steps.ts'
import { ownerLists } from './owner-lists.ts'
import { RecentActivity } from './RecentActivity.tsx'
import { RecentProperties } from './RecentProperties.tsx'
import { useCommonNeeds } from './use-common-needs.ts'
import { useOwnerNeeds } from './use-owner-needs.ts'
import styles from './Dashboard.module.css'

/** For owners: what needs them, how many properties stand where, and what happened last. */
export function OwnerDashboard({ greeting }: { greeting: string }) {
  const { data: counts, error, refetch } = useCall(GetUserAssetCounts, {})
  const common = useCommonNeeds('lister')
  const hasProperties = counts !== undefined && counts.All > 0
  const ofHomes = useOwnerNeeds()
  return (
    <Page
      title={greeting}
      description="What needs you, and how your properties stand."
      action={
        hasProperties && (
          <LinkButton to={paths.addNewProperty()} variant="primary" icon={PlusIcon}>
            Add a property
          </LinkButton>
        )
      }
    >
      <NeedsYou sources={[...common, ...ofHomes]} />
      {counts ? (
        <Properties counts={counts} />
      ) : (
        <Section title="Your properties">
          {error ? <ErrorState failure={error} onRetry={() => void refetch()} compact /> : <OwnerSkeleton />}
        </Section>
      )}
      <RecentActivity />
      {hasProperties && <RecentProperties />}
    </Page>
  )
}

function Properties({ counts }: { counts: AssetCounts }) {
  if (counts.All === 0) {
    return (
      <Section title="Your properties">
        <FirstProperty />
      </Section>
    )
  }
  const steps = ownerNextSteps(counts)
  return (
    <>
      {steps.length > 0 && (
        <Section title="Next steps">
          <NextSteps steps={steps} />
        </Section>
      )}
      <Section title="Your properties">
        <Numbers counts={counts} />
      </Section>
    </>
  )
}

function Numbers({ counts }: { counts: AssetCounts }) {
  const { All, Listed, Unlisted, NotReady, ListedWithoutImage } = counts
  return (
    <div className={styles.numbers}>
      <Stat label="All" value={All.toLocaleString('en-US')} definition="Every property that you have here." to={ownerLists.all} />
      <Stat
        label="Listed"
        value={Listed.toLocaleString('en-US')}
        definition="On the market now, for anyone to find."
        to={ownerLists.listed}
      />
      <Stat
        label="Unlisted"
        value={Unlisted.toLocaleString('en-US')}
        definition="Off the market; strangers do not see them."
        to={ownerLists.unlisted}
      />
      <Stat
        label="Not ready"
        value={NotReady.toLocaleString('en-US')}
        definition="Unlisted, with at least one required check open."
        to={ownerLists.notReady}
        tone={NotReady > 0 ? 'warn' : 'normal'}
      />
      <Stat
        label="No photo"
        value={ListedWithoutImage.toLocaleString('en-US')}
        definition="Listed, but nobody can see what it looks like."
        to={ownerLists.listedWithoutPhoto}
        tone={ListedWithoutImage > 0 ? 'warn' : 'normal'}
      />
    </div>
  )
}

function FirstProperty() {
  return (
    <Card>
      <EmptyState
        title={messages.noPropertiesFound}
        icon={HomeIcon}
        action={
          <>
            <LinkButton to={paths.addNewProperty()} variant="primary" icon={PlusIcon}>
              Add your first property
            </LinkButton>
            <LinkButton to={paths.importProperties()} icon={CsvIcon}>
              Import from a file
            </LinkButton>
          </>
        }
      >
        Add one by hand, or bring them all from a spreadsheet. Nothing is shown to anyone until you list it.
      </EmptyState>
    </Card>
  )
}

function OwnerSkeleton() {
  return (
    <Loading label="Loading your properties…">
      <div className={styles.skeleton}>
        <div className={styles.numbers}>
          {[1, 2, 3, 4, 5].map((number) => (
            <Skeleton key={number} shape="block" />
          ))}
        </div>
        <Skeleton shape="block" />
      </div>
    </Loading>
  )
}

import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { Search } from '@keystead/contract/navigation/addresses.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { KeyIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { CardsSkeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { TENANT_VIEWS, type TenantView } from './assigned-views.ts'
import { AssignedList } from './AssignedList.tsx'
import { text } from './tenancy.text.ts'
import styles from './TenantHomes.module.css'
import { TenantHome } from './TenantHome.tsx'
import { useAssignedViews } from './use-assigned-views.ts'

type TenantHomesProps = { title: string; place: (search: Search) => string }

/** What a tenant rents: a home, or a space for work. Each address of it opens one of its views. */
export function TenantHomes({ title, place }: TenantHomesProps) {
  const { view, addressOf, tabs } = useAssignedViews<TenantView>(TENANT_VIEWS, place)
  return (
    <Page title={title} description={text.intro}>
      <Tabs label={text.tabsLabel} tabs={tabs} />
      <AssignedList
        caption={title}
        view={view}
        addressOf={addressOf}
        filters={TENANT_VIEWS[view.tab].filters}
        skeleton={<CardsSkeleton count={1} />}
        empty={<Nothing view={view.tab} />}
      >
        {(page, isBusy) => (
          <div aria-busy={isBusy || undefined}>
            <ul className={styles.homes} aria-label={title}>
              {page.Items.map((home) => (
                <li key={home.AssignmentId}>
                  <TenantHome home={home} />
                </li>
              ))}
            </ul>
            {page.TotalCount > page.Items.length && (
              <Pagination page={page} addressOf={({ PageIndex, PageSize }) => addressOf({ pageIndex: PageIndex, pageSize: PageSize })} />
            )}
          </div>
        )}
      </AssignedList>
    </Page>
  )
}

const EMPTY_TEXTS: Record<TenantView, string> = {
  all: text.noHomes,
  current: text.noCurrentHomes,
  upcoming: text.noUpcomingHomes,
  past: text.noPastHomes,
}

function Nothing({ view }: { view: TenantView }) {
  const isAboutBefore = view === 'upcoming' || view === 'past'
  return (
    <EmptyState
      title={view === 'current' ? messages.noPropertiesFound : messages.noConnectedPropertiesFound}
      icon={KeyIcon}
      action={
        !isAboutBefore && (
          <>
            <LinkButton to={paths.connectedOwners()} variant="primary">
              {text.yourOwners}
            </LinkButton>
            <LinkButton to={paths.properties()}>{text.findHome}</LinkButton>
          </>
        )
      }
    >
      {EMPTY_TEXTS[view]}
    </EmptyState>
  )
}

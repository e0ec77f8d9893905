import { LIVED_IN } from '@keystead/contract/properties/properties/occupancy.ts'
import { GetUserAssetCounts } from '@keystead/contract/properties/properties/property.operations.ts'
import { messages } from '@keystead/contract/text/messages.ts'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '../../navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { CsvIcon, HomeIcon, PlusIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { UnfinishedProperties } from './UnfinishedProperties.tsx'
import { ExportButton } from '../../properties/imports/ExportButton.tsx'
import { listFiltersOf } from '../../properties/properties/owned/list-filters.ts'
import { LIST_TABS, listViewOf, searchOf, type ListTab } from '../../properties/properties/owned/list-address.ts'
import { PropertyList } from './PropertyList.tsx'

const TAB_TEXTS: Record<ListTab, string> = {
  all: 'All',
  occupied: 'Occupied',
  vacant: 'Vacant',
  ending: 'Ending soon',
  upcoming: 'Upcoming',
  'off-books': 'Not for rent',
  listed: 'Listed',
  unlisted: 'Unlisted',
  'not-ready': 'Not ready',
  'no-photo': 'No photo',
  expiring: 'Listing ending',
  expired: 'Expired',
}

export function head(): PageHead {
  return { title: 'My properties', noindex: true }
}

/** Everything the active owner profile has. */
export function MyPropertiesScreen() {
  const [search] = useSearchParams()
  const view = listViewOf(search)
  const { data: counts } = useCall(GetUserAssetCounts, {})
  const countOf: Record<ListTab, number | undefined> = {
    all: counts?.All,
    listed: counts?.Listed,
    unlisted: counts?.Unlisted,
    'not-ready': counts?.NotReady,
    'no-photo': counts?.ListedWithoutImage,
    expiring: counts?.ExpiringSoon,
    expired: counts?.Expired,
    occupied: counts && LIVED_IN.reduce((sum, status) => sum + counts.Occupancy[status], 0),
    vacant: counts?.Occupancy.vacant,
    ending: counts && counts.Occupancy.ending + counts.Occupancy.notice,
    upcoming: counts?.Occupancy.upcoming,
    'off-books': counts?.Occupancy['off-books'],
  }
  return (
    <Page
      title="My properties"
      width="full"
      action={
        <>
          <LinkButton to={paths.importProperties()} icon={CsvIcon}>
            Import
          </LinkButton>
          {Boolean(counts?.All) && <ExportButton wanted={listFiltersOf(view, view.tab)} />}
          <LinkButton to={paths.addNewProperty()} icon={PlusIcon} variant="primary">
            Add property
          </LinkButton>
        </>
      }
    >
      <UnfinishedProperties most={2} />
      <Tabs
        label="Which properties"
        tabs={LIST_TABS.filter((tab) => isWorthATab(tab, countOf[tab], view.tab)).map((tab) => ({
          text: TAB_TEXTS[tab],
          to: paths.myProperties(searchOf({ ...view, tab, pageIndex: 0 })),
          isCurrent: tab === view.tab,
          count: countOf[tab],
        }))}
      />
      <PropertyList place={paths.myProperties} caption="My properties" count={counts?.All} empty={<Nothing tab={view.tab} />} />
    </Page>
  )
}

const EMPTY_TEXTS: Record<Exclude<ListTab, 'listed'>, string> = {
  all: 'Add your first home or space: five short steps, and you can stop at any of them. A list in a CSV file comes in at once.',
  unlisted: 'Everything you have is on the market.',
  'not-ready': 'Nothing that is off the market misses anything.',
  'no-photo': 'Everything that is on the market has a photo.',
  expiring: 'No listing ends within the next two weeks.',
  expired: 'No listing has run out.',
  occupied: 'No one lives in your homes yet. Record a lease on the page of a home, or import your leases from a file.',
  vacant: 'None of your homes is vacant.',
  ending: 'No lease ends within the next 60 days, and no one has given notice.',
  upcoming: 'No lease is to begin in a vacant home.',
  'off-books': 'All of your homes are for rent.',
}

/** What still needs something is shown while there is such a thing, or while someone looks at it. */
function isWorthATab(tab: ListTab, count: number | undefined, current: ListTab): boolean {
  const isAboutNeeds = !['all', 'occupied', 'vacant', 'listed', 'unlisted'].includes(tab)
  return !isAboutNeeds || tab === current || (count ?? 0) > 0
}

function Nothing({ tab }: { tab: ListTab }) {
  if (tab === 'listed') {
    return (
      <EmptyState
        title={messages.noListedPropertiesFound}
        icon={HomeIcon}
        action={<LinkButton to={paths.myProperties({ tab: 'unlisted' })}>See what is unlisted</LinkButton>}
      >
        A property goes on the market from its own page, once nothing is missing.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={messages.noPropertiesFound}
      icon={HomeIcon}
      action={
        <>
          <LinkButton to={paths.addNewProperty()} icon={PlusIcon} variant="primary">
            Add property
          </LinkButton>
          <LinkButton to={paths.importProperties()} icon={CsvIcon}>
            Import a file
          </LinkButton>
        </>
      }
    >
      {EMPTY_TEXTS[tab]}
    </EmptyState>
  )
}

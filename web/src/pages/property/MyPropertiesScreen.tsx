import { LIVED_IN } from '@keystead/contract/properties/properties/occupancy.ts'
import { GetUserAssetCounts } from '@keystead/contract/properties/properties/property.operations.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { CsvIcon, HomeIcon, PlusIcon } from '../../ui/icons.ts'
import { OpenLinkButton } from '../../identity/profiles/OpenLinkButton.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { UnfinishedProperties } from './UnfinishedProperties.tsx'
import { ExportButton } from '../../properties/imports/ExportButton.tsx'
import { listFiltersOf } from '../../properties/properties/owned/list-filters.ts'
import { LIST_TABS, listViewOf, searchOf, type ListTab } from '../../properties/properties/owned/list-address.ts'
import { PropertyList } from './PropertyList.tsx'
import { text } from './my-properties.text.ts'

const TAB_TEXTS: Record<ListTab, string> = {
  all: text.all,
  occupied: text.occupied,
  vacant: text.vacant,
  ending: text.endingSoon,
  upcoming: text.upcoming,
  'off-books': text.notForRent,
  listed: text.listed,
  unlisted: text.unlisted,
  'not-ready': text.notReady,
  'no-photo': text.noPhoto,
  expiring: text.listingEnding,
  expired: text.expired,
}

export function head(): PageHead {
  return { title: text.myProperties, noindex: true }
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
      title={text.myProperties}
      width="full"
      action={
        <>
          <OpenLinkButton to={paths.importProperties()} icon={CsvIcon}>
            {text.import}
          </OpenLinkButton>
          {Boolean(counts?.All) && <ExportButton wanted={listFiltersOf(view, view.tab)} />}
          <OpenLinkButton to={paths.addNewProperty()} icon={PlusIcon} variant="primary">
            {text.addProperty}
          </OpenLinkButton>
        </>
      }
    >
      <UnfinishedProperties most={2} />
      <Tabs
        label={text.whichProperties}
        tabs={LIST_TABS.filter((tab) => isWorthATab(tab, countOf[tab], view.tab)).map((tab) => ({
          text: TAB_TEXTS[tab],
          to: paths.myProperties(searchOf({ ...view, tab, pageIndex: 0 })),
          isCurrent: tab === view.tab,
          count: countOf[tab],
        }))}
      />
      <PropertyList place={paths.myProperties} caption={text.myProperties} count={counts?.All} empty={<Nothing tab={view.tab} />} />
    </Page>
  )
}

const EMPTY_TEXTS: Record<Exclude<ListTab, 'listed'>, string> = {
  all: text.noProperties,
  unlisted: text.noneUnlisted,
  'not-ready': text.noneNotReady,
  'no-photo': text.noneWithoutPhoto,
  expiring: text.noneExpiring,
  expired: text.noneExpired,
  occupied: text.noneOccupied,
  vacant: text.noneVacant,
  ending: text.noneEnding,
  upcoming: text.noneUpcoming,
  'off-books': text.noneNotForRent,
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
        action={<LinkButton to={paths.myProperties({ tab: 'unlisted' })}>{text.seeUnlisted}</LinkButton>}
      >
        {text.howToList}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={messages.noPropertiesFound}
      icon={HomeIcon}
      action={
        <>
          <OpenLinkButton to={paths.addNewProperty()} icon={PlusIcon} variant="primary">
            {text.addProperty}
          </OpenLinkButton>
          <OpenLinkButton to={paths.importProperties()} icon={CsvIcon}>
            {text.importFile}
          </OpenLinkButton>
        </>
      }
    >
      {EMPTY_TEXTS[tab]}
    </EmptyState>
  )
}

import { GetUserAssignedCounts, type AssignedAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { messages } from '@keystead/contract/text/messages.ts'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '../../navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ExternalLinkIcon, EyeIcon, EyeOffIcon, HomeIcon, PencilIcon, PhotoIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { MenuEntry } from '../../ui/Menu.tsx'
import { Page } from '../../ui/Page.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { usePropertyActions, type PropertyActions } from './use-property-actions.tsx'
import { MARKET_TABS, type MarketTab } from '../../leasing/assignments/assigned-address.ts'
import { askedColumn, kindColumn, marketColumn, ownerColumn, propertyColumn } from '../../leasing/assignments/assigned.columns.tsx'
import { AssignedList } from '../../leasing/assignments/AssignedList.tsx'
import { useAssignedView } from '../../leasing/assignments/use-assigned-view.ts'

export function head(): PageHead {
  return { title: 'My properties', noindex: true }
}

const TAB_TEXTS: Record<MarketTab, string> = { all: 'All', listed: 'On the market', unlisted: 'Off the market' }
const TAB_FILTERS: Record<MarketTab, boolean | null> = { all: null, listed: true, unlisted: false }
const EMPTY_TEXTS: Record<MarketTab, string> = {
  all: 'Properties stand here once an owner lets you list them.',
  listed: 'Nothing that you may list is on the market. Put one there once nothing is missing.',
  unlisted: 'Everything that you may list is on the market.',
}

/** What an agent may put on the market, where each stands, and the way to list it. */
export function AgentMyPropertiesScreen() {
  const { view, addressOf } = useAssignedView(paths.agentMyProperties, MARKET_TABS)
  const { data: counts } = useCall(GetUserAssignedCounts, {})
  const actions = usePropertyActions()
  const unlisted = counts && counts.ReadyToList + counts.NotReady
  const countOf: Record<MarketTab, number | undefined> = {
    all: counts && unlisted !== undefined ? counts.Listed + unlisted : undefined,
    listed: counts?.Listed,
    unlisted,
  }
  return (
    <Page
      title="My properties"
      description="What owners let you list."
      action={<LinkButton to={paths.agentProperties()}>All properties</LinkButton>}
    >
      <Tabs
        label="Which properties"
        tabs={MARKET_TABS.map((tab) => ({
          text: TAB_TEXTS[tab],
          to: addressOf({ tab, pageIndex: 0 }),
          isCurrent: tab === view.tab,
          count: countOf[tab],
        }))}
      />
      <AssignedList
        caption="My properties"
        view={view}
        addressOf={addressOf}
        filters={{ State: 'current', Scope: 'list', IsListed: TAB_FILTERS[view.tab] }}
        columns={[propertyColumn, kindColumn, ownerColumn, askedColumn, marketColumn]}
        rowMenu={(asset) => menuOf(asset, actions)}
        empty={
          <EmptyState
            title={messages.noPropertiesFound}
            icon={HomeIcon}
            action={view.tab === 'all' && <LinkButton to={paths.assignedProperties()}>See what is assigned to you</LinkButton>}
          >
            {EMPTY_TEXTS[view.tab]}
          </EmptyState>
        }
      />
      {actions.dialog}
    </Page>
  )
}

function menuOf(asset: AssignedAsset, actions: PropertyActions): MenuEntry[] {
  const { AssetId, Home, Title } = asset
  if (!Home) return []
  const subject = { AssetId, Title, ListingTypeId: Home.ListingTypeId, AlsoForSale: Home.AlsoForSale }
  return [
    { text: 'View', icon: EyeIcon, to: paths.agentViewProperty(AssetId) },
    { text: 'Edit', icon: PencilIcon, to: paths.agentEditProperty(AssetId) },
    { text: 'Photos', icon: PhotoIcon, to: paths.agentEditProperty(AssetId, 'photos') },
    Home.IsListed
      ? { text: 'Unlist', icon: EyeOffIcon, onSelect: () => actions.unlist(subject) }
      : {
          text: 'List',
          icon: ExternalLinkIcon,
          onSelect: () => actions.list(subject),
          disabledReason: actions.listingObstacle(Home.OpenChecks),
        },
  ]
}

import { messages as propertiesMessages } from '@keystead/contract/properties/properties/properties-messages.text.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { Search } from '@keystead/contract/navigation/addresses.ts'
import { AGENT_VIEWS, type AgentView } from '../../leasing/assignments/assigned-views.ts'
import { agentColumns } from '../../leasing/assignments/assigned.columns.tsx'
import { AssignedList } from '../../leasing/assignments/AssignedList.tsx'
import { useAssignedViews } from '../../leasing/assignments/use-assigned-views.ts'
import { useMay } from '../../sessions/rights.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { HomeIcon } from '../../ui/icons.ts'
import { OpenLinkButton } from '../../identity/profiles/OpenLinkButton.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { PagedTable } from '../../ui/PagedTable.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { agentMenuOf } from './agent-menu.ts'
import { usePropertyActions } from './use-property-actions.tsx'
import { text } from './agent-properties.text.ts'

type AgentHomesProps = { title: string; description: string; place: (search: Search) => string }

/** Properties that an agent works for. Each address of it opens one of its views. */
export function AgentHomes({ title, description, place }: AgentHomesProps) {
  const { view, addressOf, tabs } = useAssignedViews<AgentView>(AGENT_VIEWS, place)
  const actions = usePropertyActions()
  const may = useMay()
  const isAboutListing = AGENT_VIEWS[view.tab].place === paths.agentMyProperties
  return (
    <Page title={title} description={description} width="full">
      <Tabs label={text.whichProperties} tabs={tabs} />
      <AssignedList
        caption={title}
        view={view}
        addressOf={addressOf}
        filters={AGENT_VIEWS[view.tab].filters}
        skeleton={<TableSkeleton />}
        empty={<Nothing view={view.tab} />}
      >
        {(page, isBusy) => (
          <PagedTable
            caption={title}
            columns={agentColumns({ isAboutListing })}
            isCompact
            isShortOnPhone
            page={page}
            addressOf={({ PageIndex, PageSize }) => addressOf({ pageIndex: PageIndex, pageSize: PageSize })}
            isBusy={isBusy}
            rowKey={({ AssignmentId }) => AssignmentId}
            rowName={({ Place, Title }) => `${Place}, ${Title}`}
            rowMenu={(asset) => agentMenuOf(asset, actions, may)}
          />
        )}
      </AssignedList>
      {actions.dialog}
    </Page>
  )
}

const EMPTY_TEXTS: Record<AgentView, string> = {
  all: text.noneAtAll,
  current: text.noneCurrent,
  upcoming: text.noneUpcoming,
  past: text.nonePast,
  mine: text.noneToList,
  listed: text.noneListed,
  unlisted: text.noneUnlisted,
}

function Nothing({ view }: { view: AgentView }) {
  return (
    <EmptyState
      title={view === 'current' ? propertiesMessages.noAssignedPropertiesFound : messages.noPropertiesFound}
      icon={HomeIcon}
      action={<WayOn view={view} />}
    >
      {EMPTY_TEXTS[view]}
    </EmptyState>
  )
}

function WayOn({ view }: { view: AgentView }) {
  if (view === 'mine') return <LinkButton to={paths.assignedProperties()}>{text.seeAssigned}</LinkButton>
  if (view !== 'all' && view !== 'current') return null
  return (
    <OpenLinkButton to={paths.sendInvite({ type: 'owner' })} variant="primary">
      {text.inviteAnOwner}
    </OpenLinkButton>
  )
}

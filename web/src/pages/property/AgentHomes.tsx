import { messages } from '@keystead/contract/text/messages.ts'
import { paths, type Search } from '../../navigation/paths.ts'
import { AGENT_VIEWS, type AgentView } from '../../leasing/assignments/assigned-views.ts'
import { agentColumns } from '../../leasing/assignments/assigned.columns.tsx'
import { AssignedList } from '../../leasing/assignments/AssignedList.tsx'
import { useAssignedViews } from '../../leasing/assignments/use-assigned-views.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { HomeIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { PagedTable } from '../../ui/PagedTable.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { agentMenuOf } from './agent-menu.ts'
import { usePropertyActions } from './use-property-actions.tsx'

type AgentHomesProps = { title: string; description: string; place: (search: Search) => string }

/** Properties that an agent works for. Each address of it opens one of its views. */
export function AgentHomes({ title, description, place }: AgentHomesProps) {
  const { view, addressOf, tabs } = useAssignedViews<AgentView>(AGENT_VIEWS, place)
  const actions = usePropertyActions()
  const isAboutListing = AGENT_VIEWS[view.tab].place === paths.agentMyProperties
  return (
    <Page title={title} description={description} width="full">
      <Tabs label="Which properties" tabs={tabs} />
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
            rowMenu={(asset) => agentMenuOf(asset, actions)}
          />
        )}
      </AssignedList>
      {actions.dialog}
    </Page>
  )
}

const EMPTY_TEXTS: Record<AgentView, string> = {
  all: 'Owners whom you are connected with give you properties: invite one, or wait for their assignment.',
  current: 'An owner whom you are connected with assigns a property to you, with a contract and what you may do.',
  upcoming: 'Nothing begins later.',
  past: 'What you give back, or what ends, stays in this list with its dates.',
  mine: 'Properties stand here once an owner allows you to list them.',
  listed: 'Nothing that you may list is on the market. Put one there once nothing is missing.',
  unlisted: 'Everything that you may list is on the market.',
}

function Nothing({ view }: { view: AgentView }) {
  return (
    <EmptyState
      title={view === 'current' ? messages.noAssignedPropertiesFound : messages.noPropertiesFound}
      icon={HomeIcon}
      action={<WayOn view={view} />}
    >
      {EMPTY_TEXTS[view]}
    </EmptyState>
  )
}

function WayOn({ view }: { view: AgentView }) {
  if (view === 'mine') return <LinkButton to={paths.assignedProperties()}>See what is assigned to you</LinkButton>
  if (view !== 'all' && view !== 'current') return null
  return (
    <LinkButton to={paths.sendInvite({ type: 'owner' })} variant="primary">
      Invite an owner
    </LinkButton>
  )
}

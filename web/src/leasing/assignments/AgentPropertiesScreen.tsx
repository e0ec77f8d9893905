import { messages } from '@keystead/contract/text/messages.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '../../navigation/paths.ts'
import { HomeIcon } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { STATE_TABS } from './assigned-address.ts'
import { contractColumn, ownerColumn, propertyColumn, tenureColumn } from './assigned.columns.tsx'
import { AssignedList } from './AssignedList.tsx'
import { StateTabs } from './StateTabs.tsx'
import { useAssignedView } from './use-assigned-view.ts'

export function head(): PageHead {
  return { title: 'Properties', noindex: true }
}

const EMPTY_TEXTS = {
  current: 'Owners whom you are connected with give you properties: invite one, or wait for their assignment.',
  upcoming: 'Nothing begins later.',
  past: 'What you give back, or what ends, stays in this list with its dates.',
}

/** Everything that owners have given to an agent, in time. */
export function AgentPropertiesScreen() {
  const { view, addressOf } = useAssignedView(paths.agentProperties, STATE_TABS)
  return (
    <Page
      title="Properties"
      description="What owners have given you: now, soon, and before."
      action={
        <>
          <LinkButton to={paths.assignedProperties()}>Assigned properties</LinkButton>
          <LinkButton to={paths.agentMyProperties()}>My properties</LinkButton>
        </>
      }
    >
      <StateTabs view={view} addressOf={addressOf} />
      <AssignedList
        caption="Properties"
        view={view}
        addressOf={addressOf}
        filters={{ State: view.tab }}
        columns={[propertyColumn, ownerColumn, contractColumn, tenureColumn]}
        empty={
          <EmptyState
            title={messages.noPropertiesFound}
            icon={HomeIcon}
            action={
              view.tab === 'current' && (
                <LinkButton to={paths.sendInvite({ type: 'owner' })} variant="primary">
                  Invite an owner
                </LinkButton>
              )
            }
          >
            {EMPTY_TEXTS[view.tab]}
          </EmptyState>
        }
      />
    </Page>
  )
}

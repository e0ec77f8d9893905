import { messages } from '@keystead/contract/text/messages.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '../../navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { BriefcaseIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { contractColumn, ownerColumn, propertyColumn, scopesColumn, tenureColumn } from './assigned.columns.tsx'
import { AssignedList } from './AssignedList.tsx'
import { useAssignedView } from './use-assigned-view.ts'

export function head(): PageHead {
  return { title: 'Assigned properties', noindex: true }
}

/** What is in an agent's hands now, by owner and contract. */
export function AssignedPropertiesScreen() {
  const { view, addressOf } = useAssignedView(paths.assignedProperties, ['current'])
  return (
    <Page
      title="Assigned properties"
      description="What is in your hands now: for whom, under which contract, and what you may do."
      action={<LinkButton to={paths.agentProperties()}>All properties</LinkButton>}
    >
      <AssignedList
        caption="Assigned properties"
        view={view}
        addressOf={addressOf}
        filters={{ State: 'current' }}
        columns={[propertyColumn, ownerColumn, contractColumn, scopesColumn, tenureColumn]}
        empty={
          <EmptyState
            title={messages.noAssignedPropertiesFound}
            icon={BriefcaseIcon}
            action={
              <LinkButton to={paths.sendInvite({ type: 'owner' })} variant="primary">
                Invite an owner
              </LinkButton>
            }
          >
            An owner whom you are connected with assigns a property to you, with a contract and what you may do.
          </EmptyState>
        }
      />
    </Page>
  )
}

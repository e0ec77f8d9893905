import { messages } from '@keystead/contract/text/messages.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '../../navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { KeyIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { STATE_TABS } from './assigned-address.ts'
import { homeColumn, ownerColumn, shareColumn, tenureColumn } from './assigned.columns.tsx'
import { AssignedList } from './AssignedList.tsx'
import { StateTabs } from './StateTabs.tsx'
import { useAssignedView } from './use-assigned-view.ts'

export function head(): PageHead {
  return { title: 'Connected properties', noindex: true }
}

const EMPTY_TEXTS = {
  current: 'What you rent stands here once its owner or agent has moved you in. Connect with them, or look for a home.',
  upcoming: 'No lease of yours begins later.',
  past: 'What you have moved out of stays in this list with its dates.',
}

/** Everything that a tenant rents: now, soon, and before. */
export function ConnectedPropertiesScreen() {
  const { view, addressOf } = useAssignedView(paths.connectedProperties, STATE_TABS)
  return (
    <Page title="Connected properties" description="What you rent: now, soon, and before.">
      <StateTabs view={view} addressOf={addressOf} />
      <AssignedList
        caption="Connected properties"
        view={view}
        addressOf={addressOf}
        filters={{ State: view.tab }}
        columns={[homeColumn, ownerColumn, shareColumn, tenureColumn]}
        empty={
          <EmptyState
            title={messages.noConnectedPropertiesFound}
            icon={KeyIcon}
            action={
              view.tab === 'current' && (
                <>
                  <LinkButton to={paths.connectedOwners()} variant="primary">
                    Your owners
                  </LinkButton>
                  <LinkButton to={paths.properties()}>Look for a home</LinkButton>
                </>
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

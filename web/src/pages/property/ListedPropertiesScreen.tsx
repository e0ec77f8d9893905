import { messages } from '@keystead/contract/text/messages.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '../../navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { HomeIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { PropertyList } from './PropertyList.tsx'

export function head(): PageHead {
  return { title: 'Listed properties', noindex: true }
}

/** What strangers can find now. */
export function ListedPropertiesScreen() {
  return (
    <Page
      title="Listed properties"
      description="On the market now: visitors find these."
      action={
        <>
          <LinkButton to={paths.listingFeeds()}>Feeds for portals</LinkButton>
          <LinkButton to={paths.myProperties()}>My properties</LinkButton>
        </>
      }
    >
      <PropertyList
        place={paths.listedProperties}
        caption="Listed properties"
        only="listed"
        empty={
          <EmptyState
            title={messages.noListedPropertiesFound}
            icon={HomeIcon}
            action={
              <LinkButton to={paths.myProperties({ tab: 'unlisted' })} variant="primary">
                See what can be listed
              </LinkButton>
            }
          >
            A property goes on the market from its own page, once nothing is missing.
          </EmptyState>
        }
      />
    </Page>
  )
}

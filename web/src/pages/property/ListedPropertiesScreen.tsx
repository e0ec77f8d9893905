import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { HomeIcon } from '../../ui/icons.ts'
import { OpenLinkButton } from '../../identity/profiles/OpenLinkButton.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { PropertyList } from './PropertyList.tsx'
import { text } from './listed-properties.text.ts'

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** What strangers can find now. */
export function ListedPropertiesScreen() {
  return (
    <Page
      title={text.title}
      description={text.intro}
      action={
        <>
          <OpenLinkButton to={paths.listingFeeds()}>{text.feedsForPortals}</OpenLinkButton>
          <LinkButton to={paths.myProperties()}>{text.myProperties}</LinkButton>
        </>
      }
    >
      <PropertyList
        place={paths.listedProperties}
        caption={text.title}
        only="listed"
        empty={
          <EmptyState
            title={messages.noListedPropertiesFound}
            icon={HomeIcon}
            action={
              <LinkButton to={paths.myProperties({ tab: 'unlisted' })} variant="primary">
                {text.seeUnlisted}
              </LinkButton>
            }
          >
            {text.howToList}
          </EmptyState>
        }
      />
    </Page>
  )
}

import { GetSavedSearches } from '@keystead/contract/marketplace/saved-searches/saved-search.operations.ts'
import { messages } from '@keystead/contract/marketplace/saved-searches/saved-searches-messages.text.ts'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SearchIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { OpenSavedSearch } from './OpenSavedSearch.tsx'
import { SavedSearchList } from './SavedSearchList.tsx'
import { text } from './saved-searches.text.ts'

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** What someone looks for; with `?open=` of an email, straight on to that search. */
export function SavedSearchesScreen() {
  const [params] = useSearchParams()
  const { data, error, refetch } = useCall(GetSavedSearches, {})
  const wanted = data?.Items.find(({ SavedSearchId }) => SavedSearchId === params.get('open'))
  if (wanted) return <OpenSavedSearch search={wanted} />
  return (
    <Page
      title={text.title}
      description={text.intro}
      width="narrow"
      action={
        <LinkButton to={paths.properties()} icon={SearchIcon}>
          {text.searchHomes}
        </LinkButton>
      }
    >
      {data ? (
        data.Items.length > 0 ? (
          <SavedSearchList searches={data} />
        ) : (
          <NoSearches />
        )
      ) : error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : (
        <TableSkeleton count={4} />
      )}
    </Page>
  )
}

function NoSearches() {
  return (
    <EmptyState
      title={messages.noSavedSearchesFound}
      icon={SearchIcon}
      action={
        <LinkButton to={paths.properties()} variant="primary">
          {text.searchHomes}
        </LinkButton>
      }
    >
      {text.emptyHelp}
    </EmptyState>
  )
}

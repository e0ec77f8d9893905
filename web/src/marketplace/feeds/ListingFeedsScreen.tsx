import { AddListingFeed, GetListingFeeds } from '@keystead/contract/marketplace/feeds/feed.operations.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useMay } from '../../sessions/rights.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PlusIcon, ShareIcon } from '../../ui/icons.ts'
import { Page } from '../../ui/Page.tsx'
import { CardsSkeleton } from '../../ui/Skeleton.tsx'
import { AddFeedDialog } from './AddFeedDialog.tsx'
import { FeedCard } from './FeedCard.tsx'
import styles from './Feeds.module.css'
import { FeedListings } from './FeedListings.tsx'
import { text } from './feeds.text.ts'

const BREADCRUMBS = [{ text: text.listedProperties, to: paths.listedProperties() }]

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** Where partners read one's listings; with an id, what one feed has and leaves out. */
export function ListingFeedsScreen() {
  const [search] = useSearchParams()
  const { data, error, refetch } = useCall(GetListingFeeds, {})
  const [isAdding, setIsAdding] = useState(false)
  const chosen = data?.Items.find(({ FeedId }) => FeedId === search.get('id'))
  const add = useMay()(AddListingFeed) && (
    <Button variant="primary" icon={PlusIcon} onClick={() => setIsAdding(true)}>
      {text.addAFeed}
    </Button>
  )
  return (
    <Page title={text.title} description={text.intro} breadcrumbs={BREADCRUMBS} action={add}>
      {error && !data && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!error && !data && <CardsSkeleton count={2} />}
      {data?.Items.length === 0 && (
        <EmptyState title={text.noFeeds} icon={ShareIcon} action={add}>
          {text.noFeedsHelp}
        </EmptyState>
      )}
      {data && data.Items.length > 0 && (
        <ul className={styles.feeds}>
          {data.Items.map((feed) => (
            <FeedCard key={feed.FeedId} feed={feed} isOpen={feed === chosen} />
          ))}
        </ul>
      )}
      {chosen && <FeedListings key={chosen.FeedId} feed={chosen} />}
      {isAdding && <AddFeedDialog onClose={() => setIsAdding(false)} />}
    </Page>
  )
}

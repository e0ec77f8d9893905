import { DeleteListingFeed, type ListingFeed, RenewListingFeed } from '@keystead/contract/marketplace/feeds/feed.operations.ts'
import { FEED_AUDIENCES } from '@keystead/contract/marketplace/feeds/feed.values.ts'
import { textOf } from '@keystead/contract/properties/fields/property.values.ts'
import { useState } from 'react'
import { useCommand } from '../../api/query.ts'
import { paths } from '../../navigation/paths.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { CopyIcon, DotsVerticalIcon, ListIcon, RefreshIcon, TrashIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { withToast } from '../../ui/with-toast.ts'
import styles from './Feeds.module.css'

type Question = 'renew' | 'delete' | null

export function FeedCard({ feed, isOpen }: { feed: ListingFeed; isOpen: boolean }) {
  const renew = useCommand(RenewListingFeed)
  const remove = useCommand(DeleteListingFeed)
  const [question, setQuestion] = useState<Question>(null)
  const { FeedId, Name } = feed

  async function answer(work: Promise<unknown>, success: string) {
    await withToast(work, success)
    setQuestion(null)
  }

  return (
    <li>
      <Card className={styles.card}>
        <div className={styles.head}>
          <h2 className={styles.name}>{Name}</h2>
          <Badge plain>{textOf(FEED_AUDIENCES, feed.AudienceId)}</Badge>
          <Menu
            trigger={<IconButton icon={DotsVerticalIcon} label={`More for ${Name}`} />}
            entries={[
              { text: 'New addresses', icon: RefreshIcon, onSelect: () => setQuestion('renew') },
              { separator: true },
              { text: 'Delete', icon: TrashIcon, danger: true, onSelect: () => setQuestion('delete') },
            ]}
          />
        </div>
        <Address kind="JSON" name={Name} url={feed.JsonUrl} />
        <Address kind="XML" name={Name} url={feed.XmlUrl} />
        <div className={styles.foot}>
          <p>
            {feed.LastReadAt ? (
              <>
                Read {feed.ReadsCount.toLocaleString('en-US')} {feed.ReadsCount === 1 ? 'time' : 'times'}, last on{' '}
                <DateText date={feed.LastReadAt} />
              </>
            ) : (
              'Nobody has read it yet.'
            )}
          </p>
          <LinkButton size="sm" icon={ListIcon} to={paths.listingFeeds(isOpen ? {} : { id: FeedId })} preventScrollReset>
            {isOpen ? 'Close the list' : 'What it has and leaves out'}
          </LinkButton>
        </div>
      </Card>
      <ConfirmDialog
        open={question === 'renew'}
        title={`Give ${Name} new addresses?`}
        consequence="The addresses of now stop working at once. Whoever reads the feed needs the new ones from you."
        confirmText="Make new addresses"
        tone="normal"
        busy={renew.pending}
        onConfirm={() => void answer(renew.run({ FeedId }), `${Name} has new addresses.`)}
        onCancel={() => setQuestion(null)}
      />
      <ConfirmDialog
        open={question === 'delete'}
        title={`Delete the feed ${Name}?`}
        consequence="Its addresses stop working at once, and portals that read it take your listings down. Your listings here stay as they are."
        confirmText="Delete feed"
        busy={remove.pending}
        onConfirm={() => void answer(remove.run({ FeedId }), 'The feed is deleted.')}
        onCancel={() => setQuestion(null)}
      />
    </li>
  )
}

function Address({ kind, name, url }: { kind: string; name: string; url: string }) {
  return (
    <div className={styles.address}>
      <span>{kind}</span>
      <code>{url}</code>
      <Button size="sm" icon={CopyIcon} onClick={() => void withToast(navigator.clipboard.writeText(url), 'Address copied.')}>
        Copy
        <span className="visually-hidden">
          {' '}
          the {kind} address of {name}
        </span>
      </Button>
    </div>
  )
}

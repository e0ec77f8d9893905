import { DeleteListingFeed, type ListingFeed, RenewListingFeed } from '@keystead/contract/marketplace/feeds/feed.operations.ts'
import { FEED_AUDIENCES } from '@keystead/contract/marketplace/feeds/feed.values.ts'
import { textOf } from '@keystead/contract/properties/fields/property.values.ts'
import { useState } from 'react'
import { useCommand } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useMay } from '../../sessions/rights.ts'
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
import { inParts } from '../../ui/in-parts.ts'
import { text } from './feeds.text.ts'

type Question = 'renew' | 'delete' | null

export function FeedCard({ feed, isOpen }: { feed: ListingFeed; isOpen: boolean }) {
  const renew = useCommand(RenewListingFeed)
  const remove = useCommand(DeleteListingFeed)
  const [question, setQuestion] = useState<Question>(null)
  const { FeedId, Name } = feed
  const may = useMay()
  const newAddresses = { text: text.newAddresses, icon: RefreshIcon, onSelect: () => setQuestion('renew') }
  const end = { text: text.delete, icon: TrashIcon, danger: true, onSelect: () => setQuestion('delete') }
  const entries = [...(may(RenewListingFeed) ? [newAddresses] : []), ...(may(DeleteListingFeed) ? [{ separator: true } as const, end] : [])]

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
          {entries.length > 0 && (
            <Menu trigger={<IconButton icon={DotsVerticalIcon} label={text.moreFor({ name: Name })} />} entries={entries} />
          )}
        </div>
        <Address kind="JSON" name={Name} url={feed.JsonUrl} />
        <Address kind="XML" name={Name} url={feed.XmlUrl} />
        <div className={styles.foot}>
          <p>
            {feed.LastReadAt
              ? inParts(text.readTimes.parts({ count: feed.ReadsCount, day: <DateText date={feed.LastReadAt} /> }))
              : text.notReadYet}
          </p>
          <LinkButton size="sm" icon={ListIcon} to={paths.listingFeeds(isOpen ? {} : { id: FeedId })} preventScrollReset>
            {isOpen ? text.closeListings : text.openListings}
          </LinkButton>
        </div>
      </Card>
      <ConfirmDialog
        open={question === 'renew'}
        title={text.renewTitle({ name: Name })}
        consequence={text.renewConsequence}
        confirmText={text.renew}
        tone="normal"
        busy={renew.pending}
        onConfirm={() => void answer(renew.run({ FeedId }), text.renewed({ name: Name }))}
        onCancel={() => setQuestion(null)}
      />
      <ConfirmDialog
        open={question === 'delete'}
        title={text.deleteTitle({ name: Name })}
        consequence={text.deleteConsequence}
        confirmText={text.deleteFeed}
        busy={remove.pending}
        onConfirm={() => void answer(remove.run({ FeedId }), text.deleted)}
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
      <Button
        size="sm"
        icon={CopyIcon}
        aria-label={text.copyAddress({ kind, name })}
        onClick={() => void withToast(navigator.clipboard.writeText(url), text.addressCopied)}
      >
        {text.copy}
      </Button>
    </div>
  )
}

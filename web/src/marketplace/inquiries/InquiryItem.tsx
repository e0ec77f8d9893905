import { ArchiveEnquiry, type EnquiryDetails, SetEnquiryRead } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { Link } from 'react-router'
import { useCommand } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useMay } from '../../sessions/rights.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ItemCard, ItemFact, ItemFacts } from '../../ui/ItemCard.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { ReplyLink } from './ReplyLink.tsx'
import { text } from './inquiries.text.ts'

type InquiryItemProps = { inquiry: EnquiryDetails; titleLevel: 2 | 3 }

/** One message whole, to be answered where it stands. */
export function InquiryItem({ inquiry, titleLevel }: InquiryItemProps) {
  const { EnquiryId, Name, Email, Phone, IsRead, AssetId, AssetTitle, Message } = inquiry
  const may = useMay()
  return (
    <ItemCard
      title={
        AssetId ? (
          <Link to={paths.property(AssetId)}>{AssetTitle}</Link>
        ) : (
          <Link to={paths.inquiries({ id: EnquiryId })}>{AssetTitle ?? text.messageFrom({ name: Name })}</Link>
        )
      }
      titleLevel={titleLevel}
      status={<Badge tone={IsRead ? 'neutral' : 'warn'}>{IsRead ? text.read : text.unread}</Badge>}
      actions={may(SetEnquiryRead) && <Actions inquiry={inquiry} />}
    >
      <ItemFacts>
        <ItemFact name={text.from}>
          {Name}
          {' · '}
          <a href={`mailto:${Email}`}>{Email}</a>
          {Phone && (
            <>
              {' · '}
              <a href={`tel:${Phone.replace(/[^\d+]/g, '')}`}>{Phone}</a>
            </>
          )}
        </ItemFact>
        {/* Plain text, links included: who wrote it is unknown. */}
        <ItemFact name={text.theirWords}>{Message}</ItemFact>
      </ItemFacts>
    </ItemCard>
  )
}

function Actions({ inquiry }: { inquiry: EnquiryDetails }) {
  const setRead = useCommand(SetEnquiryRead)
  const archive = useCommand(ArchiveEnquiry)
  const { EnquiryId, IsRead, Name } = inquiry
  const mark = (read: boolean) => setRead.run({ EnquiryId, IsRead: read })
  return (
    <>
      {/* To write back is to have read it. */}
      <ReplyLink inquiry={inquiry} label={text.replyTo({ name: Name })} onReply={() => void (IsRead || withToast(mark(true)))} />
      <Button
        busy={setRead.pending}
        aria-label={IsRead ? text.markUnreadOf({ name: Name }) : text.markReadOf({ name: Name })}
        onClick={() => void withToast(mark(!IsRead))}
      >
        {IsRead ? text.markAsUnread : text.markAsRead}
      </Button>
      <Button
        variant="quiet"
        busy={archive.pending}
        aria-label={text.archiveOf({ name: Name })}
        onClick={() => void withToast(archive.run({ EnquiryId, IsArchived: true }), text.movedToArchive)}
      >
        {text.archive}
      </Button>
    </>
  )
}

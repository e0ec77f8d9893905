import {
  ArchiveEnquiry,
  type EnquiryDetails,
  EnquiryNotFound,
  GetProfileEnquiryDetails,
  SetEnquiryRead,
} from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { asCallFailure } from '../../api/failure.ts'
import { useCall, useCommand } from '../../api/query.ts'
import { logWarning } from '../../browser/log.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useMay } from '../../sessions/rights.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { ReplyLink } from './ReplyLink.tsx'
import styles from './ReadInquiry.module.css'
import { text } from './inquiries.text.ts'

const WAY = [{ text: text.messages, to: paths.inquiries() }]

/** One message, and what to do about it. */
export function ReadInquiry({ inquiryId }: { inquiryId: string }) {
  const { data, error, refetch } = useCall(GetProfileEnquiryDetails, { EnquiryId: inquiryId })
  if (data) return <Message inquiry={data} />
  return (
    <Page title={text.message} breadcrumbs={WAY} width="narrow">
      {error ? (
        <ErrorState
          failure={error.code === EnquiryNotFound.code || error.status < 500 ? { message: EnquiryNotFound.message } : error}
          onRetry={error.status < 500 ? undefined : () => void refetch()}
          action={<LinkButton to={paths.inquiries()}>{text.toMessages}</LinkButton>}
        />
      ) : (
        <TextSkeleton />
      )}
    </Page>
  )
}

function Message({ inquiry }: { inquiry: EnquiryDetails }) {
  useMarkedAsRead(inquiry)
  const mayAnswer = useMay()(SetEnquiryRead)
  return (
    <Page
      title={inquiry.Name}
      description={<DateText date={inquiry.SentAt} />}
      breadcrumbs={WAY}
      status={inquiry.IsArchived && <Badge plain>{text.archived}</Badge>}
      action={mayAnswer && <Actions inquiry={inquiry} />}
      width="narrow"
    >
      <dl className={styles.facts}>
        <dt>{text.email}</dt>
        <dd>
          <a href={`mailto:${inquiry.Email}`}>{inquiry.Email}</a>
        </dd>
        {inquiry.Phone && (
          <>
            <dt>{text.phone}</dt>
            <dd>
              <a href={`tel:${inquiry.Phone.replace(/[^\d+]/g, '')}`}>{inquiry.Phone}</a>
            </dd>
          </>
        )}
        {inquiry.AssetTitle && (
          <>
            <dt>{text.about}</dt>
            <dd>{inquiry.AssetId ? <Link to={paths.property(inquiry.AssetId)}>{inquiry.AssetTitle}</Link> : inquiry.AssetTitle}</dd>
          </>
        )}
      </dl>
      <Card>
        {/* Plain text, links included: whoever wrote it is unknown. */}
        <p className={styles.text}>{inquiry.Message}</p>
      </Card>
    </Page>
  )
}

/** Opening a message reads it, once: what is marked as unread again stays so. Who may only look leaves it as it is. */
function useMarkedAsRead({ EnquiryId, IsRead }: EnquiryDetails): void {
  const { run } = useCommand(SetEnquiryRead)
  const mayMark = useMay()(SetEnquiryRead)
  const isDone = useRef(IsRead || !mayMark)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    run({ EnquiryId, IsRead: true }).catch((error: unknown) => logWarning(text.notMarkedAsRead, error))
  }, [EnquiryId, run])
}

function Actions({ inquiry }: { inquiry: EnquiryDetails }) {
  const navigate = useNavigate()
  const setRead = useCommand(SetEnquiryRead)
  const archive = useCommand(ArchiveEnquiry)

  async function leave(act: () => Promise<unknown>, said: string) {
    try {
      await act()
      toast.success(said)
      void navigate(paths.inquiries())
    } catch (error) {
      toast.error(asCallFailure(error).message)
    }
  }

  const { EnquiryId, IsArchived } = inquiry
  return (
    <>
      <Button busy={setRead.pending} onClick={() => void leave(() => setRead.run({ EnquiryId, IsRead: false }), text.markedAsUnread)}>
        {text.markAsUnread}
      </Button>
      <Button
        busy={archive.pending}
        onClick={() =>
          void leave(() => archive.run({ EnquiryId, IsArchived: !IsArchived }), IsArchived ? text.movedToInbox : text.movedToArchive)
        }
      >
        {IsArchived ? text.moveToInbox : text.archive}
      </Button>
      <ReplyLink inquiry={inquiry} />
    </>
  )
}

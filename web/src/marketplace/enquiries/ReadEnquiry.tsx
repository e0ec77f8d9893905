import {
  ArchiveEnquiry,
  type EnquiryDetails,
  EnquiryNotFound,
  GetProfileEnquiryDetails,
  SetEnquiryRead,
} from '@keystead/contract/marketplace/enquiries/enquiry.operations.ts'
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { asCallFailure } from '../../api/failure.ts'
import { useCall, useCommand } from '../../api/query.ts'
import { logWarning } from '../../browser/log.ts'
import { paths } from '../../navigation/paths.ts'
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
import styles from './ReadEnquiry.module.css'

const WAY = [{ text: 'Messages', to: paths.enquiries() }]

/** One message, and what to do about it. */
export function ReadEnquiry({ enquiryId }: { enquiryId: string }) {
  const { data, error, refetch } = useCall(GetProfileEnquiryDetails, { EnquiryId: enquiryId })
  if (data) return <Message enquiry={data} />
  return (
    <Page title="Message" breadcrumbs={WAY} width="narrow">
      {error ? (
        <ErrorState
          failure={error.code === EnquiryNotFound.code || error.status < 500 ? { message: EnquiryNotFound.message } : error}
          onRetry={error.status < 500 ? undefined : () => void refetch()}
          action={<LinkButton to={paths.enquiries()}>Go to your messages</LinkButton>}
        />
      ) : (
        <TextSkeleton />
      )}
    </Page>
  )
}

function Message({ enquiry }: { enquiry: EnquiryDetails }) {
  useMarkedAsRead(enquiry)
  return (
    <Page
      title={enquiry.Name}
      description={<DateText date={enquiry.SentAt} />}
      breadcrumbs={WAY}
      status={enquiry.IsArchived && <Badge plain>Archived</Badge>}
      action={<Actions enquiry={enquiry} />}
      width="narrow"
    >
      <dl className={styles.facts}>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${enquiry.Email}`}>{enquiry.Email}</a>
        </dd>
        {enquiry.Phone && (
          <>
            <dt>Phone</dt>
            <dd>
              <a href={`tel:${enquiry.Phone.replace(/[^\d+]/g, '')}`}>{enquiry.Phone}</a>
            </dd>
          </>
        )}
        {enquiry.AssetTitle && (
          <>
            <dt>About</dt>
            <dd>{enquiry.AssetId ? <Link to={paths.property(enquiry.AssetId)}>{enquiry.AssetTitle}</Link> : enquiry.AssetTitle}</dd>
          </>
        )}
      </dl>
      <Card>
        {/* Plain text, links included: whoever wrote it is unknown. */}
        <p className={styles.text}>{enquiry.Message}</p>
      </Card>
    </Page>
  )
}

/** Opening a message reads it, once: what is marked as unread again stays so. */
function useMarkedAsRead({ EnquiryId, IsRead }: EnquiryDetails): void {
  const { run } = useCommand(SetEnquiryRead)
  const isDone = useRef(IsRead)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    run({ EnquiryId, IsRead: true }).catch((error: unknown) => logWarning('The message was not marked as read.', error))
  }, [EnquiryId, run])
}

function Actions({ enquiry }: { enquiry: EnquiryDetails }) {
  const navigate = useNavigate()
  const setRead = useCommand(SetEnquiryRead)
  const archive = useCommand(ArchiveEnquiry)

  async function leave(act: () => Promise<unknown>, said: string) {
    try {
      await act()
      toast.success(said)
      void navigate(paths.enquiries())
    } catch (error) {
      toast.error(asCallFailure(error).message)
    }
  }

  const { EnquiryId, IsArchived } = enquiry
  return (
    <>
      <Button busy={setRead.pending} onClick={() => void leave(() => setRead.run({ EnquiryId, IsRead: false }), 'Marked as unread.')}>
        Mark as unread
      </Button>
      <Button
        busy={archive.pending}
        onClick={() =>
          void leave(
            () => archive.run({ EnquiryId, IsArchived: !IsArchived }),
            IsArchived ? 'Moved to the inbox.' : 'Moved to the archive.',
          )
        }
      >
        {IsArchived ? 'Move to inbox' : 'Archive'}
      </Button>
      <ReplyLink enquiry={enquiry} />
    </>
  )
}

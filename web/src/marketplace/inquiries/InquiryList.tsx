import { messages } from '@keystead/contract/marketplace/inquiries/inquiries-messages.text.ts'
import {
  INQUIRY_FOLDERS,
  type InquiryCard,
  type InquiryFolder,
  GetProfileEnquiries,
  GetUnreadEnquiryCount,
} from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { Link, useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useSession } from '../../sessions/session.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import { ExportListButton } from '../../platform/list-exports/ExportListButton.tsx'
import { classNames } from '../../ui/class-names.ts'
import { DateText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { MailIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { PastTheEnd } from '../../ui/PastTheEnd.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { type InquiryListView, addressOfInquiries, addressOfFolder, inquiryListFromAddress } from './inquiry-list-address.ts'
import styles from './InquiryList.module.css'
import { text } from './inquiries.text.ts'

const FOLDER_TEXTS: Readonly<Record<InquiryFolder, string>> = text.folders

/** What people wrote, unread ones first. */
export function InquiryList() {
  const [params] = useSearchParams()
  const view = inquiryListFromAddress(params)
  const { data: count } = useCall(GetUnreadEnquiryCount, {})
  return (
    <Page title={text.messages} description={text.intro}>
      <Tabs
        label={text.whichMessages}
        tabs={INQUIRY_FOLDERS.map((folder) => ({
          text: FOLDER_TEXTS[folder],
          to: addressOfFolder(folder),
          isCurrent: folder === view.Folder,
          count: folder === 'unread' ? count?.Unread : undefined,
        }))}
      />
      <Messages view={view} />
    </Page>
  )
}

function Messages({ view }: { view: InquiryListView }) {
  const { data, error, refetch } = useCall(GetProfileEnquiries, view, { keepPrevious: true })
  if (error && !data) return <ErrorState failure={error} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton />
  if (data.Items.length === 0)
    return data.TotalCount > 0 ? <PastTheEnd first={addressOfFolder(view.Folder)} icon={MailIcon} /> : <Nothing folder={view.Folder} />
  return (
    <>
      <ul className={styles.list} aria-label={FOLDER_TEXTS[view.Folder]}>
        {data.Items.map((inquiry) => (
          <li key={inquiry.EnquiryId}>
            <Row inquiry={inquiry} />
          </li>
        ))}
      </ul>
      <Pagination page={data} addressOf={(page) => addressOfInquiries({ ...view, ...page })} />
      <ExportListButton list="GetProfileEnquiries" filters={{ Folder: view.Folder }} />
    </>
  )
}

function Row({ inquiry }: { inquiry: InquiryCard }) {
  return (
    <Link to={paths.inquiries({ id: inquiry.EnquiryId })} className={classNames(styles.row, !inquiry.IsRead && styles.unread)}>
      <span className={styles.name}>
        {!inquiry.IsRead && <span className="visually-hidden">{text.unreadMark} </span>}
        {inquiry.Name}
      </span>
      <span className={styles.date}>
        <DateText date={inquiry.SentAt} />
      </span>
      {inquiry.AssetTitle && <span className={styles.about}>{inquiry.AssetTitle}</span>}
      <span className={styles.excerpt}>{inquiry.Excerpt}</span>
    </Link>
  )
}

const EMPTY_TEXTS: Record<Exclude<InquiryFolder, 'inbox'>, string> = {
  unread: text.noUnreadHelp,
  archived: text.noArchivedHelp,
}

function Nothing({ folder }: { folder: InquiryFolder }) {
  const session = useSession()
  if (folder !== 'inbox') {
    return (
      <EmptyState title={messages.noInquiriesFound} icon={MailIcon}>
        {EMPTY_TEXTS[folder]}
      </EmptyState>
    )
  }
  // Tenants have no public page, so no one can write to one.
  const canBePublic = session !== null && profileTypeOf(session) !== 'Tenant'
  return (
    <EmptyState
      title={messages.noInquiriesFound}
      icon={MailIcon}
      action={canBePublic && <LinkButton to={paths.profileSettings()}>{text.visibility}</LinkButton>}
    >
      {canBePublic ? text.emptyHelp : text.emptyHelpTenant}
    </EmptyState>
  )
}

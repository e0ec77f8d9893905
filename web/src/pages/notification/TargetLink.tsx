import { GetTenancyDetails } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { GetUserAssetDetails } from '@keystead/contract/properties/properties/property.operations.ts'
import type { AnyOperation, InputOf } from '@keystead/contract/rpc/operation.ts'
import { messages } from '@keystead/contract/platform/notifications/notifications-messages.text.ts'
import { GetProfileEnquiryDetails } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { GetUserConnectionDetails } from '@keystead/contract/people/connections/connection-steps.operations.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { isRowId } from '@keystead/contract/values/ids.ts'
import { useCall } from '../../api/query.ts'
import { isAvailableTo } from '../../identity/profiles/guard.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { entryAt } from '../../navigation/route-match.ts'
import { ArrowRightIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import styles from './NotificationPage.module.css'
import { text } from './notification.text.ts'

/** The way to what a notification is about. Where that is no longer open to the reader, it says so instead. */
export function TargetLink({ target, session }: { target: string; session: SessionRecord }) {
  const { pathname, searchParams } = new URL(target, window.location.origin)
  if (!isAvailableTo(entryAt(pathname), session)) return <Gone />
  const id = searchParams.get('id')
  if (id === null || !isRowId(id)) return <Way to={target} />
  switch (pathname) {
    case pathOf(paths.viewProperty):
    case pathOf(paths.agentViewProperty):
      return <WayIfThere to={target} operation={GetUserAssetDetails} input={{ AssetId: id }} />
    case pathOf(paths.tenantViewProperty):
      return <WayIfThere to={target} operation={GetTenancyDetails} input={{ AssetId: id }} />
    case pathOf(paths.connection):
      return <WayIfThere to={target} operation={GetUserConnectionDetails} input={{ ConnectionId: id }} />
    case paths.inquiries():
      return <WayIfThere to={target} operation={GetProfileEnquiryDetails} input={{ EnquiryId: id }} />
    default:
      return <Way to={target} />
  }
}

function pathOf(build: (id: string) => string): string {
  return build('').split('?')[0] ?? ''
}

type WayIfThereProps<Op extends AnyOperation> = { to: string; operation: Op; input: InputOf<Op> }

/** Asks for what its page would ask for, so that the page has it already. Any other failure is for that page to tell. */
function WayIfThere<Op extends AnyOperation>({ to, operation, input }: WayIfThereProps<Op>) {
  const { data, error } = useCall(operation, input)
  if (error?.status === 404 || error?.status === 403) return <Gone />
  if (data === undefined && !error) {
    return (
      <Loading>
        <div className={styles.target}>
          <Skeleton shape="field" />
        </div>
      </Loading>
    )
  }
  return <Way to={to} />
}

function Way({ to }: { to: string }) {
  return (
    <div className={styles.target}>
      <LinkButton to={to} variant="primary" iconAfter={ArrowRightIcon}>
        {text.viewDetails}
      </LinkButton>
    </div>
  )
}

function Gone() {
  return (
    <p className={styles.gone} role="status">
      {messages.notificationAccessGone}
    </p>
  )
}

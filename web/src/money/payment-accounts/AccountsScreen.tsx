import {
  DeleteSubAccountDraft,
  GetPaymentSubAccounts,
  GetPaymentSubAccountsCountByStatus,
  SaveSubAccountOwner,
  SetDefaultSubAccount,
} from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import type { SubAccountCard } from '@keystead/contract/money/payment-accounts/payment-account.schemas.ts'
import {
  SUB_ACCOUNT_STATUSES,
  SUB_ACCOUNT_STATUS_NAMES,
  statusNameOf,
} from '@keystead/contract/money/payment-accounts/payment-account.values.ts'
import { messages } from '@keystead/contract/money/payment-accounts/payment-accounts-messages.text.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useCall, useCommand } from '../../api/query.ts'
import { OpenLinkButton } from '../../identity/profiles/OpenLinkButton.tsx'
import type { PageHead } from '../../navigation/head.ts'
import { useMay } from '../../sessions/rights.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { BankIcon, EyeIcon, PlusIcon, TrashIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { MenuEntry } from '../../ui/Menu.tsx'
import { Page } from '../../ui/Page.tsx'
import { PagedTable } from '../../ui/PagedTable.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { Stat } from '../../ui/Stat.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { bankText, isDraft, nameOf, statusOf } from './account-status.ts'
import { type AccountsView, accountsViewOf, searchOfView } from './accounts-address.ts'
import styles from './Accounts.module.css'
import { text } from './accounts.text.ts'
import { useOnlinePayments } from './use-online-payments.ts'

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** The accounts that rent is paid into: how many are in which state, and each with the reason and what to do. */
export function AccountsScreen() {
  const payments = useOnlinePayments()
  const counts = useCall(GetPaymentSubAccountsCountByStatus, {})
  const isProcessing = (counts.data?.Processing ?? 0) > 0
  return (
    <Page
      title={text.title}
      description={text.intro}
      action={payments?.isOn && <CreateButton reason={isProcessing ? messages.restrictedText : null} />}
    >
      {payments?.isOn === false && (
        <Notice title={text.isOff}>
          <p>{text.isOffHelp}</p>
        </Notice>
      )}
      {payments?.isOn && isProcessing && (
        <Notice title={text.restrictedTitle}>
          <p>{messages.restrictedText}</p>
        </Notice>
      )}
      {payments?.isSandbox && <p className={styles.sandbox}>{text.sandbox}</p>}
      <div className={styles.counts}>
        {SUB_ACCOUNT_STATUS_NAMES.map((status) => (
          <Stat
            key={status}
            label={text.statuses[status]}
            value={counts.data?.[status] ?? '–'}
            definition={text.meaning[status]}
            to={paths.paymentAccounts({ status: SUB_ACCOUNT_STATUSES[status] })}
          />
        ))}
      </div>
      <Accounts mayCreate={payments?.isOn === true && !isProcessing} />
    </Page>
  )
}

function Notice({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Card as="section" sunken className={styles.notice}>
      <h2>{title}</h2>
      {children}
    </Card>
  )
}

/** While one is checked it says why it can not be pressed (spec §8). */
function CreateButton({ reason }: { reason: string | null }) {
  const may = useMay()
  if (!may(SaveSubAccountOwner)) return null
  if (reason)
    return (
      <Button variant="primary" icon={PlusIcon} disabledReason={reason} reasonIsVisible>
        {text.create}
      </Button>
    )
  return (
    <OpenLinkButton to={paths.createPaymentAccount()} variant="primary" icon={PlusIcon}>
      {text.create}
    </OpenLinkButton>
  )
}

function Accounts({ mayCreate }: { mayCreate: boolean }) {
  const [search] = useSearchParams()
  const view = accountsViewOf(search)
  const addressOf = (change: Partial<AccountsView>) => paths.paymentAccounts(searchOfView({ ...view, pageIndex: 0, ...change }))
  const answer = useCall(
    GetPaymentSubAccounts,
    { Status: view.status, PageIndex: view.pageIndex, PageSize: view.pageSize },
    { keepPrevious: true },
  )
  const { menuOf, dialog } = useMenu()
  const page = answer.data
  if (answer.error && !page) return <ErrorState failure={answer.error} onRetry={() => void answer.refetch()} />
  if (!page) return <TableSkeleton />
  if (page.TotalCount === 0 && view.status === null)
    return (
      <EmptyState title={text.none} icon={BankIcon} action={mayCreate && <CreateButton reason={null} />}>
        {mayCreate && text.noneHelp}
      </EmptyState>
    )
  return (
    <>
      {view.status !== null && (
        <p className={styles.filter}>
          {text.only({ status: text.statuses[statusNameOf(view.status)] })} <Link to={addressOf({ status: null })}>{text.clearFilter}</Link>
        </p>
      )}
      {page.TotalCount === 0 ? (
        <EmptyState title={text.none} icon={BankIcon} action={<LinkButton to={addressOf({ status: null })}>{text.clearFilter}</LinkButton>}>
          {text.noneInStatus}
        </EmptyState>
      ) : (
        <PagedTable
          caption={text.title}
          columns={COLUMNS}
          page={page}
          addressOf={({ PageIndex, PageSize }) => addressOf({ pageIndex: PageIndex, pageSize: PageSize })}
          isBusy={answer.isPlaceholderData}
          rowKey={({ SubAccountId }) => SubAccountId}
          rowName={nameOf}
          rowMenu={menuOf}
        />
      )}
      {dialog}
    </>
  )
}

/** Where a row leads: a draft goes on where it was left. */
function placeOf(account: SubAccountCard): string {
  return isDraft(account) ? paths.createPaymentAccount({ id: account.SubAccountId }) : paths.viewPaymentAccount(account.SubAccountId)
}

function useMenu() {
  const may = useMay()
  const makeDefault = useCommand(SetDefaultSubAccount)
  const removal = useCommand(DeleteSubAccountDraft)
  const [removing, setRemoving] = useState<SubAccountCard | null>(null)
  const menuOf = (account: SubAccountCard): readonly MenuEntry[] => [
    { text: isDraft(account) ? text.goOn : text.open, icon: EyeIcon, to: placeOf(account) },
    ...(account.Status === 'Active' && !account.IsRestricted && !account.IsDefault && may(SetDefaultSubAccount)
      ? [
          {
            text: text.makeDefault,
            icon: BankIcon,
            onSelect: () => void withToast(makeDefault.run({ SubAccountId: account.SubAccountId }), text.defaultNow),
          },
        ]
      : []),
    ...(isDraft(account) && may(DeleteSubAccountDraft)
      ? [{ text: text.remove, icon: TrashIcon, onSelect: () => setRemoving(account) }]
      : []),
  ]
  const dialog = removing && (
    <ConfirmDialog
      open
      title={text.removeTitle}
      consequence={text.removeConsequence({ name: nameOf(removing) })}
      confirmText={text.remove}
      busy={removal.pending}
      onConfirm={() =>
        void withToast(removal.run({ SubAccountId: removing.SubAccountId }), text.removed).then((isDone) => isDone && setRemoving(null))
      }
      onCancel={() => setRemoving(null)}
    />
  )
  return { menuOf, dialog }
}

const COLUMNS: readonly Column<SubAccountCard>[] = [
  {
    key: 'name',
    header: text.account,
    cell: (account) => (
      <>
        <Link to={placeOf(account)}>
          <bdi>{nameOf(account)}</bdi>
        </Link>
        {(account.IsDefault || account.IsAccountLevel) && (
          <small className={styles.reason}>
            {[account.IsDefault && text.isDefault, account.IsAccountLevel && text.ofAccount].filter(Boolean).join(' · ')}
          </small>
        )}
      </>
    ),
  },
  {
    key: 'status',
    header: text.status,
    cell: (account) => {
      const status = statusOf(account)
      return (
        <>
          <Badge tone={status.tone}>{status.text}</Badge>
          {isDraft(account) && <small className={styles.reason}>{text.unfinished}</small>}
          {account.IsRestricted && <small className={styles.reason}>{text.isNeeded}</small>}
          {account.StatusReason && <small className={styles.reason}>{account.StatusReason}</small>}
        </>
      )
    },
  },
  { key: 'bank', header: text.bank, cell: (account) => bankText(account) ?? text.noBankYet },
  { key: 'purpose', header: text.purpose, cell: ({ DepositFor }) => (DepositFor ? text.purposes[DepositFor] : '–') },
  { key: 'created', header: text.created, cell: ({ CreatedAt }) => <DateText date={CreatedAt} /> },
]

import { GetAssetPayments } from '@keystead/contract/money/payments/payment.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import type { PageHead } from '../../navigation/head.ts'
import { ExportListButton } from '../../platform/list-exports/ExportListButton.tsx'
import { useSession } from '../../sessions/session.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { CreditCardIcon, EyeIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { PagedTable } from '../../ui/PagedTable.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { MonthSums } from './MonthSums.tsx'
import { paymentColumns } from './payment.columns.tsx'
import { askedOf, isNarrowed, NOT_NARROWED, type PaymentsView, paymentsViewOf, searchOfPayments } from './payments-address.ts'
import { text } from './payments-list.text.ts'
import { PaymentFilters } from './PaymentFilters.tsx'
import styles from './Overview.module.css'

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** What the active profile is paid, and what it has paid. Tenants bill no one. */
export function PaymentsScreen() {
  const [search] = useSearchParams()
  const session = useSession()
  const canBill = session !== null && profileTypeOf(session) !== 'Tenant'
  const view = paymentsViewOf(search, canBill)
  const addressOf: AddressOf = (change) => paths.payments(searchOfPayments({ ...view, pageIndex: 0, ...change }, canBill))
  const tab = (isMade: boolean) => ({
    text: isMade ? text.made : text.received,
    to: addressOf({ ...NOT_NARROWED, isMade }),
    isCurrent: view.isMade === isMade,
  })
  return (
    <Page title={text.title} description={canBill ? text.intro : text.madeIntro}>
      {canBill && <Tabs label={text.whichPayments} tabs={[tab(false), tab(true)]} />}
      <Payments key={String(view.isMade)} view={view} addressOf={addressOf} />
    </Page>
  )
}

export type AddressOf = (change: Partial<PaymentsView>) => string

function Payments({ view, addressOf }: { view: PaymentsView; addressOf: AddressOf }) {
  const {
    data: page,
    error,
    refetch,
    isPlaceholderData,
  } = useCall(GetAssetPayments, { ...askedOf(view), PageIndex: view.pageIndex, PageSize: view.pageSize }, { keepPrevious: true })
  if (error && !page) return <ErrorState failure={error} onRetry={() => void refetch()} />
  if (!page) return <TableSkeleton />
  if (page.TotalCount === 0 && !isNarrowed(view))
    return (
      <EmptyState title={text.none} icon={CreditCardIcon}>
        {view.isMade ? text.noneMade : text.noneReceived}
      </EmptyState>
    )
  return (
    <>
      <div className={styles.above}>
        <PaymentFilters view={view} addressOf={addressOf} />
        {view.month !== null && <MonthSums view={view} month={view.month} />}
      </div>
      {page.TotalCount === 0 ? (
        <EmptyState
          title={text.none}
          icon={CreditCardIcon}
          action={<LinkButton to={addressOf(NOT_NARROWED)}>{text.clearFilters}</LinkButton>}
        >
          {text.noneFits}
        </EmptyState>
      ) : (
        <PagedTable
          caption={text.title}
          columns={paymentColumns(view.isMade)}
          page={page}
          addressOf={({ PageIndex, PageSize }) => addressOf({ pageIndex: PageIndex, pageSize: PageSize })}
          isBusy={isPlaceholderData}
          rowKey={({ PaymentId }) => PaymentId}
          rowName={({ InvoiceNumber }) => InvoiceNumber}
          rowMenu={({ InvoiceId }) => [{ text: text.openInvoice, icon: EyeIcon, to: paths.viewInvoice(InvoiceId) }]}
        >
          <ExportListButton list="GetAssetPayments" filters={askedOf(view)} />
        </PagedTable>
      )}
    </>
  )
}

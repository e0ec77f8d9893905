import { CreateInvoice, GetInvoices, GetSentInvoices, SetInvoiceNumbering } from '@keystead/contract/money/invoices/invoice.operations.ts'
import type { InvoiceCard } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import type { PageHead } from '../../navigation/head.ts'
import { ExportListButton } from '../../platform/list-exports/ExportListButton.tsx'
import { useMay } from '../../sessions/rights.ts'
import { useSession } from '../../sessions/session.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { CopyIcon, CreditCardIcon, EyeIcon, InvoiceIcon, PencilIcon, PlusIcon, SettingsIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { MenuEntry } from '../../ui/Menu.tsx'
import { Page } from '../../ui/Page.tsx'
import { PagedTable } from '../../ui/PagedTable.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { canBePaid } from './can-be-paid.ts'
import { invoiceColumns } from './invoice.columns.tsx'
import { invoiceAddress } from './invoice-way.ts'
import { InvoiceFilters } from './InvoiceFilters.tsx'
import { InvoiceTotals } from './InvoiceTotals.tsx'
import { filtersOf, type InvoicesView, invoicesViewOf, isNarrowed, NOT_NARROWED, searchOfInvoices } from './invoices-address.ts'
import { messages } from './invoices-messages.text.ts'
import { text } from './invoices.text.ts'
import { text as numbering } from './numbering.text.ts'
import { NumberingDialog } from './NumberingDialog.tsx'

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** What the active profile bills, and what it is billed. Tenants bill no one. */
export function InvoicesScreen() {
  const [search] = useSearchParams()
  const session = useSession()
  const may = useMay()
  const [isNumbering, setIsNumbering] = useState(false)
  const canBill = session !== null && profileTypeOf(session) !== 'Tenant'
  const view = invoicesViewOf(search, canBill)
  const addressOf: AddressOf = (change) => paths.invoices(searchOfInvoices({ ...view, pageIndex: 0, ...change }, canBill))
  const tab = (isReceived: boolean) => ({
    text: isReceived ? text.received : text.sent,
    to: addressOf({ ...NOT_NARROWED, isReceived }),
    isCurrent: view.isReceived === isReceived,
  })
  return (
    <Page
      title={text.title}
      description={canBill ? text.intro : text.receivedIntro}
      action={
        canBill && (
          <>
            {may(SetInvoiceNumbering) && (
              <Button icon={SettingsIcon} onClick={() => setIsNumbering(true)}>
                {numbering.open}
              </Button>
            )}
            {may(CreateInvoice) && <CreateButton />}
          </>
        )
      }
    >
      {canBill && <Tabs label={text.whichInvoices} tabs={[tab(false), tab(true)]} />}
      <Invoices key={String(view.isReceived)} view={view} addressOf={addressOf} />
      {isNumbering && <NumberingDialog onClose={() => setIsNumbering(false)} />}
    </Page>
  )
}

type AddressOf = (change: Partial<InvoicesView>) => string

function CreateButton() {
  return (
    <LinkButton to={paths.createInvoice()} variant="primary" icon={PlusIcon}>
      {text.create}
    </LinkButton>
  )
}

/** One page of the list: one's own with drafts, or what was sent to the reader. */
function usePage(view: InvoicesView) {
  const { list } = filtersOf(view)
  const input = { ...list, PageIndex: view.pageIndex, PageSize: view.pageSize }
  const own = useCall(GetInvoices, input, { enabled: !view.isReceived, keepPrevious: true })
  const { InvoiceItemId: _ofIssuer, ...received } = input
  const billed = useCall(GetSentInvoices, received, { enabled: view.isReceived, keepPrevious: true })
  return view.isReceived ? billed : own
}

function Invoices({ view, addressOf }: { view: InvoicesView; addressOf: AddressOf }) {
  const may = useMay()
  const { data: page, error, refetch, isPlaceholderData } = usePage(view)
  if (error && !page) return <ErrorState failure={error} onRetry={() => void refetch()} />
  if (!page) return <TableSkeleton />
  if (page.TotalCount === 0 && !isNarrowed(view)) return <NoneYet isReceived={view.isReceived} />
  const mayBill = may(CreateInvoice)
  const list = view.isReceived ? 'GetSentInvoices' : 'GetInvoices'
  return (
    <>
      <InvoiceTotals view={view} addressOf={addressOf} />
      <InvoiceFilters view={view} addressOf={addressOf} />
      {page.TotalCount === 0 ? (
        <EmptyState
          title={messages.noInvoicesFound}
          icon={InvoiceIcon}
          action={<LinkButton to={addressOf(NOT_NARROWED)}>{text.clearFilters}</LinkButton>}
        >
          {text.nothingFits}
        </EmptyState>
      ) : (
        <PagedTable
          caption={text.title}
          columns={invoiceColumns(view.isReceived)}
          page={page}
          addressOf={({ PageIndex, PageSize }) => addressOf({ pageIndex: PageIndex, pageSize: PageSize })}
          isBusy={isPlaceholderData}
          rowKey={({ InvoiceId }) => InvoiceId}
          rowName={({ InvoiceNumber }) => InvoiceNumber}
          rowMenu={(invoice) => menuOf(invoice, { mayBill: mayBill && !view.isReceived, mayPay: may('payments:pay') })}
        >
          <ExportListButton list={list} filters={{ ...filtersOf(view).list }} />
        </PagedTable>
      )}
    </>
  )
}

function NoneYet({ isReceived }: { isReceived: boolean }) {
  const may = useMay()
  const mayBill = may(CreateInvoice)
  return (
    <EmptyState title={messages.noInvoicesFound} icon={InvoiceIcon} action={!isReceived && mayBill && <CreateButton />}>
      {isReceived ? text.noneReceived : mayBill ? text.noneSent : text.noneSentYet}
    </EmptyState>
  )
}

function menuOf(invoice: InvoiceCard, { mayBill, mayPay }: { mayBill: boolean; mayPay: boolean }): MenuEntry[] {
  const { InvoiceId, State } = invoice
  const isDraft = State === 'temporary'
  return [
    { text: isDraft ? text.preview : text.open, icon: EyeIcon, to: invoiceAddress(invoice) },
    ...(mayPay && canBePaid(invoice) && !invoice.IsProcessing
      ? [{ text: text.pay, icon: CreditCardIcon, to: paths.checkout(InvoiceId) }]
      : []),
    ...(mayBill && isDraft ? [{ text: text.change, icon: PencilIcon, to: paths.createInvoice({ id: InvoiceId }) }] : []),
    ...(mayBill ? [{ text: text.copy, icon: CopyIcon, to: paths.createInvoice({ copy: InvoiceId }) }] : []),
  ]
}

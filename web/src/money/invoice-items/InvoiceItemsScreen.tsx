import {
  AddInvoiceItem,
  DeleteInvoiceItem,
  GetInvoiceItems,
  type InvoiceItemRead,
} from '@keystead/contract/money/invoice-items/item.operations.ts'
import { isCredit, ITEM_FOR_TYPES } from '@keystead/contract/money/invoice-items/item.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { useMay } from '../../sessions/rights.ts'
import { Chips, LinkChip } from '../../ui/Chip.tsx'
import { ChoiceFilter } from '../../ui/ChoiceFilter.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ListFilters } from '../../ui/form/ListFilters.tsx'
import { EyeIcon, InvoiceItemIcon, PencilIcon, PlusIcon, TrashIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { MenuEntry } from '../../ui/Menu.tsx'
import { ExactMoney } from '../../ui/ExactMoney.tsx'
import { Page } from '../../ui/Page.tsx'
import { PagedTable } from '../../ui/PagedTable.tsx'
import { CellLines } from '../../ui/RowTitle.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { DeleteItemDialog } from './DeleteItemDialog.tsx'
import { messages } from './invoice-items-messages.text.ts'
import { text } from './invoice-items.text.ts'
import { askedFor, type ItemsView, itemsViewOf, LONGEST_SEARCH, searchOfItems } from './items-address.ts'
import { SearchForm } from './item-search.forms.ts'

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** What the active profile bills again and again. */
export function InvoiceItemsScreen() {
  const may = useMay()
  return (
    <Page title={text.title} description={text.intro} action={may(AddInvoiceItem) && <CreateItem />}>
      <Items />
    </Page>
  )
}

function CreateItem() {
  return (
    <LinkButton to={paths.createInvoiceItem()} variant="primary" icon={PlusIcon}>
      {text.create}
    </LinkButton>
  )
}

type AddressOf = (change: Partial<ItemsView>) => string

function Items() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const may = useMay()
  const [deleted, setDeleted] = useState<InvoiceItemRead | null>(null)
  const view = itemsViewOf(search)
  const addressOf: AddressOf = (change) => paths.invoiceItems(searchOfItems({ ...view, pageIndex: 0, ...change }))
  const answer = useCall(GetInvoiceItems, askedFor(view), { keepPrevious: true })
  const page = answer.data
  if (answer.error && !page) return <ErrorState failure={answer.error} onRetry={() => void answer.refetch()} />
  if (!page) return <TableSkeleton />
  if (page.TotalCount === 0 && view.text === '' && view.type === null) {
    return (
      <EmptyState title={messages.noItemsFound} icon={InvoiceItemIcon} action={may(AddInvoiceItem) && <CreateItem />}>
        {may(AddInvoiceItem) ? text.none : text.noneYet}
      </EmptyState>
    )
  }
  const menuOf = (item: InvoiceItemRead): MenuEntry[] => [
    { text: text.view, icon: EyeIcon, to: paths.viewInvoiceItem(item.InvoiceItemId) },
    ...(may(AddInvoiceItem) ? [{ text: text.edit, icon: PencilIcon, to: paths.createInvoiceItem(item.InvoiceItemId) }] : []),
    ...(may(DeleteInvoiceItem) ? [{ text: text.delete, icon: TrashIcon, danger: true, onSelect: () => setDeleted(item) }] : []),
  ]
  return (
    <>
      <ListFilters
        label={text.title}
        rules={SearchForm}
        text={view.text}
        onText={(words) => void navigate(addressOf({ text: words }), { replace: true })}
        placeholder={text.search}
        maxLength={LONGEST_SEARCH}
      >
        <Chips>
          <ChoiceFilter
            value={view.type}
            any={text.anyType}
            choices={ITEM_FOR_TYPES}
            onChoose={(type) => void navigate(addressOf({ type }), { replace: true })}
          />
          <LinkChip to={addressOf({ sort: view.sort === 'newest' ? 'title' : 'newest' })} isCurrent={view.sort === 'newest'}>
            {text.newestFirst}
          </LinkChip>
        </Chips>
      </ListFilters>
      {page.TotalCount === 0 ? (
        <EmptyState
          title={messages.noItemsFound}
          icon={InvoiceItemIcon}
          action={<LinkButton to={addressOf({ text: '', type: null })}>{text.clearFilters}</LinkButton>}
        >
          {text.nothingFits}
        </EmptyState>
      ) : (
        <PagedTable
          caption={text.title}
          columns={columnsOf(view, addressOf)}
          page={page}
          addressOf={({ PageIndex, PageSize }) => addressOf({ pageIndex: PageIndex, pageSize: PageSize })}
          isBusy={answer.isPlaceholderData}
          rowKey={({ InvoiceItemId }) => InvoiceItemId}
          rowName={({ Title }) => Title}
          rowMenu={menuOf}
        />
      )}
      {deleted && <DeleteItemDialog item={deleted} onClose={() => setDeleted(null)} />}
    </>
  )
}

function columnsOf({ sort }: ItemsView, addressOf: AddressOf): Column<InvoiceItemRead>[] {
  return [
    {
      key: 'title',
      header: text.item,
      sort: { to: addressOf({ sort: 'title' }), active: sort === 'title' ? 'ascending' : null },
      cell: ({ InvoiceItemId, Title, Description }) => (
        <CellLines>
          <Link to={paths.viewInvoiceItem(InvoiceItemId)}>
            <bdi>{Title}</bdi>
          </Link>
          {Description && <small>{firstLineOf(Description)}</small>}
        </CellLines>
      ),
    },
    { key: 'for', header: text.itemFor, cell: ({ ItemForType }) => ItemForType },
    { key: 'account', header: text.account, isSpare: true, cell: ({ AccountForType }) => AccountForType },
    {
      key: 'quantity',
      header: text.quantity,
      align: 'end',
      cell: ({ Quantity }) => <span className="tabular">{Quantity.toLocaleString('en-US')}</span>,
    },
    {
      key: 'amount',
      header: text.amount,
      align: 'end',
      sort: { to: addressOf({ sort: 'amount' }), active: sort === 'amount' ? 'descending' : null },
      cell: ({ Amount, ItemForTypeId }) => <ExactMoney amount={isCredit(ItemForTypeId) ? `-${Amount}` : Amount} />,
    },
  ]
}

const LONGEST_LINE = 80

function firstLineOf(description: string): string {
  const line = description.split('\n')[0] ?? ''
  return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE).trimEnd()}…` : line
}

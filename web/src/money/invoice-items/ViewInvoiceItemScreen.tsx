import {
  AddInvoiceItem,
  DeleteInvoiceItem,
  GetInvoiceItemDetails,
  InvoiceItemNotFound,
  type InvoiceItemRead,
} from '@keystead/contract/money/invoice-items/item.operations.ts'
import { isCredit } from '@keystead/contract/money/invoice-items/item.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { useMay } from '../../sessions/rights.ts'
import { Button } from '../../ui/Button.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { fact, FactsTable } from '../../ui/FactsTable.tsx'
import { PencilIcon, TrashIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ExactMoney } from '../../ui/ExactMoney.tsx'
import { Page } from '../../ui/Page.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { DeleteItemDialog } from './DeleteItemDialog.tsx'
import { text } from './invoice-items.text.ts'
import styles from './ViewInvoiceItem.module.css'

export function head(): PageHead {
  return { title: text.viewTitle, noindex: true }
}

const BREADCRUMBS = [{ text: text.title, to: paths.invoiceItems() }]

/** One item, whole. */
export function ViewInvoiceItemScreen() {
  const [search] = useSearchParams()
  const id = search.get('id')
  const { data, error, refetch } = useCall(GetInvoiceItemDetails, { InvoiceItemId: id ?? '' }, { enabled: id !== null })
  if (data) return <Item item={data} />
  return (
    <Page title={text.viewTitle} breadcrumbs={BREADCRUMBS} width="narrow">
      {id === null || error ? (
        <ErrorState
          failure={error ?? InvoiceItemNotFound}
          onRetry={error ? () => void refetch() : undefined}
          action={<LinkButton to={paths.invoiceItems()}>{text.title}</LinkButton>}
        />
      ) : (
        <TextSkeleton />
      )}
    </Page>
  )
}

function Item({ item }: { item: InvoiceItemRead }) {
  const navigate = useNavigate()
  const may = useMay()
  const [isDeleting, setIsDeleting] = useState(false)
  const { InvoiceItemId, Title, Description, Amount, ItemForTypeId } = item
  return (
    <Page
      title={<bdi>{Title}</bdi>}
      width="narrow"
      breadcrumbs={BREADCRUMBS}
      action={
        may(AddInvoiceItem) && (
          <LinkButton to={paths.createInvoiceItem(InvoiceItemId)} variant="primary" icon={PencilIcon}>
            {text.edit}
          </LinkButton>
        )
      }
    >
      <FactsTable
        facts={[
          { label: text.amount, value: <ExactMoney amount={isCredit(ItemForTypeId) ? `-${Amount}` : Amount} /> },
          { label: text.quantity, value: <span className="tabular">{item.Quantity.toLocaleString('en-US')}</span> },
          { label: text.itemFor, value: item.ItemForType },
          { label: text.account, value: item.AccountForType },
          { label: text.taxable, value: item.IsTaxable ? text.isTaxable : text.isNotTaxable },
          fact(text.description, Description && <span className={styles.description}>{Description}</span>),
          { label: text.updated, value: <DateText date={item.UpdatedAt} /> },
        ]}
      />
      <p className={styles.more}>
        <LinkButton to={paths.invoices({ item: InvoiceItemId })}>{text.usedOn}</LinkButton>
        {may(DeleteInvoiceItem) && (
          <Button variant="quiet" icon={TrashIcon} onClick={() => setIsDeleting(true)}>
            {text.delete}
          </Button>
        )}
      </p>
      {isDeleting && (
        <DeleteItemDialog item={item} onClose={() => setIsDeleting(false)} onDeleted={() => void navigate(paths.invoiceItems())} />
      )}
    </Page>
  )
}

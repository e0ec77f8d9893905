import { GetInvoiceDetails } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { messages as refusals } from '@keystead/contract/money/invoices/invoices-messages.text.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { isRowId } from '@keystead/contract/values/ids.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { InvoiceIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { useToday } from '../../ui/use-today.ts'
import { copyOf, draftOf, newDraft } from './invoice-draft.ts'
import { text } from './invoice-form.text.ts'
import { InvoiceForm, type Known } from './InvoiceForm.tsx'
import { KnownProperty } from './KnownProperty.tsx'

export function head(): PageHead {
  return { title: text.createTitle, noindex: true }
}

/** A new invoice, one like another (`copy`), or a draft that is changed (`id`). */
export function CreateInvoiceScreen() {
  const [search] = useSearchParams()
  const id = search.get('id')
  const from = id ?? search.get('copy')
  const property = [search.get('property') ?? ''].find(isRowId) ?? null
  return (
    <Page
      title={id ? text.editTitle : text.createTitle}
      description={text.intro}
      width="narrow"
      breadcrumbs={[{ text: text.invoices, to: paths.invoices() }, ...(id ? [{ text: text.preview, to: paths.previewInvoice(id) }] : [])]}
    >
      {from ? <FromInvoice key={from} id={from} isCopy={id === null} /> : <NewInvoice key={property} assetId={property} />}
    </Page>
  )
}

function NewInvoice({ assetId }: { assetId: string | null }) {
  const today = useToday()
  // The reader's day is known once the browser has taken the page over.
  if (today === null) return <FormSkeleton />
  if (assetId === null) return <InvoiceForm draft={newDraft(today, null)} known={NOTHING_KNOWN} />
  return (
    <KnownProperty assetId={assetId}>
      {(property) => <InvoiceForm draft={newDraft(today, property?.Id ?? null)} known={{ property, recipients: [] }} />}
    </KnownProperty>
  )
}

const NOTHING_KNOWN: Known = { property: null, recipients: [] }

function FromInvoice({ id, isCopy }: { id: string; isCopy: boolean }) {
  const today = useToday()
  const { data, error, refetch } = useCall(GetInvoiceDetails, { InvoiceId: id })
  // What is typed began from what was read first; later answers are merged when it is saved.
  const [begun, setBegun] = useState<typeof data>()
  if (data && !begun) setBegun(data)
  if (error && !begun) {
    return (
      <ErrorState failure={error} onRetry={() => void refetch()} action={<LinkButton to={paths.invoices()}>{text.invoices}</LinkButton>} />
    )
  }
  if (!begun || today === null) return <FormSkeleton />
  if (!isCopy && begun.State !== 'temporary') {
    return (
      <EmptyState
        title={refusals.notADraft}
        icon={InvoiceIcon}
        action={
          <LinkButton to={paths.viewInvoice(id)} variant="primary">
            {begun.InvoiceNumber}
          </LinkButton>
        }
      />
    )
  }
  const known: Known = {
    property: { Id: begun.AssetId, Text: begun.PropertyTitle, Detail: begun.PropertyPlace },
    recipients: begun.Recipients.map(({ ProfileId, PersonId, Name, SharePercent }) => ({
      Id: ProfileId ?? PersonId ?? '',
      Text: Name,
      ProfileId,
      PersonId,
      Detail: '',
      LeaseId: null,
      SharePercent,
    })),
  }
  return <InvoiceForm draft={isCopy ? copyOf(begun, today) : draftOf(begun)} known={known} />
}

import { GetInvoiceDetails, GetInvoicePreview, InvoiceNotFound } from '@keystead/contract/money/invoices/invoice.operations.ts'
import type { InvoiceDetails } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import { INVOICE_DIRECTIONS } from '@keystead/contract/money/invoices/invoice.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { Chips, LinkChip } from '../../ui/Chip.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { InvoiceActions } from './InvoiceActions.tsx'
import { InvoicePaper } from './InvoicePaper.tsx'
import { InvoiceStateBadge } from './InvoiceStateBadge.tsx'
import { text } from './view-invoice.text.ts'
import styles from './ViewInvoice.module.css'

export function head(): PageHead {
  return { title: text.previewTitle, noindex: true }
}

/** An invoice exactly as one of those who are billed will read it; where each owes a share, whose it is can be chosen. */
export function PreviewInvoiceScreen() {
  const [search] = useSearchParams()
  const id = search.get('id')
  const { data, error, refetch } = useCall(GetInvoiceDetails, { InvoiceId: id ?? '' }, { enabled: id !== null })
  const recipients = data?.Recipients ?? []
  const as = recipients.find(({ RecipientId }) => RecipientId === search.get('as')) ?? recipients[0]
  return (
    <Page
      title={text.previewTitle}
      description={as && inParts(text.previewIntro.parts({ name: <bdi>{as.Name}</bdi> }))}
      width="narrow"
      breadcrumbs={[{ text: text.invoices, to: paths.invoices() }]}
      status={data && <InvoiceStateBadge {...data} />}
      action={data?.Direction === INVOICE_DIRECTIONS.Sent && <InvoiceActions invoice={data} />}
    >
      {data && as ? (
        <Preview invoice={data} recipientId={as.RecipientId} />
      ) : id === null || error ? (
        <ErrorState
          failure={error ?? InvoiceNotFound}
          onRetry={error ? () => void refetch() : undefined}
          action={<LinkButton to={paths.invoices()}>{text.invoices}</LinkButton>}
        />
      ) : (
        <TextSkeleton count={6} />
      )}
    </Page>
  )
}

function Preview({ invoice, recipientId }: { invoice: InvoiceDetails; recipientId: string }) {
  const { InvoiceId, State, Recipients } = invoice
  const { data, error, refetch } = useCall(GetInvoicePreview, { InvoiceId, RecipientId: recipientId }, { keepPrevious: true })
  return (
    <>
      {State === 'temporary' && <p className={styles.note}>{text.draftNote}</p>}
      {State === 'active' && <p className={styles.note}>{text.finalNote}</p>}
      {Recipients.length > 1 && (
        <nav className={styles.readers} aria-label={text.previewOf}>
          <Chips>
            {Recipients.map(({ RecipientId, Name }) => (
              <LinkChip
                key={RecipientId}
                to={`${paths.previewInvoice(InvoiceId)}&as=${RecipientId}`}
                isCurrent={RecipientId === recipientId}
              >
                {Name}
              </LinkChip>
            ))}
          </Chips>
        </nav>
      )}
      {data ? (
        <InvoicePaper invoice={data} />
      ) : error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton count={6} />
      )}
    </>
  )
}

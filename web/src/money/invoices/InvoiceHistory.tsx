import { GetInvoiceHistory } from '@keystead/contract/money/invoices/invoice.operations.ts'
import type { InvoiceDetails } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import { useState } from 'react'
import { useCall } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { Section } from '../../ui/Section.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { text } from './view-invoice.text.ts'
import styles from './ViewInvoice.module.css'

/** What happened to it, the latest first. */
export function InvoiceHistory({ invoice: { InvoiceId, TimeZone } }: { invoice: InvoiceDetails }) {
  const [PageIndex, setPageIndex] = useState(0)
  const { data, error, refetch } = useCall(GetInvoiceHistory, { InvoiceId, PageIndex }, { keepPrevious: true })
  return (
    <Section title={text.history}>
      {data ? (
        <>
          {data.TotalCount === 0 && <p className={styles.soft}>{text.noHistory}</p>}
          <ol className={styles.list}>
            {data.Items.map(({ EventId, At, Text, By }) => {
              const day = <DateText key="day" date={At} timeZone={TimeZone} />
              return (
                <li key={EventId}>
                  <span>{Text}</span>
                  <small>{By ? inParts(text.historyLine.parts({ day, name: <bdi key="name">{By}</bdi> })) : day}</small>
                </li>
              )
            })}
          </ol>
          <p className={styles.turns}>
            {PageIndex > 0 && (
              <Button size="sm" onClick={() => setPageIndex(PageIndex - 1)}>
                {text.newerHistory}
              </Button>
            )}
            {(PageIndex + 1) * data.PageSize < data.TotalCount && (
              <Button size="sm" onClick={() => setPageIndex(PageIndex + 1)}>
                {text.olderHistory}
              </Button>
            )}
          </p>
        </>
      ) : error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} compact />
      ) : (
        <TextSkeleton count={2} />
      )}
    </Section>
  )
}

import { GetDocumentViews } from '@keystead/contract/documents/documents/document.operations.ts'
import { formatMoment } from '@keystead/contract/values/dates.ts'
import { useState } from 'react'
import { useCalls } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { text } from './view-document.text.ts'
import styles from './ViewDocument.module.css'

const PAGE_SIZE = 5

/** Who has read it and when, for its owner. */
export function DocumentViews({ documentId }: { documentId: string }) {
  const [pages, setPages] = useState(1)
  const timeZone = useTimeZone()
  const asked = useCalls(
    GetDocumentViews,
    Array.from({ length: pages }, (_, PageIndex) => ({ DocumentId: documentId, PageIndex, PageSize: PAGE_SIZE })),
  )
  const last = asked.at(-1)
  const views = asked.flatMap(({ data }) => data?.Items ?? [])
  const failed = asked.find(({ data, error }) => error && !data)
  return (
    <Section title={text.views}>
      {failed?.error && <ErrorState failure={failed.error} onRetry={() => void failed.refetch()} compact />}
      {views.length === 0 && !failed && (last?.data ? <p className={styles.soft}>{text.viewsNone}</p> : <TextSkeleton count={2} />)}
      <ul className={styles.list}>
        {views.map(({ Name, Email, Use, Number, At }) => {
          const words = { number: Number, at: formatMoment(new Date(At), timeZone) }
          return (
            <li key={`${Name ?? Email} ${At} ${Use}`}>
              <bdi>{Name ?? Email}</bdi>
              <small className="tabular">{Use === 'view' ? text.viewed(words) : text.saved(words)}</small>
            </li>
          )
        })}
      </ul>
      {(last?.data?.TotalCount ?? 0) > pages * PAGE_SIZE && (
        <Button size="sm" variant="quiet" onClick={() => setPages(pages + 1)}>
          {text.viewsMore}
        </Button>
      )}
    </Section>
  )
}

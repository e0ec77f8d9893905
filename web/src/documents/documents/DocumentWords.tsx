import { GetDocumentText } from '@keystead/contract/documents/documents/document.operations.ts'
import type { DocumentDetails } from '@keystead/contract/documents/documents/document.schemas.ts'
import { useCall } from '../../api/query.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FileWordIcon } from '../../ui/icons.ts'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { DocumentHtml } from './DocumentHtml.tsx'
import { text } from './view-document.text.ts'
import styles from './ViewDocument.module.css'

const LOOKS_EVERY_MS = 2_000

/** What browsers can’t show is shown as its words. */
export function DocumentWords({ document: { DocumentId, Title } }: { document: DocumentDetails }) {
  const { data, error, refetch } = useCall(
    GetDocumentText,
    { DocumentId },
    { refetchEveryMs: (words) => (words?.State === 'start' ? LOOKS_EVERY_MS : false) },
  )
  if (error && !data) return <ErrorState failure={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton count={8} />
  if (data.State === 'start') {
    return (
      <p className={styles.notice} role="status">
        {text.reading}
      </p>
    )
  }
  if (!data.Html && !data.Text) {
    return (
      <EmptyState title={text.noWords} icon={FileWordIcon}>
        {text.noWordsHelp}
      </EmptyState>
    )
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard */}
      <div className={styles.words} role="region" aria-label={text.wordsLabel({ title: Title })} tabIndex={0}>
        {data.Html ? <DocumentHtml html={data.Html} /> : <p className={styles.plain}>{data.Text}</p>}
      </div>
      <p className={styles.soft}>{data.IsCut ? text.cut : text.onlyWords}</p>
    </>
  )
}

import { GetDocumentFile } from '@keystead/contract/documents/documents/document.operations.ts'
import type { DocumentDetails } from '@keystead/contract/documents/documents/document.schemas.ts'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useCall } from '../../api/query.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PdfViewer } from '../../ui/pdf/PdfViewer.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { useDownload } from '../../ui/use-download.ts'
import { DocumentWords } from './DocumentWords.tsx'
import { shownAs } from './document-texts.ts'
import { text } from './view-document.text.ts'
import styles from './ViewDocument.module.css'

/** What is in the file, as far as it may be opened. */
export function DocumentViewer({ document }: { document: DocumentDetails }) {
  if (document.Scan === 'infected') return <ErrorState failure={{ message: text.infected }} action={<p>{text.infectedHelp}</p>} />
  if (document.Scan === 'waiting') {
    return (
      <p className={styles.notice} role="status">
        {text.waiting}
      </p>
    )
  }
  if (shownAs(document.ContentType) === 'words') return <DocumentWords document={document} />
  return <OpenFile key={document.Versions[0]?.Number} document={document} />
}

/** Each answer has another link. What is open stays, for as long as it is the same version. */
function OpenFile({ document: { DocumentId, ContentType, Title, May } }: { document: DocumentDetails }) {
  const { data, error, refetch, isFetching } = useCall(GetDocumentFile, { DocumentId, Use: 'view' })
  const [opened, setOpened] = useState<string | null>(null)
  const { isAsking, save } = useDownload(() => call(GetDocumentFile, { DocumentId, Use: 'download' }))
  if (data && opened === null && !isFetching) setOpened(data.Url)

  function openAgain() {
    setOpened(null)
    void refetch()
  }

  // With the right to read it, it goes from the screen.
  if (error && (!data || error.status === 404)) return <ErrorState failure={error} onRetry={() => void refetch()} />
  if (opened === null) return <TextSkeleton count={8} />
  return shownAs(ContentType) === 'pdf' ? (
    <PdfViewer
      label={Title}
      url={opened}
      onRetry={openAgain}
      onDownload={May.Download ? () => void save() : null}
      isDownloading={isAsking}
    />
  ) : (
    <Picture key={opened} url={opened} title={Title} onRetry={openAgain} />
  )
}

function Picture({ url, title, onRetry }: { url: string; title: string; onRetry: () => void }) {
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed) return <ErrorState failure={{ message: text.pictureFailed }} onRetry={onRetry} />
  return (
    <div className={styles.pictureFrame}>
      <img className={styles.picture} src={url} alt={title} onError={() => setHasFailed(true)} />
    </div>
  )
}

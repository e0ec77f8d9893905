import { useRef, useState } from 'react'
import { ErrorState } from '../ErrorState.tsx'
import { TextSkeleton } from '../Skeleton.tsx'
import type { PdfMode } from './fit.ts'
import type { PdfDocument } from './pdf-document.ts'
import { PdfPages } from './PdfPages.tsx'
import { PdfTools } from './PdfTools.tsx'
import { text } from './pdf.text.ts'
import styles from './PdfViewer.module.css'
import { usePageInSight } from './use-page-in-sight.ts'
import { usePdf } from './use-pdf.ts'

export type PdfViewerProps = {
  /** Names the document: `Invoice INV-0007`. */
  label: string
  /** Where the file is read. Another one opens another document. */
  url: string
  /** It could not be opened, perhaps since its address is over. */
  onRetry: () => void
  /** Null where the reader may look at it alone: then it is not printed either. */
  onDownload: (() => void) | null
  isDownloading: boolean
}

/** A PDF in the page: drawn, and its words above it to be marked, searched and read out. */
export function PdfViewer({ label, url, onRetry, onDownload, isDownloading }: PdfViewerProps) {
  const { document, hasFailed } = usePdf(url)
  if (hasFailed) return <ErrorState failure={{ message: text.notOpened }} onRetry={onRetry} />
  if (!document) return <TextSkeleton count={8} />
  return <OpenDocument key={url} label={label} document={document} onDownload={onDownload} isDownloading={isDownloading} />
}

type OpenDocumentProps = Pick<PdfViewerProps, 'label' | 'onDownload' | 'isDownloading'> & { document: PdfDocument }

function OpenDocument({ label, document, onDownload, isDownloading }: OpenDocumentProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [mode, setMode] = useState<PdfMode>('pagewidth')
  const { pageInSight, goTo } = usePageInSight(frame)
  return (
    <div className={styles.viewer}>
      <PdfTools
        document={document}
        mode={mode}
        onMode={setMode}
        page={pageInSight}
        onPage={goTo}
        onDownload={onDownload}
        isDownloading={isDownloading}
      />
      <PdfPages label={label} document={document} mode={mode} frame={frame} />
    </div>
  )
}

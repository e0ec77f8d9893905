import { useEffect, useRef, useState } from 'react'
import { logWarning } from '../../browser/log.ts'
import { ErrorState } from '../ErrorState.tsx'
import { TextSkeleton } from '../Skeleton.tsx'
import { type PdfMode, scaleOf } from './fit.ts'
import type { PageSize, PdfDocument } from './pdf-document.ts'
import { PdfPage } from './PdfPage.tsx'
import { PdfTools } from './PdfTools.tsx'
import { text } from './pdf.text.ts'
import styles from './PdfViewer.module.css'
import { usePageInSight } from './use-page-in-sight.ts'

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
  const { document, hasFailed } = useDocument(url)
  if (hasFailed) return <ErrorState failure={{ message: text.notOpened }} onRetry={onRetry} />
  if (!document) return <TextSkeleton count={8} />
  return <OpenDocument key={url} label={label} document={document} onDownload={onDownload} isDownloading={isDownloading} />
}

type Opened = { readonly url: string; readonly document: PdfDocument | null }

function useDocument(url: string): { document: PdfDocument | null; hasFailed: boolean } {
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    let isWanted = true
    let close = () => {}
    async function open() {
      const { openPdf } = await loadPdf()
      if (!isWanted) return
      const file = openPdf(url)
      close = file.close
      const document = await file.opened
      if (isWanted) setOpened({ url, document })
    }
    open().catch((error: unknown) => {
      if (!isWanted) return
      logWarning(text.notOpened, error)
      setOpened({ url, document: null })
    })
    return () => {
      isWanted = false
      close()
    }
  }, [url])
  const current = opened?.url === url ? opened : null
  return { document: current?.document ?? null, hasFailed: current !== null && current.document === null }
}

/** The build for the server leaves it out altogether. */
function loadPdf(): Promise<typeof import('./pdf-document.ts')> {
  return import.meta.env.SSR ? Promise.reject(new Error('documents are drawn in browsers')) : import('./pdf-document.ts')
}

type OpenDocumentProps = Pick<PdfViewerProps, 'label' | 'onDownload' | 'isDownloading'> & { document: PdfDocument }

function OpenDocument({ label, document, onDownload, isDownloading }: OpenDocumentProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [mode, setMode] = useState<PdfMode>('pagewidth')
  const room = useRoom(frame)
  const { pageInSight, goTo } = usePageInSight(frame)
  const scale = room && scaleOf(mode, document.size, room)
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard */}
      <div ref={frame} className={styles.frame} role="region" aria-label={label} tabIndex={0}>
        {scale !== null &&
          Array.from({ length: document.pagesCount }, (_, index) => (
            <PdfPage key={index} document={document} number={index + 1} scale={scale} frame={frame} />
          ))}
      </div>
    </div>
  )
}

const AROUND_PAGES = 16

/** What pages can take of the frame; null until it is there. */
function useRoom(frame: { readonly current: HTMLElement | null }): PageSize | null {
  const [room, setRoom] = useState<PageSize | null>(null)
  useEffect(() => {
    const element = frame.current!
    const observer = new ResizeObserver(() => {
      // Its own scroll bar must not make it another size, and that the bar come and go.
      // It is as high as its pages, up to what its style allows.
      const highest = Number.parseFloat(getComputedStyle(element).maxHeight)
      setRoom({ width: element.clientWidth - 2 * AROUND_PAGES, height: highest - 2 * AROUND_PAGES })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return room
}

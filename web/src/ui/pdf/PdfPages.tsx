import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { type PdfMode, scaleOf } from './fit.ts'
import type { PageSize, PdfDocument } from './pdf-document.ts'
import { PdfPage } from './PdfPage.tsx'
import styles from './PdfViewer.module.css'

type PdfPagesProps = {
  label: string
  document: PdfDocument
  mode: PdfMode
  frame: RefObject<HTMLDivElement | null>
  /** Where they are known: these pages alone, each fitted by itself. */
  sizes?: readonly PageSize[]
  /** What lies above a page. It is there also while the page is not drawn. */
  renderOver?: (page: number) => ReactNode
}

/** The pages of a document, below each other in a frame that scrolls. */
export function PdfPages({ label, document, mode, frame, sizes, renderOver }: PdfPagesProps) {
  const room = useRoom(frame)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
    <div ref={frame} className={styles.frame} role="region" aria-label={label} tabIndex={0}>
      {room !== null &&
        Array.from({ length: sizes?.length ?? document.pagesCount }, (_, index) => (
          <PdfPage
            key={index}
            document={document}
            number={index + 1}
            scale={scaleOf(mode, sizes?.[index] ?? document.size, room)}
            frame={frame}
            knownSize={sizes?.[index]}
          >
            {renderOver?.(index + 1)}
          </PdfPage>
        ))}
    </div>
  )
}

const AROUND_PAGES = 16

/** What pages can take of the frame; null until it is there. */
function useRoom(frame: RefObject<HTMLElement | null>): PageSize | null {
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

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { PageSize, PdfDocument } from './pdf-document.ts'
import { text } from './pdf.text.ts'
import styles from './PdfViewer.module.css'

type PdfPageProps = {
  document: PdfDocument
  number: number
  scale: number
  frame: RefObject<HTMLElement | null>
  knownSize?: PageSize
  /** What lies above it. */
  children?: ReactNode
}

/** One page, drawn while it is in sight or nearly so: a long document would need more memory than a phone has. */
export function PdfPage({ document, number, scale, frame, knownSize, children }: PdfPageProps) {
  const page = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(page, frame)
  const ownSize = useSize(document, number, isNear && !knownSize)
  const { width, height } = knownSize ?? ownSize

  useEffect(() => {
    const { style } = page.current!
    style.setProperty('--total-scale-factor', String(scale))
    style.setProperty('--page-width', String(width))
    style.setProperty('--page-height', String(height))
  }, [scale, width, height])

  useEffect(() => {
    if (isNear) return document.draw(number, { canvas: canvas.current!, words: words.current! }, scale)
  }, [document, number, scale, isNear])

  return (
    <div
      ref={page}
      className={styles.page}
      role="group"
      aria-label={text.page({ page: number, count: document.pagesCount })}
      data-page={number}
    >
      <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
      <div ref={words} className={styles.words} />
      {children}
    </div>
  )
}

function useIsNear(page: RefObject<HTMLElement | null>, frame: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const options = { root: frame.current, rootMargin: '100% 0px' }
    const observer = new IntersectionObserver((entries) => setIsNear(entries.at(-1)!.isIntersecting), options)
    observer.observe(page.current!)
    return () => observer.disconnect()
  }, [page, frame])
  return isNear
}

function useSize(document: PdfDocument, number: number, isNear: boolean): PageSize {
  const [own, setOwn] = useState<PageSize | null>(null)
  useEffect(() => {
    if (!isNear) return
    let isWanted = true
    // A document that was closed meanwhile has no sizes.
    document.sizeOf(number).then(
      (size) => isWanted && setOwn(size),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [document, number, isNear])
  return own ?? document.size
}

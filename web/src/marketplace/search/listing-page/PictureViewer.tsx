import { useEffect, useRef } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons.ts'
import { Picture } from '../../../ui/Picture.tsx'
import type { ShownPhoto } from './shown-photo.ts'
import { useStrip } from './use-strip.ts'
import styles from './PictureViewer.module.css'
import { text } from './picture-viewer.text.ts'

type PictureViewerProps = { title: string; images: readonly ShownPhoto[]; first: number; onClose: () => void }

/** All pictures over the whole screen, one at a time: arrow keys, buttons, a swipe. */
export function PictureViewer({ title, onClose, ...slides }: PictureViewerProps) {
  return (
    <Dialog open size="screen" title={title} onClose={onClose}>
      <Slides {...slides} />
    </Dialog>
  )
}

function Slides({ images, first }: Pick<PictureViewerProps, 'images' | 'first'>) {
  const strip = useRef<HTMLUListElement>(null)
  const { current, onScroll, showSlide } = useStrip(strip, first)
  const shown = images[current] ?? images[0]

  const latest = useRef(current)
  useEffect(() => {
    latest.current = current
  }, [current])

  // The strip has no width before its window is open, and another one after a phone was turned.
  useEffect(() => {
    const observer = new ResizeObserver(() => showSlide(latest.current, 'instant'))
    observer.observe(strip.current!)
    return () => observer.disconnect()
  }, [showSlide])

  useEffect(() => {
    const steps: Record<string, number> = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: images.length - 1 }
    const press = (event: KeyboardEvent) => {
      const wanted = steps[event.key]
      if (wanted === undefined) return
      event.preventDefault()
      showSlide(aroundOf(wanted, images.length))
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [current, images.length, showSlide])

  return (
    <div className={styles.viewer}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard */}
      <ul ref={strip} className={styles.strip} aria-label={text.pictures} tabIndex={0} onScroll={onScroll}>
        {images.map((image, index) => (
          <li key={image.ImageId} className={styles.slide} aria-hidden={index !== current || undefined}>
            <Picture image={image} sizes="100vw" fit="contain" className={styles.picture} />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <IconButton bordered icon={ChevronLeftIcon} label={text.previous} onClick={() => showSlide(aroundOf(current - 1, images.length))} />
        <p className={styles.words} role="status">
          <span className={`${styles.counter} tabular`}>
            {current + 1} / {images.length}
          </span>
          {shown?.Caption ?? shown?.AltText}
        </p>
        <IconButton bordered icon={ChevronRightIcon} label={text.next} onClick={() => showSlide(aroundOf(current + 1, images.length))} />
      </div>
    </div>
  )
}

/** After the last comes the first again. */
function aroundOf(index: number, count: number): number {
  return (index + count) % count
}

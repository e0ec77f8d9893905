import { type MouseEvent, Suspense, useRef, useState } from 'react'
import { lazyPart } from '../../../navigation/chunks.ts'
import { Button } from '../../../ui/Button.tsx'
import { HomeDrawing } from '../../../ui/HomeDrawing.tsx'
import { PhotoIcon } from '../../../ui/icons.ts'
import { Picture } from '../../../ui/Picture.tsx'
import type { ShownPhoto } from './shown-photo.ts'
import { useStrip } from './use-strip.ts'
import styles from './Gallery.module.css'
import { text } from './listing-page.text.ts'

const PictureViewer = lazyPart(() => import('./PictureViewer.tsx').then((part) => part.PictureViewer))

/** Pictures that the mosaic of wide screens has room for. */
const MOSAIC = 5
const FIRST_SIZES = '(width >= 1240px) 590px, (width >= 720px) 50vw, 100vw'
const OTHER_SIZES = '(width >= 1240px) 295px, (width >= 720px) 25vw, 100vw'

/**
 * The pictures of a home or a business: a mosaic on wide screens, a strip to swipe on phones, by style alone. Each is a link to the
 * picture itself, which works without script; with it, the link opens them all over the whole screen.
 */
export function Gallery({ title, seed, images }: { title: string; seed: string; images: readonly ShownPhoto[] }) {
  const [opened, setOpened] = useState<number | null>(null)
  const strip = useRef<HTMLUListElement>(null)
  const { current, onScroll } = useStrip(strip)

  if (images.length === 0) return <NoPictures seed={seed} />

  function open(event: MouseEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpened(index)
  }

  return (
    <section className={styles.gallery} aria-label={text.pictures}>
      <ul ref={strip} className={styles.pictures} data-count={Math.min(images.length, MOSAIC)} onScroll={onScroll}>
        {images.map((image, index) => (
          <li key={image.ImageId} className={styles.item}>
            <a
              href={image.Sizes.at(-1)?.Webp}
              className={styles.link}
              aria-label={text.pictureOf({ number: index + 1, total: images.length, caption: image.Caption ?? image.AltText })}
              onClick={(event) => open(event, index)}
            >
              <Picture image={image} sizes={index === 0 ? FIRST_SIZES : OTHER_SIZES} priority={index === 0} className={styles.picture} />
              {image.Caption && <span className={styles.caption}>{image.Caption}</span>}
            </a>
          </li>
        ))}
      </ul>
      <p className={`${styles.counter} tabular`} aria-hidden="true">
        {current + 1} / {images.length}
      </p>
      {images.length > 1 && (
        <p className={styles.all}>
          <Button size="sm" icon={PhotoIcon} onClick={() => setOpened(0)}>
            {text.seeAllPictures({ count: images.length })}
          </Button>
        </p>
      )}
      {opened !== null && (
        <Suspense>
          <PictureViewer title={title} images={images} first={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  )
}

function NoPictures({ seed }: { seed: string }) {
  return (
    <div className={styles.none}>
      <HomeDrawing seed={seed} />
      <p className={styles.noneText}>{text.noPictures}</p>
    </div>
  )
}

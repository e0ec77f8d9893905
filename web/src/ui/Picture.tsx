import { useEffect, useRef, useState } from 'react'
import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash'
import { classNames } from './class-names.ts'
import styles from './Picture.module.css'

type PictureSizes = readonly { readonly Width: number; readonly Webp: string; readonly Avif: string }[]

export type PictureProps = {
  image: {
    readonly AltText: string
    readonly Width: number
    readonly Height: number
    /** A ThumbHash in base64. */
    readonly Placeholder: string | null
    readonly Sizes: PictureSizes
  }
  /** How wide it is shown, as the `sizes` attribute: `(width >= 992px) 33vw, 100vw`. */
  sizes: string
  /** The largest picture of the first screen: fetched at once and first. */
  priority?: boolean
  fit?: 'cover' | 'contain'
  /** Give it an aspect ratio; the picture fills it. */
  className?: string
}

/** A photo in the smallest size that is sharp, over its own blurred colours until it has come. */
export function Picture({ image, sizes, priority, fit = 'cover', className }: PictureProps) {
  const largest = image.Sizes.at(-1)
  return (
    <span className={classNames(styles.frame, fit === 'contain' && styles.contain, className)}>
      {image.Placeholder && fit === 'cover' && <Placeholder hash={image.Placeholder} />}
      <picture>
        {largest && <source type="image/avif" srcSet={sourceSet(image.Sizes, 'Avif')} sizes={sizes} />}
        {largest && <source type="image/webp" srcSet={sourceSet(image.Sizes, 'Webp')} sizes={sizes} />}
        <img
          className={styles.image}
          src={largest?.Webp}
          alt={image.AltText}
          width={image.Width}
          height={image.Height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
    </span>
  )
}

/**
 * The average colour is cheap enough for the page itself; the blurred picture is painted by the browser, and only
 * where the photo has not come yet. Both without a style attribute, which the content policy refuses.
 */
function Placeholder({ hash }: { hash: string }) {
  const ref = useRef<SVGSVGElement>(null)
  const [preview, setPreview] = useState<string | null>(null)

  useEffect(() => {
    const photo = ref.current?.parentElement?.querySelector('picture img')
    if (photo instanceof HTMLImageElement && photo.complete) return
    setPreview(thumbHashToDataURL(bytesOf(hash)))
  }, [hash])

  if (preview) return <img className={styles.preview} src={preview} alt="" aria-hidden="true" />
  return (
    <svg ref={ref} aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" fill={averageColor(hash)} />
    </svg>
  )
}

function averageColor(hash: string): string {
  const { r, g, b } = thumbHashToAverageRGBA(bytesOf(hash))
  return `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')})`
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}

function sourceSet(sizes: PictureSizes, format: 'Avif' | 'Webp'): string {
  return sizes.map((size) => `${size[format]} ${size.Width}w`).join(', ')
}

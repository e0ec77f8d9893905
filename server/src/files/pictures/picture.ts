import { createHash } from 'node:crypto'
import { IMAGE_TYPES, IMAGE_WIDTHS, LOGO_WIDTH, MAX_IMAGE_PIXELS, PORTRAIT_WIDTHS } from '@keystead/contract/values/uploads.ts'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'

/** One size of a picture in both formats. */
export type PictureSize = { readonly width: number; readonly webp: Uint8Array; readonly avif: Uint8Array }

/** A picture as we keep it: re-encoded, upright, without the metadata it came with. */
export type Picture = {
  /** Where its files lie: under the hash of what came in. */
  readonly storageKey: string
  /** Of what came in. */
  readonly bytes: number
  /** As seen, upright. */
  readonly width: number
  readonly height: number
  readonly sizes: readonly PictureSize[]
  /** A ThumbHash in base64. */
  readonly placeholder: string
}

/** The file is not a picture that we take, or it is damaged. */
export class UnreadablePicture extends Error {}

const KINDS: ReadonlySet<string> = new Set(IMAGE_TYPES)
/** Longer strips than this are no photos, and the formats have limits. */
const MOST_ELONGATED = 8
const WEBP = { quality: 78, effort: 3 } as const
/** Higher efforts take several times as long for some percent of the bytes. */
const AVIF = { quality: 52, effort: 1 } as const
const THUMB_SIDE = 100

// Two pictures at a time have a core each.
sharp.concurrency(1)

/** The facts of a processed picture that a row keeps. */
export type PictureFacts = {
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
  readonly placeholder: string
}

export function factsOf({ width, height, sizes, placeholder }: Picture): PictureFacts {
  return { width, height, widths: sizes.map((size) => size.width), placeholder }
}

/** Makes every size of a photo. Its content decides what it is, whatever its name says. */
export function processPicture(content: Uint8Array): Promise<Picture> {
  return processed(content, 'pictures', (source, { width, height }) => ({
    whole: source.resize({ width: widthsFor(width).at(-1)! }),
    widths: widthsFor(width),
    shown: { width, height },
  }))
}

/** Makes every size of a picture of a person: a square around what catches the eye, usually a face. */
export function processPortrait(content: Uint8Array): Promise<Picture> {
  const side = PORTRAIT_WIDTHS.at(-1)!
  return processed(content, 'portraits', (source) => ({
    whole: source.resize({ width: side, height: side, fit: 'cover', position: sharp.strategy.attention }),
    widths: PORTRAIT_WIDTHS,
    shown: { width: side, height: side },
  }))
}

/** Makes the one size of a logo: whole, and no wider than it is ever shown. */
export function processLogo(content: Uint8Array): Promise<Picture> {
  return processed(content, 'logos', (source, { width, height }) => {
    const kept = Math.min(width, LOGO_WIDTH)
    return {
      whole: source.resize({ width: kept }),
      widths: [kept],
      shown: { width: kept, height: Math.max(1, Math.round((height * kept) / width)) },
    }
  })
}

/** Makes every size of a logo: all of it, on a white square, so that it stands where pictures of people do. */
export function processSquareLogo(content: Uint8Array): Promise<Picture> {
  const side = PORTRAIT_WIDTHS.at(-1)!
  return processed(content, 'square-logos', (source) => ({
    whole: source.resize({ width: side, height: side, fit: 'contain', background: '#ffffff' }),
    widths: PORTRAIT_WIDTHS,
    shown: { width: side, height: side },
  }))
}

type Extent = { readonly width: number; readonly height: number }

/** How a kind of picture is cut: the largest of its sizes, and which ones are made from that. */
type Cut = (source: Sharp, extent: Extent) => { readonly whole: Sharp; readonly widths: readonly number[]; readonly shown: Extent }

async function processed(content: Uint8Array, folder: string, cut: Cut): Promise<Picture> {
  const kind = await fileTypeFromBuffer(content)
  if (!kind || !KINDS.has(kind.mime)) throw new UnreadablePicture(`content is ${kind?.mime ?? 'unknown'}`)
  const sha256 = createHash('sha256').update(content).digest('hex')
  try {
    return { storageKey: `${folder}/${sha256.slice(0, 2)}/${sha256}`, bytes: content.byteLength, ...(await encode(content, cut)) }
  } catch (error) {
    if (error instanceof UnreadablePicture) throw error
    throw new UnreadablePicture('decoding failed', { cause: error })
  }
}

async function encode(content: Uint8Array, cut: Cut): Promise<Omit<Picture, 'storageKey' | 'bytes'>> {
  const source = sharp(content, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', pages: 1 })
  const { width, height } = (await source.metadata()).autoOrient
  if (Math.max(width, height) > Math.min(width, height) * MOST_ELONGATED) throw new UnreadablePicture('too elongated')

  const upright = source.autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb')
  const { whole, widths, shown } = cut(upright, { width, height })
  // Decoded once; the smaller sizes come from the largest.
  const largest = await whole.raw().toBuffer({ resolveWithObject: true })
  const pixels = () =>
    sharp(largest.data, { raw: { width: largest.info.width, height: largest.info.height, channels: largest.info.channels } })

  const sizes: PictureSize[] = []
  for (const size of widths) {
    const webp = await pixels().resize({ width: size }).webp(WEBP).toBuffer()
    const avif = await pixels().resize({ width: size }).avif(AVIF).toBuffer()
    sizes.push({ width: size, webp, avif })
  }
  return { ...shown, sizes, placeholder: await placeholderOf(pixels()) }
}

/** The fixed widths that the picture fills; one that is smaller than all of them keeps its own. */
function widthsFor(width: number): number[] {
  const filled = IMAGE_WIDTHS.filter((candidate) => candidate <= width)
  return filled.length > 0 ? filled : [width]
}

async function placeholderOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .resize({ width: THUMB_SIDE, height: THUMB_SIDE, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

/** Of a signature: much more than a phone's screen has, and far less than would take a processor's time. */
const MOST_SIGNATURE_PIXELS = 4_000_000
const SIGNATURE_BOX = { width: 1200, height: 400 } as const

/** A signature that came as a PNG: decoded and written again by us, no larger than a paper shows it. Anything else is unreadable. */
export async function processSignature(content: Uint8Array): Promise<Buffer> {
  const kind = await fileTypeFromBuffer(content)
  if (kind?.mime !== 'image/png') throw new UnreadablePicture(`content is ${kind?.mime ?? 'unknown'}`)
  try {
    return await sharp(content, { limitInputPixels: MOST_SIGNATURE_PIXELS, failOn: 'error', pages: 1 })
      .toColourspace('srgb')
      .resize({ ...SIGNATURE_BOX, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()
  } catch (error) {
    throw new UnreadablePicture('decoding failed', { cause: error })
  }
}

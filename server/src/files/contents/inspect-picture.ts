import { MAX_IMAGE_PIXELS } from '@keystead/contract/values/uploads.ts'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { Refused } from './refused.ts'

export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp'

export type InspectedPicture = { readonly content: Uint8Array; readonly width: number; readonly height: number }

const EXTENSIONS: Readonly<Record<string, PictureKind>> = { jpg: 'jpeg', png: 'png', gif: 'gif', webp: 'webp' }
const QUALITY = 90
/** With less it cannot write some large pictures; with more it takes five times as long. */
const WEBP_EFFORT = 2
/** Written anew, a picture may grow; more than that is no picture of a document. */
const MOST_BYTES = 47_185_920
/** Where the machine is not busy, the slowest 40 megapixels take a tenth of it. */
const LONGEST_SECONDS = 60

const WRITERS: Readonly<Record<PictureKind, (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.jpeg({ quality: QUALITY }),
  png: (picture) => picture.png(),
  gif: (picture) => picture.gif(),
  webp: (picture) => picture.webp({ quality: QUALITY, effort: WEBP_EFFORT }),
}
/** Their pictures may move. */
const MOVING: ReadonlySet<PictureKind> = new Set(['gif', 'webp'])

/** Writes a picture anew in its own format, upright and without the metadata that it came with: nothing else that was in the file is left. */
export async function inspectPicture(content: Uint8Array, kind: PictureKind): Promise<InspectedPicture> {
  const found = await fileTypeFromBuffer(content)
  if (!found || EXTENSIONS[found.ext] !== kind) throw new Refused('format', `content is ${found?.mime ?? 'unknown'}`)
  try {
    await checkPixels(content, kind)
    const picture = sharp(content, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', animated: MOVING.has(kind) })
    const { data, info } = await WRITERS[kind](picture.autoOrient().toColourspace('srgb'))
      .timeout({ seconds: LONGEST_SECONDS })
      .toBuffer({ resolveWithObject: true })
    if (data.length > MOST_BYTES) throw new Refused('unpacks', `written anew, it has ${data.length} bytes`)
    return { content: data, width: info.width, height: info.pageHeight ?? info.height }
  } catch (error) {
    if (error instanceof Refused) throw error
    const isLate = error instanceof Error && error.message.startsWith('timeout')
    throw new Refused(isLate ? 'takesTooMuch' : 'unreadable', String(error), { cause: error })
  }
}

/** Of what its header says, before anything is decoded; of one that moves, all of its frames. */
async function checkPixels(content: Uint8Array, kind: PictureKind): Promise<void> {
  const { width, height } = await sharp(content, { limitInputPixels: false, animated: MOVING.has(kind) }).metadata()
  if (width * height > MAX_IMAGE_PIXELS) throw new Refused('tooManyPixels', `${width} x ${height}`)
}

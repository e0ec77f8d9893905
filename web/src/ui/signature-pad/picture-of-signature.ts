import { formatBytes } from '@keystead/contract/values/uploads.ts'
import { text } from './signature-pad.text.ts'

export const MAX_PICTURE_BYTES = 10 * 1024 * 1024
export const PICTURE_TOO_LARGE = text.picture.tooLarge({ size: formatBytes(MAX_PICTURE_BYTES) })
const MAX_MEGAPIXELS = 40
/** Sharper than any paper is printed, in the box of a signature. */
const WIDEST = 900
const SMALLER = 0.7
const LEAST_SIDE = 24

export type SignaturePicture = { readonly png: string } | { readonly refusal: string }

/** A picture of a signature, as a small PNG in base64 of at most so many letters; or why it can’t be. */
export async function pictureOfSignature(file: File, maxLetters: number): Promise<SignaturePicture> {
  const refusal = refusalOf(file)
  if (refusal !== null) return { refusal }
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture || picture.width === 0 || picture.height === 0) return { refusal: text.picture.notRead }
  try {
    if (picture.width * picture.height > MAX_MEGAPIXELS * 1e6) return { refusal: text.picture.tooManyDots({ count: MAX_MEGAPIXELS }) }
    const png = await smallPng(picture, maxLetters)
    return png === null ? { refusal: text.picture.notRead } : { png }
  } finally {
    picture.close()
  }
}

function refusalOf({ name, type, size }: File): string | null {
  if (size === 0) return text.picture.empty
  // It can hold programs and ask other sites for things; and it has no size of its own.
  if (type.includes('svg') || name.toLowerCase().endsWith('.svg')) return text.picture.drawing
  return size > MAX_PICTURE_BYTES ? PICTURE_TOO_LARGE : null
}

/** Photos of paper are hard to pack: it becomes smaller until it fits. */
async function smallPng(picture: ImageBitmap, maxLetters: number): Promise<string | null> {
  let scale = Math.min(1, WIDEST / Math.max(picture.width, picture.height))
  while (Math.max(picture.width, picture.height) * scale >= LEAST_SIDE) {
    const png = await pngOf(picture, scale)
    if (png === null || png.length <= maxLetters) return png
    scale *= SMALLER
  }
  return null
}

async function pngOf(picture: ImageBitmap, scale: number): Promise<string | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const url = canvas.toDataURL('image/png')
  // Gives its memory back.
  canvas.width = 0
  return url.startsWith('data:image/png;base64,') ? url.slice('data:image/png;base64,'.length) : null
}

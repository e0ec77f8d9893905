import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { IMAGE_EXTENSIONS, IMAGE_TYPES } from '@keystead/contract/values/uploads.ts'
import { text } from './file-drop.text.ts'

/** What people read of the pictures that are taken. */
export const PICTURE_FORMATS = text.jpegPNGWebPGIFOr
/** How iPhones keep their photos. The server takes none; a browser that can read them makes JPEGs of them. */
const HEIC_ENDINGS: readonly string[] = ['heic', 'heif']
export const PICTURE_ENDINGS: readonly string[] = [...IMAGE_EXTENSIONS, ...HEIC_ENDINGS]
/** For the chooser of a phone, which turns its own photos into one of these. */
export const PICTURE_TYPES = IMAGE_TYPES.join(',')

/** Larger than any size that is kept, and small enough for the canvas of a phone. */
const LONGEST_SIDE = 4_000
const QUALITY = 0.92

/** The file as the server takes it; the sentence that says what to do where this browser cannot make it so. */
export async function sendablePicture(file: File): Promise<File | string> {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  if (!HEIC_ENDINGS.includes(ending)) return file
  try {
    return await asJpeg(file, `${file.name.slice(0, -ending.length)}jpg`)
  } catch {
    return messages.heicUnreadable
  }
}

async function asJpeg(file: File, name: string): Promise<File> {
  const picture = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (blob === null) throw new Error('The canvas gave no picture.')
  return new File([blob], name, { type: blob.type })
}

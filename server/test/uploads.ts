import type { FailureBody } from '@keystead/contract/rpc/envelope.ts'
import sharp from 'sharp'
import type { TestPerson } from './harness.ts'

export type UploadAnswer = {
  StatusCode: number
  Data?: { UploadId: string; FileName: string; Bytes: number; PreviewUrl: string | null }
  Error?: FailureBody
}

type Sent = { readonly purpose?: string; readonly name?: string; readonly headers?: Readonly<Record<string, string>> }

/** Sends a file as the upload field does, and answers what comes back: a photo of a home, where nothing else is said. */
export async function sendFile(
  person: Pick<TestPerson, 'raw'>,
  content: Uint8Array,
  { purpose = 'asset-image', name = 'photo.jpg', headers = {} }: Sent = {},
): Promise<UploadAnswer> {
  const response = await person.raw('/uploads', {
    method: 'POST',
    headers: { 'File-Name': encodeURIComponent(name), 'File-Purpose': purpose, 'Content-Type': 'application/octet-stream', ...headers },
    body: content as Uint8Array<ArrayBuffer>,
  })
  const answer = (await response.json()) as UploadAnswer
  if (answer.StatusCode !== response.status) throw new Error(`StatusCode ${answer.StatusCode} differs from the status ${response.status}`)
  return answer
}

/** The id of a file that was taken. */
export async function upload(
  person: Pick<TestPerson, 'raw'>,
  purpose:
    | 'asset-image'
    | 'asset-import'
    | 'business-image'
    | 'business-logo'
    | 'branding-logo'
    | 'document'
    | 'profile-picture'
    | 'template-paper',
  name: string,
  content: Uint8Array,
): Promise<string> {
  const { Data, Error: failure } = await sendFile(person, content, { purpose, name })
  if (!Data) throw new Error(`upload failed: ${JSON.stringify(failure)}`)
  return Data.UploadId
}

const pictures = new Map<string, Promise<Buffer>>()

/** One of a size is the same for all who need one. */
export function testPicture(width = 640, height = 480): Promise<Buffer> {
  const size = `${width}x${height}`
  const made = pictures.get(size) ?? plainPicture({ width, height }, { r: 90, g: 120, b: 100 })
  pictures.set(size, made)
  return made
}

/** A JPEG of one color. */
export function plainPicture(size: { width: number; height: number }, background: { r: number; g: number; b: number }): Promise<Buffer> {
  return sharp({ create: { ...size, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

import type { FailureBody } from '@keystead/contract/rpc/envelope.ts'
import sharp from 'sharp'
import type { TestPerson } from './harness.ts'

/** Uploads a file as a browser does and answers its id. */
export async function upload(
  person: Pick<TestPerson, 'raw'>,
  purpose: 'asset-image' | 'asset-import' | 'business-image' | 'business-logo' | 'branding-logo' | 'document' | 'profile-picture',
  fileName: string,
  content: Uint8Array,
): Promise<string> {
  const response = await person.raw('/uploads', {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream', 'File-Name': encodeURIComponent(fileName), 'File-Purpose': purpose },
    body: content as Uint8Array<ArrayBuffer>,
  })
  const envelope = (await response.json()) as { Data?: { UploadId: string }; Error?: FailureBody }
  if (!envelope.Data) throw new Error(`upload failed: ${JSON.stringify(envelope.Error)}`)
  return envelope.Data.UploadId
}

const pictures = new Map<string, Promise<Buffer>>()

/** One of a size is the same for all who need one. */
export function testPicture(width = 640, height = 480): Promise<Buffer> {
  const size = `${width}x${height}`
  const made = pictures.get(size) ?? makePicture(width, height)
  pictures.set(size, made)
  return made
}

function makePicture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: 90, g: 120, b: 100 } } })
    .jpeg()
    .toBuffer()
}

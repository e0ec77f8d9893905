import sharp from 'sharp'
import type { AddAssetImages } from '@keystead/contract/properties/images/image.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { TestPerson } from '../../../test/harness.ts'

/** A picture that differs by its seed. */
export function testPicture(seed: number, { width = 900, height = 600 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: (seed * 53) % 256, g: (seed * 97) % 256, b: 120 } } })
    .jpeg()
    .toBuffer()
}

export type UploadAnswer = {
  StatusCode: number
  Data?: { UploadId: string; FileName: string; Bytes: number; PreviewUrl: string | null }
  Error?: { Code: string; Message: string; Fields?: Record<string, string> }
}

/** Sends a file as the upload field does. */
export async function upload(
  person: Pick<TestPerson, 'raw'>,
  content: Uint8Array,
  { name = 'photo.jpg', purpose = 'asset-image', headers = {} }: { name?: string; purpose?: string; headers?: Record<string, string> } = {},
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

export async function uploadPicture(person: TestPerson, seed: number): Promise<string> {
  const answer = await upload(person, await testPicture(seed))
  if (!answer.Data) throw new Error(`the upload answered ${JSON.stringify(answer.Error)}`)
  return answer.Data.UploadId
}

export type Images = OutputOf<typeof AddAssetImages>['Images']

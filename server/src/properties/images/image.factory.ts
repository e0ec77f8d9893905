import type { AddAssetImages } from '@keystead/contract/properties/images/image.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { plainPicture, upload } from '../../../test/uploads.ts'

/** A picture that differs by its seed. */
export function testPicture(seed: number, { width = 900, height = 600 } = {}): Promise<Buffer> {
  return plainPicture({ width, height }, { r: (seed * 53) % 256, g: (seed * 97) % 256, b: 120 })
}

export async function uploadPicture(person: TestPerson, seed: number): Promise<string> {
  return upload(person, 'asset-image', 'photo.jpg', await testPicture(seed))
}

export type Images = OutputOf<typeof AddAssetImages>['Images']

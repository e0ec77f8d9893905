import { expect, type Page } from '@playwright/test'
import { AddAssetImages } from '@keystead/contract/properties/images/image.operations.ts'
import { GetAssetImport, StartAssetImport } from '@keystead/contract/properties/imports/import.operations.ts'
import { AddAsset, ListAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { house } from './house.ts'
import type { Person } from './people.ts'
import { testPhotos } from './photos.ts'

type Upload = { purpose: 'asset-image' | 'asset-import' | 'document' | 'template-paper'; name: string; body: BodyInit }

/** Sends a file as the pages do. Answers the id that a call names. */
export async function upload(person: Person, { purpose, name, body }: Upload): Promise<string> {
  const response = await person.raw('/uploads', {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream', 'File-Name': name, 'File-Purpose': purpose },
    body,
  })
  const { Data } = (await response.json()) as { Data?: { UploadId: string } }
  if (!Data) throw new Error(`the upload of ${name} was answered with ${response.status}`)
  return Data.UploadId
}

/** A home on the market, with a photo, made through the same calls that the pages make. Answers its id. */
export async function addListedHome(owner: Person, overrides: Partial<InputOf<typeof AddAsset>> = {}): Promise<string> {
  const { AssetId } = await owner.call(AddAsset, { ...house, ...overrides })
  const [photo] = await testPhotos(1)
  const UploadId = await upload(owner, { purpose: 'asset-image', name: 'front.jpg', body: new Uint8Array(photo!.buffer) })
  await owner.call(AddAssetImages, { AssetId, Images: [{ UploadId, Caption: null, AltText: null }] })
  await owner.call(ListAsset, { AssetId })
  return AssetId
}

export type FileHome = { title: string; city: string; state: string; zip: string; beds: number; baths: number; rent: number }

/** Many homes on the market at once, without photos, from a file. */
export async function importListedHomes(owner: Person, homes: readonly FileHome[]): Promise<void> {
  const rows = homes.map((home, index) =>
    [`E-${index}`, home.title, home.city, home.state, home.zip, home.beds, home.baths, home.rent].join(','),
  )
  const UploadId = await upload(owner, {
    purpose: 'asset-import',
    name: 'homes.csv',
    body: ['ref,title,city,state,zip,beds,baths,rent', ...rows].join('\n'),
  })
  const { ImportId } = await owner.call(StartAssetImport, {
    UploadId,
    Mapping: {
      ReferenceCode: 'ref',
      Title: 'title',
      City: 'city',
      State: 'state',
      Zip: 'zip',
      Bedrooms: 'beds',
      Bathrooms: 'baths',
      Rent: 'rent',
    },
    ListAtOnce: true,
  })
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const { Status } = await owner.call(GetAssetImport, { ImportId })
    if (Status === 'finished') return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('the import took too long')
}

/** On a page of a property: the button, a look at what strangers will see, and the word that makes it public. */
export async function publish(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'List property' }).click()
  await publishFromPreview(page, title)
}

export async function publishFromPreview(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'This becomes public' })
  await expect(dialog.getByRole('heading', { name: title })).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish' }).click()
}

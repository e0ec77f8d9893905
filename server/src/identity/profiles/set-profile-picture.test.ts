import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { SetProfilePicture } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { testPicture } from '../../properties/images/image.factory.ts'
import { sendFile } from '../../../test/uploads.ts'
import { recordIn, writesSecret } from './profile.factory.ts'

const purpose = 'profile-picture'

async function sendPicture(person: TestPerson, seed: number): Promise<string> {
  return (await sendFile(person, await testPicture(seed), { purpose })).Data!.UploadId
}
const setPicture = (person: TestPerson, UploadId: string | null) =>
  person.call(SetProfilePicture, { ProfileId: person.profileId, UploadId })
const fetched = async (path: string) => fetch(app.url + path)

test('a picture is square, public, and in the header at once', async () => {
  const tenant = await app.newPerson({ profileType: 'Tenant' })
  const sent = await sendFile(tenant, await testPicture(1, { width: 900, height: 500 }), { purpose })
  expect((await tenant.raw(sent.Data!.PreviewUrl!)).status).toBe(200)
  expect((await fetched(sent.Data!.PreviewUrl!)).status).toBe(404)

  const { data, headers } = await setPicture(tenant, sent.Data!.UploadId)
  expect(recordIn(headers)?.Profile.PicPath).toBe(data.PicPath)
  expect(writesSecret(headers)).toBe(false)
  expect((await tenant.call(GetUserProfiles, {})).data.Profiles[0]?.PicPath).toBe(data.PicPath)

  for (const [width, format] of [
    [96, 'webp'],
    [200, 'avif'],
    [400, 'webp'],
  ] as const) {
    const response = await fetched(data.PicPath!.replace('400.webp', `${width}.${format}`))
    expect(response.headers.get('content-type')).toBe(`image/${format}`)
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width, height: width })
  }
  expect((await fetched(data.PicPath!.replace('400.webp', '800.webp'))).status).toBe(404)
})

test('another one replaces it and its files; none takes it away', async () => {
  const person = await app.newPerson()
  const first = (await setPicture(person, await sendPicture(person, 2))).data.PicPath!
  const second = (await setPicture(person, await sendPicture(person, 3))).data.PicPath!
  expect((await fetched(first)).status).toBe(404)
  expect((await fetched(second)).status).toBe(200)
  const [kept] = await app.sql<{ storage_key: string }>('select storage_key from profile_picture where profile_id = $1', [person.profileId])

  const removed = await setPicture(person, null)
  expect(removed.data.PicPath).toBeNull()
  expect(recordIn(removed.headers)?.Profile.PicPath).toBeNull()
  expect((await fetched(second)).status).toBe(404)
  expect(await app.services.files.exists(`${kept!.storage_key}/400.webp`)).toBe(false)
})

test('the same picture of two people stays when one of them takes it away', async () => {
  const [one, other] = [await app.newPerson(), await app.newPerson()]
  await setPicture(one, await sendPicture(one, 4))
  const path = (await setPicture(other, await sendPicture(other, 4))).data.PicPath!
  await setPicture(one, null)
  expect((await fetched(path)).status).toBe(200)
})

describe('is refused', () => {
  test.each<[string, () => Promise<Uint8Array>]>([
    ['a script named .jpg', async () => Buffer.from('<script>alert(1)</script>')],
    [
      'a page that begins like a picture',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<html><script>')]),
    ],
    ['an svg', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ])('%s', async (_name, content) => {
    const person = await app.newPerson()
    const { StatusCode, Error } = await sendFile(person, await content(), { purpose, name: 'me.jpg' })
    expect({ StatusCode, Message: Error?.Message }).toEqual({ StatusCode: 415, Message: messages.fileFormat })
  })

  test('what hides behind a real picture does not come out again', async () => {
    const person = await app.newPerson()
    const polyglot = Buffer.concat([await testPicture(5), Buffer.from('<script>alert("hidden")</script>')])
    const { Data } = await sendFile(person, polyglot, { purpose, name: 'me.jpg' })
    const { data } = await setPicture(person, Data!.UploadId)
    expect(Buffer.from(await (await fetched(data.PicPath!)).arrayBuffer()).includes('script')).toBe(false)
  })

  test('an upload that is foreign, used, or of a property', async () => {
    const [person, other] = [await app.newPerson(), await app.newPerson()]
    const used = await sendPicture(person, 6)
    await setPicture(person, used)
    const ofProperty = (await sendFile(person, await testPicture(7))).Data!.UploadId
    for (const UploadId of [await sendPicture(other, 8), used, ofProperty, '00000000-0000-4000-8000-000000000000']) {
      const { status, error } = await setPicture(person, UploadId)
      expect({ status, fields: error?.Fields }).toEqual({ status: 404, fields: { UploadId: messages.uploadNotFound } })
    }
  })

  test('a sender without a profile', async () => {
    const person = await app.newPerson({ profileType: null })
    expect((await sendFile(person, await testPicture(9), { purpose })).Error?.Code).toBe('NotAvailableForProfile')
  })
})

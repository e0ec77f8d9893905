import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { AddAssetImages } from '@keystead/contract/properties/images/image.operations.ts'
import { ListAsset, UnlistAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { app, test } from '../../test/app.ts'
import type { TestPerson } from '../../test/harness.ts'
import { filePurposes } from '../app/parts.ts'
import { testPicture, uploadPicture } from '../properties/images/image.factory.ts'
import { sendFile } from '../../test/uploads.ts'
import { addProperty, nobodysId } from '../properties/properties/property.factory.ts'
import { cleanUploads } from './clean-uploads.ts'
import { defineDownload, downloadLink } from './downloads.ts'

/** A file that goes on and on. */
function begun(): Readable {
  const stream = new Readable({ read() {} })
  stream.push('the first line\n')
  return stream
}

const MOST_BYTES = 15_728_640

let owner: TestPerson
let stranger: TestPerson

test.beforeAll(async () => {
  owner = await app.newPerson()
  stranger = await app.newPerson()
})

/** Every file that the store holds. */
async function storedFiles(): Promise<string[]> {
  const entries = await readdir(join(app.services.settings.DATA_DIR, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
const plainPng = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#336655' } })
    .png()
    .toBuffer()

/** The same PNG with a header that says it is a square of this side. */
function claimingSize(png: Buffer, side: number): Buffer {
  const claimed = Buffer.from(png)
  const header = 12
  claimed.writeUInt32BE(side, header + 4)
  claimed.writeUInt32BE(side, header + 8)
  claimed.writeUInt32BE(crc32(claimed.subarray(header, header + 17)), header + 17)
  return claimed
}

async function footprint() {
  const [row] = await app.sql<{ count: number }>('select count(*) as count from upload')
  return { rows: row?.count, files: await storedFiles() }
}

describe('POST /uploads', () => {
  test.each(['jpeg', 'png', 'gif', 'webp'] as const)('takes a %s and answers a preview for its owner alone', async (format) => {
    const content = await sharp(await testPicture(1, { width: 500, height: 300 }))
      .toFormat(format)
      .toBuffer()
    const answer = await sendFile(owner, content, { name: `Küche & Bad.${format}` })
    expect(answer).toEqual({
      StatusCode: 200,
      Data: {
        UploadId: expect.any(String),
        FileName: `Küche & Bad.${format}`,
        Bytes: content.length,
        PreviewUrl: `/media/uploads/${answer.Data?.UploadId}`,
      },
    })
    const preview = await owner.raw(answer.Data!.PreviewUrl!)
    expect(preview.status).toBe(200)
    expect(preview.headers.get('cache-control')).toBe('private, no-store')
    expect(await sharp(Buffer.from(await preview.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', width: 400 })
    for (const other of [stranger, app.visitor()]) expect((await other.raw(answer.Data!.PreviewUrl!)).status).toBe(404)
  })

  test('15,728,640 bytes are in, one more is out, announced or not', async () => {
    const picture = await testPicture(2)
    const exactly = Buffer.concat([picture, Buffer.alloc(MOST_BYTES - picture.length)])
    expect((await sendFile(owner, exactly)).Data?.Bytes).toBe(MOST_BYTES)
    const before = await footprint()
    const tooLarge = Buffer.concat([exactly, Buffer.alloc(1)])
    expect(await sendFile(owner, tooLarge)).toMatchObject({
      StatusCode: 413,
      Error: { Code: 'FileTooLarge', Message: messages.fileTooLarge },
    })
    const chunks = Readable.toWeb(
      Readable.from([tooLarge.subarray(0, 9_000_000), tooLarge.subarray(9_000_000)]),
    ) as unknown as RequestInit['body']
    const unannounced = await owner.raw('/uploads', {
      method: 'POST',
      headers: { 'File-Name': 'a.jpg', 'File-Purpose': 'asset-image', 'Content-Type': 'image/jpeg' },
      body: chunks,
      duplex: 'half',
    } as RequestInit)
    expect(unannounced.status).toBe(413)
    expect(await footprint()).toEqual(before)
  })

  test.each<[string, () => Promise<Uint8Array>, string]>([
    ['a script named .jpg', async () => Buffer.from('<?php echo 1 ?>'), 'photo.jpg'],
    ['a truncated jpeg', async () => (await testPicture(3)).subarray(0, 2500), 'photo.jpg'],
    ['an empty file', async () => new Uint8Array(), 'photo.png'],
    ['a page named .png', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'photo.png'],
    ['a script that begins like a gif', async () => Buffer.from('GIF89a/*....*/=1;alert(1)'), 'photo.gif'],
    ['a picture of 30,000 x 30,000', async () => claimingSize(await plainPng(), 30_000), 'photo.png'],
    ['a picture with the name of a program', () => testPicture(3), 'photo.exe'],
    [
      'an avif named .webp',
      async () =>
        sharp(await testPicture(3))
          .avif()
          .toBuffer(),
      'photo.webp',
    ],
    ['a photo with the ending of an iPhone', () => testPicture(3), 'photo.heic'],
    ['a name without an ending', () => testPicture(3), 'jpg'],
  ])('refuses %s', async (_name, content, name) => {
    const before = await footprint()
    expect(await sendFile(owner, await content(), { name })).toMatchObject({ StatusCode: 415, Error: { Message: messages.fileFormat } })
    expect(await footprint()).toEqual(before)
  })

  test('what hides behind a real picture does not come out again', async () => {
    const hidden = Buffer.concat([await testPicture(31), Buffer.from('<script>alert("hidden")</script>')])
    const { Data } = await sendFile(owner, hidden, { name: 'photo.jpg' })
    const asset = await addProperty(owner)
    const added = await owner.call(AddAssetImages, { AssetId: asset.AssetId, Images: [{ UploadId: Data!.UploadId }] })
    const addresses = added.data.Images[0]!.Sizes.flatMap(({ Webp, Avif }) => [Webp, Avif])
    expect(addresses).toHaveLength(4)
    for (const address of addresses) {
      const sent = Buffer.from(await (await owner.raw(address)).arrayBuffer())
      expect(sent.length).toBeGreaterThan(100)
      expect(sent.includes('script')).toBe(false)
    }
  })

  test.each<[string, Record<string, string>, string]>([
    ['no name', { 'File-Name': '' }, 'File-Name'],
    ['a broken name', { 'File-Name': '%E0%A4%A' }, 'File-Name'],
    ['a path', { 'File-Name': encodeURIComponent('../../etc/photo.jpg') }, 'File-Name'],
    ['an unknown purpose', { 'File-Purpose': 'constructor' }, 'File-Purpose'],
  ])('refuses %s at its header', async (_name, headers, field) => {
    const answer = await sendFile(owner, await testPicture(4), { headers })
    expect(answer.StatusCode).toBe(400)
    expect(Object.keys(answer.Error?.Fields ?? {})).toEqual([field])
  })

  test('drops what turns the writing of a name around, or does not show', async () => {
    const name = 'in\u202Evo\u2066ice\u0000\u200B\u2028.png'
    const { Data } = await sendFile(owner, await testPicture(6), { name })
    expect(Data?.FileName).toBe('invoice.png')
    const rows = await app.sql<{ file_name: string }>('select file_name from upload where id = $1', [Data?.UploadId])
    expect(rows).toEqual([{ file_name: 'invoice.png' }])
  })

  test('is for signed-in owners on our own pages', async () => {
    const content = await testPicture(5)
    const tenant = await app.newPerson({ profileType: 'Tenant' })
    expect((await sendFile(app.visitor(), content)).StatusCode).toBe(401)
    expect((await sendFile(tenant, content)).StatusCode).toBe(403)
    expect((await sendFile(owner, content, { headers: { 'Session-Id': stranger.sessionId } })).Error?.Code).toBe('SessionMismatch')
    expect((await sendFile(owner, content, { headers: { Origin: 'https://elsewhere.example' } })).Error?.Code).toBe('CrossSiteRequest')
    expect((await sendFile(owner, content, { headers: { 'Sec-Fetch-Site': 'cross-site' } })).Error?.Code).toBe('CrossSiteRequest')
  })

  test('an upload that breaks off leaves no file and no row', async () => {
    const before = await footprint()
    const address = new URL(`${app.url}/uploads`)
    for (const purpose of ['asset-image', 'asset-import']) {
      await new Promise<void>((resolve) => {
        const sending = request({
          host: address.hostname,
          port: address.port,
          path: address.pathname,
          method: 'POST',
          headers: {
            cookie: owner.cookie,
            'Account-Id': owner.accountId,
            'Session-Id': owner.sessionId,
            'File-Name': purpose === 'asset-image' ? 'a.jpg' : 'a.csv',
            'File-Purpose': purpose,
            'Content-Length': 5_000_000,
          },
        })
        sending.on('error', () => {})
        sending.on('close', resolve)
        sending.write(Buffer.alloc(1_000_000))
        // Long enough for the part to arrive.
        setTimeout(() => sending.destroy(), 300)
      })
    }
    await expect.poll(footprint, { timeout: 5_000 }).toEqual(before)
    expect(app.logLines.some((line) => line.includes('upload-broken-off'))).toBe(true)
    expect(app.logLines.some((line) => line.includes('a call failed'))).toBe(false)
  })

  test('keeps an import file as it came', async () => {
    const content = Buffer.from('Title,City\nHome,Denver\n'.repeat(100_000))
    const answer = await sendFile(owner, content, { name: 'homes.csv', purpose: 'asset-import' })
    expect(answer.Data).toMatchObject({ FileName: 'homes.csv', Bytes: content.length, PreviewUrl: null })
    const [row] = await app.sql<{ storage_key: string }>('select storage_key from upload where id = $1', [answer.Data?.UploadId])
    expect(Buffer.from(await app.services.files.read(row!.storage_key)).equals(content)).toBe(true)
  })

  test('stops an account that sends and never uses', async () => {
    const hoarder = await app.newPerson()
    await app.sql(
      `insert into upload (account_id, purpose, file_name, bytes, storage_key) select $1, 'asset-import', 'a.csv', 1, 'imports/none-' || n from generate_series(1, 200) n`,
      [hoarder.accountId],
    )
    expect((await sendFile(hoarder, await testPicture(6))).StatusCode).toBe(429)
    await app.sql(`update upload set used_at = now() where account_id = $1`, [hoarder.accountId])
    expect((await sendFile(hoarder, await testPicture(6))).StatusCode).toBe(200)
  })

  test('what nobody used for a day is cleaned away', async () => {
    const person = await app.newPerson()
    const asset = await addProperty(person)
    const before = await footprint()
    const [old, used, fresh] = [await uploadPicture(person, 21), await uploadPicture(person, 22), await uploadPicture(person, 23)]
    const csv = await sendFile(person, Buffer.from('a\n1\n'), { name: 'a.csv', purpose: 'asset-import' })
    await person.call(AddAssetImages, { AssetId: asset.AssetId, Images: [{ UploadId: used }] })
    await app.sql(`update upload set created_at = now() - interval '25 hours' where id = any($1::uuid[])`, [
      [old, used, csv.Data?.UploadId],
    ])
    expect(await cleanUploads(app.services, filePurposes, new AbortController().signal)).toEqual({ deleted: 2 })
    const after = await footprint()
    const left = await app.sql<{ id: string }>('select id from upload where account_id = $1', [person.accountId])
    expect(left.map((row) => row.id).sort()).toEqual([used, fresh].sort())
    // Two pictures of two widths in two formats.
    expect(after.files.length - before.files.length).toBe(8)
  })
})

describe('GET /media', () => {
  test('is private until the property is listed, then public and kept for minutes', async () => {
    const asset = await addProperty(owner)
    const { data } = await owner.call(AddAssetImages, { AssetId: asset.AssetId, Images: [{ UploadId: await uploadPicture(owner, 31) }] })
    const { Webp, Avif } = data.Images[0]!.Sizes[1]!
    const visitor = app.visitor()
    const own = await owner.raw(Webp)
    expect(own.status).toBe(200)
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    for (const other of [visitor, stranger]) {
      expect((await other.raw(Webp)).status).toBe(404)
      expect((await other.raw(Webp, { method: 'HEAD' })).status).toBe(404)
    }
    await owner.call(ListAsset, { AssetId: asset.AssetId })
    for (const [url, type] of [
      [Webp, 'image/webp'],
      [Avif, 'image/avif'],
    ] as const) {
      const open = await visitor.raw(url)
      expect(open.status).toBe(200)
      expect(Object.fromEntries(open.headers)).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=300, must-revalidate',
        'content-security-policy': `default-src 'none'; sandbox`,
        'x-content-type-options': 'nosniff',
        'content-disposition': expect.stringContaining('inline'),
      })
      const body = Buffer.from(await open.arrayBuffer())
      expect((await sharp(body).metadata()).width).toBe(800)
      const head = await visitor.raw(url, { method: 'HEAD' })
      expect([head.status, head.headers.get('content-length'), (await head.arrayBuffer()).byteLength]).toEqual([
        200,
        String(body.length),
        0,
      ])
    }
    await owner.call(UnlistAsset, { AssetId: asset.AssetId })
    expect((await visitor.raw(Webp)).status).toBe(404)
  })

  test('whoever has a copy is not sent another, until the home leaves the market', async () => {
    const asset = await addProperty(owner)
    const { data } = await owner.call(AddAssetImages, { AssetId: asset.AssetId, Images: [{ UploadId: await uploadPicture(owner, 33) }] })
    const { Webp, Avif } = data.Images[0]!.Sizes[0]!
    const visitor = app.visitor()
    await owner.call(ListAsset, { AssetId: asset.AssetId })
    const tag = (await visitor.raw(Webp)).headers.get('etag') ?? ''
    const again = (url: string, known: string) => visitor.raw(url, { headers: { 'If-None-Match': known } })
    const kept = await again(Webp, tag)
    expect([kept.status, (await kept.arrayBuffer()).byteLength, kept.headers.get('etag')]).toEqual([304, 0, tag])
    expect(kept.headers.get('cache-control')).toBe('public, max-age=300, must-revalidate')
    expect((await again(Webp, `"other", W/${tag}`)).status).toBe(304)
    expect((await again(Webp, '"other"')).status).toBe(200)
    expect((await again(Avif, tag)).status).toBe(200)
    await owner.call(UnlistAsset, { AssetId: asset.AssetId })
    expect((await again(Webp, tag)).status).toBe(404)
    expect((await owner.raw(Webp)).headers.get('etag')).toBeNull()
  })

  test.each([
    `/media/${nobodysId()}/400.webp`,
    '/media/none/400.webp',
    `/media/${nobodysId()}/400.svg`,
    `/media/${nobodysId()}/..%2F..%2Fsecret.key`,
    '/media/uploads/none',
  ])('%s is not there', async (path) => {
    const answer = await owner.raw(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toContain('json')
  })
})

describe('GET /downloads', () => {
  const greeting = defineDownload('test-greeting', { permission: 'any member' }, async (_services, { accountId, subject }) =>
    subject === 'gone'
      ? null
      : { stream: Readable.from([`${accountId} reads ${subject}`]), fileName: 'Größe "1".csv', contentType: 'text/csv; charset=utf-8' },
  )

  const endless = defineDownload('test-endless', { permission: 'any member' }, async () => ({
    stream: begun(),
    fileName: 'endless.csv',
    contentType: 'text/csv; charset=utf-8',
  }))

  test('serves a signed link to the account that asked, for ten minutes', async () => {
    const { url, expires } = downloadLink(app.services, greeting, { accountId: owner.accountId, subject: 'all rows' })
    const answer = await owner.raw(url)
    expect(await answer.text()).toBe(`${owner.accountId} reads all rows`)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="Gr__e _1_.csv"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22.csv`,
      'cache-control': 'private, no-store',
      'content-security-policy': `default-src 'none'; sandbox`,
    })
    const minutes = (expires.getTime() - app.services.clock.now().getTime()) / 60_000
    expect(minutes).toBeGreaterThan(9)
    expect(minutes).toBeLessThanOrEqual(10)
  })

  test('two are under way for an account at most; a third is told when to come back, and comes when one is over', async () => {
    const eager = await app.newPerson()
    const { url } = downloadLink(app.services, endless, { accountId: eager.accountId, subject: 'x' })
    const controllers = [new AbortController(), new AbortController()]
    for (const { signal } of controllers) expect((await eager.raw(url, { signal })).status).toBe(200)
    const third = await eager.raw(url)
    expect(third.status).toBe(429)
    expect(third.headers.get('Retry-After')).toBe('10')
    expect(await third.text()).toContain('DownloadsUnderWay')
    controllers[0]!.abort()
    const { url: short } = downloadLink(app.services, greeting, { accountId: eager.accountId, subject: 'x' })
    await expect.poll(async () => (await eager.raw(short)).status).toBe(200)
    controllers[1]!.abort()
  })

  test('a foreign, changed, expired or broken link finds nothing', async () => {
    const { url } = downloadLink(app.services, greeting, { accountId: owner.accountId, subject: 'x' })
    for (const other of [stranger, app.visitor()]) expect((await other.raw(url)).status).toBe(404)
    const past = { now: () => new Date(app.services.clock.now().getTime() - 11 * 60_000), monotonicMs: () => 0 }
    const late = downloadLink({ signer: app.services.signer, clock: past }, greeting, { accountId: owner.accountId, subject: 'x' })
    const gone = downloadLink(app.services, greeting, { accountId: owner.accountId, subject: 'gone' })
    for (const wrong of [
      late.url,
      gone.url,
      `${url}x`,
      url.replace('/downloads/', '/downloads/x'),
      '/downloads/x',
      '/downloads/x.y',
      '/downloads/a.b.c',
    ]) {
      expect((await owner.raw(wrong)).status).toBe(404)
    }
  })
})

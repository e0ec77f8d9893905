import { access, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AddAssetImages } from '@keystead/contract/properties/images/image.operations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAppProcess } from '../../test/app-process.ts'
import { type TestApp, startTestApp } from '../../test/harness.ts'
import { startS3, type TestS3 } from '../../test/s3-server.ts'
import { systemClock } from '../process/clock.ts'
import { testPicture, uploadPicture } from '../properties/images/image.factory.ts'
import { sendFile } from '../../test/uploads.ts'
import { addProperty } from '../properties/properties/property.factory.ts'
import type { Services } from '../rpc/services.ts'
import { storePicture } from './pictures/picture-files.ts'
import { processPicture } from './pictures/picture.ts'
import { writeMark } from './place/files-mark.ts'
import { listed } from './stores/file-store.contract.ts'
import { sweepFiles } from './sweep-files.ts'

const HOUR_MS = 3_600_000
const never = new AbortController().signal

/** The same, as many hours later. */
function later(services: Services, hours: number): Services {
  return { ...services, clock: { ...systemClock, now: () => new Date(systemClock.now().getTime() + hours * HOUR_MS) } }
}

describe.each(['a folder', 'a store that speaks S3'])('files in %s', (place) => {
  let s3: TestS3
  let app: TestApp
  beforeAll(async () => {
    s3 = await startS3()
    app = await startTestApp(place === 'a folder' ? {} : { FILES_URL: s3.url('swept') })
    await app.services.filesHome.settle()
  })
  afterAll(async () => {
    await app.close()
    await s3.close()
  })

  const keys = async () => (await listed(app.services.files, '')).map(({ key }) => key)

  test('that no row names are gone after a day, and not before; named ones stay', async () => {
    const { services } = app
    const { files } = services
    const owner = await app.newPerson()
    const asset = await addProperty(owner)
    const [used] = [await uploadPicture(owner, 1), await uploadPicture(owner, 2)]
    await owner.call(AddAssetImages, { AssetId: asset.AssetId, Images: [{ UploadId: used }] })
    await sendFile(owner, Buffer.from('a\n1\n'), { name: 'a.csv', purpose: 'asset-import' })
    const csv = await sendFile(owner, Buffer.from('b\n2\n'), { name: 'b.csv', purpose: 'asset-import' })
    await app.sql('update upload set used_at = now() where id = $1', [csv.Data?.UploadId])
    const named = await keys()
    expect(named.length).toBeGreaterThan(6)

    // A process that dies, and a transaction that comes to nothing, between the bytes and their row.
    const picture = await processPicture(await testPicture(3))
    const dies = services.jobDatabase.transaction({ kind: 'public' }, async (db) => {
      await storePicture(db, files, picture)
      throw new Error('the process has died')
    })
    await expect(dies).rejects.toThrow('the process has died')
    for (const key of ['papers/none.pdf', 'imports/2026-11-01/none', 'incoming/2026-11-01/none']) await files.put(key, Buffer.from('x'))
    const orphans = (await keys()).filter((key) => !named.includes(key))
    expect(orphans).toHaveLength(7)

    expect(await sweepFiles(later(services, 23), never)).toEqual({ deleted: 0 })
    expect(await sweepFiles(later(services, 25), never)).toEqual({ deleted: 7 })
    expect(await keys()).toEqual(named)
    expect(await sweepFiles(later(services, 25), never)).toEqual({ deleted: 0 })
  })

  test('that are named between the look and the deletion stay', async () => {
    const { services } = app
    const picture = await processPicture(await testPicture(4))
    const [owner, before] = [await app.newPerson(), await keys()]
    const store = () => services.jobDatabase.transaction({ kind: 'public' }, (db) => storePicture(db, services.files, picture))
    await store()
    const seesLate: Services = {
      ...later(services, 25),
      jobDatabase: {
        ...services.jobDatabase,
        async transaction(claims, work, options) {
          // After it was found that no row names them, and before they are looked at again.
          if (!options?.readOnly) {
            await app.sql(
              `insert into upload (account_id, purpose, file_name, bytes, storage_key, facts) values ($1, 'asset-image', 'a.jpg', 1, $2, '{}')`,
              [owner.accountId, picture.storageKey],
            )
          }
          return services.jobDatabase.transaction(claims, work, options)
        },
      },
    }
    expect(await sweepFiles(seesLate, never)).toEqual({ deleted: 0 })
    expect((await keys()).length).toBe(before.length + picture.sizes.length * 2)
  })

  // Only in a folder can a test say when a file came.
  test.runIf(place === 'a folder')('that come again between the look and the deletion stay', async () => {
    const { services } = app
    const key = 'papers/again.pdf'
    const put = () => services.files.put(key, Buffer.from('x'))
    await put()
    const longAgo = new Date(services.clock.now().getTime() - 48 * HOUR_MS)
    await utimes(join(services.settings.DATA_DIR, 'files', key), longAgo, longAgo)
    const comesAgain: Services = {
      ...services,
      jobDatabase: {
        ...services.jobDatabase,
        async transaction(claims, work, options) {
          if (!options?.readOnly) await put()
          return services.jobDatabase.transaction(claims, work, options)
        },
      },
    }
    expect(await sweepFiles(comesAgain, never)).toEqual({ deleted: 0 })
    await utimes(join(services.settings.DATA_DIR, 'files', key), longAgo, longAgo)
    expect(await sweepFiles(services, never)).toEqual({ deleted: 1 })
  })

  test('are not touched while files are copied, or in a store that is another installation’s', async () => {
    const { services } = app
    await services.files.put('papers/orphan.pdf', Buffer.from('x'))
    const copying = await services.jobDatabase.pool.connect()
    await copying.query(`select pg_advisory_lock_shared(hashtextextended('files are copied', 8))`)
    expect(await sweepFiles(later(services, 25), never)).toEqual({ deleted: 0 })
    await copying.query(`select pg_advisory_unlock_shared(hashtextextended('files are copied', 8))`)
    copying.release()

    const [place] = await app.sql<{ id: string }>('select id from file_place')
    await writeMark(services.files, { id: '5a8b2f34-43cc-4b6f-9c1c-0c3d4a4b5c6d', copiedFrom: null, isWhole: true })
    expect(await sweepFiles(later(services, 25), never)).toEqual({ deleted: 0 })
    await writeMark(services.files, { id: place!.id, copiedFrom: null, isWhole: true })
    expect(await sweepFiles(later(services, 25), never)).toEqual({ deleted: 1 })
  })
})

test('what a process had begun when it was killed is gone a day later, also where it lies in a folder of its own', async () => {
  const s3 = await startS3()
  const app = await startTestApp({ FILES_URL: s3.url('begun') })
  const own = await mkdtemp(join(tmpdir(), 'keystead-own-'))
  const draft = join(own, 'files', '.unfinished', 'half')
  try {
    await app.services.filesHome.settle()
    await mkdir(join(own, 'files', '.unfinished'), { recursive: true })
    await writeFile(draft, 'half of a file')
    await utimes(draft, new Date(0), new Date(0))
    const process = await startAppProcess(app, { FILES_URL: s3.url('begun'), DATA_DIR: own })
    await expect
      .poll(() =>
        access(draft).then(
          () => 'there',
          () => 'gone',
        ),
      )
      .toBe('gone')
      .finally(() => process.stop())
  } finally {
    await app.close()
    await s3.close()
    await rm(own, { recursive: true })
  }
}, 60_000)

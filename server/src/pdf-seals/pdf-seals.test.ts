import { X509Certificate, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../test/app.ts'
import { lacksOpenSsl, openOpenSsl } from '../../test/openssl.ts'
import { readSeal } from '../../test/read-seal.ts'
import { startTimeStampServer } from '../../test/time-stamp-server.ts'
import { pdfOf } from '../files/contents/made-pdf.factory.ts'
import { openSealer } from '../secrets/sealed.ts'
import { type Sealing, openPdfSeals } from './open-pdf-seals.ts'
import { keptSealKey, pemOf } from './seal-key.factory.ts'
import { SealKeyUnusable } from './seal-key.ts'
import { TimeStampFailed } from './time-stamp.ts'

const DAY_MS = 86_400_000
const agreementId = randomUUID()

let pdf: Uint8Array
beforeEach(async () => {
  pdf = await pdfOf()
})
afterEach(() => app.sql('delete from seal_key'))

/** As another process of the installation has them. */
function seals(changes: Partial<Sealing> = {}, settings: Partial<Sealing['settings']> = {}) {
  const { jobDatabase: database, sealer, threads, log, clock } = app.services
  return openPdfSeals(
    { database, sealer, threads, log, clock, settings: { ...app.services.settings, ...settings }, ...changes },
    { stampTimeoutMs: 500 },
  )
}

const later = (days: number) => ({ now: () => new Date(Date.now() + days * DAY_MS) })

/** Seals, and answers the number of the certificate that it was sealed with. */
async function sealedBy(sealing = seals(), options: { readonly withoutStamp?: boolean } = {}) {
  const { bytes, isTimeStamped } = await sealing.seal(pdf, { reason: 'Signed by all', agreementId, ...options })
  const read = readSeal(bytes)!
  expect(read).toMatchObject({ isIntact: true, coversAll: true, reference: `keystead:agreement:${agreementId}` })
  expect(read.timeStamp !== null).toBe(isTimeStamped)
  return { ...read, certificate: read.certificates[0]! }
}

const keys = () => app.sql<{ name: string; certificate: Buffer; key_sealed: Buffer }>('select * from seal_key order by made_at')

test('the installation makes a key of its own, once, and keeps it sealed', async () => {
  const one = await sealedBy(app.services.seals)
  const other = await sealedBy(seals())
  expect(other.certificate.serialNumber).toBe(one.certificate.serialNumber)
  expect(one.certificate.subject).toBe('CN=Keystead at localhost')
  const [kept, ...more] = await keys()
  expect(more).toEqual([])
  expect(kept!.certificate.equals(one.certificate.raw)).toBe(true)
  expect(kept!.key_sealed.includes(one.certificate.raw.toString('base64'))).toBe(false)
  const days = (one.certificate.validToDate.getTime() - Date.now()) / DAY_MS
  expect(days).toBeGreaterThan(3 * 364)
})

test('processes that seal at the same time make one key', async () => {
  // With connections that are open already, so that none of them has to wait.
  await Promise.all(Array.from({ length: 4 }, () => app.services.jobDatabase.db.sql('select pg_sleep(0.2)')))
  const all = await Promise.all(Array.from({ length: 6 }, () => sealedBy(seals())))
  expect(new Set(all.map(({ certificate }) => certificate.serialNumber)).size).toBe(1)
  expect(await keys()).toHaveLength(1)
})

test('the next key is made before the one ends, which stays in what it sealed', async () => {
  const first = await sealedBy()
  const beforeEnd = 3 * 365 - 60
  expect((await sealedBy(seals({ clock: later(beforeEnd - 1) }))).certificate.serialNumber).toBe(first.certificate.serialNumber)
  const next = await sealedBy(seals({ clock: later(beforeEnd + 1) }))
  expect(next.certificate.serialNumber).not.toBe(first.certificate.serialNumber)
  expect(next.certificate.validToDate.getTime()).toBeGreaterThan(first.certificate.validToDate.getTime())
  expect(await keys()).toHaveLength(2)
  // A process whose clock is behind uses it as well.
  expect((await sealedBy()).certificate.serialNumber).toBe(next.certificate.serialNumber)
  expect(first.isIntact).toBe(true)
})

test('a key whose secret is lost is passed over, said in the log, and another one made', async () => {
  const first = await sealedBy()
  const sealer = openSealer(['another secret of this installation, longer'])
  app.logLines.length = 0
  const next = await sealedBy(seals({ sealer }))
  expect(next.certificate.serialNumber).not.toBe(first.certificate.serialNumber)
  expect(app.logLines.filter((line) => line.includes('seal-key-lost'))).toHaveLength(2)
  expect((await sealedBy(seals({ sealer }))).certificate.serialNumber).toBe(next.certificate.serialNumber)
})

test('a name that is longer than a certificate has room for is cut', async () => {
  const host = `${'homes-'.repeat(9)}x.${'of-'.repeat(12)}example.com`
  const { certificate } = await sealedBy(seals({}, { PUBLIC_URL: `https://${host}/` }))
  expect(certificate.subject).toBe(`CN=${`Keystead at ${host}`.slice(0, 64)}`)
})

describe('a key of the operator', () => {
  const path = () => join(app.services.settings.DATA_DIR, 'seal.pem')

  test('goes before, and can be replaced while the server runs', async () => {
    const sealing = seals({}, { SEAL_KEY_FILE: path() })
    for (const name of ['Harbor Property Group', 'Harbor Property Group 2']) {
      const kept = await keptSealKey({ name })
      await writeFile(path(), pemOf(kept))
      expect((await sealedBy(sealing)).certificate.raw.toString('base64')).toBe(kept.chain[0])
    }
    expect(await keys()).toEqual([])
  })

  test('that can not be used is a failure, and no other is taken for it', async () => {
    await sealedBy()
    await writeFile(path(), pemOf(await keptSealKey({ fromDays: -9, days: 8 })))
    await expect(sealedBy(seals({}, { SEAL_KEY_FILE: path() }))).rejects.toThrow(SealKeyUnusable)
    await expect(sealedBy(seals({}, { SEAL_KEY_FILE: `${path()}.none` }))).rejects.toThrow(SealKeyUnusable)
  })
})

test('what is sealed has the id of an agreement', async () => {
  await expect(app.services.seals.seal(pdf, { reason: 'Signed', agreementId: 'x) /Evil (y' })).rejects.toThrow('the id of an agreement')
})

test('where the time-stamp server is silent, the seal fails until it is wanted without', async () => {
  const sealing = seals({}, { TIMESTAMP_URL: 'http://127.0.0.1:1/' })
  await expect(sealedBy(sealing)).rejects.toThrow(TimeStampFailed)
  expect((await sealedBy(sealing, { withoutStamp: true })).timeStamp).toBe(null)
})

describe.skipIf(lacksOpenSsl)('with a time-stamp server', () => {
  test('the seal has its stamp, and none that is not of it', async () => {
    const openssl = await openOpenSsl()
    const server = await startTimeStampServer(openssl)
    try {
      const sealing = openPdfSeals({
        ...app.services,
        database: app.services.jobDatabase,
        settings: { ...app.services.settings, TIMESTAMP_URL: server.url },
      })
      const { timeStamp, certificates } = await sealedBy(sealing)
      expect(timeStamp).not.toBe(null)
      expect(certificates.every((certificate) => certificate instanceof X509Certificate)).toBe(true)
      expect(server.asked).toBe(1)
      server.mode = 'old nonce'
      await expect(sealedBy(sealing)).rejects.toThrow(TimeStampFailed)
      expect((await sealedBy(sealing, { withoutStamp: true })).timeStamp).toBe(null)
      expect(server.asked).toBe(2)
    } finally {
      await server.close()
      await openssl.close()
    }
  })
})

import { PDFDict, PDFDocument, PDFName, degrees } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lacksOpenSsl, type OpenSsl, openOpenSsl } from '../../test/openssl.ts'
import { readPdf } from '../../test/read-pdf.ts'
import { readSeal } from '../../test/read-seal.ts'
import { type TimeStampServer, startTimeStampServer } from '../../test/time-stamp-server.ts'
import { pdfOf, rawPdf } from '../files/contents/made-pdf.factory.ts'
import { openThreads } from '../threads/threads.ts'
import { pemOfCertificate, sealKey } from './seal-key.factory.ts'
import { type SealKey, openSealKey, readSealKeyPem } from './seal-key.ts'
import { type Seal, sealPdf } from './seal-pdf.ts'
import { timeStamper } from './time-stamp.ts'

const threads = openThreads({ size: 1 })
afterAll(() => threads.close())

const REFERENCE = 'keystead:agreement:8f14e45f-ceea-467a-9a36-dedd4bea2543'
const AT = new Date('2026-11-28T16:40:10Z')

let key: SealKey
beforeAll(async () => {
  key = await sealKey()
})

const seal = (pdf: Uint8Array, changes: Partial<Seal> = {}) =>
  sealPdf(threads, pdf, { key, reason: 'Signed by all – ☂', reference: REFERENCE, at: AT, stamper: null, ...changes })

function isWhole(pdf: Buffer): boolean {
  const read = readSeal(pdf)
  return read !== null && read.isIntact && read.coversAll
}

/** As programs write them: with a table of what is where, and with a stream of it. */
const KINDS = [
  ['a table', false],
  ['a stream', true],
] as const

describe.each(KINDS)('a PDF that has %s of its objects', (_, useObjectStreams) => {
  const made = () => pdfOf((document) => void document.addPage([200, 300]).setRotation(degrees(90)), { pages: 2, useObjectStreams })

  test('is sealed as a whole, and begins as it was', async () => {
    const pdf = await made()
    const sealed = await seal(pdf)
    expect(Buffer.from(sealed.subarray(0, pdf.length)).equals(pdf)).toBe(true)
    expect(readSeal(sealed)).toMatchObject({ isIntact: true, coversAll: true, timeStamp: null, reference: REFERENCE })
    expect((await readPdf(sealed)).pages).toHaveLength(3)
  })

  test('has a table of the same kind behind it, which says where its objects are', async () => {
    const pdf = await made()
    const added = (await seal(pdf)).subarray(pdf.length)
    const text = Buffer.from(added).toString('latin1')
    expect(/\nxref\n/.test(text)).toBe(!useObjectStreams)
    expect(text.includes('/Type /XRef')).toBe(useObjectStreams)
  })

  test('says who sealed it, why, when, and that nothing may change', async () => {
    const document = await PDFDocument.load(await seal(await made()))
    const signature = document.catalog.lookup(PDFName.of('Perms'), PDFDict).lookup(PDFName.of('DocMDP'), PDFDict)
    const said = (name: string) => (signature.lookup(PDFName.of(name)) as unknown as { decodeText(): string }).decodeText()
    expect(['Name', 'Reason', 'M'].map(said)).toEqual(['Keystead at homes.example.com', 'Signed by all – ☂', 'D:20261128164010Z'])
    expect(said('SubFilter')).toBe('ETSI.CAdES.detached')
    expect(
      document
        .getForm()
        .getFields()
        .map((field) => field.getName()),
    ).toEqual(['Seal'])
  })

  test('that was changed in one byte, wherever, is no longer intact', async () => {
    const sealed = await seal(await made())
    const room = Buffer.from(sealed).lastIndexOf('/Contents <')
    const roomEnd = sealed.indexOf('>'.charCodeAt(0), room)
    for (let at = 3; at < sealed.length; at += 61) {
      if (at >= room && at <= roomEnd) continue
      const changed = Buffer.from(sealed)
      changed[at]! ^= 1
      expect(isWhole(changed), `byte ${at}`).toBe(false)
    }
    expect(isWhole(Buffer.from(sealed))).toBe(true)
  })

  test('to which pages were added is no longer covered as a whole', async () => {
    const document = await PDFDocument.load(await seal(await made()), { forIncrementalUpdate: true })
    document.addPage([100, 100])
    const added = await document.save({ useObjectStreams: false })
    expect((await readPdf(added)).pages).toHaveLength(4)
    expect(readSeal(added)).toMatchObject({ isIntact: true, coversAll: false })
  })
})

test('a paper that has annotations and an empty form keeps them', async () => {
  const pdf = await pdfOf((document) => {
    const { context, catalog } = document
    const note = context.register(context.obj({ Type: 'Annot', Subtype: 'Square', Rect: [1, 1, 9, 9] }))
    document.getPage(0).node.set(PDFName.of('Annots'), context.register(context.obj([note])))
    catalog.set(PDFName.of('AcroForm'), context.register(context.obj({ Fields: [], DA: 'x' })))
  })
  const document = await PDFDocument.load(await seal(pdf))
  expect(document.getPage(0).node.Annots()!.size()).toBe(2)
  expect(document.catalog.lookup(PDFName.of('AcroForm'), PDFDict).has(PDFName.of('DA'))).toBe(true)
})

test('words in the paper that look like a seal of ours are not taken for it', async () => {
  const other = 'keystead:agreement:00000000-0000-4000-8000-000000000000'
  const range = '/ByteRange [0 9999999999 9999999999 9999999999] /Contents <0000>'
  const pdf = rawPdf([`(${other} ${range})`])
  expect(readSeal(await seal(pdf))).toMatchObject({ isIntact: true, coversAll: true, reference: REFERENCE })
})

test('what is no PDF is not sealed, and the next one is', async () => {
  await expect(seal(Buffer.from('no PDF at all'))).rejects.toThrow(/\S/)
  expect(readSeal(await seal(await pdfOf()))?.isIntact).toBe(true)
})

describe.skipIf(lacksOpenSsl)('OpenSSL', () => {
  let openssl: OpenSsl
  beforeAll(async () => {
    openssl = await openOpenSsl()
  })
  afterAll(() => openssl.close())

  async function verify(pdf: Uint8Array, { chain }: SealKey): Promise<string> {
    const { cms, content } = readSeal(pdf)!
    await openssl.write('seal.der', cms)
    await openssl.write('content.bin', content)
    await openssl.write('trusted.pem', pemOfCertificate(chain.at(-1)!))
    const given = ['-inform', 'DER', '-in', 'seal.der', '-content', 'content.bin', '-CAfile', 'trusted.pem', '-purpose', 'any']
    await openssl.run('cms', '-verify', '-cades', '-binary', ...given, '-out', 'verified.bin')
    return (await openssl.read('verified.bin')).equals(content) ? 'verified' : 'of other content'
  }

  test.each(KINDS)('finds a seal to hold in a PDF with %s, and a changed one not to', async (_, useObjectStreams) => {
    const sealed = Buffer.from(await seal(await pdfOf(() => {}, { useObjectStreams })))
    expect(await verify(sealed, key)).toBe('verified')
    sealed[20]! ^= 1
    await expect(verify(sealed, key)).rejects.toThrow(/verification failure|digest/i)
  })

  test.each(['rsa:2048', 'rsa:4096', 'ec -pkeyopt ec_paramgen_curve:P-384'])(
    'finds one by a key of %s of an authority to hold',
    async (kind) => {
      const newKey = ['-noenc', '-newkey', ...kind.split(' ')]
      await openssl.run('req', '-x509', ...newKey, '-keyout', 'ca.key', '-out', 'ca.pem', '-days', '9', '-subj', '/CN=Authority')
      await openssl.run('req', ...newKey, '-keyout', 'own.key', '-out', 'own.csr', '-subj', '/O=Harbor Property Group')
      await openssl.run(
        'x509',
        '-req',
        '-in',
        'own.csr',
        '-CA',
        'ca.pem',
        '-CAkey',
        'ca.key',
        '-CAcreateserial',
        '-days',
        '9',
        '-out',
        'own.pem',
      )
      const files = await Promise.all(['own.key', 'own.pem', 'ca.pem'].map((name) => openssl.read(name)))
      const authorities = openSealKey(readSealKeyPem(Buffer.concat(files).toString()))
      const sealed = await seal(await pdfOf(), { key: authorities })
      expect(authorities.name).toBe('Harbor Property Group')
      expect(readSeal(sealed)).toMatchObject({ isIntact: true, coversAll: true })
      expect(await verify(sealed, authorities)).toBe('verified')
    },
  )

  test('finds the time stamp of a seal to be of its signature', async () => {
    const server: TimeStampServer = await startTimeStampServer(openssl)
    try {
      const stamper = timeStamper({ url: server.url, timeoutMs: 5_000, now: () => new Date() })
      const sealed = await seal(await pdfOf(), { stamper })
      const { timeStamp, signature, isIntact } = readSeal(sealed)!
      expect(isIntact).toBe(true)
      await openssl.write('token.der', timeStamp!)
      await openssl.write('signature.bin', signature)
      const verified = ['-data', 'signature.bin', '-in', 'token.der', '-token_in', '-CAfile', server.authority]
      expect(await openssl.run('ts', '-verify', ...verified)).toContain('Verification: OK')
      expect(await verify(sealed, key)).toBe('verified')
    } finally {
      await server.close()
    }
  })
})

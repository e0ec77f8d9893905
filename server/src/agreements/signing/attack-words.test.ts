import {
  CreateAgreement,
  GetAgreementDraft,
  GetAgreementFile,
  SendAgreement,
  UpdateAgreement,
} from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { SignAgreement } from '@keystead/contract/agreements/signing/signing.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeEach, describe, expect, vi } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { readSeal } from '../../../test/read-seal.ts'
import { addedTemplate, bodyOf } from '../templates/template.factory.ts'
import { addedDraft, detailsOf, draftOf, opened, savedAs, sentAgreement, tenant, TYPED } from '../agreements/agreement.factory.ts'

let owner: TestPerson
let renter: TestPerson
let other: TestPerson
beforeEach(async () => {
  ;[owner, renter, other] = await Promise.all([
    app.newPerson(),
    app.newPerson({ profileType: 'Tenant' }),
    app.newPerson({ profileType: 'Tenant' }),
  ])
  await connected(app, owner, renter)
  await connected(app, owner, other)
})

type Sign = InputOf<typeof SignAgreement>

const field = (kind: string, label: string, more: object = {}) => ({
  type: 'field',
  attrs: { kind, role: 'Tenant', label, isRequired: false, options: [], ...more },
})
const FIELDS = [
  field('text', 'Phone'),
  field('text', 'Needed', { isRequired: true }),
  field('number', 'Cars'),
  field('checkbox', 'Pets'),
  field('dropdown', 'Floor', { options: ['First', 'Second'] }),
  field('radio', 'Side', { options: ['North', 'South'] }),
  field('initials', 'Initials'),
  field('email', 'Mail'),
]

async function fieldsFor(person: TestPerson, AgreementId: string) {
  const { Fields, PartyId } = await detailsOf(person, AgreementId)
  const own = (label: string) => Fields.find(({ Label, PartyId: id }) => Label === label && id === PartyId)!.FieldId
  const foreign = (label: string) => Fields.find(({ Label, PartyId: id }) => Label === label && id !== PartyId)!.FieldId
  return { own, foreign }
}

async function sentWithFields(): Promise<string> {
  const templateId = await addedTemplate(owner, { CategoryId: 8, Body: bodyOf(['Tenant'], ...FIELDS) })
  return sentAgreement(owner, [tenant(renter), tenant(other)], { templateId })
}

const sealedBytes = async (AgreementId: string, timeout = 20_000) => {
  await vi.waitFor(async () => expect((await detailsOf(owner, AgreementId)).SealedDigest).not.toBeNull(), { timeout, interval: 100 })
  const { Url } = must(await owner.call(GetAgreementFile, { AgreementId, File: 'signed' }))
  return new Uint8Array(await (await owner.raw(Url)).arrayBuffer())
}

describe('what is filled in', () => {
  test('is refused where it is no value of its field', async () => {
    const AgreementId = await sentWithFields()
    const PaperDigest = await opened(renter, AgreementId)
    const { own, foreign } = await fieldsFor(renter, AgreementId)
    const needed = { FieldId: own('Needed'), Value: 'here' }
    const refused = async (Values: NonNullable<Sign['Values']>) => {
      const { status, error } = await renter.call(SignAgreement, { AgreementId, PaperDigest, Signature: TYPED, Values })
      expect({ status, Values, error }).toMatchObject({ status: 400 })
    }
    await refused([])
    await refused([{ FieldId: own('Needed'), Value: '   ' }])
    for (const Value of ['NaN', '1e5', 'Infinity', '0x10', '1,000', '١٢', '+1', '1.', '.5', '-', '9'.repeat(13)])
      await refused([needed, { FieldId: own('Cars'), Value }])
    for (const Value of ['yes', 'false', '1', 'TRUE']) await refused([needed, { FieldId: own('Pets'), Value }])
    for (const Value of ['Third', 'first', 'First,Second']) await refused([needed, { FieldId: own('Floor'), Value }])
    await refused([needed, { FieldId: own('Side'), Value: 'West' }])
    await refused([needed, { FieldId: own('Phone'), Value: 'x'.repeat(501) }])
    await refused([needed, { FieldId: foreign('Phone'), Value: 'not mine' }])
    await refused([needed, needed])
    for (const known of ['Signature', 'Mail', 'Initials', 'Date']) await refused([needed, { FieldId: own(known), Value: 'me' }])
    await refused([needed, { FieldId: crypto.randomUUID(), Value: 'of nothing' }])
    expect((await detailsOf(renter, AgreementId)).SignedCount).toBe(0)
  })

  for (const [what, Value] of [
    ['no character', 'a\u0000b'],
    ['a control character', 'a\u0007b'],
    ['half of an emoji', 'a\ud83d'],
  ] as const)
    test(`with ${what} in it is refused as not valid`, async () => {
      const AgreementId = await sentWithFields()
      const PaperDigest = await opened(renter, AgreementId)
      const { own } = await fieldsFor(renter, AgreementId)
      const answer = await renter.call(SignAgreement, {
        AgreementId,
        PaperDigest,
        Signature: TYPED,
        Values: [{ FieldId: own('Needed'), Value }],
      })
      expect(answer.status).toBe(400)
    })

  test('of 500 characters, markup, emoji and other scripts is sealed as it was typed', async () => {
    const AgreementId = await sentWithFields()
    const words = ['<b onclick=x>#strong[hi] $x$ \\u{41}', 'שלום עולם', 'Łódź Ñandú', `${'long words '.repeat(45)}end`]
    const initials = { Kind: 'typed', Text: 'PT' } as const
    for (const [person, at] of [
      [renter, 0],
      [other, 2],
    ] as const) {
      const PaperDigest = await opened(person, AgreementId)
      const { own } = await fieldsFor(person, AgreementId)
      const Values = [
        { FieldId: own('Needed'), Value: words[at]! },
        { FieldId: own('Phone'), Value: words[at + 1]! },
        { FieldId: own('Pets'), Value: 'true' },
      ]
      must(await person.call(SignAgreement, { AgreementId, PaperDigest, Signature: TYPED, Initials: initials, Values }))
    }
    const bytes = await sealedBytes(AgreementId)
    expect(readSeal(bytes)).toMatchObject({ isIntact: true, coversAll: true })
    const flat = (text: string) => text.replaceAll(/\s+/g, '')
    const { text } = await readPdf(bytes)
    expect(flat(text)).toContain(flat(words[0]!))
    expect(flat(text)).toContain(flat(words[3]!).slice(-40))
  })
})

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .png()
    .toBuffer()

/** A PNG that says to be of 40 megapixels, in some bytes. */
function hugePng(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length)
    ends.writeUInt32BE(crc(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(8_000)
  header.writeUInt32BE(5_000, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(5_000 * 1_001), { level: 9 })
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function crc(bytes: Buffer): number {
  let rest = 0xffffffff
  for (const byte of bytes) {
    rest ^= byte
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  }
  return (rest ^ 0xffffffff) >>> 0
}

describe('a signature', () => {
  test('that is no PNG of a sensible size, and no lines in its box, is refused', async () => {
    const AgreementId = await sentAgreement(owner, [tenant(renter)])
    const PaperDigest = await opened(renter, AgreementId)
    const good = await png(300, 100)
    const jpeg = await sharp(good).flatten().jpeg().toBuffer()
    const gif = await sharp(good).gif().toBuffer()
    const pictures = [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      Buffer.from('<html><img src=x></html>'),
      jpeg,
      gif,
      hugePng(),
      good.subarray(0, good.length - 30),
      good.subarray(0, 20),
      Buffer.concat([good.subarray(0, 40), Buffer.alloc(200)]),
    ]
    const line = (points: number[]): Sign['Signature'] => ({ Kind: 'drawn', Strokes: [points] })
    const refused: unknown[] = [
      ...pictures.map((bytes) => ({ Kind: 'picture', Png: bytes.toString('base64') })),
      { Kind: 'picture', Png: 'data:image/png;base64,AAAA' },
      { Kind: 'drawn', Strokes: [] },
      { Kind: 'drawn', Strokes: [[]] },
      line([1, 2, 3]),
      line([601, 10]),
      line([10, 201]),
      line([-1, 10]),
      line([Number.NaN, 3]),
      { Kind: 'drawn', Strokes: Array.from({ length: 61 }, () => [1, 1]) },
      { Kind: 'drawn', Strokes: Array.from({ length: 60 }, () => Array.from({ length: 800 }, () => 7)) },
      { Kind: 'typed', Text: '   ' },
      { Kind: 'typed', Text: 'x'.repeat(300) },
      { Kind: 'typed', Text: 'Pat', Strokes: [] },
      { Kind: 'none' },
    ]
    for (const Signature of refused) {
      const { status, error } = await renter.call(SignAgreement, { AgreementId, PaperDigest, Signature: Signature as Sign['Signature'] })
      expect({ status, Signature, error }).toMatchObject({ status: 400 })
    }
  })

  for (const [what, Text] of [
    ['no character', 'Pat\u0000'],
    ['half of an emoji', 'Pat \ud83d'],
    // A name that reads as another on the sealed paper.
    ['letters that turn the rest', '\u202eretseT taP'],
    ['nothing to see', '\u2800\u200b'],
  ] as const)
    test(`typed with ${what} is refused as not valid`, async () => {
      const AgreementId = await sentAgreement(owner, [tenant(renter)])
      const PaperDigest = await opened(renter, AgreementId)
      expect((await renter.call(SignAgreement, { AgreementId, PaperDigest, Signature: { Kind: 'typed', Text } })).status).toBe(400)
    })

  test.each<[string, () => Promise<Sign['Signature']>]>([
    ['lines of one point each', async () => ({ Kind: 'drawn', Strokes: Array.from({ length: 60 }, (_, at) => [at, at]) })],
    [
      '3000 points',
      async () => ({
        Kind: 'drawn',
        Strokes: Array.from({ length: 10 }, (_, at) => Array.from({ length: 600 }, (__, i) => (i * 7 + at) % 200)),
      }),
    ],
    ['an emoji', async () => ({ Kind: 'typed', Text: '😀 👨‍👩‍👧' })],
    ['another script', async () => ({ Kind: 'typed', Text: 'محمد بن سلمان' })],
    ['120 letters', async () => ({ Kind: 'typed', Text: 'W'.repeat(120) })],
  ])('of %s is sealed', async (_what, make) => {
    const AgreementId = await sentAgreement(owner, [tenant(renter)])
    const PaperDigest = await opened(renter, AgreementId)
    must(await renter.call(SignAgreement, { AgreementId, PaperDigest, Signature: await make() }))
    expect(readSeal(await sealedBytes(AgreementId))).toMatchObject({ isIntact: true, coversAll: true })
  })

  test('of a picture is sealed', async () => {
    const AgreementId = await sentAgreement(owner, [tenant(renter)])
    const PaperDigest = await opened(renter, AgreementId)
    const Png = (await png(300, 100)).toString('base64')
    must(await renter.call(SignAgreement, { AgreementId, PaperDigest, Signature: { Kind: 'picture', Png } }))
    expect(readSeal(await sealedBytes(AgreementId, 5_000))).toMatchObject({ isIntact: true, coversAll: true })
  })

  test('of someone whose name is read from right to left is sealed with it', async () => {
    const levi = await app.newPerson({ profileType: 'Tenant', firstName: 'שלום' })
    await connected(app, owner, levi)
    const AgreementId = await sentAgreement(owner, [tenant(levi)])
    expect((await detailsOf(owner, AgreementId)).Parties).toMatchObject([{ Name: 'שלום Tester' }])
    const PaperDigest = await opened(levi, AgreementId)
    must(await levi.call(SignAgreement, { AgreementId, PaperDigest, Signature: { Kind: 'typed', Text: 'שלום Tester' } }))
    const bytes = await sealedBytes(AgreementId)
    expect(readSeal(bytes)).toMatchObject({ isIntact: true, coversAll: true })
    const { pages } = await readPdf(bytes)
    expect(pages[0]!.text).toContain('Signed by שלום Tester on')
    expect(pages[1]!.text).toMatch(/שלום\s*Tester/)
  })

  test('typed in letters that no font of the paper has is refused, and says which', async () => {
    const AgreementId = await sentAgreement(owner, [tenant(renter)])
    const PaperDigest = await opened(renter, AgreementId)
    const answer = await renter.call(SignAgreement, { AgreementId, PaperDigest, Signature: { Kind: 'typed', Text: '小林さくら' } })
    expect(answer.status).toBe(400)
    expect(answer.error?.Fields).toEqual({
      'Signature.Text': 'The paper can’t show these letters: 小 林 さ く ら. Please draw your signature, or write them otherwise.',
    })
  })
})

describe('what the sender fills in', () => {
  const ask = (label: string) => ({ type: 'ask', attrs: { label } })

  for (const Value of ['a\u0000b', 'a\ud83d'])
    test(`with ${JSON.stringify(Value)} is refused as not valid`, async () => {
      const templateId = await addedTemplate(owner, { CategoryId: 8, Body: bodyOf(['Tenant'], ask('Parking')) })
      const { AgreementId } = await addedDraft(owner, [tenant(renter)], { templateId })
      const input = savedAs(await draftOf(owner, AgreementId), { Answers: [{ Label: 'Parking', Value }] })
      expect((await owner.call(UpdateAgreement, input)).status).toBe(400)
    })

  test('is asked for under any name', async () => {
    const templateId = await addedTemplate(owner, { CategoryId: 8, Body: bodyOf(['Tenant'], ask('constructor')) })
    const { AgreementId } = must(await owner.call(CreateAgreement, { TemplateId: templateId }))
    expect(must(await owner.call(GetAgreementDraft, { AgreementId })).Questions).toEqual([{ Label: 'constructor', Value: '' }])
  })

  test('is of the template alone', async () => {
    const { AgreementId } = await addedDraft(owner, [tenant(renter)])
    const draft = await draftOf(owner, AgreementId)
    const save = async (more: Parameters<typeof savedAs>[1]) => (await owner.call(UpdateAgreement, savedAs(draft, more))).status
    expect(await save({ Changed: [{ Name: 'lease.rent', Value: '1' }] })).toBe(400)
    expect(await save({ Answers: [{ Label: 'Parking', Value: '1' }] })).toBe(400)
    expect(await save({ Title: 'One\nTwo' })).toBe(400)
    expect((await owner.call(SendAgreement, { AgreementId, Version: draft.Version + 1 })).error?.Code).toBe('AgreementChanged')
  })
})

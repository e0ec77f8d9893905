import { GetAgreementFile } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { SignAgreement } from '@keystead/contract/agreements/signing/signing.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { degrees } from '@cantoo/pdf-lib'
import { app, testWith } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { type ReadPdf, readPdf } from '../../../test/read-pdf.ts'
import { readSeal } from '../../../test/read-seal.ts'
import { pdfOf } from '../../files/contents/made-pdf.factory.ts'
import { CreateAgreementTemplate } from '@keystead/contract/agreements/templates/template.operations.ts'
import { paperTemplate, SIGNATURE, uploadedPaper } from '../templates/template.factory.ts'
import { detailsOf, opened, sentAgreement, tenant, TYPED } from '../agreements/agreement.factory.ts'
import { sealAgreement } from './seal-agreement.ts'

/** No one answers there. */
const test = testWith({ TIMESTAMP_URL: 'http://127.0.0.1:1/' })

let owner: TestPerson
let renter: TestPerson
beforeEach(async () => {
  ;[owner, renter] = await Promise.all([app.newPerson(), app.newPerson({ profileType: 'Tenant' })])
  await connected(app, owner, renter)
})

const seal = (agreementId: string) => sealAgreement(app.services, { agreementId })

async function sealedBytes(AgreementId: string): Promise<Uint8Array> {
  while ((await detailsOf(owner, AgreementId)).SealedDigest === null) await seal(AgreementId).catch(() => {})
  const { Url } = must(await owner.call(GetAgreementFile, { AgreementId, File: 'signed' }))
  return new Uint8Array(await (await owner.raw(Url)).arrayBuffer())
}

async function signed(AgreementId: string, values: Readonly<Record<string, string>> = {}) {
  const PaperDigest = await opened(renter, AgreementId)
  const { Fields } = await detailsOf(renter, AgreementId)
  const Values = Object.entries(values).map(([label, Value]) => ({ FieldId: Fields.find(({ Label }) => Label === label)!.FieldId, Value }))
  must(await renter.call(SignAgreement, { AgreementId, PaperDigest, Signature: TYPED, Values }))
  return (await detailsOf(owner, AgreementId)).Fields
}

type Place = { readonly Page: number; readonly X: number; readonly Y: number; readonly Width: number; readonly Height: number }
type Turn = 0 | 90 | 180 | 270
/** Where a point of a page is seen that is shown turned to the right. */
const SEEN: Record<Turn, (at: { left: number; top: number }, size: ReadPdf['pages'][number]['size']) => { left: number; top: number }> = {
  0: ({ left, top }) => ({ left, top }),
  90: ({ left, top }, [, height]) => ({ left: height - top, top: left }),
  180: ({ left, top }, [width, height]) => ({ left: width - left, top: height - top }),
  270: ({ left, top }, [width]) => ({ left: top, top: width - left }),
}
/** Words begin in the field that they are of; `top` is that of a line, from the top of the page. */
function expectWithin({ pages }: ReadPdf, text: RegExp, { Page, X, Y, Width, Height }: Place, turn: Turn = 0) {
  const { words, size } = pages[Page - 1]!
  const found = words.filter((word) => text.test(word.text))
  expect(found.map((word) => SEEN[turn](word, size))).toContainEqual({
    left: expect.toSatisfy((left: number) => left >= X - 1 && left <= X + Width),
    top: expect.toSatisfy((top: number) => top >= Y - 1 && top <= Y + Height + 1),
  })
}

describe('what was filled in', () => {
  // every signature, date and value of every text stands 50 points too low, below its line, and the reference at the foot is cut off.
  test('of a text stands where its fields are', async () => {
    const AgreementId = await sentAgreement(owner, [tenant(renter)])
    const fields = await signed(AgreementId)
    const read = await readPdf(await sealedBytes(AgreementId))
    expectWithin(
      read,
      /^Nov|^\w{3} \d+, \d{4}$/,
      fields.find(({ Kind }) => Kind === 'date')!,
    )
    expectWithin(
      read,
      /^Pat Tester$/,
      fields.find(({ Kind }) => Kind === 'signature')!,
    )
    expect(read.pages[0]!.text).toContain(AgreementId)
  })

  test.each<Turn>([0, 90, 180, 270])('of an uploaded paper that is turned by %s degrees stands where its fields are', async (turn) => {
    const content = await pdfOf((document) => turn !== 0 && document.getPage(0).setRotation(degrees(turn)), { pages: 2 })
    const at = { role: 'Tenant', isRequired: true, options: [] }
    const Fields = [
      { ...SIGNATURE, x: 20, y: 200, width: 100, height: 30 },
      { ...at, kind: 'text' as const, label: 'Car', page: 2, x: 40, y: 60, width: 120, height: 16 },
      { ...at, kind: 'date' as const, label: 'Day', page: 1, x: 150, y: 20, width: 100, height: 16 },
    ]
    const UploadId = await uploadedPaper(owner, content)
    const { TemplateId } = must(
      await owner.call(
        CreateAgreementTemplate,
        paperTemplate(UploadId, { CategoryId: 8, Fields, Roles: [{ Name: 'Tenant', Part: 'signer', IsMany: false }] }),
      ),
    )
    const AgreementId = await sentAgreement(owner, [tenant(renter)], { templateId: TemplateId })
    const fields = await signed(AgreementId, { Car: 'ABC 123' })
    const bytes = await sealedBytes(AgreementId)
    expect(readSeal(bytes)).toMatchObject({ isIntact: true, coversAll: true })
    expect(Buffer.from(bytes.subarray(0, content.length)).equals(content)).toBe(true)
    const read = await readPdf(bytes)
    expectWithin(
      read,
      /^ABC 123$/,
      fields.find(({ Label }) => Label === 'Car')!,
    )
    expectWithin(
      read,
      /^\w{3} \d+, \d{4}$/,
      fields.find(({ Label }) => Label === 'Day')!,
      turn,
    )
    expectWithin(
      read,
      /^Pat Tester$/,
      fields.find(({ Kind }) => Kind === 'signature')!,
      turn,
    )
  })
})

test('without an answer of the time-stamp server it is sealed after four tries, and says so', async () => {
  const AgreementId = await sentAgreement(owner, [tenant(renter)])
  await signed(AgreementId)
  for (let round = 1; round < 4; round += 1) {
    await expect(seal(AgreementId)).rejects.toThrow(/time.?stamp|ECONNREFUSED|fetch/i)
    expect((await detailsOf(owner, AgreementId)).SealedDigest).toBeNull()
  }
  await seal(AgreementId)
  expect(await detailsOf(renter, AgreementId)).toMatchObject({ State: 'completed', IsTimeStamped: false, SealedDigest: expect.any(String) })
  const [event] = await app.sql<{ detail: unknown }>(`select detail from agreement_event where agreement_id = $1 and kind = 'sealed'`, [
    AgreementId,
  ])
  expect(event!.detail).toMatchObject({ level: 'PAdES-B-B' })
})

test('twenty who drew as much as they may are sealed', { timeout: 60_000 }, async () => {
  const tenants = await Promise.all(Array.from({ length: 20 }, () => app.newPerson({ profileType: 'Tenant' })))
  for (const one of tenants) await connected(app, owner, one)
  const AgreementId = await sentAgreement(
    owner,
    tenants.map((one) => tenant(one)),
  )
  const Strokes = Array.from({ length: 10 }, (_, line) =>
    Array.from({ length: 600 }, (__, at) => (at % 2 ? (at * 7 + line * 13) % 200 : at)),
  )
  for (const one of tenants) {
    const PaperDigest = await opened(one, AgreementId)
    must(await one.call(SignAgreement, { AgreementId, PaperDigest, Signature: { Kind: 'drawn', Strokes } }))
  }
  expect(readSeal(await sealedBytes(AgreementId))).toMatchObject({ isIntact: true, coversAll: true })
})

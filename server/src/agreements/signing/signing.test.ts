import {
  GetAgreementFile,
  GetAgreements,
  SendAgreement,
  UpdateAgreement,
  VoidAgreement,
} from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import {
  CheckAgreementFile,
  DeclineAgreement,
  GetAgreementFileByLink,
  GetAgreementToSign,
  SignAgreement,
  SignAgreementByLink,
} from '@keystead/contract/agreements/signing/signing.operations.ts'
import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, vi } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { readPdfText } from '../../../test/read-pdf.ts'
import { readSeal } from '../../../test/read-seal.ts'
import { addedDraft, detailsOf, draftOf, opened, savedAs, sentAgreement, signedBy, tenant, TYPED } from '../agreements/agreement.factory.ts'
import { consentedByLink, ticketFor } from './link.factory.ts'

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

const address = () => `${crypto.randomUUID()}@example.com`
const bytesOf = async (person: TestPerson, AgreementId: string, File: 'original' | 'signed' | 'certificate') =>
  new Uint8Array(await (await person.raw(must(await person.call(GetAgreementFile, { AgreementId, File })).Url)).arrayBuffer())

const isSealed = (AgreementId: string) =>
  vi.waitFor(async () => expect((await detailsOf(owner, AgreementId)).SealedDigest).not.toBeNull(), { timeout: 20_000, interval: 100 })

describe('signing', () => {
  test('by all in order makes a sealed file that begins with what was sent', async () => {
    const AgreementId = await sentAgreement(owner, [tenant(renter), tenant(other, 2)])
    expect(must(await other.call(GetAgreements, {})).Items).toEqual([])
    expect(must(await renter.call(GetAgreements, {})).Items).toMatchObject([{ AgreementId, State: 'sent', Next: 'sign', IsSender: false }])
    expect(await signedBy(renter, AgreementId)).toMatchObject({ State: 'sent' })
    expect(await detailsOf(owner, AgreementId)).toMatchObject({ State: 'sent', SignedCount: 1, SignersCount: 2, Next: 'waitForOthers' })
    expect(await signedBy(other, AgreementId)).toMatchObject({ State: 'completed' })
    await isSealed(AgreementId)

    const details = await detailsOf(renter, AgreementId)
    expect(details.Events.map(({ Kind }) => Kind)).toEqual([
      'created',
      'sent',
      'viewed',
      'consented',
      'signed',
      'viewed',
      'consented',
      'signed',
      'completed',
      'sealed',
    ])
    const original = await bytesOf(renter, AgreementId, 'original')
    const signed = await bytesOf(renter, AgreementId, 'signed')
    expect(createHash('sha256').update(original).digest('hex')).toBe(details.PaperDigest)
    expect(createHash('sha256').update(signed).digest('hex')).toBe(details.SealedDigest)
    expect(Buffer.from(signed.subarray(0, original.length)).equals(original)).toBe(true)
    expect(readSeal(signed)).toMatchObject({ isIntact: true, coversAll: true, reference: `keystead:agreement:${AgreementId}` })
    const check = (bytes: Uint8Array) =>
      app.visitor().call(CheckAgreementFile, { Sha256: createHash('sha256').update(bytes).digest('hex'), Reference: AgreementId })
    expect(must(await check(signed))).toMatchObject({
      Verdict: 'unchanged',
      Agreement: { Signers: [{ Role: 'Tenant' }, { Role: 'Tenant' }] },
    })
    const changed = Uint8Array.from(signed)
    changed[Math.floor(original.length / 2)]! ^= 1
    expect(readSeal(changed)?.isIntact).toBe(false)
    expect(must(await check(changed))).toEqual({ Verdict: 'changed', Agreement: null })
  })

  test('by a person without an account needs the code that was sent to their address', async () => {
    const email = address()
    const AgreementId = await sentAgreement(owner, [tenant({ Name: 'Mia Lang', Email: email })])
    const ticket = await ticketFor(app, email)
    expect(must(await app.visitor().call(GetAgreementToSign, { Token: ticket.Token }))).toMatchObject({ Agreement: null })
    const { PaperDigest } = await consentedByLink(app, ticket)
    must(await app.visitor().call(SignAgreementByLink, { ...ticket, PaperDigest, Signature: TYPED }))
    await isSealed(AgreementId)
    const { Url } = must(await app.visitor().call(GetAgreementFileByLink, { ...ticket, File: 'signed' }))
    const signed = new Uint8Array(await (await app.visitor().raw(Url)).arrayBuffer())
    expect(readSeal(signed)).toMatchObject({ isIntact: true, coversAll: true })
    expect((await app.emailTo(email, /signed copy/)).text).toContain('/Sign/')
  })

  test('out of turn, twice, of another paper, without agreeing first and after it was voided is refused', async () => {
    const AgreementId = await sentAgreement(owner, [tenant(renter), tenant(other, 2)])
    const { PaperDigest } = await detailsOf(owner, AgreementId)
    const sign = async (person: TestPerson, digest = PaperDigest!) =>
      (await person.call(SignAgreement, { AgreementId, PaperDigest: digest, Signature: TYPED })).error?.Code
    expect(await sign(other)).toBe('AgreementNotFound')
    expect(await sign(renter)).toBe('ConsentNeeded')
    await opened(renter, AgreementId)
    expect(await sign(renter, '0'.repeat(64))).toBe('PaperChanged')
    expect(await sign(renter)).toBeUndefined()
    expect(await sign(renter)).toBe('AlreadyDone')
    expect((await renter.call(DeclineAgreement, { AgreementId, Reason: 'No' })).error?.Code).toBe('AlreadyDone')
    expect(await sign(owner)).toBe('NotYourPart')
    await opened(other, AgreementId)
    must(await owner.call(VoidAgreement, { AgreementId, Reason: 'The home is gone' }))
    expect(await sign(other)).toBe('AgreementNotOpen')
    expect(await detailsOf(other, AgreementId)).toMatchObject({ State: 'voided', Reason: 'The home is gone' })
  })

  test('by two at the same moment completes it once', async () => {
    const AgreementId = await sentAgreement(owner, [tenant(renter), tenant(other)])
    await Promise.all([opened(renter, AgreementId), opened(other, AgreementId)])
    const { PaperDigest } = await detailsOf(owner, AgreementId)
    const sign = (person: TestPerson) => person.call(SignAgreement, { AgreementId, PaperDigest: PaperDigest!, Signature: TYPED })
    const states = (await Promise.all([sign(renter), sign(other)])).map((answer) => must(answer).State)
    expect(states.toSorted()).toEqual(['completed', 'sent'])
    expect((await detailsOf(owner, AgreementId)).Events.filter(({ Kind }) => Kind === 'completed')).toHaveLength(1)
  })

  test('is declined by one for all, with a reason', async () => {
    const AgreementId = await sentAgreement(owner, [tenant(renter), tenant(other)])
    await signedBy(renter, AgreementId)
    must(await other.call(DeclineAgreement, { AgreementId, Reason: 'The rent is too high' }))
    expect(await detailsOf(renter, AgreementId)).toMatchObject({ State: 'declined', Reason: 'The rent is too high', Next: 'none' })
    expect(await detailsOf(owner, AgreementId)).toMatchObject({ Next: 'sendAgain', Can: { Copy: true, Void: false } })
  })

  test('a draft is its maker’s alone, and what was sent changes no more', async () => {
    const draft = await addedDraft(owner, [tenant(renter)])
    expect(
      (await renter.call(SignAgreement, { AgreementId: draft.AgreementId, PaperDigest: '0'.repeat(64), Signature: TYPED })).error?.Code,
    ).toBe('AgreementNotFound')
    const before = await draftOf(owner, draft.AgreementId)
    must(await owner.call(SendAgreement, draft))
    expect((await owner.call(UpdateAgreement, savedAs(before))).error?.Code).toBe('AgreementNotDraft')
    await expect(app.sql(`update agreement set title = 'Other' where id = $1`, [draft.AgreementId])).rejects.toThrow('can not change')
    await expect(app.sql(`update agreement_event set by_name = 'Other' where agreement_id = $1`, [draft.AgreementId])).rejects.toThrow(
      'does not change',
    )
  })
})

describe('a paper that was voided', () => {
  test('says so on each of its pages, and stays the paper that was sent below', async () => {
    const AgreementId = await sentAgreement(owner, [tenant(renter)])
    const before = await bytesOf(owner, AgreementId, 'original')
    must(await owner.call(VoidAgreement, { AgreementId, Reason: 'The home is gone' }))
    const after = await bytesOf(renter, AgreementId, 'original')
    expect((await readPdfText(before)).join(' ')).not.toContain('VOID')
    for (const page of await readPdfText(after)) expect(page).toContain('VOID')
    expect(Buffer.from(after.subarray(0, before.length)).equals(before)).toBe(true)
  })
})

import { GetAgreementFile } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { CheckAgreementFile, SignAgreement } from '@keystead/contract/agreements/signing/signing.operations.ts'
import { createHash } from 'node:crypto'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { readSeal } from '../../../test/read-seal.ts'
import { addedTemplate, bodyOf } from '../templates/template.factory.ts'
import { detailsOf, opened, sentAgreement, tenant, TYPED } from '../agreements/agreement.factory.ts'
import { sealAgreement } from './seal-agreement.ts'

/* No worker runs here: each test seals by its own hand, after it has done something to what is sealed. */

let owner: TestPerson
let renter: TestPerson
beforeEach(async () => {
  ;[owner, renter] = await Promise.all([app.newPerson(), app.newPerson({ profileType: 'Tenant' })])
  await connected(app, owner, renter)
})

const seal = (agreementId: string) => sealAgreement(app.services, { agreementId })

/** Completed, with a number that the tenant has filled in. */
async function completed(): Promise<string> {
  const field = { type: 'field', attrs: { kind: 'text', role: 'Tenant', label: 'Deposit', isRequired: true, options: [] } }
  const templateId = await addedTemplate(owner, { CategoryId: 8, Body: bodyOf(['Tenant'], field) })
  const AgreementId = await sentAgreement(owner, [tenant(renter)], { templateId })
  const PaperDigest = await opened(renter, AgreementId)
  const { FieldId } = (await detailsOf(renter, AgreementId)).Fields.find(({ Label }) => Label === 'Deposit')!
  must(await renter.call(SignAgreement, { AgreementId, PaperDigest, Signature: TYPED, Values: [{ FieldId, Value: '100 dollars' }] }))
  return AgreementId
}

/** As the owner of the database, past what keeps its rows. */
async function tamper(table: string, statement: string, id: string): Promise<void> {
  await app.sql(`alter table ${table} disable trigger user`)
  await app.sql(statement, [id])
  await app.sql(`alter table ${table} enable trigger user`)
}

const isUnsealed = async (AgreementId: string) => expect((await detailsOf(owner, AgreementId)).SealedDigest).toBeNull()

describe('a seal', () => {
  test('is one, also where two make it at once and again later', async () => {
    const AgreementId = await completed()
    await Promise.all([seal(AgreementId), seal(AgreementId), seal(AgreementId)])
    const { SealedDigest } = await detailsOf(owner, AgreementId)
    await seal(AgreementId)
    const after = await detailsOf(owner, AgreementId)
    expect(after.SealedDigest).toBe(SealedDigest)
    expect(after.Events.filter(({ Kind }) => Kind === 'sealed')).toHaveLength(1)
    const bytes = new Uint8Array(
      await (await owner.raw(must(await owner.call(GetAgreementFile, { AgreementId, File: 'signed' })).Url)).arrayBuffer(),
    )
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(SealedDigest)
    expect(readSeal(bytes)).toMatchObject({ isIntact: true, coversAll: true })
    await expect(
      app.sql(`update agreement set sealed_sha256 = sha256('x'), sealed_key = 'other' where id = $1`, [AgreementId]),
    ).rejects.toThrow('is sealed')
    await expect(app.sql(`update agreement set status = 'voided' where id = $1`, [AgreementId])).rejects.toThrow('come to its end')
  })

  test('is not made of a paper that is another by one byte', async () => {
    const AgreementId = await completed()
    const [row] = await app.sql<{ paper_key: string }>('select paper_key from agreement where id = $1', [AgreementId])
    const bytes = Buffer.from(await app.services.files.read(row!.paper_key))
    bytes[200]! ^= 1
    await app.services.files.put(row!.paper_key, bytes)
    await expect(seal(AgreementId)).rejects.toThrow('not the one that was sent')
    await isUnsealed(AgreementId)
  })

  test.each([
    ['a name', `update agreement_event set by_name = 'Mallory' where agreement_id = $1 and kind = 'signed'`],
    ['an address', `update agreement_event set ip = '10.0.0.1' where agreement_id = $1 and kind = 'signed'`],
    ['a moment', `update agreement_event set at = at - interval '1 day' where agreement_id = $1 and kind = 'sent'`],
    ['a detail', `update agreement_event set detail = '{"version":"x"}' where agreement_id = $1 and kind = 'consented'`],
    ['a digest', `update agreement_event set sha256 = sha256('x') where agreement_id = $1 and kind = 'sent'`],
    ['an entry in the middle that is gone', `delete from agreement_event where agreement_id = $1 and kind = 'viewed'`],
  ])('is not made where %s of the log is another', async (_what, statement) => {
    const AgreementId = await completed()
    await tamper('agreement_event', statement, AgreementId)
    await expect(seal(AgreementId)).rejects.toThrow('of the log')
    await isUnsealed(AgreementId)
  })

  test('is not made where the end of the log is cut off', async () => {
    const AgreementId = await completed()
    await tamper('agreement_event', `delete from agreement_event where agreement_id = $1 and kind in ('signed', 'completed')`, AgreementId)
    await expect(seal(AgreementId)).rejects.toThrow('the end of the log')
    await isUnsealed(AgreementId)
  })

  test.each([
    [
      'a value that was filled in',
      'agreement_field',
      `update agreement_field set value = '900 dollars' where agreement_id = $1 and label = 'Deposit'`,
    ],
    [
      'a signature',
      'agreement_party',
      `update agreement_party set signature = '{"Kind":"typed","Text":"Mallory"}' where agreement_id = $1`,
    ],
    ['a name', 'agreement_party', `update agreement_party set name = 'Mallory' where agreement_id = $1`],
    ['a place of a field', 'agreement_field', `update agreement_field set y = y + 100 where agreement_id = $1`],
  ])('is not made where %s is another than was signed', async (_what, table, statement) => {
    const AgreementId = await completed()
    await tamper(table, statement, AgreementId)
    await expect(seal(AgreementId)).rejects.toThrow(/^what party \S+ has signed of agreement/)
    await isUnsealed(AgreementId)
  })
})

describe('rows of what is out', () => {
  test.each([
    ['another name', `update agreement_party set name = 'Mallory' where agreement_id = $1`],
    ['another address', `update agreement_party set email = 'mallory@example.com' where agreement_id = $1`],
    ['another role', `update agreement_party set role = 'Owner' where agreement_id = $1`],
    ['another turn', `update agreement_party set turn = 7 where agreement_id = $1`],
    ['no parties', `delete from agreement_party where agreement_id = $1`],
    [
      'one more party',
      `insert into agreement_party (agreement_id, account_id, position, role, part, turn, name, email)
       select id, account_id, 9, 'Tenant', 'copy', 1, 'Mallory', 'mallory@example.com' from agreement where id = $1`,
    ],
    ['no log', `delete from agreement_event where agreement_id = $1`],
    ['other fields', `update agreement_field set options = '{A,B}', is_required = false where agreement_id = $1`],
    ['other pages', `update agreement set paper_pages = 9, source_pages = '[]' where id = $1`],
  ])('refuse %s', async (_what, statement) => {
    const AgreementId = await sentAgreement(owner, [tenant(renter)])
    await expect(app.sql(statement, [AgreementId])).rejects.toThrow(/was sent|signed|does not change/)
  })
})

describe('a check', () => {
  test('says nothing of an agreement to who has no file of it', async () => {
    const AgreementId = await completed()
    const check = async (Sha256: string, Reference?: string) => must(await app.visitor().call(CheckAgreementFile, { Sha256, Reference }))
    const { PaperDigest } = await detailsOf(owner, AgreementId)
    expect(await check('0'.repeat(64), AgreementId)).toEqual({ Verdict: 'unknown', Agreement: null })
    expect(await check(PaperDigest!, AgreementId)).toEqual({ Verdict: 'unknown', Agreement: null })
    await seal(AgreementId)
    const { SealedDigest } = await detailsOf(owner, AgreementId)
    expect(await check('0'.repeat(64), AgreementId)).toEqual({ Verdict: 'changed', Agreement: null })
    expect(await check('0'.repeat(64))).toEqual({ Verdict: 'unknown', Agreement: null })
    expect(await check('0'.repeat(64), crypto.randomUUID())).toEqual({ Verdict: 'unknown', Agreement: null })
    const found = await check(SealedDigest!, crypto.randomUUID())
    expect(found).toMatchObject({ Verdict: 'unchanged', Agreement: { Signers: [{ Name: 'Pat Tester', Role: 'Tenant' }] } })
    for (const secret of [renter.email, renter.profileId, AgreementId, owner.email]) expect(JSON.stringify(found)).not.toContain(secret)
    for (const wrong of ['', 'x'.repeat(64), SealedDigest!.toUpperCase(), `${SealedDigest} `, `${SealedDigest}0`])
      expect((await app.visitor().call(CheckAgreementFile, { Sha256: wrong })).status).toBe(400)
  })
})

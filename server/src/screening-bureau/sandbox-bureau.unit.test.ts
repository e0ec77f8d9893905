import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type OddAnswer, type OddCompany, startOddCompany } from '../../test/odd-company.ts'
import { newScreeningOf } from './new-screening.factory.ts'
import { openSandboxBureau } from './sandbox-bureau.ts'

/* What the adapter makes of answers that the sandbox seldom or never gives; `sandbox-contract.unit.test.ts` speaks with a real one. */

let company: OddCompany
beforeAll(async () => {
  company = await startOddCompany()
})
afterAll(() => company.close())
beforeEach(() => {
  company.asked.length = 0
})

const SSN = '500101001'
const SECRETS = ['whsec_sandbox_new', 'whsec_sandbox_old']
const bureau = () => openSandboxBureau({ url: company.url, secretKey: 'sk_sandbox_bureau_of_a_test', webhookSecrets: SECRETS })
const one = (signal = new AbortController().signal) => ({ key: 'key-1', signal })
const create = (signal?: AbortSignal) => bureau().screenings.create(newScreeningOf(SSN, 'form-1'), one(signal))

const agency = { name: 'Agency', address: '1 Street', phone: '(800) 555-0100', website: 'https://agency.example' }
const screening = {
  id: 'scr_1',
  reference: 'form-1',
  state: 'in_progress',
  products: [{ product: 'credit', state: 'waiting' }],
  attempts_left: null,
  blocked: null,
  failure: null,
  created_at: 1_763_900_000,
  completed_at: null,
  report_id: null,
  report_version: null,
}
const report = {
  id: 'rpt_1',
  screening_id: 'scr_1',
  reference: 'form-1',
  version: 2,
  state: 'current',
  made_at: 1_763_900_000,
  expires_at: 1_766_000_000,
  agency,
  products: {},
}
const dispute = {
  id: 'dsp_1',
  report_id: 'rpt_1',
  reference: 'form-1',
  product: 'credit',
  outcome: null,
  opened_at: 1_763_900_000,
  resolved_at: null,
  report_version: 2,
}
const OF_SCREENING = { id: 'scr_1', reference: 'form-1' }
const OF_REPORT = { id: 'rpt_1', reference: 'form-1' }
const OF_DISPUTE = { id: 'dsp_1', reference: 'form-1' }
const NOT_I = { product: 'credit' as const, statement: 'Not I.' }

const says = (body: object, status = 200): OddAnswer => ({ status, text: JSON.stringify(body) })
const refuses = (status: number, code: string, more: object = {}) =>
  says({ error: { type: 'invalid_request_error', code, message: 'No.', ...more } }, status)
const listOf = (...items: object[]) => says({ data: items, has_more: false })

describe('what is asked', () => {
  test('carries the key of its call, the secret key and what the law wants said', async () => {
    company.answer = says(screening)
    expect(await create()).toMatchObject({ outcome: 'done', answer: { id: 'scr_1', state: 'in_progress', completedAt: null } })
    expect(company.asked[0]).toMatchObject({ method: 'POST', url: '/v1/screenings' })
    expect(company.asked[0]!.headers).toMatchObject({ authorization: 'Bearer sk_sandbox_bureau_of_a_test', 'idempotency-key': 'key-1' })
    expect(JSON.parse(company.asked[0]!.body)).toMatchObject({
      reference: 'form-1',
      applicant: { birth_date: '1990-02-03', ssn: SSN, addresses: [{ zip: '97201' }, { zip: '97301', to: null }] },
      consent: { text_version: '2026-01', given_at: '2026-03-02T14:58:00.000Z', ip: '203.0.113.7' },
      permissible_purpose: 'tenant_screening',
      end_user: { reference: 'profile-7', name: 'Olivia Owner', identity_verified_at: '2026-02-01T10:00:00.000Z' },
    })
  })

  test('names no other path, whatever an id is', async () => {
    company.answer = refuses(404, 'resource_missing')
    expect(await bureau().screenings.find({ id: '../reports?x=1#', reference: 'form-1' }, one())).toBeNull()
    expect(company.asked[0]!.url).toBe('/v1/screenings/..%2Freports%3Fx%3D1%23')
  })
})

describe('a refusal', () => {
  test.each([
    [409, 'screening_unexpected_state'],
    [409, 'file_frozen'],
    [400, 'ssn_impossible'],
    [404, 'resource_missing'],
  ])('%i %s is a verdict with its code', async (status, code) => {
    company.answer = refuses(status, code)
    expect(await bureau().screenings.retry(OF_SCREENING, one())).toEqual({
      outcome: 'refused',
      reason: code,
      refusal: { code, message: 'No.', param: null },
    })
  })

  test.each([
    [409, 'dispute_open'],
    [410, 'report_expired'],
  ])('of a dispute: %i %s', async (status, code) => {
    company.answer = refuses(status, code)
    expect(await bureau().disputes.create(OF_REPORT, NOT_I, one())).toMatchObject({ outcome: 'refused', reason: code })
  })
})

describe('a reference that is in use', () => {
  const answering = (existing: object, found: object) => {
    company.answer = ({ method }) => (method === 'POST' ? refuses(409, 'reference_in_use', existing) : says(found))
  }

  test('is of the screening that there is', async () => {
    answering({ existing: 'scr_1' }, screening)
    expect(await create()).toMatchObject({ outcome: 'done', answer: { id: 'scr_1', reference: 'form-1' } })
    expect(company.asked.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /v1/screenings', 'GET /v1/screenings/scr_1'])
  })

  test.each<[string, object, object]>([
    ['it is not said by which', {}, screening],
    ['it is said by no id', { existing: 7 }, screening],
    ['that one has another reference', { existing: 'scr_1' }, { ...screening, reference: 'form-2' }],
    ['that one is another', { existing: 'scr_1' }, { ...screening, id: 'scr_2' }],
  ])('tells nothing where %s', async (_where, existing, found) => {
    answering(existing, found)
    await expect(create()).rejects.toThrow('the screening bureau')
  })
})

describe('what there is none of', () => {
  test('is a report that has expired, or is not known', async () => {
    for (const answer of [refuses(410, 'report_expired'), refuses(404, 'resource_missing')]) {
      company.answer = answer
      expect(await bureau().reports.find(OF_REPORT, null, one())).toBeNull()
    }
  })

  test('are questions of a screening that is further on', async () => {
    company.answer = refuses(409, 'screening_unexpected_state')
    expect(await bureau().screenings.questions(OF_SCREENING, one())).toBeNull()
  })

  test.each<[string, OddAnswer]>([
    ['a page of a proxy', { status: 404, text: '<html>No such page</html>' }],
    ['something else that is gone', refuses(410, 'account_closed')],
    ['a report in another state', refuses(409, 'screening_unexpected_state')],
  ])('is not %s', async (_what, answer) => {
    company.answer = answer
    await expect(bureau().reports.find(OF_REPORT, null, one())).rejects.toThrow('the screening bureau')
  })
})

describe('what is about someone else', () => {
  const other = 'form-of-another'
  test.each<[string, OddAnswer, () => Promise<unknown>]>([
    ['a screening that was made', says({ ...screening, reference: other }), () => create()],
    ['a screening', says({ ...screening, reference: other }), () => bureau().screenings.find(OF_SCREENING, one())],
    ['another screening', says({ ...screening, id: 'scr_2' }), () => bureau().screenings.find(OF_SCREENING, one())],
    [
      'a screening by its reference',
      listOf({ ...screening, reference: other }),
      () => bureau().screenings.findByReference('form-1', one()),
    ],
    ['answers', says({ ...screening, reference: other }), () => bureau().screenings.answer(OF_SCREENING, [], one())],
    ['another try', says({ ...screening, reference: other }), () => bureau().screenings.retry(OF_SCREENING, one())],
    ['an end', says({ ...screening, id: 'scr_2' }), () => bureau().screenings.cancel(OF_SCREENING, one())],
    ['a report', says({ ...report, reference: other }), () => bureau().reports.find(OF_REPORT, null, one())],
    ['another report', says({ ...report, id: 'rpt_2' }), () => bureau().reports.find(OF_REPORT, null, one())],
    ['a dispute that was opened', says({ ...dispute, product: 'income' }), () => bureau().disputes.create(OF_REPORT, NOT_I, one())],
    ['a dispute of another report', says({ ...dispute, report_id: 'rpt_2' }), () => bureau().disputes.create(OF_REPORT, NOT_I, one())],
    ['a dispute', says({ ...dispute, reference: other }), () => bureau().disputes.find(OF_DISPUTE, one())],
    ['a list of disputes', listOf(dispute, { ...dispute, reference: other }), () => bureau().disputes.listOfReport(OF_REPORT, one())],
  ])('is not taken for ours: %s', async (_what, answer, ask) => {
    company.answer = answer
    const failure = await ask().catch((error: unknown) => error)
    expect(failure).toMatchObject({ message: expect.stringContaining('answers about something else than was asked') })
    expect(String((failure as Error).stack)).not.toContain(other)
  })

  test('nor is another version', async () => {
    company.answer = says(report)
    expect(await bureau().reports.find(OF_REPORT, 2, one())).toMatchObject({ version: 2 })
    await expect(bureau().reports.find(OF_REPORT, 1, one())).rejects.toThrow('another version')
  })

  test('nor are two screenings with one reference', async () => {
    company.answer = listOf(screening, { ...screening, id: 'scr_2' })
    await expect(bureau().screenings.findByReference('form-1', one())).rejects.toThrow('two objects')
  })
})

describe('nothing is learned from', () => {
  const said = `${SSN} of 500-10-1001, born 1990-02-03`
  const error = (type: string) => JSON.stringify({ error: { type, code: 'x', message: said } })
  test.each<[string, OddAnswer, string]>([
    ['an error of theirs', { status: 500, text: error('api_error') }, 'answers 500'],
    ['a key that is busy', { status: 409, text: error('idempotency_error') }, 'busy with the key'],
    ['a key with another body', { status: 400, text: error('idempotency_error') }, 'with another body'],
    ['a secret key that it does not know', { status: 401, text: error('authentication_error') }, 'answers 401'],
    ['being asked too often', { status: 429, text: error('rate_limit_error') }, 'answers 429'],
    ['a way to somewhere else', { status: 302, text: '' }, 'fetch failed'],
    ['a broken line', 'hangs up', 'fetch failed'],
    ['what is no JSON', { text: `<html>${said}</html>` }, 'no JSON'],
    ['another object', says({ ...screening, state: said }), 'something else than was agreed: state'],
    ['an end without a report', says({ ...screening, state: 'completed' }), 'something else than was agreed'],
    ['a block that is not explained', says({ ...screening, state: 'blocked' }), 'something else than was agreed'],
    ['a refusal that is none', { status: 400, text: JSON.stringify({ message: said }) }, 'something else than was agreed: error'],
    ['more than anyone would say', { text: `"${SSN.repeat(130_000)}"` }, 'more than 1048576 bytes'],
  ])('%s, and numbers of people stay out of the error', async (_what, given, message) => {
    company.answer = given
    const failure = await create().then(
      () => 'an answer',
      (reason: unknown) => reason as Error,
    )
    expect(failure).toBeInstanceOf(Error)
    expect((failure as Error).message).toContain(message)
    expect(String((failure as Error).stack)).not.toMatch(/500-?10-?1001|1990-02-03|Applicant/)
  })

  test('silence, which ends at the signal', async () => {
    company.answer = 'hangs'
    await expect(create(AbortSignal.timeout(100))).rejects.toThrow('timeout')
  })

  test('a report that is half one, or longer than one may be', async () => {
    const record = { id: 'r', court: 'C', state: 'OR', case_number: '1', filed_on: '2025-01-01', outcome: 'dismissed', amount_cents: 0 }
    for (const [products, where] of [
      [{ credit: { agency, score: '700' } }, 'products.credit.score'],
      [{ eviction: { agency, records: [{ ...record, court: 'C'.repeat(501) }] } }, 'products.eviction.records.0.court'],
      [{ eviction: { agency, records: Array.from({ length: 101 }, () => record) } }, 'products.eviction.records'],
    ] as const) {
      company.answer = says({ ...report, products })
      await expect(bureau().reports.find(OF_REPORT, null, one())).rejects.toThrow(`something else than was agreed: ${where}`)
    }
  })
})

describe('an event', () => {
  const now = new Date('2026-11-23T12:00:00Z')
  const told = Buffer.from(
    JSON.stringify({ id: 'evt_1', type: 'screening.completed', created: 1_763_900_000, data: { object: { ...screening, ssn: SSN } } }),
  )
  function headersFor(body: Buffer, { secret = SECRETS[0]!, at = now } = {}) {
    const time = at.getTime() / 1_000
    return { 'bureau-signature': `t=${time},v1=${createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')}` }
  }

  test('is read where one of the secrets has signed it', () => {
    for (const secret of SECRETS)
      expect(bureau().readEvent(headersFor(told, { secret }), told, now)).toEqual({
        id: 'evt_1',
        type: 'screening.completed',
        reference: 'form-1',
        objectId: 'scr_1',
      })
  })

  test.each<[string, () => unknown]>([
    ['that is not signed', () => bureau().readEvent({}, told, now)],
    ['of another secret', () => bureau().readEvent(headersFor(told, { secret: 'whsec_sandbox_other' }), told, now)],
    [
      'signed in the place of another company',
      () => bureau().readEvent({ 'gateway-signature': headersFor(told)['bureau-signature'] }, told, now),
    ],
    ['that is old', () => bureau().readEvent(headersFor(told, { at: new Date('2026-11-23T11:54:00Z') }), told, now)],
    ['that is cut', () => bureau().readEvent(headersFor(told), told.subarray(0, -1), now)],
  ])('%s is none', (_what, read) => {
    expect(read()).toBeNull()
  })

  test('that is none although it is signed is told without what it says', () => {
    const body = Buffer.from(`{"ssn": ${SSN}`)
    expect(() => bureau().readEvent(headersFor(body), body, now)).toThrow('the screening bureau says in an event what is no JSON')
  })
})

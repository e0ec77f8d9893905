import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { APPLICANT, type Refused, type Tested, WHOLE, screen, screeningOf, ssnOf, testBureau } from './bureau.ts'

let bureau: Tested
beforeAll(async () => {
  bureau = await testBureau()
})
afterAll(() => bureau.close())

const CLEAN = ssnOf('clean')
let count = 0
const refused = async (body: object) => {
  const answer = await bureau.post<Refused>('/v1/screenings', body, { key: `refused ${(count += 1)}` })
  return [answer.status, answer.body.error?.code, answer.body.error?.param]
}

test.each([
  ['no consent', { consent: null }, 'consent_missing', 'consent'],
  ['a consent without an address', { consent: { ...WHOLE.consent, ip: 'here' } }, 'parameter_invalid', 'consent[ip]'],
  ['no purpose', { permissible_purpose: undefined }, 'purpose_missing', 'permissible_purpose'],
  ['another purpose', { permissible_purpose: 'curiosity' }, 'purpose_missing', 'permissible_purpose'],
  ['no end user', { end_user: null }, 'end_user_missing', 'end_user'],
  [
    'an end user who was not verified',
    { end_user: { ...WHOLE.end_user, identity_verified_at: null } },
    'end_user_not_verified',
    'end_user[identity_verified_at]',
  ],
  ['no products', { products: [] }, 'parameter_invalid', 'products'],
  ['an unknown product', { products: ['credit', 'horoscope'] }, 'parameter_invalid', 'products[1]'],
  ['an unknown field', { landlord: 'x' }, 'parameter_unknown', 'landlord'],
] as const)('%s', async (_name, changes, code, param) => {
  expect(await refused(screeningOf(CLEAN, changes))).toEqual([400, code, param])
})

test.each(['000121234', '666121234', '900121234', '999121234', '123004567', '123450000'])('no one has the number %s', async (ssn) => {
  expect(await refused(screeningOf(ssn))).toEqual([400, 'ssn_impossible', 'applicant[ssn]'])
})

test.each(['12345678', '1234567890', '123-45-6789', 'abcdefghi'])('%s is no number of a person', async (ssn) => {
  expect(await refused(screeningOf(ssn))).toEqual([400, 'parameter_invalid', 'applicant[ssn]'])
})

test('minors are not screened, until they are 18', async () => {
  expect(await refused(screeningOf(CLEAN, {}, { birth_date: '2008-03-03' }))).toEqual([400, 'applicant_minor', 'applicant[birth_date]'])
  expect((await screen(bureau, screeningOf(CLEAN, {}, { birth_date: '2008-03-02' }))).state).toBe('in_progress')
})

describe('where a product is not sold', () => {
  const livingIn = (state: string) => ({ addresses: [APPLICANT.addresses[0]!, { ...APPLICANT.addresses[1]!, state }] })

  test('who lives there now is not asked about for it, and may be for others', async () => {
    expect(await refused(screeningOf(CLEAN, {}, livingIn('NY')))).toEqual([400, 'state_excluded', 'products'])
    expect(await refused(screeningOf(CLEAN, { products: ['criminal'] }, livingIn('NJ')))).toEqual([400, 'state_excluded', 'products'])
    expect((await screen(bureau, screeningOf(CLEAN, { products: ['credit', 'criminal'] }, livingIn('NY')))).state).toBe('in_progress')
  })

  test('is a setting', async () => {
    const strict = await testBureau({ excludedStates: { income: ['OR'] } })
    const answer = await strict.post<Refused>('/v1/screenings', screeningOf(CLEAN), { key: 'a' })
    expect(answer.body.error.message).toBe('The product income is not sold for people in OR.')
    expect((await screen(strict, screeningOf(CLEAN, {}, { ...livingIn('NY'), stated_monthly_income_cents: null }))).state).toBe(
      'in_progress',
    )
    await strict.close()
  })
})

describe('a number that stands elsewhere than in its own field', () => {
  test.each([
    ['applicant[addresses][0][line1]', { addresses: [{ ...APPLICANT.addresses[0]!, line1: '314159265 Main Street' }] }],
    ['applicant[last_name]', { last_name: 'Applicant 314-15-9265' }],
  ] as const)('is refused: %s', async (param, applicant) => {
    expect(await refused(screeningOf(CLEAN, {}, applicant as never))).toEqual([400, 'parameter_invalid', param])
  })

  test.each(['314159265', '314-15-9265'])('is refused as a reference: %s', async (reference) => {
    expect(await refused(screeningOf(CLEAN, { reference }))).toEqual([400, 'parameter_invalid', 'reference'])
    expect(await refused(screeningOf(CLEAN, { end_user: { ...WHOLE.end_user, reference } }))).toEqual([
      400,
      'parameter_invalid',
      'end_user[reference]',
    ])
  })

  test('is no phone of nine digits', async () => {
    expect((await screen(bureau, screeningOf(CLEAN, {}, { phone: '+34 612345678' }))).state).toBe('in_progress')
  })

  test('nine digits of a UUID are none', async () => {
    const reference = '7f2b1a90-4c3d-4e5f-8a6b-a314159265bc'
    expect((await screen(bureau, screeningOf(CLEAN, { reference }))).reference).toBe(reference)
  })
})

test('one reference is one screening: with another key the one that is there is named', async () => {
  const body = screeningOf(CLEAN)
  const { id } = await screen(bureau, body)
  const again = await bureau.post<Refused>('/v1/screenings', body, { key: `${body.reference} again` })
  expect([again.status, again.body.error]).toMatchObject([409, { code: 'reference_in_use', param: 'reference', existing: id }])
  expect((await screen(bureau, body)).id).toBe(id)
})

test('what is not there is not found', async () => {
  for (const path of ['/v1/screenings/scr_none', '/v1/screenings/scr_none/questions', '/v1/reports/rpt_none', '/v1/disputes/dsp_none'])
    expect((await bureau.get<Refused>(path)).status).toBe(404)
})

test('all of it wants the secret key, which is not one of the payment gateway', async () => {
  expect(bureau.secretKey).toMatch(/^sk_sandbox_bureau_/)
  for (const path of ['/v1/screenings', '/v1/events', '/control/overview', '/control/time'])
    expect((await bureau.get<Refused>(path, { secretKey: 'sk_sandbox_other' })).status).toBe(401)
})

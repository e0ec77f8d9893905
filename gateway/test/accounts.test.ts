import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PresentedAccount } from '../src/objects/account.ts'
import { type Refused, type Tested, WHOLE_ACCOUNT, activeAccount, testGateway, typeIn } from './gateway.ts'

let gateway: Tested
beforeAll(async () => {
  gateway = await testGateway({ review: 5 })
})
afterAll(() => gateway.close())

type Body = PresentedAccount & Refused
const create = async (changes: object = {}) => (await gateway.post<Body>('/v1/accounts', { ...WHOLE_ACCOUNT, ...changes })).body
const update = (id: string, changes: object) => gateway.post<Body>(`/v1/accounts/${id}`, changes)
const read = async (id: string) => (await gateway.get<Body>(`/v1/accounts/${id}`)).body
const named = (last_name: string) => create({ individual: { ...WHOLE_ACCOUNT.individual, last_name } })

test('an individual is reviewed and becomes active, without a company or a website', async () => {
  const account = await create()
  expect(account).toMatchObject({
    business_type: 'individual',
    company: null,
    review: 'processing',
    charges_enabled: false,
    payouts_enabled: false,
    details_submitted: true,
    capabilities: { card_payments: 'pending', us_bank_account_ach_payments: 'pending', transfers: 'pending' },
    requirements: { currently_due: [], disabled_reason: 'requirements.pending_verification' },
    tos_acceptance: { ip: '203.0.113.7', version: '1' },
    metadata: { profile: '42' },
  })
  await gateway.control.advance({ seconds: 4 })
  expect((await read(account.id)).review).toBe('processing')
  await gateway.control.advance({ seconds: 1 })
  expect(await read(account.id)).toMatchObject({
    review: 'active',
    charges_enabled: true,
    payouts_enabled: true,
    capabilities: { transfers: 'active' },
    requirements: { currently_due: [], disabled_reason: null },
  })
})

test('one is found by what its maker knows it by, and no other', async () => {
  const [account] = [await create({ metadata: { sub_account: 'ours-1' } }), await create({ metadata: { sub_account: 'ours-2' } })]
  const found = (reference: string) => gateway.get<{ data: Body[] }>(`/v1/accounts?metadata[sub_account]=${reference}`)
  expect((await found('ours-1')).body.data.map(({ id }) => id)).toEqual([account.id])
  expect((await found('ours-3')).body.data).toEqual([])
})

test('what is missing is named, and the review begins when it is there', async () => {
  const { individual, external_account } = WHOLE_ACCOUNT
  const account = await create({ individual: { first_name: 'Olivia' }, external_account: undefined, tos_acceptance: undefined })
  expect(account.review).toBe('pending')
  expect(account.requirements.currently_due).toEqual([
    'individual.last_name',
    'individual.dob',
    'individual.email',
    'individual.phone',
    'individual.address',
    'individual.ssn_last_4',
    'external_account',
    'tos_acceptance.date',
  ])
  expect((await update(account.id, { individual })).body.requirements.currently_due).toEqual(['external_account', 'tos_acceptance.date'])
  const whole = await update(account.id, { external_account, tos_acceptance: WHOLE_ACCOUNT.tos_acceptance })
  expect(whole.body.review).toBe('processing')
})

test('a company gives its own number and address', async () => {
  const account = await create({ business_type: 'company' })
  expect(account.requirements.currently_due).toEqual(['company.name', 'company.tax_id', 'company.address'])
  const company = { name: 'Oak Street LLC', tax_id: '123456789', address: WHOLE_ACCOUNT.individual.address, phone: '+15035550100' }
  expect((await update(account.id, { company })).body).toMatchObject({
    review: 'processing',
    company: { name: 'Oak Street LLC', tax_id_provided: true },
  })
})

describe('a name decides the review', () => {
  test('Reject', async () => {
    const { id } = await named('Rejected')
    await gateway.control.advance({ seconds: 5 })
    const account = await read(id)
    expect(account).toMatchObject({ review: 'rejected', charges_enabled: false, requirements: { disabled_reason: 'rejected.other' } })
    expect(account.requirements.errors[0]!.reason).toMatch('could not verify')
    expect((await update(id, { metadata: { again: '1' } })).body.error.code).toBe('account_invalid')
  })

  test('Review', async () => {
    const { id } = await named('Reviewer')
    await gateway.control.advance({ days: 30 })
    expect((await read(id)).review).toBe('processing')
  })

  test('Require: the whole number is asked for, and then it is good', async () => {
    const { id } = await named('Required')
    await gateway.control.advance({ seconds: 5 })
    expect(await read(id)).toMatchObject({
      review: 'pending',
      charges_enabled: false,
      requirements: {
        currently_due: ['individual.id_number'],
        past_due: ['individual.id_number'],
        disabled_reason: 'requirements.past_due',
      },
    })
    expect((await update(id, { individual: { id_number: '123456789' } })).body.review).toBe('processing')
    await gateway.control.advance({ seconds: 5 })
    expect(await read(id)).toMatchObject({ review: 'active', individual: { id_number_provided: true } })
  })
})

describe('by hand', () => {
  test('an account goes on until its deadline, and is good again once it has answered', async () => {
    const id = await activeAccount(gateway)
    const deadline = (await gateway.control.time()).now + 86_400
    await gateway.control.review(id, { outcome: 'restricted', requirements: ['individual.phone'], reasons: ['Call us.'], deadline })
    expect(await read(id)).toMatchObject({
      review: 'active',
      charges_enabled: true,
      requirements: { currently_due: ['individual.phone'], past_due: [], current_deadline: deadline },
    })
    await gateway.control.advance({ days: 1 })
    expect(await read(id)).toMatchObject({ review: 'pending', charges_enabled: false, requirements: { past_due: ['individual.phone'] } })
    await update(id, { individual: { phone: '+15035550199' } })
    await gateway.control.advance({ seconds: 5 })
    expect((await read(id)).review).toBe('active')
  })

  test('one is rejected with reasons, and comes back', async () => {
    const id = await activeAccount(gateway)
    const rejected = await gateway.control.review(id, { outcome: 'rejected', reasons: ['The address is a vacant lot.'] })
    expect(rejected).toMatchObject({ review: 'rejected', requirements: { errors: [{ reason: 'The address is a vacant lot.' }] } })
    expect(await gateway.control.review(id, { outcome: 'processing' })).toMatchObject({ review: 'processing' })
    expect(await gateway.control.review(id, { outcome: 'active' })).toMatchObject({ review: 'active', requirements: { errors: [] } })
  })
})

test.each([
  [{ routing_number: '110000001' }, 'external_account[routing_number]'],
  [{ routing_number: '11000000' }, 'external_account[routing_number]'],
  [{ account_number: '123' }, 'external_account[account_number]'],
  [{ account_number: '123456789012345678' }, 'external_account[account_number]'],
])('%j is refused', async (change, param) => {
  const { error } = await create({ external_account: { ...WHOLE_ACCOUNT.external_account, ...change } })
  expect(error).toMatchObject({ type: 'invalid_request_error', code: 'parameter_invalid', param })
})

test('the bank account may come from the fields of the gateway, once', async () => {
  const bank = {
    routing_number: '021000021',
    account_number: '9876543210',
    account_type: 'savings',
    account_holder_type: 'company',
    account_holder_name: 'Oak LLC',
  }
  const { body } = await typeIn(gateway, { bank }, { purpose: 'external_account' })
  expect(body.token).toMatch(/^btok_/)
  const { external_accounts } = await create({ external_account: body.token })
  expect(external_accounts.data).toMatchObject([{ bank_name: 'JPMORGAN CHASE', last4: '3210', routing_number: '021000021', status: 'new' }])
  expect((await create({ external_account: body.token })).error.code).toBe('token_already_used')
})

import {
  CREATE_SUB_ACCOUNT,
  CreateSubAccount,
  GetPaymentSubAccount,
  GetPaymentSubAccountDetails,
  GetPaymentSubAccounts,
  GetPaymentSubAccountsCountByStatus,
  SaveSubAccountOwner,
  UPDATE_SUB_ACCOUNT,
  UpdateSubAccount,
} from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { messages } from '@keystead/contract/money/payment-accounts/payment-accounts-messages.text.ts'
import { GetNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, gateway, test } from '../../../test/gateway-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { toldTo } from '../../../test/told.ts'
import { begun, confirmed, handedIn } from './handed-in.factory.ts'
import { numbersStep, ownerStep } from './payment-account.factory.ts'
import { lookAtPaymentAccounts } from './payment-account.job.ts'

const detailsOf = async (person: TestPerson, SubAccountId: string) => must(await person.call(GetPaymentSubAccount, { SubAccountId }))
const statusOf = async (person: TestPerson, id: string) => (await detailsOf(person, id)).Status

/** What the gateway has of our account. */
async function atGateway(subAccountId: string) {
  const found = await app.services.payments!.accounts.findByReference(subAccountId, { signal: AbortSignal.timeout(5_000) })
  if (!found) throw new Error('the gateway does not have it yet')
  return found
}
async function arrived(subAccountId: string): Promise<string> {
  await expect
    .poll(async () => (await app.sql('select 1 from payment_account where id = $1 and gateway_ref is not null', [subAccountId])).length)
    .toBe(1)
  return (await atGateway(subAccountId)).id
}
async function becomes(person: TestPerson, id: string, status: string): Promise<void> {
  await expect.poll(() => statusOf(person, id)).toBe(status)
}

beforeEach(() => gateway.control.behave())

/** What its owner was told of payment accounts. */
const told = (person: TestPerson) => toldTo(app, person.profileId, `event_key = 'paymentAccount.decided'`)

/** An account that the gateway has let through. */
async function activated(person: TestPerson): Promise<string> {
  const id = await handedIn(person)
  await gateway.control.review(await arrived(id), { outcome: 'active' })
  await becomes(person, id, 'Active')
  return id
}

describe('an individual without a company or a website', () => {
  test('is checked, becomes active and is told so', async () => {
    const person = await app.newPerson()
    const id = await handedIn(person)
    expect(await detailsOf(person, id)).toMatchObject({
      Status: 'Processing',
      BankLast4: '6789',
      SsnLast4: '6789',
      LegalName: 'Olivia Hart',
    })
    const ref = await arrived(id)
    expect(await atGateway(id)).toMatchObject({ review: 'processing', metadata: { sub_account: id } })
    await gateway.control.review(ref, { outcome: 'active' })
    await becomes(person, id, 'Active')
    expect(await detailsOf(person, id)).toMatchObject({
      IsRestricted: false,
      IsDefault: true,
      IsWaiting: false,
      TakesCards: true,
      TakesBankPayments: true,
      IsPaidOut: true,
      BankName: 'SANDBOX BANK',
      Requirements: [],
      Reasons: [],
      Agreement: { Version: '2026-11', Ip: '127.0.0.1' },
    })
    expect(await told(person)).toMatchObject([
      {
        message: 'Your payment account Olivia Hart is active. Payments can go to it from now on.',
        path: `/User/Payments/ViewAccount?id=${id}`,
      },
    ])
    const { Items } = must(await person.call(GetNotifications, {}))
    expect(Items[0]).toMatchObject({ TypeId: 3 })
    // One of the PIN, and one of this.
    expect(await app.sql(`select 1 from email where to_email = $1`, [person.email])).toHaveLength(2)
  })

  test('leaves, and finds what was typed when coming back', async () => {
    const person = await app.newPerson()
    const draft = must(await person.call(SaveSubAccountOwner, { ...ownerStep, DbaName: 'Hart Homes' }))
    expect(await detailsOf(person, draft.SubAccountId)).toMatchObject({
      Status: 'Pending',
      FirstName: 'Olivia',
      DbaName: 'Hart Homes',
      Email: null,
      HolderName: null,
      Agreement: null,
    })
    const again = must(await person.call(SaveSubAccountOwner, { ...ownerStep, ...draft, DbaName: null }))
    expect(again).toEqual({ SubAccountId: draft.SubAccountId, Version: draft.Version + 1 })
    expect((await person.call(SaveSubAccountOwner, { ...ownerStep, ...draft })).error?.Code).toBe('SubAccountChanged')
  })
})

describe('numbers', () => {
  const NUMBERS = { BankAccountNumber: '00098765432198', Last4Ssn: '4417', RoutingNumber: '021000021', BirthDate: '1971-03-29' }
  /** All that is kept anywhere, as text. */
  async function everythingKept(): Promise<string> {
    const tables = await app.sql<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'pgboss') and tablename not in ('city', 'zip', 'state', 'country')`,
    )
    const texts = await Promise.all(
      tables.map(
        async ({ name }) => (await app.sql<{ text: string | null }>(`select string_agg(t::text, E'\\n') as text from ${name} t`))[0]!.text,
      ),
    )
    return [...texts, ...app.logLines].join('\n')
  }

  test('are sealed until the gateway has answered, and nowhere afterwards but for their last four', async () => {
    const person = await app.newPerson()
    await gateway.control.misbehave({ path: '/v1/accounts', kind: 'error_before', times: 1 })
    const id = await handedIn(person, { numbers: NUMBERS })
    const whole = [NUMBERS.BankAccountNumber, NUMBERS.RoutingNumber, NUMBERS.BirthDate]
    const inHex = whole.map((number) => Buffer.from(number).toString('hex'))
    const [waiting] = await app.sql<{ is_sealed: boolean; is_asked: boolean }>(
      'select asked_sealed is not null as is_sealed, asked_at is not null as is_asked from payment_account where id = $1',
      [id],
    )
    expect(waiting).toEqual({ is_sealed: true, is_asked: true })
    const meanwhile = await everythingKept()
    for (const secret of [...whole, ...inHex]) expect(meanwhile).not.toContain(secret)

    // The job tries again by itself, after a pause that the test does not wait for.
    await app.sql(`update pgboss.job set start_after = now() where name = 'outside-call' and state = 'retry'`)
    await arrived(id)
    const [row] = await app.sql('select asked_sealed, asked_at, bank_last4, ssn_last4 from payment_account where id = $1', [id])
    expect(row).toEqual({ asked_sealed: null, asked_at: null, bank_last4: '2198', ssn_last4: '4417' })
    const afterwards = await everythingKept()
    for (const secret of [...whole, ...inHex]) expect(afterwards).not.toContain(secret)
    expect(await atGateway(id)).toMatchObject({ bankAccounts: [{ last4: '2198' }] })
  })
})

describe('while one is being checked', () => {
  test('no other one is begun or handed in', async () => {
    const person = await app.newPerson()
    const early = await begun(person)
    await handedIn(person)
    const refused = { Code: 'SubAccountCreationRestricted', Message: messages.restrictedText }
    expect((await person.call(SaveSubAccountOwner, { ...ownerStep })).error).toMatchObject(refused)
    const PinConfirmation = await confirmed(person, CREATE_SUB_ACCOUNT, early.SubAccountId)
    expect((await person.call(CreateSubAccount, { ...early, ...numbersStep, PinConfirmation })).error).toMatchObject(refused)
  })

  test('two tabs hand in one account once', async () => {
    const person = await app.newPerson()
    const draft = await begun(person)
    const confirmations = [
      await confirmed(person, CREATE_SUB_ACCOUNT, draft.SubAccountId),
      await confirmed(person, CREATE_SUB_ACCOUNT, draft.SubAccountId),
    ]
    const answers = await Promise.all(
      confirmations.map((PinConfirmation) => person.call(CreateSubAccount, { ...draft, ...numbersStep, PinConfirmation })),
    )
    expect(answers.map(({ error }) => error?.Code ?? 'done').toSorted()).toEqual(['SubAccountProcessing', 'done'])
    await arrived(draft.SubAccountId)
    expect(await app.sql(`select 1 from outside_call where natural_key like $1`, [`${draft.SubAccountId}:%`])).toHaveLength(1)
  })
})

describe('one that is rejected', () => {
  test('says why and what to do, and another one may be begun', async () => {
    const person = await app.newPerson()
    const id = await handedIn(person)
    const reasons = [{ code: 'verification_failed_keyed_identity', reason: 'No match.', requirement: 'individual.dob' }]
    await gateway.control.review(await arrived(id), { outcome: 'rejected', reasons })
    await becomes(person, id, 'Rejected')
    const { StatusReason, Reasons, IsDefault } = await detailsOf(person, id)
    expect({ StatusReason, Reasons, IsDefault }).toEqual({
      StatusReason: 'The name, date of birth or Social Security number could not be verified.',
      Reasons: [
        {
          Code: 'identity',
          Text: StatusReason,
          ToDo: 'Please check that each is exactly as on your Social Security card, then try again.',
        },
      ],
      IsDefault: false,
    })
    expect(await told(person)).toMatchObject([{ message: expect.stringContaining('was rejected') }])
    // It is over, for whichever tab still has it open.
    const version = (await detailsOf(person, id)).Version
    const handIn = { SubAccountId: id, Version: version, ...numbersStep, PinConfirmation: 'x' }
    expect((await person.call(CreateSubAccount, handIn)).error).toMatchObject({ Code: 'SubAccountRejected', Message: messages.rejected })
    const next = await activated(person)
    expect(must(await person.call(GetPaymentSubAccountsCountByStatus, {}))).toEqual({ Pending: 0, Active: 1, Processing: 0, Rejected: 1 })
    expect(must(await person.call(GetPaymentSubAccounts, { Status: 1 })).Items.map(({ SubAccountId }) => SubAccountId)).toEqual([next])
  })
})

describe('one that is restricted', () => {
  async function restricted(person: TestPerson): Promise<string> {
    const id = await activated(person)
    await gateway.control.review((await atGateway(id)).id, {
      outcome: 'restricted',
      requirements: ['individual.id_number', 'external_account'],
      reasons: [],
    })
    await expect.poll(async () => (await detailsOf(person, id)).IsRestricted).toBe(true)
    return id
  }

  test('takes no payments until it has given what is missing, and is checked again', async () => {
    const person = await app.newPerson()
    const id = await restricted(person)
    expect(await detailsOf(person, id)).toMatchObject({ Status: 'Active', TakesCards: false, Requirements: ['ssn', 'bank'] })
    expect(must(await person.call(GetPaymentSubAccountDetails, { IsAccountLevel: 1 }))).toMatchObject({
      SubAccountId: id,
      IsRestricted: true,
    })

    const { Version } = await detailsOf(person, id)
    const change = {
      SubAccountId: id,
      Version,
      Ssn: '123-45-6789',
      Bank: { HolderName: 'O. Hart', BankAccountType: 'savings' as const, RoutingNumber: '021000021', BankAccountNumber: '55554321' },
    }
    expect((await person.call(UpdateSubAccount, { ...change, PinConfirmation: null })).error?.Code).toBe('PinConfirmationNeeded')
    const PinConfirmation = await confirmed(person, UPDATE_SUB_ACCOUNT, id)
    must(await person.call(UpdateSubAccount, { ...change, PinConfirmation }))
    await becomes(person, id, 'Processing')
    expect(await detailsOf(person, id)).toMatchObject({
      BankLast4: '4321',
      BankName: 'JPMORGAN CHASE',
      HolderName: 'O. Hart',
      BankAccountType: 'savings',
    })
    await gateway.control.review((await atGateway(id)).id, { outcome: 'active' })
    await expect.poll(async () => (await detailsOf(person, id)).TakesCards).toBe(true)
    expect((await told(person)).map(({ message }) => message)).toEqual([
      expect.stringContaining('is active'),
      expect.stringContaining('takes no payments until'),
      expect.stringContaining('is being checked'),
      expect.stringContaining('is active'),
    ])
  })

  test('with a day until which it goes on stays active, and is told of it', async () => {
    const person = await app.newPerson()
    const id = await activated(person)
    const deadline = (await gateway.control.time()).now + 5 * 86_400
    const requirements = ['individual.verification.document']
    await gateway.control.review((await atGateway(id)).id, { outcome: 'restricted', requirements, reasons: [], deadline })
    await expect.poll(async () => (await detailsOf(person, id)).Requirements).toEqual(['document'])
    expect(await detailsOf(person, id)).toMatchObject({
      IsRestricted: false,
      TakesCards: true,
      RequirementsDueAt: new Date(deadline * 1_000).toISOString(),
    })
    expect((await told(person)).at(-1)!.message).toMatch(/needs something from you by/)
  })

  test('that was never active is back with its owner', async () => {
    const person = await app.newPerson()
    const id = await handedIn(person, { owner: { LastName: 'Required' } })
    await gateway.control.review(await arrived(id), { outcome: 'restricted', requirements: ['individual.id_number'], reasons: [] })
    await becomes(person, id, 'Pending')
    expect(await detailsOf(person, id)).toMatchObject({ IsRestricted: true, Requirements: ['ssn'] })
    expect((await person.call(CreateSubAccount, { SubAccountId: id, Version: 9, ...numbersStep, PinConfirmation: 'x' })).error?.Code).toBe(
      'SubAccountProcessing',
    )
  })
})

describe('whatever becomes of the question,', () => {
  test.each(['timeout_after', 'error_after', 'reset_after', 'error_before', 'reset_before'] as const)(
    'one account is made (%s)',
    async (kind) => {
      const person = await app.newPerson()
      await gateway.control.misbehave({ path: '/v1/accounts', method: 'POST', kind, times: 1, delay_ms: 200 })
      const id = await handedIn(person)
      const again = () => app.sql(`update pgboss.job set start_after = now() where name = 'outside-call' and state = 'retry'`)
      await expect.poll(again).toEqual(expect.anything())
      await expect
        .poll(
          async () => {
            await again()
            return (await app.sql('select 1 from payment_account where id = $1 and gateway_ref is not null', [id])).length
          },
          { timeout: 25_000 },
        )
        .toBe(1)
      // Two with one reference would be an error here.
      await atGateway(id)
    },
  )

  test('one account is made also when the gateway has forgotten the key meanwhile', async () => {
    const person = await app.newPerson()
    await gateway.control.misbehave({ path: '/v1/accounts', method: 'POST', kind: 'error_after', times: 1 })
    const id = await handedIn(person)
    await expect
      .poll(async () => (await app.sql(`select 1 from outside_call where natural_key = $1 and tries = 1`, [`${id}:1`])).length)
      .toBe(1)
    await gateway.control.forgetKeys()
    await expect
      .poll(async () => {
        await app.sql(`update pgboss.job set start_after = now() where name = 'outside-call' and state = 'retry'`)
        return (await app.sql('select 1 from payment_account where id = $1 and gateway_ref is not null', [id])).length
      })
      .toBe(1)
    await atGateway(id)
  })
})

describe('what the gateway tells', () => {
  test('may be lost: it is looked for', async () => {
    const person = await app.newPerson()
    const id = await handedIn(person)
    const ref = await arrived(id)
    await gateway.control.webhooks({ hold: true })
    try {
      await gateway.control.review(ref, { outcome: 'active' })
      await app.sql(`update payment_account set seen_at = now() - interval '6 minutes' where id = $1`, [id])
      await lookAtPaymentAccounts(app.services, new AbortController().signal)
      expect(await statusOf(person, id)).toBe('Active')
    } finally {
      await gateway.control.webhooks({ hold: false })
    }
  })

  test('may come often and in any order: it is told to people once', async () => {
    const person = await app.newPerson()
    const id = await handedIn(person)
    const ref = await arrived(id)
    await gateway.control.webhooks({ duplicates: 3, shuffle: true })
    try {
      await gateway.control.review(ref, { outcome: 'active' })
      await becomes(person, id, 'Active')
      await lookAtPaymentAccounts(app.services, new AbortController().signal)
      expect(await told(person)).toHaveLength(1)
    } finally {
      await gateway.control.webhooks({ duplicates: 0, shuffle: false })
    }
  })
})

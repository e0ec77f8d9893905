import { CallHeaders } from '@keystead/contract/rpc/envelope.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import {
  FollowPlan,
  GetPricingPlans,
  GetUserPlan,
  UpgradePlan,
  WithdrawPlanRequest,
} from '@keystead/contract/platform/plans/plan.operations.ts'
import { messages } from '@keystead/contract/platform/plans/plans-messages.text.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { operate, operatedList } from '../../../test/operate.ts'
import { everything } from '../../database/pool.ts'
import { endPlanPeriods } from './plan-period.job.ts'

const FREE = 1
const PLUS = 2
const PRO = 3

const planOf = async (person: TestPerson) => must(await person.call(GetUserPlan, {}))
const choose = (person: TestPerson, PlanId: number, Interval: InputOf<typeof UpgradePlan>['Interval'] = 'month') =>
  person.call(UpgradePlan, { PlanId, Interval })
const outcomeOf = async (person: TestPerson, planId: number) => must(await choose(person, planId)).Outcome
const requestsOf = (person: TestPerson) =>
  app.sql<{ id: string; status: string }>('select id, status from plan_request where account_id = $1 order by created_at', [
    person.accountId,
  ])
const emailsOf = async (person: TestPerson) =>
  (await app.sql<{ name: string }>('select name from email where recipient_account_id = $1 order by created_at', [person.accountId])).map(
    ({ name }) => name,
  )
const endPeriods = () => endPlanPeriods(app.services, new AbortController().signal)
const letPeriodEnd = (person: TestPerson) =>
  app.sql(
    `update subscription set started_at = now() - interval '2 months', current_period_end = now() - interval '1 second'
     where account_id = $1 and ended_at is null`,
    [person.accountId],
  )

async function waitingForLocks(): Promise<number> {
  const rows = await app.sql(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  return rows.length
}

/** Someone whose request for a plan an operator has activated. */
async function subscriber(planId: number): Promise<TestPerson> {
  const person = await app.newPerson()
  await outcomeOf(person, planId)
  const [request] = await requestsOf(person)
  expect((await operate(app, 'plans', 'activate', request!.id)).exitCode).toBe(0)
  return person
}

function recordIn(headers: Headers) {
  const line = headers.getSetCookie().find((cookie) => cookie.startsWith('_u='))
  return line ? { value: JSON.parse(decodeURIComponent(line.slice(3, line.indexOf(';')))), line } : null
}

test('anybody reads the plans, the cheapest first, with prices and limits', async () => {
  const { Plans } = must(await app.visitor().call(GetPricingPlans, {}))
  expect(Plans.map(({ Name, PriceMonth, PriceYear, Limits }) => [Name, PriceMonth, PriceYear, Limits])).toEqual([
    ['Free', '0.00', '0.00', { StorageBytes: 2 ** 30, Members: 1, SignaturesPerMonth: 3 }],
    ['Plus', '15.00', '150.00', { StorageBytes: 20 * 2 ** 30, Members: 5, SignaturesPerMonth: 25 }],
    ['Pro', '45.00', '450.00', { StorageBytes: 200 * 2 ** 30, Members: 50, SignaturesPerMonth: 250 }],
  ])
})

test('a new account is on the free plan, with nothing paid, asked for or used', async () => {
  expect(await planOf(await app.newPerson())).toMatchObject({
    Plan: { PlanId: FREE },
    Period: null,
    Next: null,
    Request: null,
    Usage: { StorageBytes: 0 },
  })
})

describe('a plan with a price', () => {
  test('is requested: the plan stays until an operator activates it', async () => {
    const person = await app.newPerson()
    const { data, headers } = await choose(person, PLUS, 'year')
    expect(data).toMatchObject({ Outcome: 'requested', Session: { PlanId: FREE, Plan: 'Free' } })
    expect(recordIn(headers)?.value).toMatchObject({ Plan: 'Free' })
    expect(await planOf(person)).toMatchObject({
      Plan: { PlanId: FREE },
      Request: { PlanId: PLUS, Name: 'Plus', Interval: 'year', Price: '150.00' },
    })
    expect(await emailsOf(person)).toEqual(['plan-requested'])
  })

  test('asked for twice is one request, and another one waits until it is withdrawn', async () => {
    const person = await app.newPerson()
    expect(await outcomeOf(person, PLUS)).toBe('requested')
    expect(await outcomeOf(person, PLUS)).toBe('requested')
    const refused = await choose(person, PRO)
    expect(refused).toMatchObject({ status: 409, error: { Code: 'PlanRequestOpen', Message: messages.planRequestOpen } })

    expect(must(await person.call(WithdrawPlanRequest, {})).Withdrawn).toBe(true)
    expect(must(await person.call(WithdrawPlanRequest, {})).Withdrawn).toBe(false)
    expect(await outcomeOf(person, PRO)).toBe('requested')
    expect((await requestsOf(person)).map(({ status }) => status)).toEqual(['withdrawn', 'requested'])
  })

  test('two different requests at once leave one', async () => {
    const person = await app.newPerson()
    const answers = await Promise.all([choose(person, PLUS), choose(person, PRO), choose(person, PLUS, 'year')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await requestsOf(person)).toHaveLength(1)
    expect(await emailsOf(person)).toEqual(['plan-requested'])
  })

  test('is active once the operator says so, and the session shows it when asked', async () => {
    const person = await subscriber(PLUS)
    const plan = await planOf(person)
    expect(plan).toMatchObject({ Plan: { PlanId: PLUS }, Period: { Interval: 'month', Price: '15.00' }, Request: null })
    const [days] = await app.sql<{ days: number }>(`select extract(day from $1::timestamptz - $2::timestamptz)::int as days`, [
      plan.Period!.EndsAt,
      plan.Period!.StartedAt,
    ])
    expect(days!.days).toBeGreaterThanOrEqual(28)
    expect(days!.days).toBeLessThanOrEqual(31)

    const { data, headers } = await person.call(FollowPlan, {})
    expect(data).toMatchObject({ PlanId: PLUS, Plan: 'Plus', SessionId: person.sessionId, Profile: { ProfileId: person.profileId } })
    const record = recordIn(headers)
    expect(record?.value).toEqual(data)
    expect(record?.line).toContain('Max-Age=2592000')
    expect(headers.getSetCookie().some((cookie) => cookie.startsWith('sid='))).toBe(false)
    expect(await emailsOf(person)).toEqual(['plan-requested', 'plan-activated'])
  })

  test('keeps the agreed price when a later price is higher', async () => {
    const person = await app.newPerson()
    await outcomeOf(person, PLUS)
    expect((await operate(app, 'plans', 'set-price', 'plus', '19.00', '190.00')).exitCode).toBe(0)
    try {
      await operate(app, 'plans', 'activate', (await requestsOf(person))[0]!.id)
      expect((await planOf(person)).Period?.Price).toBe('15.00')
      expect(must(await app.visitor().call(GetPricingPlans, {})).Plans[1]).toMatchObject({ PriceMonth: '19.00', PriceYear: '190.00' })
    } finally {
      await operate(app, 'plans', 'set-price', 'plus', '15.00', '150.00')
    }
  })

  test('is asked for once more by who has it, and then goes on for one period', async () => {
    const person = await subscriber(PLUS)
    const before = (await planOf(person)).Period!
    expect(await outcomeOf(person, PLUS)).toBe('requested')
    await operate(app, 'plans', 'activate', (await requestsOf(person))[1]!.id)
    const after = (await planOf(person)).Period!
    expect(after.StartedAt).toBe(before.StartedAt)
    expect(Date.parse(after.EndsAt) - Date.parse(before.EndsAt)).toBeGreaterThanOrEqual(28 * 86_400_000)
  })

  test('takes the place of a cheaper paid one, of which one live period is left', async () => {
    const person = await subscriber(PLUS)
    await choose(person, PRO, 'year')
    await operate(app, 'plans', 'activate', (await requestsOf(person))[1]!.id)
    expect(await planOf(person)).toMatchObject({ Plan: { PlanId: PRO }, Period: { Interval: 'year', Price: '450.00' } })
    expect(await app.sql('select 1 from subscription where account_id = $1 and ended_at is null', [person.accountId])).toHaveLength(1)
  })
})

describe('a cheaper plan', () => {
  test('comes at the end of the paid period, once, whoever looks', async () => {
    const person = await subscriber(PRO)
    expect(await outcomeOf(person, FREE)).toBe('scheduled')
    expect(await outcomeOf(person, FREE)).toBe('scheduled')
    expect(await planOf(person)).toMatchObject({ Plan: { PlanId: PRO }, Next: { PlanId: FREE, Name: 'Free' } })

    await endPeriods()
    expect((await planOf(person)).Plan.PlanId).toBe(PRO)
    await letPeriodEnd(person)
    await Promise.all([endPeriods(), endPeriods()])
    await endPeriods()
    expect(await planOf(person)).toMatchObject({ Plan: { PlanId: FREE }, Period: null, Next: null })
    expect(await emailsOf(person)).toEqual(['plan-requested', 'plan-activated', 'plan-scheduled', 'plan-period-ended'])
  })

  test('with a price of its own begins a period at its end', async () => {
    const person = await subscriber(PRO)
    await outcomeOf(person, PLUS)
    await letPeriodEnd(person)
    await endPeriods()
    const plan = await planOf(person)
    expect(plan).toMatchObject({ Plan: { PlanId: PLUS }, Period: { Interval: 'month', Price: '15.00' } })
    await endPeriods()
    expect(await planOf(person)).toEqual(plan)
  })

  test('does not come when somebody else has prolonged the period while the worker waited', async () => {
    const person = await subscriber(PRO)
    await outcomeOf(person, FREE)
    await letPeriodEnd(person)
    let ending: Promise<void> | undefined
    await app.services.database.transaction(everything('another worker'), async (db) => {
      await db.sql('select 1 from account where id = $1 for update', [person.accountId])
      ending = endPeriods()
      await expect.poll(waitingForLocks).toBe(1)
      await db.sql(`update subscription set current_period_end = now() + interval '1 month' where account_id = $1`, [person.accountId])
    })
    await ending
    expect((await planOf(person)).Plan.PlanId).toBe(PRO)
  })

  test('is taken back by choosing the current one', async () => {
    const person = await subscriber(PRO)
    await outcomeOf(person, PLUS)
    expect(await outcomeOf(person, PRO)).toBe('kept')
    expect(await planOf(person)).toMatchObject({ Plan: { PlanId: PRO }, Next: null, Request: null })
  })

  test('comes at once where nothing is paid for, and the record follows', async () => {
    const person = await app.newPerson()
    await app.sql('update account set plan_id = $2 where id = $1', [person.accountId, PRO])
    const { data, headers } = await choose(person, FREE)
    expect(data).toMatchObject({ Outcome: 'changed', Session: { PlanId: FREE, Plan: 'Free' } })
    expect(recordIn(headers)?.value).toEqual(data.Session)
    expect(await outcomeOf(person, FREE)).toBe('kept')
  })

  test('waits for an open request to be withdrawn', async () => {
    const person = await subscriber(PLUS)
    await outcomeOf(person, PRO)
    expect(await choose(person, FREE)).toMatchObject({ status: 409, error: { Code: 'PlanRequestOpen' } })
  })
})

test('whose account is out of use hears nothing of its plan', async () => {
  const person = await subscriber(PLUS)
  await letPeriodEnd(person)
  await app.sql(`update account set status = 'P' where id = $1`, [person.accountId])
  await endPeriods()
  expect(await app.sql('select plan_id from account where id = $1', [person.accountId])).toEqual([{ plan_id: FREE }])
  expect(await emailsOf(person)).toEqual(['plan-requested', 'plan-activated'])
})

test('a paid period that nobody renewed ends on the free plan', async () => {
  const person = await subscriber(PLUS)
  await letPeriodEnd(person)
  await endPeriods()
  expect(await planOf(person)).toMatchObject({ Plan: { PlanId: FREE }, Period: null })
})

test.each([
  ['an unknown plan', { PlanId: 99, Interval: 'month' }, 404, undefined],
  ['no plan', { Interval: 'month' }, 400, { PlanId: 'Plan can not be empty.' }],
  ['another interval', { PlanId: PLUS, Interval: 'week' }, 400, { Interval: 'Billing interval is not valid.' }],
])('refuses %s', async (_what, input, status, fields) => {
  const answer = await (await app.newPerson()).call(UpgradePlan, input as InputOf<typeof UpgradePlan>)
  expect(answer.status).toBe(status)
  expect(answer.error?.Fields).toEqual(fields)
})

test('a plan that is not public is not offered and can not be chosen, but stays with who has it', async () => {
  await app.sql(
    `insert into plan (id, code, name, price_month_cents, price_year_cents, is_public) values (50, 'old', 'Old', 900, 9000, false)`,
  )
  const person = await app.newPerson()
  expect((await choose(person, 50)).status).toBe(404)
  expect(must(await app.visitor().call(GetPricingPlans, {})).Plans).toHaveLength(3)
  await app.sql('update account set plan_id = 50 where id = $1', [person.accountId])
  expect((await planOf(person)).Plan.Name).toBe('Old')
})

describe('the operator', () => {
  test('sees requests by their ids, declines with a reason, and everything is in the audit', async () => {
    const person = await app.newPerson()
    await outcomeOf(person, PRO)
    const waiting = await operatedList(app, 'plans', 'requests')
    const mine = waiting.find((line) => line['Email'] === person.email)
    expect(mine).toMatchObject({ Status: 'requested', Plan: 'Pro', Interval: 'month', Price: '45.00' })
    const id = String(mine!['Id'])

    expect((await operate(app, 'plans', 'decline', id)).exitCode).toBe(1)
    const declined = await operate(app, 'plans', 'decline', id, '--reason', 'Not paid', '--as', 'Kim')
    expect(declined).toMatchObject({ exitCode: 0, complained: '' })
    expect(await operate(app, 'plans', 'activate', id)).toMatchObject({ exitCode: 1, said: '' })
    expect(await planOf(person)).toMatchObject({ Plan: { PlanId: FREE }, Request: null })
    expect(await emailsOf(person)).toEqual(['plan-requested', 'plan-declined'])
    expect(await app.sql(`select actor, operation, detail from audit_event where chain = 'operator' and object_id = $1`, [id])).toEqual([
      {
        actor: { operator: 'Kim' },
        operation: 'plans decline',
        detail: { account: person.accountId, plan: 'Pro', interval: 'month', priceCents: 4500, reason: 'Not paid' },
      },
    ])
  })

  test('two who activate at once give one period', async () => {
    const person = await app.newPerson()
    await outcomeOf(person, PLUS)
    const [request] = await requestsOf(person)
    const codes = await Promise.all([1, 2].map(async () => (await operate(app, 'plans', 'activate', request!.id)).exitCode))
    expect(codes.toSorted()).toEqual([0, 1])
    expect(await app.sql('select 1 from subscription where account_id = $1', [person.accountId])).toHaveLength(1)
  })

  test.each([
    ['an amount that is none', ['plus', '15,00', '150.00'], '"15,00" is not an amount.'],
    ['half a price', ['plus', '0', '150.00'], 'both prices to zero'],
    ['a price for the free plan', ['free', '1.00', '10.00'], 'The free plan must stay free'],
    ['an unknown plan', ['gold', '1.00', '10.00'], 'There is no plan "gold".'],
  ])('is refused %s', async (_what, words, sentence) => {
    const { exitCode, complained } = await operate(app, 'plans', 'set-price', ...words)
    expect(exitCode).toBe(1)
    expect(complained).toContain(sentence)
  })
})

describe('room for files', () => {
  const send = (person: TestPerson, bytes: number) =>
    person.raw('/uploads', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/octet-stream',
        'File-Name': 'homes.csv',
        'File-Purpose': 'asset-import',
        [CallHeaders.transactionId]: crypto.randomUUID(),
      },
      body: Buffer.alloc(bytes, 'a'),
    })

  test('ends with the plan, says which one, and counts what is there', async () => {
    const person = await app.newPerson()
    expect((await send(person, 1_000)).status).toBe(200)
    expect((await planOf(person)).Usage.StorageBytes).toBe(1_000)

    await app.sql(
      `insert into upload (account_id, purpose, file_name, bytes, storage_key) values ($1, 'asset-import', 'old.csv', $2, 'imports/none')`,
      [person.accountId, 2 ** 30 - 1_500],
    )
    expect((await send(person, 500)).status).toBe(200)
    const refused = await send(person, 1)
    expect(refused.status).toBe(413)
    const { Error } = (await refused.json()) as { Error: { Code: string; Fields: Record<string, string> } }
    expect(Error.Code).toBe('StorageFull')
    expect(Error.Fields['File-Name']).toBe(
      'Your Free plan holds 1 GB, and this file would go over that. Delete photos you don’t need, or choose a larger plan under Manage Plans.',
    )
    await app.sql('update account set plan_id = $2 where id = $1', [person.accountId, PLUS])
    expect((await send(person, 1)).status).toBe(200)
  })

  test('is refused also when the sender does not say how long the file is', async () => {
    const person = await app.newPerson()
    await app.sql(
      `insert into upload (account_id, purpose, file_name, bytes, storage_key) values ($1, 'asset-import', 'old.csv', $2, 'imports/none')`,
      [person.accountId, 2 ** 30],
    )
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('id,city\n'))
        controller.close()
      },
    })
    const refused = await person.raw('/uploads', {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream', 'File-Name': 'a.csv', 'File-Purpose': 'asset-import' },
      body,
      duplex: 'half',
    } as RequestInit)
    expect(refused.status).toBe(413)
    expect((await planOf(person)).Usage.StorageBytes).toBe(2 ** 30)
  })
})

import { defineEnding, defineEvent, defineQuestion } from '@keystead/contract/rpc/events.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { expect } from 'vitest'
import { app, test } from '../../test/app.ts'
import { z } from 'zod'
import { runAfterEvent } from '../app/after-event.ts'
import type { TestPerson } from '../../test/harness.ts'
import type { Db } from '../database/db.ts'
import type { Claims } from '../database/pool.ts'
import { anonymous } from './actor.ts'
import { type EventContext, type Listener, after, afterEventJob, answer, createEvents, on, refuseWhereVetoed, veto } from './events.ts'

let owner: TestPerson
let other: TestPerson
test.beforeAll(async () => {
  owner = await app.newPerson()
  other = await app.newPerson()
})

const item = z.object({ id: z.string(), accountId: z.uuid() })
const LampLit = defineEvent('lamp.lit', item)
const LampBreaking = defineEnding('lamp.breaking', item)
const HowManyLamps = defineQuestion('lamp.count', z.object({ room: z.string() }), z.number())

function inTransaction<Result>(listeners: readonly Listener[], work: (context: EventContext) => Promise<Result>): Promise<Result> {
  const claims: Claims = { kind: 'account', accountId: owner.accountId }
  return app.services.database.transaction(claims, (db) => work(contextOn(db, listeners)))
}

function contextOn(db: Db, listeners: readonly Listener[]): EventContext {
  return { db, actor: anonymous, services: { ...app.services, events: createEvents(listeners) }, afterCommit: () => {} }
}

const happened = (context: EventContext, event: typeof LampLit, ...ids: string[]) =>
  context.services.events.emit(
    context,
    event,
    ids.map((id) => ({ id, accountId: owner.accountId })),
  )

async function accountOf(db: Db): Promise<string> {
  const [row] = await db.sql<{ account: string }>(`select current_setting('app.account_id', true) as account`)
  return row!.account
}

test('all who listen are told, the lowest first; of an ending the highest first', async () => {
  const told: string[] = []
  const hears = (name: string) => [
    on(LampLit, `${name} hears of it`, async (_context, items) => void told.push(`${name}: ${items.map(({ id }) => id).join(' ')}`)),
    on(LampBreaking, `${name} lets go`, async () => void told.push(name)),
  ]
  await inTransaction([...hears('cellar'), ...hears('attic')], async (context) => {
    await happened(context, LampLit, 'a', 'b')
    await happened(context, LampBreaking, 'a')
  })
  expect(told).toEqual(['cellar: a b', 'attic: a b', 'attic', 'cellar'])
})

test('a listener works for the account whose fact it is, and what follows for the caller again', async () => {
  const seen: string[] = []
  const listener = on(LampLit, 'looks', async ({ db }, items) => void seen.push(`${items.length} ${await accountOf(db)}`))
  await inTransaction([listener], async (context) => {
    const facts = [owner, other, owner].map(({ accountId }, index) => ({ id: `lamp ${index}`, accountId }))
    await context.services.events.emit(context, LampLit, facts)
    expect(await accountOf(context.db)).toBe(owner.accountId)
  })
  expect(seen).toEqual([`2 ${owner.accountId}`, `1 ${other.accountId}`])
})

test('the same thing is told of once in a transaction', async () => {
  const twice = inTransaction([], async (context) => {
    await happened(context, LampLit, 'a')
    await happened(context, LampBreaking, 'a')
    await happened(context, LampLit, 'b', 'a')
  })
  await expect(twice).rejects.toThrow('lamp.lit was told twice of a')
  await inTransaction([], (context) => happened(context, LampLit, 'a'))
})

test('who fails with it refuses it', async () => {
  const listener = on(LampLit, 'fails', async () => {
    throw new Error('no oil')
  })
  await expect(inTransaction([listener], (context) => happened(context, LampLit, 'a'))).rejects.toThrow('no oil')
})

test('what comes after it waits in the queue, and is done with the items as they were', async () => {
  const done: string[] = []
  const listener = after(LampLit, 'writes it down', async ({ db }, items) => void done.push(`${items[0]?.id} ${await accountOf(db)}`))
  await inTransaction([listener], (context) => happened(context, LampLit, 'a'))
  expect(done).toEqual([])
  const [job] = await app.sql<{ data: { listener: string; items: { id: string; accountId: string }[]; event: string } }>(
    `select data from pgboss.job where name = $1 and data ->> 'listener' = 'writes it down'`,
    [afterEventJob.name],
  )
  const services = { ...app.services, events: createEvents([listener]) }
  await runAfterEvent(services, job!.data)
  expect(done).toEqual([`a ${owner.accountId}`])
  // A version that no longer listens has nothing to do.
  await runAfterEvent({ ...app.services, events: createEvents([]) }, job!.data)
})

test('nothing waits of what was undone', async () => {
  const listener = after(LampLit, 'never runs', async () => {})
  const undone = inTransaction([listener], async (context) => {
    await happened(context, LampLit, 'a')
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await app.sql(`select 1 from pgboss.job where data ->> 'listener' = 'never runs'`)).toEqual([])
})

test('all are asked whether something may happen, and the first reason is given', async () => {
  const reason = (name: string, ids: string[]) =>
    veto(LampBreaking, name, async () => ids.map((id) => ({ id, error: CallErrors.StillRunning })))
  await inTransaction([reason('minds', ['a']), reason('does not mind', []), reason('minds too', ['b'])], async (context) => {
    const items = ['a', 'b'].map((id) => ({ id, accountId: owner.accountId }))
    const found = await context.services.events.refusals(context, LampBreaking, items)
    expect(found.map(({ id }) => id)).toEqual(['a', 'b'])
    await expect(refuseWhereVetoed(context, LampBreaking, items)).rejects.toMatchObject({ definition: CallErrors.StillRunning })
    expect(await context.services.events.refusals(context, LampLit, items)).toEqual([])
  })
})

test('a question is answered by each room that has an answer', async () => {
  const listeners = [
    answer(HowManyLamps, 'cellar', async ({ db: _db }, { room }) => room.length),
    answer(HowManyLamps, 'attic', async () => 2),
  ]
  expect(await inTransaction(listeners, (context) => context.services.events.ask(context, HowManyLamps, { room: 'hall' }))).toEqual([4, 2])
})

test('two listeners of one event have two names', () => {
  const one = on(LampLit, 'lights', async () => {})
  expect(() => createEvents([one, one])).toThrow('two listeners have one name')
})

test('telling of many costs no more statements than telling of one', async () => {
  const statements = async (count: number) => {
    let sent = 0
    await inTransaction([on(LampLit, 'counts', async () => {}), after(LampLit, 'counts later', async () => {})], async (context) => {
      const sql: Db['sql'] = (text, values) => {
        sent += 1
        return context.db.sql(text, values)
      }
      await happened({ ...context, db: { ...context.db, sql } }, LampLit, ...Array.from({ length: count }, (_, index) => `lamp ${index}`))
    })
    return sent
  }
  expect(await statements(200)).toBe(await statements(1))
})

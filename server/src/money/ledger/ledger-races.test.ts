import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { expectBooksToHold } from '../../../test/books.ts'
import { type Database, everything, openDatabase } from '../../database/pool.ts'
import type { Db } from '../../database/db.ts'
import { balanceOf, charge, cost, pay, post, postTogether, reverse, uncharge } from './ledger.public.ts'

const CLIENTS = 32
const EACH = 12

let database: Database
test.beforeAll(() => {
  database = openDatabase({
    url: app.databaseUrl,
    size: CLIENTS,
    statementTimeoutMs: 60_000,
    connectionTimeoutMs: 60_000,
    onError: () => {},
  })
})
test.afterAll(() => database.close())
test.afterEach(() => expectBooksToHold(app))

const inBooks = <Result>(work: (db: Db) => Promise<Result>) => database.transaction(everything('a test posts'), work)
const clients = <Result>(count: number, work: (place: number) => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: count }, (_, place) => work(place)))
const failures = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [result.reason as { why?: string }] : []))

async function newIssuer() {
  const { profileId: issuerId, accountId } = await app.newPerson()
  return { issuerId, accountId, paymentAccountId: randomUUID(), recipientId: randomUUID(), assetId: null }
}

const rent = (of: { issuerId: string; assetId: null }, claimId: string, amount: number) =>
  charge({
    ...of,
    invoiceId: claimId,
    times: 1,
    claims: [{ claimId, amount }],
    lines: [{ accountFor: 'rental-income', amount }],
  })

test('32 clients post at once, to accounts that are there and that are new: no deadlock, and every chain is exact', async () => {
  const issuers = [await newIssuer(), await newIssuer(), await newIssuer()]
  const results = await clients(CLIENTS, async (place) => {
    for (let turn = 0; turn < EACH; turn += 1) {
      const of = issuers[(place + turn) % issuers.length]!
      const [claimId, paymentId] = [randomUUID(), randomUUID()]
      await inBooks((db) => post(db, rent(of, claimId, 1_000)))
      await inBooks((db) =>
        postTogether(db, [
          cost({ factId: paymentId, amount: 7 }),
          pay({ ...of, invoiceId: claimId, claimId, paymentId, amount: 1_000, owed: 1_000, issuerFee: 10, payerFee: 5 }),
        ]),
      )
    }
  })
  expect(failures(results)).toEqual([])
  const [statistics] = await app.sql<{ deadlocks: number }>('select deadlocks from pg_stat_database where datname = current_database()')
  expect(statistics!.deadlocks).toBe(0)
  const arrived = await Promise.all(
    issuers.map(({ paymentAccountId }) => inBooks((db) => balanceOf(db, { account: 'at_provider', ownerId: paymentAccountId }))),
  )
  expect(arrived.reduce((sum, cents) => sum + cents, 0)).toBe(CLIENTS * EACH * 990)
  const [{ shards } = { shards: 0 }] = await app.sql<{ shards: number }>(
    `select count(*)::int as shards from ledger_account where kind = 'clearing'`,
  )
  expect(shards).toBe(16)
})

test('the same key from 20 clients is one transaction', async () => {
  const of = await newIssuer()
  const claimId = randomUUID()
  const results = await clients(20, () => inBooks((db) => post(db, rent(of, claimId, 500))))
  expect(failures(results)).toEqual([])
  const posted = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  expect(new Set(posted.map(({ transactionId }) => transactionId)).size).toBe(1)
  expect(posted.filter(({ isNew }) => isNew).length).toBe(1)
  expect(await inBooks((db) => balanceOf(db, { account: 'receivable', ownerId: claimId }))).toBe(500)
})

test('the same key with two amounts at once: one is posted, and the other refused', async () => {
  const of = await newIssuer()
  const claimId = randomUUID()
  const results = await clients(20, (place) => inBooks((db) => post(db, rent(of, claimId, 500 + (place % 2)))))
  expect(failures(results).map(({ why }) => why)).toEqual(Array.from({ length: 10 }, () => 'posted-otherwise'))
})

test('the same reversal from 20 clients is one', async () => {
  const of = await newIssuer()
  const claimId = randomUUID()
  await inBooks((db) => post(db, rent(of, claimId, 500)))
  const results = await clients(20, () => inBooks((db) => reverse(db, uncharge({ invoiceId: claimId, times: 1 }))))
  expect(failures(results)).toEqual([])
  expect(await inBooks((db) => balanceOf(db, { account: 'receivable', ownerId: claimId }))).toBe(0)
})

test('a claim is collected once, however many pay it at once, and whichever of them makes the accounts', async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    const of = await newIssuer()
    const claimId = randomUUID()
    const one = { ...of, invoiceId: claimId, claimId, amount: 100, owed: 100, issuerFee: 0, payerFee: 0 }
    await inBooks((db) => post(db, rent(of, claimId, 500)))
    const results = await clients(10, () => inBooks((db) => post(db, pay({ ...one, paymentId: randomUUID() }))))
    expect(failures(results).map(({ why }) => why)).toEqual(Array.from({ length: 5 }, () => 'receivable-overdrawn'))
    expect(await inBooks((db) => balanceOf(db, { account: 'receivable', ownerId: claimId }))).toBe(0)
  }
})

test('a first posting at the moment in which the profile goes over to another account: the book is of that one', async () => {
  const of = await newIssuer()
  const business = await app.newPerson({ profileType: null })
  let posted: Promise<unknown> = Promise.resolve()
  await inBooks(async (db) => {
    await db.sql('update profile set account_id = $2 where id = $1', [of.issuerId, business.accountId])
    posted = inBooks((other) => post(other, rent(of, randomUUID(), 100)))
    await expect
      .poll(() => app.sql(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
      .toHaveLength(1)
  })
  await posted
  expect(await app.sql('select account_id from ledger_book where id = $1', [of.issuerId])).toEqual([{ account_id: business.accountId }])
})

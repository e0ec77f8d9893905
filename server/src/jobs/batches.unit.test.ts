import { expect, test } from 'vitest'
import type { Db } from '../database/db.ts'
import { type Database, everything } from '../database/pool.ts'
import { repeatWhileFull, workThroughDue } from './batches.ts'

const jobDatabase = { transaction: (_claims: unknown, work: (db: Db) => Promise<unknown>) => work({} as Db) } as unknown as Database
const claims = everything('a test has no rows')
const going = new AbortController().signal

test('what is due is worked off in batches, each after the one before', async () => {
  const asked: (number | null)[] = []
  const done: number[] = []
  await workThroughDue({ jobDatabase }, going, {
    claims,
    atOnce: 2,
    list: async (_db, limit, after: number | null) => {
      asked.push(after)
      return [1, 2, 3, 4, 5].filter((item) => item > (after ?? 0)).slice(0, limit)
    },
    work: async (item) => void done.push(item),
  })
  expect(asked).toEqual([null, 2, 4])
  expect(done).toEqual([1, 2, 3, 4, 5])
})

test('a batch that another worker has in hand is not asked for again and again', async () => {
  let asked = 0
  const list = async () => {
    asked += 1
    return [1, 2]
  }
  await workThroughDue({ jobDatabase }, going, { claims, atOnce: 2, list, work: async () => false })
  expect(asked).toBe(1)
})

test('one that fails is listed again and holds no other up; the job fails in the end', async () => {
  const due = new Set([1, 2, 3, 4, 5])
  const list = async (_db: Db, limit: number) => [...due].slice(0, limit)
  const work = async (item: number) => {
    if (item === 1) throw new Error('the first can not be done')
    due.delete(item)
  }
  await expect(workThroughDue({ jobDatabase }, going, { claims, atOnce: 2, list, work })).rejects.toThrow(
    '5 failed, the first: Error: the first',
  )
  expect([...due]).toEqual([1])
})

test('where all fail, few are tried, and what went wrong with one alone is said as it is', async () => {
  let tries = 0
  const list = async (_db: Db, limit: number) => Array.from({ length: limit }, (_, item) => item)
  const work = async () => {
    tries += 1
    throw new Error('the database is gone')
  }
  await expect(workThroughDue({ jobDatabase }, going, { claims, atOnce: 100, list, work })).rejects.toThrow('10 failed')
  expect(tries).toBe(10)
  await expect(workThroughDue({ jobDatabase }, going, { claims, atOnce: 1, list, work })).rejects.toThrow(/^the database is gone$/)
})

test('a job that is to end does no more', async () => {
  const ending = new AbortController()
  const done: number[] = []
  const work = async (item: number) => {
    done.push(item)
    ending.abort()
  }
  await workThroughDue({ jobDatabase }, ending.signal, { claims, atOnce: 2, list: async () => [1, 2], work })
  await repeatWhileFull(ending.signal, 1, async () => done.push(9))
  expect(done).toEqual([1])
})

test('a step is repeated until it does less than it may', async () => {
  const counts = [3, 3, 1, 3]
  await repeatWhileFull(going, 3, async () => counts.shift()!)
  expect(counts).toEqual([3])
})

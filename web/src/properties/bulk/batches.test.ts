import type { BulkResult } from '@keystead/contract/properties/bulk/bulk.operations.ts'
import { describe, expect, test } from 'vitest'
import { BATCH_SIZE, type BulkProgress, countsOf, inBatches } from './batches.ts'

const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`)
const resultOf = (AssetId: string, Outcome: BulkResult['Outcome'] = 'done'): BulkResult => ({
  AssetId,
  Title: 'A home',
  Outcome,
  Code: null,
  Reason: null,
})

function follow() {
  const told: BulkProgress[] = []
  return { told, onProgress: (progress: BulkProgress) => void told.push(progress) }
}

describe('inBatches', () => {
  test('sends all of them, in order, and tells how far it is', async () => {
    const ids = idsOf(BATCH_SIZE * 2 + 3)
    const sent: string[][] = []
    const { told, onProgress } = follow()
    const work = async (batch: string[]) => {
      sent.push(batch)
      return batch.map((id) => resultOf(id))
    }
    await inBatches(ids, work, { onProgress, isCancelled: () => false })
    expect(sent.flat()).toEqual(ids)
    expect(sent.map((batch) => batch.length)).toEqual([BATCH_SIZE, BATCH_SIZE, 3])
    expect(told.map(({ results, state }) => [results.length, state])).toEqual([
      [0, 'running'],
      [BATCH_SIZE, 'running'],
      [BATCH_SIZE * 2, 'running'],
      [BATCH_SIZE * 2 + 3, 'running'],
      [BATCH_SIZE * 2 + 3, 'finished'],
    ])
  })

  test('stops where it is cancelled, and keeps what was done', async () => {
    const { told, onProgress } = follow()
    let isCancelled = false
    const work = async (batch: string[]) => {
      isCancelled = true
      return batch.map((id) => resultOf(id))
    }
    await inBatches(idsOf(80), work, { onProgress, isCancelled: () => isCancelled })
    expect(told.at(-1)).toMatchObject({ state: 'stopped', total: 80 })
    expect(told.at(-1)?.results).toHaveLength(BATCH_SIZE)
  })

  test('stops at a failure and passes it on', async () => {
    const { told, onProgress } = follow()
    const work = () => Promise.reject(new Error('no connection'))
    await expect(inBatches(idsOf(2), work, { onProgress, isCancelled: () => false })).rejects.toThrow('no connection')
    expect(told.at(-1)).toMatchObject({ state: 'stopped', results: [] })
  })
})

test('a run that stopped goes on where it was', async () => {
  const ids = idsOf(BATCH_SIZE + 2)
  const { told, onProgress } = follow()
  const before = ids.slice(0, BATCH_SIZE).map((id) => resultOf(id))
  const work = async (batch: string[]) => batch.map((id) => resultOf(id, 'unchanged'))
  await inBatches(ids, work, { before, onProgress, isCancelled: () => false })
  expect(told.at(-1)?.results.map(({ AssetId }) => AssetId)).toEqual(ids)
  expect(countsOf(told.at(-1)?.results ?? [])).toEqual({ done: BATCH_SIZE, unchanged: 2, refused: 0 })
})

test('outcomes are counted', () => {
  expect(countsOf([resultOf('1'), resultOf('2', 'refused'), resultOf('3')])).toEqual({ done: 2, unchanged: 0, refused: 1 })
})

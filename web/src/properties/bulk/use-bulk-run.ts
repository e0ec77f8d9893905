import type { DeleteAssets, EditAssets, ListAssets, UnlistAssets } from '@keystead/contract/properties/bulk/bulk.operations.ts'
import type { InputOf, OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { asCallFailure, type CallFailure } from '../../api/failure.ts'
import { refresh } from '../../api/query.ts'
import { randomId } from '../../api/random-id.ts'
import { inBatches, type BulkProgress } from './batches.ts'

type BulkOperation = typeof ListAssets | typeof UnlistAssets | typeof EditAssets | typeof DeleteAssets

/** What is to be done, and with which properties. */
export type BulkWish<Op extends BulkOperation = BulkOperation> = {
  operation: Op
  ids: readonly string[]
  rest: Omit<InputOf<Op>, 'AssetIds'>
}

export type BulkRun = {
  progress: BulkProgress | null
  failure: CallFailure | null
  start<Op extends BulkOperation>(wish: BulkWish<Op>): void
  /** After a failure: from where it stopped. */
  goOn(): void
  /** Takes hold after the batch that is under way. */
  cancel(): void
  close(): void
}

/** A command for many properties, sent in batches. The lists are asked again once, at the end. */
export function useBulkRun(): BulkRun {
  const client = useQueryClient()
  const isCancelled = useRef(false)
  const latest = useRef<{ wish: BulkWish; transactionIds: Map<string, string> } | null>(null)
  const [progress, setProgress] = useState<BulkProgress | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)

  async function run(before: BulkProgress['results']) {
    if (!latest.current) return
    const { wish, transactionIds } = latest.current
    isCancelled.current = false
    setFailure(null)
    const work = async (batch: string[]) => {
      // The same batch after a lost answer is the same intention: no rent goes up twice.
      const key = batch[0] ?? ''
      const transactionId = transactionIds.get(key) ?? randomId()
      transactionIds.set(key, transactionId)
      const input = { ...wish.rest, AssetIds: batch } as InputOf<BulkOperation>
      const output: OutputOf<BulkOperation> = await call(wish.operation as typeof DeleteAssets, input, { transactionId })
      return output.Results
    }
    try {
      await inBatches(wish.ids, work, { before, onProgress: setProgress, isCancelled: () => isCancelled.current })
    } catch (error) {
      setFailure(asCallFailure(error))
    } finally {
      refresh(client, wish.operation)
    }
  }

  return {
    progress,
    failure,
    start(wish) {
      latest.current = { wish: wish as BulkWish, transactionIds: new Map() }
      void run([])
    },
    goOn: () => void run(progress?.results ?? []),
    cancel: () => void (isCancelled.current = true),
    close() {
      setProgress(null)
      setFailure(null)
    },
  }
}

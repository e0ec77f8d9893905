import { GetAssetDetails, GetAssets } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { everything, openDatabase } from '../server/src/database/pool.ts'
import { visitor } from './caller.ts'
import { type Checkout, importBenchmark, thisCheckout } from './checkout.ts'
import { addHomes } from './homes.ts'
import { valueOf } from './options.ts'
import { type Pair, compareAnswers, withPair } from './paired-checkouts.ts'
import { openScratchDatabase } from './scratch-database.ts'
import { compareWithBare } from './whole-and-bare.ts'

const HOMES = 20_000
/** A busy machine needs minutes. */
const FILL_MS = 600_000
const OVER = `${HOMES.toLocaleString('en-US')} homes`
const SEARCH = { Place: 'Denver, CO', MaxPrice: '3000.00', MinBedrooms: 2, Sort: 'price-low' as const, PageSize: 12 }

/**
 * What the whole way of a call costs: against bare Fastify and pg with the very same statements. With `--against` and the
 * folder of an older checkout: the whole way in this one against that in the older one.
 */
export async function run(args: readonly string[]): Promise<void> {
  const older = valueOf(args, '--against')
  if (older !== null) return withPair(older, async (filler, url) => void (await fill(filler, url)), compareVisits)
  const scratch = await openScratchDatabase()
  try {
    const assetId = await fill(thisCheckout, scratch.url)
    await compareWithBare(scratch, GetAssetDetails, { AssetId: assetId }, OVER)
    await compareWithBare(scratch, GetAssets, SEARCH, OVER)
  } finally {
    await scratch.discard()
  }
}

async function fill(filler: Checkout, url: string): Promise<string> {
  const homes = await importBenchmark(filler, 'homes.ts', { addHomes })
  const database = openDatabase({ url, size: 2, statementTimeoutMs: FILL_MS, onError: () => {} })
  try {
    return await database.transaction(everything('the benchmark makes its homes'), (db) => homes.addHomes(db, HOMES))
  } finally {
    await database.close()
  }
}

async function compareVisits({ older, newer }: Pair): Promise<void> {
  const [before, now] = [visitor(older), visitor(newer)]
  const { Items } = await before.ask(GetAssets, SEARCH)
  const calls: readonly [AnyOperation, unknown][] = [
    [GetAssetDetails, { AssetId: Items[0]?.AssetId }],
    [GetAssets, SEARCH],
  ]
  for (const [operation, input] of calls)
    await compareAnswers(`${operation.name}, ${OVER}`, {
      older: () => before.time(operation, input),
      newer: () => now.time(operation, input),
    })
}

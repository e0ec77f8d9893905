import { GetAssetDetails, GetAssets } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { everything, openDatabase } from '../server/src/database/pool.ts'
import { addHomes } from './homes.ts'
import { openScratchDatabase } from './scratch-database.ts'
import { compareWithBare } from './whole-and-bare.ts'

const HOMES = 20_000
const OVER = `${HOMES.toLocaleString('en-US')} homes`

/** What the whole way of a call costs: against bare Fastify and pg with the very same statements. */
export async function run(): Promise<void> {
  const scratch = await openScratchDatabase()
  try {
    const database = openDatabase({ url: scratch.url, size: 2, statementTimeoutMs: 60_000, onError: () => {} })
    const assetId = await database.transaction(everything('the benchmark makes its homes'), (db) => addHomes(db, HOMES))
    await database.close()
    await compareWithBare(scratch, GetAssetDetails, { AssetId: assetId }, OVER)
    await compareWithBare(
      scratch,
      GetAssets,
      { Place: 'Denver, CO', MaxPrice: '3000.00', MinBedrooms: 2, Sort: 'price-low', PageSize: 12 },
      OVER,
    )
  } finally {
    await scratch.discard()
  }
}

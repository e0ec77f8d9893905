import { GetAgents, GetTopAgents } from '@keystead/contract/marketplace/directory/directory.operations.ts'
import { everything, openDatabase } from '../server/src/database/pool.ts'
import { addAgents, addBusinesses } from './agents.ts'
import { openScratchDatabase } from './scratch-database.ts'
import { compareWithBare } from './whole-and-bare.ts'

const AGENTS = 50_000
const BUSINESSES = 5_000
const OVER = `${AGENTS.toLocaleString('en-US')} agents and ${BUSINESSES.toLocaleString('en-US')} businesses`

/** What a visitor asks of the directory, and what the home page does. */
export async function run(): Promise<void> {
  const scratch = await openScratchDatabase()
  try {
    const database = openDatabase({ url: scratch.url, size: 2, statementTimeoutMs: 60_000, onError: () => {} })
    await database.transaction(everything('the benchmark makes its agents'), async (db) => {
      await addAgents(db, AGENTS)
      await addBusinesses(db, BUSINESSES)
    })
    await database.close()
    await compareWithBare(scratch, GetTopAgents, { Count: 6 }, OVER)
    await compareWithBare(scratch, GetAgents, { PageSize: 12 }, `${OVER}, all`)
    await compareWithBare(scratch, GetAgents, { Kind: 'businesses', PageSize: 12 }, `${OVER}, businesses alone`)
    await compareWithBare(scratch, GetAgents, { Place: 'Denver, CO', Sort: 'distance', PageSize: 12 }, `${OVER}, near a city`)
  } finally {
    await scratch.discard()
  }
}

import { join } from 'node:path'
import { type Checkout, importBenchmark, startServer, stopServer, thisCheckout } from './checkout.ts'
import { valueOf } from './options.ts'
import { type Pair, compareAnswers, withPair } from './paired-checkouts.ts'
import { openScratchDatabase } from './scratch-database.ts'
import { machine } from './side-by-side.ts'
import { callsOf } from './signed-in-calls.ts'
import { compareGrowth, operationName } from './signed-in-growth.ts'
import { fillSignedIn } from './signed-in-fill.ts'
import { AGENTS, OWNERS, PARTNERS, TENANTS, nameOf } from './signed-in-people.ts'

/*
 * How fast signed-in people are answered: owners, and agents, co-owners and tenants of what another owner manages.
 *
 *   npm run bench -- signed-in                            those who have much against those who have little
 *   npm run bench -- signed-in --against /path/to/older   this checkout against an older one, call by call
 */
export async function run(args: readonly string[]): Promise<void> {
  const older = valueOf(args, '--against')
  if (older === null) await measureGrowth()
  else await withPair(older, fill, comparePeople)
}

const say = (line: string) => console.log(`  filling: ${line}`)

async function fill(filler: Checkout, url: string): Promise<void> {
  const people = await importBenchmark(filler, 'signed-in-fill.ts', { fillSignedIn })
  await people.fillSignedIn(url, say)
}

async function measureGrowth(): Promise<void> {
  const scratch = await openScratchDatabase()
  try {
    await fillSignedIn(scratch.url, say)
    const server = await startServer(thisCheckout, { DATABASE_URL: scratch.url, DATA_DIR: join(scratch.dataDir, 'server') })
    try {
      console.log(`\nMedians of what one answer takes, one call at a time, and their ratio in rounds in turns\n${machine()}`)
      await compareGrowth(server.url)
    } finally {
      await stopServer(server)
    }
  } finally {
    await scratch.discard()
  }
}

async function comparePeople({ older, newer }: Pair): Promise<void> {
  for (const person of [...OWNERS, ...AGENTS, ...PARTNERS, ...TENANTS]) {
    const before = await callsOf(older, person)
    const now = await callsOf(newer, person, before.assetId)
    for (const kind of ['list', 'details', 'edit'] as const) {
      const [olderWay, newerWay] = [before[kind], now[kind]]
      if (olderWay && newerWay)
        await compareAnswers(`${operationName(kind, person)}, ${nameOf(person)}`, { older: olderWay, newer: newerWay })
    }
  }
}

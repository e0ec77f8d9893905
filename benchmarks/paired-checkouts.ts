import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openEmbeddedDatabase } from '../server/src/database/embedded.ts'
import { type Checkout, type Server, checkoutAt, prepareDatabase, startServer, stopServer, thisCheckout } from './checkout.ts'
import { machine } from './side-by-side.ts'
import { type Way, isNarrow, measureRatio } from './paired-rounds.ts'

/** Addresses of the two servers. */
export type Pair = { older: string; newer: string }
type Fill = (filler: Checkout, url: string) => Promise<void>

/**
 * The older checkout fills, the newer one migrates a copy: so both have the same rows, each as its own schema has them, and
 * no filler has to know another schema than that of its checkout.
 */
export async function withPair(olderRoot: string, fill: Fill, work: (pair: Pair) => Promise<void>): Promise<void> {
  const older = checkoutAt(olderRoot)
  const dataDir = await mkdtemp(join(tmpdir(), 'keystead-bench-'))
  const embedded = await openEmbeddedDatabase({ dataDir, log: () => {} })
  const servers: Server[] = []
  try {
    const olderEnvironment = { DATABASE_URL: embedded.url, DATA_DIR: join(dataDir, 'older') }
    const newerUrl = new URL(embedded.url)
    newerUrl.pathname = '/newer'
    const newerEnvironment = { DATABASE_URL: newerUrl.href, DATA_DIR: join(dataDir, 'newer') }
    await prepareDatabase(older, olderEnvironment)
    await fill(older, embedded.url)
    await run(embedded.superuserUrl, `create database newer template keystead owner keystead strategy file_copy`)
    const started = performance.now()
    await prepareDatabase(thisCheckout, newerEnvironment)
    console.log(`  the newer checkout migrated its copy in ${Math.round((performance.now() - started) / 1_000)} s`)
    for (const url of [embedded.url, newerUrl.href]) await run(url, 'vacuum (analyze)')
    for (const [checkout, environment] of [[older, olderEnvironment] as const, [thisCheckout, newerEnvironment] as const])
      servers.push(await startServer(checkout, environment))
    console.log(`\nThe older checkout, commit ${older.commit}, against this one, the newer\n${machine()}`)
    console.log('Medians of what one answer takes, one call at a time; the ratio is newer / older, in rounds in turns')
    await work({ older: servers[0]!.url, newer: servers[1]!.url })
  } finally {
    for (const server of servers) await stopServer(server)
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Prints one line, and whether what it says is known well enough. */
export async function compareAnswers(title: string, ways: { older: Way; newer: Way }): Promise<void> {
  const measured = await measureRatio([ways.older, ways.newer])
  const { medians, ratio, low, high, rounds } = measured
  const [older, newer] = medians.map((median) => `${median.toFixed(2).padStart(8)} ms`)
  const doubt = isNarrow(measured) ? '' : `, the interval is still ${((high / low - 1) * 100).toFixed(1)} % wide`
  console.log(
    `  ${title.padEnd(52)} older ${older}  newer ${newer}  ratio ${ratio.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)}); ${rounds} rounds${doubt}`,
  )
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

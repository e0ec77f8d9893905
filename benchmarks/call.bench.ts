import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { GetAssetDetails, GetAssets } from '@keystead/contract/assets/properties/property.operations.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { everything, openDatabase } from '../server/src/database/pool.ts'
import type { RecordedStatement } from './call-server.ts'
import { addHomes } from './homes.ts'
import { openScratchDatabase } from './scratch-database.ts'
import { measureSideBySide } from './side-by-side.ts'

const HOMES = 20_000
const CONNECTIONS = 8
const SECONDS = 4

/** What the whole way of a call costs: against bare Fastify and pg with the very same statements. */
export async function run(): Promise<void> {
  const scratch = await openScratchDatabase()
  try {
    const database = openDatabase({ url: scratch.url, size: 2, statementTimeoutMs: 60_000, onError: () => {} })
    const assetId = await database.transaction(everything('the benchmark makes its homes'), (db) => addHomes(db, HOMES))
    await database.close()
    await compare(scratch, GetAssetDetails, { AssetId: assetId })
    await compare(scratch, GetAssets, { Place: 'Denver, CO', MaxPrice: '3000.00', MinBedrooms: 2, Sort: 'price-low', PageSize: 12 })
  } finally {
    await scratch.discard()
  }
}

async function compare(scratch: { url: string; dataDir: string }, operation: AnyOperation, input: unknown): Promise<void> {
  const body = JSON.stringify(input)
  const whole = await start({ kind: 'whole', ...scratch, statements: [], path: operation.path })
  const statements = await recordedStatements(whole, operation.path, body)
  const bare = await start({ kind: 'bare', ...scratch, statements, path: operation.path })
  await measureSideBySide(
    `${operation.name}: ${statements.length} statements, ${HOMES.toLocaleString('en-US')} homes, ${CONNECTIONS} connections`,
    'requests/s',
    [
      { name: 'whole way of a call', measure: () => requestsPerSecond(whole.port, operation.path, body) },
      { name: 'bare Fastify + pg, same statements', measure: () => requestsPerSecond(bare.port, operation.path, body) },
    ],
    { goal: 0.75 },
  )
  for (const { child } of [whole, bare]) child.disconnect()
}

type Server = { child: ChildProcess; port: number }

async function start(options: {
  kind: 'whole' | 'bare'
  url: string
  dataDir: string
  statements: RecordedStatement[]
  path: string
}): Promise<Server> {
  const child = fork(new URL('./call-server.ts', import.meta.url))
  child.send(options)
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { child, port }
}

async function recordedStatements({ child, port }: Server, path: string, body: string): Promise<RecordedStatement[]> {
  child.send('record')
  await once(child, 'message')
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  if (!response.ok) throw new Error(`the call fails: ${await response.text()}`)
  child.send('done')
  const [{ statements }] = (await once(child, 'message')) as [{ statements: RecordedStatement[] }]
  return statements
}

async function requestsPerSecond(port: number, path: string, body: string): Promise<number> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Device-Id': 'benchmark-device' },
    body,
    connections: CONNECTIONS,
    duration: SECONDS,
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} answers were not 200, ${result.errors} failed`)
  return result.requests.average
}

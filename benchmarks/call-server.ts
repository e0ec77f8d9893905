import Fastify from 'fastify'
import pg from 'pg'
import { pino } from 'pino'
import { createApp } from '../server/src/app/app.ts'
import { readSettings } from '../server/src/settings/env.ts'
import { openServices } from '../server/src/app/open-services.ts'

/*
 * A child of the call benchmark: `whole` serves calls through everything a call goes through; `bare` is Fastify with
 * the same statements, recorded from the whole way, and nothing else.
 */

export type RecordedStatement = { name?: string; text: string; values: unknown[] }
/** `bare` runs the set that a request names with `?set=1`, the first one where it names none. */
type Start = { kind: 'whole' | 'bare'; url: string; dataDir: string; sets: RecordedStatement[][]; path: string }

const CONNECTIONS = 16

process.once('message', async (start: Start) => {
  const port = start.kind === 'whole' ? await serveWhole(start) : await serveBare(start)
  process.send?.({ port })
})
process.once('disconnect', () => process.exit(0))

async function serveWhole({ url, dataDir }: Start): Promise<number> {
  const settings = readSettings({
    PORT: '0',
    DEMO: '0',
    DATA_DIR: dataDir,
    DATABASE_POOL_SIZE: String(CONNECTIONS),
    CALLS_PER_MINUTE: '100000000',
  })
  const { services } = await openServices({
    settings,
    url,
    log: pino({ level: 'silent' }),
    secret: 'a secret of the benchmark, long enough',
  })
  recordStatements(services.database.pool)
  const app = await createApp(services, null)
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  return app.port()
}

async function serveBare({ url, sets, path }: Start): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS })
  pool.on('error', () => {})
  const server = Fastify()
  server.post<{ Querystring: { set?: string } }>(path, async ({ query }) => {
    const results = []
    for (const { name, text, values } of sets[Number(query.set ?? 0)] ?? []) results.push((await pool.query({ name, text, values })).rows)
    return { StatusCode: 200, Data: results }
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const [address] = server.addresses()
  return typeof address === 'object' ? address.port : 0
}

/** Sends the parent what one call asks of the database, when it says that it is about to make one. */
function recordStatements(pool: pg.Pool): void {
  process.on('message', (message: unknown) => {
    if (message !== 'record') return
    const statements: RecordedStatement[] = []
    const query = pool.query.bind(pool)
    pool.query = ((config: pg.QueryConfig | string, values?: unknown[]) => {
      if (typeof config === 'string') statements.push({ text: config, values: values ?? [] })
      else statements.push({ name: config.name, text: config.text, values: config.values ?? [] })
      return (query as (...args: unknown[]) => unknown)(config, values)
    }) as typeof pool.query
    process.send?.('recording')
    process.once('message', () => {
      pool.query = query as typeof pool.query
      process.send?.({ statements })
    })
  })
}

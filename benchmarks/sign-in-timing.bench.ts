import { randomUUID } from 'node:crypto'
import { Login } from '@keystead/contract/security/sign-in/account.operations.ts'
import { pino } from 'pino'
import { createApp } from '../server/src/app/app.ts'
import { everything } from '../server/src/database/pool.ts'
import { readSettings } from '../server/src/settings/env.ts'
import { hashPassword } from '../server/src/secrets/password-hash.ts'
import { openServices } from '../server/src/app/open-services.ts'
import { openScratchDatabase } from './scratch-database.ts'
import { machine, median } from './side-by-side.ts'

const TRIES = 400
const GOAL_MS = 5

/** Whether the time of a refused sign-in tells if the account exists: known and unknown emails in turns, one at a time. */
export async function run(): Promise<void> {
  const scratch = await openScratchDatabase()
  try {
    const settings = readSettings({
      PORT: '0',
      DEMO: '0',
      DATA_DIR: scratch.dataDir,
      TRUST_PROXY: '1',
      CALLS_PER_MINUTE: '10000000',
      SENSITIVE_CALLS_PER_10_MINUTES: '100000',
    })
    const { services, close } = await openServices({
      settings,
      url: scratch.url,
      log: pino({ level: 'silent' }),
      secret: 'a secret of the benchmark, long enough',
    })
    const known = Array.from({ length: TRIES }, () => `${randomUUID()}@example.com`)
    const passwordHash = await hashPassword('the right password')
    await services.database.transaction(everything('the benchmark makes its accounts'), (db) =>
      db.sql('insert into account (email, password_hash) select unnest($1::text[]), $2', [known, passwordHash]),
    )
    const app = await createApp(services, null)
    await app.server.listen({ port: 0, host: '127.0.0.1' })
    const url = `http://127.0.0.1:${app.port()}${Login.path}`

    const times = { known: [] as number[], unknown: [] as number[] }
    for (let turn = 0; turn < 20; turn += 1) await refusedSignIn(url, `${randomUUID()}@example.com`, turn)
    for (const [turn, email] of known.entries()) {
      const contenders = [['known', email] as const, ['unknown', `${randomUUID()}@example.com`] as const]
      for (const [kind, tried] of turn % 2 === 0 ? contenders : contenders.toReversed()) {
        times[kind].push(await refusedSignIn(url, tried, turn))
      }
    }
    report(times)
    await app.drain()
    await close()
  } finally {
    await scratch.discard()
  }
}

/** Milliseconds until a wrong password is refused. Each try comes from another address, so that none is slowed down. */
async function refusedSignIn(url: string, Email: string, turn: number): Promise<number> {
  const from = performance.now()
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.18.${turn >> 8}.${turn & 255}` },
    body: JSON.stringify({ Email, Password: 'not the password' }),
  })
  await response.arrayBuffer()
  if (response.status !== 401) throw new Error(`expected 401, got ${response.status}`)
  return performance.now() - from
}

function report(times: { known: number[]; unknown: number[] }): void {
  const [known, unknown] = [median(times.known), median(times.unknown)]
  const difference = Math.abs(known - unknown)
  console.log(`\nTime of a refused sign-in, ${TRIES} tries each in turns\n${machine()}`)
  console.log(`  known email    median ${known.toFixed(2)} ms`)
  console.log(`  unknown email  median ${unknown.toFixed(2)} ms`)
  console.log(`  difference ${difference.toFixed(2)} ms, goal under ${GOAL_MS} ms: ${difference < GOAL_MS ? 'met' : 'MISSED'}`)
}

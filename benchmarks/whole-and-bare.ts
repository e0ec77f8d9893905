import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import type { RecordedStatement } from './call-server.ts'
import { measureSideBySide } from './side-by-side.ts'

const CONNECTIONS = 8
const SECONDS = 4

/** Measures a call through everything a call goes through, against Fastify with the same statements. `over` says how much data there is. */
export async function compareWithBare(
  scratch: { url: string; dataDir: string },
  operation: AnyOperation,
  input: unknown,
  over: string,
): Promise<void> {
  const body = JSON.stringify(input)
  const whole = await start({ kind: 'whole', ...scratch, sets: [], path: operation.path })
  const statements = await recordedStatements(whole, operation.path, body)
  const bare = await start({ kind: 'bare', ...scratch, sets: [statements], path: operation.path })
  await measureSideBySide(
    `${operation.name}: ${statements.length} statements, ${over}, ${CONNECTIONS} connections`,
    'requests/s',
    [
      { name: 'whole way of a call', measure: () => requestsPerSecond(whole.port, operation.path, body) },
      { name: 'bare Fastify + pg, same statements', measure: () => requestsPerSecond(bare.port, operation.path, body) },
    ],
    { goal: 0.75 },
  )
  for (const { child } of [whole, bare]) child.disconnect()
}

export type Server = { child: ChildProcess; port: number }

export async function start(options: {
  kind: 'whole' | 'bare'
  url: string
  dataDir: string
  sets: RecordedStatement[][]
  path: string
}): Promise<Server> {
  const child = fork(new URL('./call-server.ts', import.meta.url))
  child.send(options)
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { child, port }
}

export async function recordedStatements({ child, port }: Server, path: string, body: string): Promise<RecordedStatement[]> {
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

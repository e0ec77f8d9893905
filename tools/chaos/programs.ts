import type { ChildProcess } from 'node:child_process'
import { closeSync, createWriteStream, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { spawnTied } from '../../server/src/process/tied-process.ts'
import { ROOT } from '../run-step.ts'
import { type CodeMutant, MUTANT_VARIABLE } from './mutant.ts'

/*
 * Programs that run beside the harness, each started as people start it. They end with the harness, and it ends no other.
 */

const COMPANIES = {
  gateway: { main: join(ROOT, 'gateway/src/main.ts'), flags: ['--review', 'manual'], variables: 'GATEWAY' },
  bureau: { main: join(ROOT, 'gateway/src/bureau-main.ts'), flags: [], variables: 'BUREAU' },
} as const
/** The server's own program, which accepts a sandbox of payments where no demo is. */
const APP = join(ROOT, 'server/test/sandbox-main.ts')
const HOOKS = pathToFileURL(join(ROOT, 'tools/chaos/mutant-hooks.ts')).href
const READY_WITHIN_MS = 300_000

export type Program = { readonly url: string; readonly child: ChildProcess }

export type Keys = { readonly secretKey: string; readonly webhookSecret: string }

/** The payment gateway or the screening bureau, as a demo has them. */
export async function startCompanyProgram(
  folder: string,
  name: keyof typeof COMPANIES,
  { secretKey, webhookSecret }: Keys,
): Promise<Program> {
  const { main, flags, variables } = COMPANIES[name]
  const child = spawnTied(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', main, '--data', join(folder, name), '--port', '0', ...flags],
    {
      env: { ...process.env, [`${variables}_SECRET_KEY`]: secretKey, [`${variables}_WEBHOOK_SECRET`]: webhookSecret },
      stdio: ['ignore', 'pipe', 'pipe'],
      lastSignal: 'SIGTERM',
    },
  )
  child.stderr!.pipe(createWriteStream(join(folder, `${name}.log`), { flags: 'a' }))
  for await (const line of createInterface({ input: child.stdout! })) {
    const [, url] = /^The sandbox \w+ is at (http:\S+)$/.exec(line) ?? []
    if (!url) continue
    child.stdout!.resume()
    return { url, child }
  }
  throw new Error(`the sandbox ${name} did not start`)
}

export type AppSettings = {
  readonly folder: string
  readonly name: string
  readonly port: number
  readonly environment: Readonly<Record<string, string>>
  readonly edits: readonly CodeMutant[]
}

/** An app that serves and works off jobs. It is on its way; `untilReady` waits for it. */
export function startAppProgram({ folder, name, port, environment, edits }: AppSettings): Program {
  // A file, and no pipe: one whose reader has died would hold it up for ever.
  const log = openSync(join(folder, `${name}.log`), 'a')
  const child = spawnTied(process.execPath, [...(edits.length > 0 ? ['--import', HOOKS] : []), APP, 'all'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...environment,
      PORT: String(port),
      DATA_DIR: join(folder, name),
      [MUTANT_VARIABLE]: JSON.stringify(edits),
    },
    stdio: ['ignore', log, log],
    lastSignal: 'SIGTERM',
  })
  closeSync(log)
  return { url: `http://127.0.0.1:${port}`, child }
}

/** Answers once it serves. False: it has ended before. */
export async function untilReady({ url, child }: Program): Promise<boolean> {
  for (const began = Date.now(); Date.now() - began < READY_WITHIN_MS; await pause(100)) {
    if (hasEnded(child)) return false
    const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return true
  }
  throw new Error(`${url} is not ready after ${READY_WITHIN_MS / 1_000} s`)
}

export async function end({ child }: Program, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (hasEnded(child)) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill(signal)
  await ended
}

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** The server of the embedded database: its children notice, and the harness starts another one on the same data. */
export async function killDatabase(dataDir: string): Promise<void> {
  const record = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8')) as { folder: string }
  const [pid = ''] = (await readFile(resolve(dataDir, record.folder, 'postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

import type { ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openEmbeddedDatabase } from '../server/src/database/embedded.ts'
import { readSettings } from '../server/src/settings/env.ts'
import { endWithParent } from '../server/src/process/parent-watch.ts'
import { spawnTied } from '../server/src/process/tied-process.ts'
import { openSandboxes } from './sandboxes.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const web = join(root, 'web')
const pagesUrl = 'http://localhost:5173'

const { settings, database } = await open().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})

// As the database, they stay up while the server restarts.
const sandboxes = await openSandboxes()
for (const failure of sandboxes.failures) console.log(failure)
const server = run(root, ['--watch', '--watch-preserve-output', 'server/src/main.ts', 'all'], {
  DATABASE_URL: settings.DATABASE_URL ?? database?.url,
  PUBLIC_URL: settings.PUBLIC_URL ?? pagesUrl,
  LOG_FORMAT: 'pretty',
  ...sandboxes.environment,
})
const vite = join(dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json')), 'bin/vite.js')
const pages = run(web, [vite, '--strictPort', '--clearScreen', 'false', '--logLevel', 'warn'])

console.log(`\n  Pages, reloading as you edit: ${pagesUrl}\n  Stop with Ctrl-C.\n`)

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
endWithParent(() => void stop(1))
for (const child of [server, pages]) child.once('exit', () => void stop(1))

/** The database is kept here, so that it stays up while the server restarts or does not even compile. */
async function open() {
  const found = readSettings()
  if (found.DATABASE_URL) return { settings: found, database: null }
  return { settings: found, database: await openEmbeddedDatabase({ dataDir: found.DATA_DIR, log: console.log }) }
}

async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  await Promise.all([server, pages].map(end))
  await sandboxes.end()
  await database?.stop()
  process.exit(code)
}

function run(cwd: string, args: readonly string[], settingsOfChild: Record<string, string | undefined> = {}): ChildProcess {
  return spawnTied(process.execPath, args, { cwd, env: { ...process.env, ...settingsOfChild }, stdio: 'inherit', lastSignal: 'SIGTERM' })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

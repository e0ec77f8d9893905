import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

/** A checkout of this repository with its packages installed. It is run as people run it: by its `main.ts`. */
export type Checkout = { readonly root: string; readonly commit: string }
export type Environment = Readonly<Record<string, string>>
export type Server = { child: ChildProcess; url: string }

export const SECRET = 'a secret of the benchmark, long enough'

/** No limit that a benchmark would meet before a person does. */
const UNLIMITED: Environment = {
  DEMO: '0',
  HOST: '127.0.0.1',
  SECRET_KEY: SECRET,
  LOG_LEVEL: 'error',
  CALLS_PER_MINUTE: '100000000',
  SENSITIVE_CALLS_PER_10_MINUTES: '1000000',
  CONNECTIONS_PER_ADDRESS: '100000',
}

export const thisCheckout = checkoutAt(join(import.meta.dirname, '..'))

export function checkoutAt(path: string): Checkout {
  const root = resolve(path)
  if (!existsSync(mainOf(root))) throw new Error(`${root} is no checkout of this repository.`)
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root }).toString().trim()
  return { root, commit }
}

/** What a module of the benchmarks exports in a checkout, which may have none of this name: then it is what this one has. */
export async function importBenchmark<Module>(checkout: Checkout, file: string, own: Module): Promise<Module> {
  const path = join(checkout.root, 'benchmarks', file)
  return existsSync(path) ? ((await import(pathToFileURL(path).href)) as Module) : own
}

/** Migrates a database and loads what every installation has. */
export async function prepareDatabase(checkout: Checkout, environment: Environment): Promise<void> {
  const child = startMain(checkout, 'seed', environment)
  child.stdout!.resume()
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`the database of ${checkout.commit} could not be prepared`)
}

type HowToStart = { readonly command?: 'web' | 'all'; readonly flags?: readonly string[] }

export async function startServer(
  checkout: Checkout,
  environment: Environment,
  { command = 'web', flags = [] }: HowToStart = {},
): Promise<Server> {
  const child = startMain(checkout, command, environment, flags)
  for await (const text of createInterface({ input: child.stdout! })) {
    const [, url] = /ready at (http:\S+)/.exec(text) ?? []
    if (url) return { child, url }
  }
  throw new Error('the server ended before it was ready')
}

export async function stopServer({ child }: Server): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

function startMain(
  { root }: Checkout,
  command: 'seed' | 'web' | 'all',
  environment: Environment,
  flags: readonly string[] = [],
): ChildProcess {
  const env = { ...process.env, PORT: '0', ...UNLIMITED, ...environment }
  return spawn(process.execPath, [...flags, mainOf(root), command], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
}

function mainOf(root: string): string {
  return join(root, 'server', 'src', 'main.ts')
}

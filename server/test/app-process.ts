import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { TestApp } from './harness.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export type AppProcess = {
  url: string
  /** All that it has printed. */
  said(): string
  stop(): Promise<void>
  /** Ends it as a crash would: it has no moment left for anything. */
  kill(): Promise<void>
}
export type WorkerProcess = {
  /** Ends it as a crash would: it has no moment left for anything. */
  kill(): Promise<void>
}

/** The same product as a process of its own, on the database of a test's app. */
export async function startAppProcess(app: TestApp, environment: Record<string, string> = {}): Promise<AppProcess> {
  const child = spawnApp(app, 'web', environment)
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout!.on('data', (part: Buffer) => {
      said += part.toString()
      const [, ready] = /ready at (http:\S+)/.exec(said) ?? []
      if (ready) resolve(ready)
    })
    child.on('exit', () => reject(new Error('the process ended before it was ready')))
  })
  return { url, said: () => said, stop: () => end(child, 'SIGTERM'), kill: () => end(child, 'SIGKILL') }
}

/** A process that works off the jobs of a test's app. It takes them up a moment after it has begun. */
export function startWorkerProcess(app: TestApp): WorkerProcess {
  const child = spawnApp(app, 'worker', {})
  child.stdout!.resume()
  return { kill: () => end(child, 'SIGKILL') }
}

function spawnApp(app: TestApp, command: 'web' | 'worker', environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [MAIN, command], {
    env: {
      ...process.env,
      PORT: '0',
      DEMO: '0',
      HOST: '127.0.0.1',
      DATA_DIR: app.services.settings.DATA_DIR,
      DATABASE_URL: app.databaseUrl,
      SECRET_KEY: app.secret,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

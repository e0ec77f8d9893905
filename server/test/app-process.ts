import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { TestApp } from './harness.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export type AppProcess = { url: string; stop(): Promise<void> }

/** The same product as a process of its own, on the database of a test's app. */
export async function startAppProcess(app: TestApp, environment: Record<string, string> = {}): Promise<AppProcess> {
  const child = spawn(process.execPath, [MAIN, 'web'], {
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
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /ready at (http:\S+)/.exec(line) ?? []
    if (url) return { url, stop: () => stop(child) }
  }
  throw new Error('the process ended before it was ready')
}

async function stop(child: ReturnType<typeof spawn>): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

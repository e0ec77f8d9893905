import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../e2e/browser.ts'

const STARTS_WITHIN_MS = 20_000

export type OpenedBrowser = { port: number; close(): Promise<void> }

/** A browser of its own, with an empty profile, that Lighthouse reaches at a port. */
export async function openBrowser(): Promise<OpenedBrowser> {
  const { executablePath, args, env } = await findBrowser()
  const profile = await mkdtemp(join(tmpdir(), 'keystead-browser-'))
  const child = spawn(executablePath, ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...args, 'about:blank'], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return {
    port: await portOf(profile),
    async close() {
      child.kill()
      await ended
      // Helper processes of the browser may still write for a moment.
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    },
  }
}

/** The browser writes the port that it has chosen into its profile. */
async function portOf(profile: string): Promise<number> {
  const deadline = Date.now() + STARTS_WITHIN_MS
  while (Date.now() < deadline) {
    const text = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '')
    const port = Number(text.split('\n')[0])
    if (port > 0) return port
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the browser did not open its port in time')
}

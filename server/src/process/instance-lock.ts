import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { claimLockFile, type LockFile, LockHeld } from './lock-file.ts'

/** Another process serves this data folder already. */
export class AlreadyRunning extends Error {
  readonly pid: number
  readonly url: string
  constructor(pid: number, url: string) {
    super(`Keystead is already running at ${url} (process ${pid}).`)
    this.pid = pid
    this.url = url
  }
}

/** One server to a data folder. Throws AlreadyRunning beside a live one; what a crash left behind is taken over. */
export async function claimInstance(dataDir: string, { port, host = 'localhost' }: { port: number; host?: string }): Promise<LockFile> {
  await mkdir(dataDir, { recursive: true })
  try {
    return await claimLockFile(join(dataDir, 'keystead.lock'), { url: `http://${reachable(host)}:${port}` })
  } catch (error) {
    if (error instanceof LockHeld) throw new AlreadyRunning(error.pid, error.details['url'] ?? '')
    throw error
  }
}

/** An address to click on: a host that means "every interface" is none, and IPv6 needs its brackets. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

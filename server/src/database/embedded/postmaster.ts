import { execFile } from 'node:child_process'
import { open, rename, stat } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { StartFailure } from '../../process/start-failure.ts'
import { spawnTied } from '../../process/tied-process.ts'
import { complaintsIn } from './complaints.ts'
import { answers } from './connection.ts'
import type { User } from './user.ts'

export type ServerOptions = {
  readonly postgres: string
  readonly pgCtl: string
  readonly user: User
  readonly data: string
  readonly port: number
  readonly durable: boolean
  readonly logFile: string
  /** Where the server is asked whether it answers. */
  readonly url: string
  readonly log: (line: string) => void
}

export type Postmaster = {
  /** Resolves when the process has ended, with how: `signal SIGKILL`, `code 1`. */
  readonly ended: Promise<string>
  stop(): Promise<void>
}

const POLL_MS = 25
const SLOW_START_MS = 10_000
const FAST_SHUTDOWN_MS = 20_000
const LOG_FILE_LIMIT_BYTES = 20 * 1024 * 1024
const MOST_COMPLAINTS_BYTES = 65_536
const MEBIBYTE = 1024 * 1024

/** Starts PostgreSQL and waits until it answers a query, however long its recovery takes. */
export async function startPostmaster(options: ServerOptions, cancelled: AbortSignal): Promise<Postmaster> {
  await limitLog(options.logFile)
  const logHandle = await open(options.logFile, 'a', 0o600)
  const logStart = (await logHandle.stat()).size
  const child = spawnTied(options.postgres, ['-D', options.data, ...settings(options)], {
    ...options.user,
    cwd: options.data,
    stdio: ['ignore', logHandle.fd, logHandle.fd],
    lastSignal: 'SIGINT',
  })
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `code ${code}`))
  })
  await logHandle.close()

  const shutDown = () => {
    if (process.platform === 'win32') execFile(options.pgCtl, ['stop', '-m', 'fast', '-D', options.data], () => {})
    else child.kill('SIGINT')
  }
  const stop = async () => {
    shutDown()
    const hurry = setTimeout(() => child.kill('SIGQUIT'), FAST_SHUTDOWN_MS)
    await ended
    clearTimeout(hurry)
  }

  cancelled.addEventListener('abort', shutDown)
  try {
    const failure = await Promise.race([ended, untilItAnswers(options, ended)])
    if (failure !== null) throw new StartFailure(`PostgreSQL did not start (${failure}). ${await complaints(options.logFile, logStart)}`)
    return { ended, stop }
  } catch (error) {
    await stop()
    throw error
  } finally {
    cancelled.removeEventListener('abort', shutDown)
  }
}

async function untilItAnswers({ url, log }: ServerOptions, ended: Promise<string>): Promise<null> {
  const over = new AbortController()
  void ended.then(() => over.abort())
  const slow = setTimeout(() => log('PostgreSQL is still starting. After a crash this can take a few minutes.'), SLOW_START_MS)
  try {
    while (!over.signal.aborted && !(await answers(url))) await delay(POLL_MS)
    return null
  } finally {
    clearTimeout(slow)
  }
}

function settings({ port, durable }: ServerOptions): string[] {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity) / MEBIBYTE
  const values = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: `${Math.round(Math.min(256, Math.max(32, memory / 8)))}MB`,
    effective_cache_size: `${Math.round(memory / 2)}MB`,
    random_page_cost: 1.1,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_destination: 'stderr',
    logging_collector: 'off',
    // The details of an error quote what people typed, which does not belong in a log.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    // Tests open several apps beside each other.
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 200 }),
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

async function limitLog(logFile: string): Promise<void> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  )
  if (size > LOG_FILE_LIMIT_BYTES) await rename(logFile, `${logFile}.1`)
}

/** What this start wrote to the log, as far as it tells why it failed. */
async function complaints(logFile: string, from: number): Promise<string> {
  const handle = await open(logFile, 'r')
  try {
    const { size } = await handle.stat()
    const length = Math.min(size - from, MOST_COMPLAINTS_BYTES)
    const { buffer } = await handle.read(Buffer.alloc(Math.max(length, 1)), 0, length, size - length)
    return `It says: ${complaintsIn(buffer.toString('utf8', 0, length))}`
  } finally {
    await handle.close()
  }
}

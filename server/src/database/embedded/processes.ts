import { execFile } from 'node:child_process'
import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

export type LivePostmaster = { readonly pid: number; readonly port: number }

const NATURAL_END_MS = 3_000
const FAST_SHUTDOWN_MS = 20_000
const IMMEDIATE_SHUTDOWN_MS = 10_000
const POLL_MS = 50

/** The server that runs on this data folder, whoever started it. */
export async function findPostmaster(data: string): Promise<LivePostmaster | null> {
  const file = await readPostmasterFile(data)
  if (!file || !(await isPostgresOf(file.pid, data))) return null
  return file
}

/**
 * Makes sure that nothing of an earlier run holds the data: its owner has gone, so it is shutting down already or has
 * to be told. Backends outlive a killed server for a moment and still write to its shared memory.
 */
export async function endLeftOvers(data: string, log: (line: string) => void): Promise<void> {
  if (await goneWithin(data, NATURAL_END_MS)) return removeForeignPid(data)
  log('PostgreSQL is still running from before. Stopping it first.')
  const postmaster = await findPostmaster(data)
  if (postmaster) signal([postmaster.pid], 'SIGINT')
  else signal(await processesOf(data), 'SIGTERM')
  if (await goneWithin(data, FAST_SHUTDOWN_MS)) return removeForeignPid(data)
  signal(await processesOf(data), 'SIGQUIT')
  if (await goneWithin(data, IMMEDIATE_SHUTDOWN_MS)) return removeForeignPid(data)
  throw new Error(`PostgreSQL is still running from before and does not stop (processes ${(await processesOf(data)).join(', ')}).`)
}

async function goneWithin(data: string, limitMs: number): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < limitMs; waitedMs += POLL_MS) {
    if ((await processesOf(data)).length === 0) return true
    await delay(POLL_MS)
  }
  return false
}

/**
 * PostgreSQL clears away a lock file of its own whose process has gone, but refuses to start when the pid belongs to
 * another program by now. Only then is the file ours to remove, and only when nothing runs on the data.
 */
async function removeForeignPid(data: string): Promise<void> {
  const file = await readPostmasterFile(data)
  if (file && exists(file.pid)) await rm(join(data, 'postmaster.pid'), { force: true })
}

/** Lines of postmaster.pid: pid, data folder, start time, port, socket folder, … */
async function readPostmasterFile(data: string): Promise<LivePostmaster | null> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid > 0 ? { pid, port } : null
}

/** Server and backends. Without /proc only the server can be told. */
async function processesOf(data: string): Promise<readonly number[]> {
  if (process.platform !== 'linux') {
    const postmaster = await findPostmaster(data)
    return postmaster ? [postmaster.pid] : []
  }
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger)
  const own = await Promise.all(pids.map((pid) => isPostgresOf(pid, data)))
  return pids.filter((_, index) => own[index])
}

async function isPostgresOf(pid: number, data: string): Promise<boolean> {
  try {
    if (process.platform === 'win32') return exists(pid)
    if (process.platform !== 'linux') return (await commandOf(pid)).includes(data)
    const [name, folder, realData] = await Promise.all([
      readFile(`/proc/${pid}/comm`, 'utf8'),
      readlink(`/proc/${pid}/cwd`),
      realpath(data),
    ])
    return name.trim() === 'postgres' && folder === realData
  } catch {
    return false
  }
}

async function commandOf(pid: number): Promise<string> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)])
  return stdout
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { narrow, recordFile } from '../process/data-folder.ts'
import { claimLockFile, type LockFile, LockHeld } from '../process/lock-file.ts'
import { findBinaries } from './embedded/binaries.ts'
import { ensureAppDatabase, initialise, isInitialised } from './embedded/cluster.ts'
import { answers } from './embedded/connection.ts'
import { freePort } from './embedded/free-port.ts'
import { type Postmaster, type ServerOptions, startPostmaster } from './embedded/postmaster.ts'
import { endLeftOvers, findPostmaster } from './embedded/processes.ts'
import { appUrl, databaseFolder, type DatabaseRecord, newRecord, readRecord, superuserUrl, writeRecord } from './embedded/record.ts'
import { supervise } from './embedded/supervisor.ts'
import { canEnter, chooseUser, giveAll, letThrough, type User } from './embedded/user.ts'

export type EmbeddedDatabase = {
  /** As the app's role, which owns its database and is no superuser. */
  readonly url: string
  /** As `postgres`, in the database `postgres`. */
  readonly superuserUrl: string
  /** True when the server belongs to another process; `stop` then leaves it alone. */
  readonly joined: boolean
  stop(): Promise<void>
}

export type EmbeddedDatabaseOptions = {
  readonly dataDir: string
  readonly log: (line: string) => void
  /** Use the server that another process runs on this folder, if there is one. */
  readonly join?: boolean
  /** `none` is for tests: fast, and a crash of the machine may lose everything. */
  readonly durability?: 'full' | 'none'
}

/** Another live process runs the embedded database of this data folder. */
export class DatabaseAlreadyRunning extends Error {
  readonly pid: number
  constructor(dataDir: string, pid: number) {
    super(`The database in ${dataDir} is in use by process ${pid}.`)
    this.pid = pid
  }
}

/** Within the data folder, where PostgreSQL's user can get at it. */
const BESIDE = 'postgres'
/** For root, whose own folders PostgreSQL's user often may not enter. */
const SYSTEM_FOLDER = '/var/lib/keystead'
const JOIN_LIMIT_MS = 60_000
const JOIN_POLL_MS = 100
const PORT_TRIES = 3

/**
 * PostgreSQL as a part of this process: set up on first use, started, watched, and gone when this process is gone.
 * Throws DatabaseAlreadyRunning when another process has it, unless `join` is set.
 */
export async function openEmbeddedDatabase(given: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const options = { ...given, dataDir: resolve(given.dataDir) }
  await mkdir(options.dataDir, { recursive: true })
  for (let waitedMs = 0; ; waitedMs += JOIN_POLL_MS) {
    const holder = await claimOrHolder(options.dataDir)
    if (!(holder instanceof LockHeld)) return startUnder(holder, options)
    const joined = options.join ? await joinRunning(options.dataDir) : null
    if (joined) return joined
    if (!options.join || waitedMs > JOIN_LIMIT_MS) throw new DatabaseAlreadyRunning(options.dataDir, holder.pid)
    await delay(JOIN_POLL_MS)
  }
}

/** Whether this data folder has a database, running or not. */
export async function hasEmbeddedDatabase(dataDir: string): Promise<boolean> {
  return (await readRecord(dataDir))?.initialised ?? false
}

/** Deletes what a database that is stopped has outside of its data folder. */
export async function discardEmbeddedDatabase(dataDir: string): Promise<void> {
  const record = await readRecord(dataDir)
  if (record && isElsewhere(record)) await rm(dirname(databaseFolder(dataDir, record)), { recursive: true, force: true })
}

async function claimOrHolder(dataDir: string): Promise<LockFile | LockHeld> {
  try {
    return await claimLockFile(join(dataDir, 'postgres.lock'))
  } catch (error) {
    if (error instanceof LockHeld) return error
    throw error
  }
}

/** Null while the process that has the database is still starting it. */
async function joinRunning(dataDir: string): Promise<EmbeddedDatabase | null> {
  const record = await readRecord(dataDir)
  const postmaster = record?.initialised ? await findPostmaster(databaseFolder(dataDir, record)) : null
  if (!record || !postmaster) return null
  const url = appUrl(record, postmaster.port)
  const ready = await answers(url).catch(() => false)
  return ready ? { url, superuserUrl: superuserUrl(record, postmaster.port), joined: true, stop: async () => {} } : null
}

async function startUnder(lock: LockFile, options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const locks = [lock]
  const release = async () => {
    for (const held of locks) await held.release()
  }
  try {
    const database = await startServer(options, locks)
    let stopped: Promise<void> | undefined
    return { ...database, stop: () => (stopped ??= database.stop().finally(release)) }
  } catch (error) {
    await release()
    throw error
  }
}

async function startServer({ dataDir, log, durability = 'full' }: EmbeddedDatabaseOptions, locks: LockFile[]): Promise<EmbeddedDatabase> {
  const durable = durability === 'full'
  const known = await readRecord(dataDir)
  const user = await chooseUser(known ? databaseFolder(dataDir, known) : join(dataDir, BESIDE))
  const binaries = await findBinaries(user, user ? SYSTEM_FOLDER : dataDir)
  let record = known ?? (await beginRecord(dataDir, user, log))
  const data = databaseFolder(dataDir, record)
  if (isElsewhere(record)) locks.push(await claimElsewhere(dataDir, data))

  if (!(await isInitialised(data))) {
    if (record.initialised)
      throw new Error(
        `The database should be in ${data}, but it is not there. Please put it back, or remove ${recordFile(dataDir)} to start with an empty database.`,
      )
    log('Setting up the database (once, a few seconds)…')
    await initialise({ initdb: binaries.initdb, user, data, superuserPassword: record.superuserPassword, durable })
  }
  if (!record.initialised) {
    record = { ...record, initialised: true }
    await writeRecord(dataDir, record)
  }
  await giveAll(user, data)
  // PostgreSQL refuses a folder that others may read, as one is that comes out of a backup.
  await narrow(data, 0o700)
  if (record.folder === BESIDE) await letThrough(user, dataDir)
  await endLeftOvers(data, log)

  const serverOn = (port: number): ServerOptions => ({
    ...binaries,
    user,
    data,
    port,
    durable,
    log,
    logFile: join(dataDir, 'postgres.log'),
    url: superuserUrl(record, port),
  })
  const { server, port } = await startOnFreePort(serverOn)
  try {
    await ensureAppDatabase(superuserUrl(record, port), record)
  } catch (error) {
    await server.stop()
    throw error
  }
  const startAgain = async (cancelled: AbortSignal) => {
    await endLeftOvers(data, log)
    return startPostmaster(serverOn(port), cancelled)
  }
  const supervisor = supervise(server, startAgain, log)
  return { url: appUrl(record, port), superuserUrl: superuserUrl(record, port), joined: false, stop: () => supervisor.stop() }
}

/** Decides where the data lives, and writes that and the passwords down before there is anything to lose. */
async function beginRecord(dataDir: string, user: User, log: (line: string) => void): Promise<DatabaseRecord> {
  const beside = join(dataDir, BESIDE)
  if (await isInitialised(beside))
    throw new Error(`${recordFile(dataDir)} with the passwords of the database in ${beside} is missing. Put it back to go on.`)
  await letThrough(user, dataDir)
  const record = newRecord(canEnter(user, dataDir) ? BESIDE : await folderElsewhere(user))
  if (record.folder !== BESIDE)
    log(`PostgreSQL does not run as root, and its user cannot get at ${dataDir}. Its data goes to ${record.folder}.`)
  await writeRecord(dataDir, record)
  return record
}

function isElsewhere({ folder }: DatabaseRecord): boolean {
  return isAbsolute(folder)
}

/** A copied data folder leads to the same database when that lies elsewhere: two must not run it. */
async function claimElsewhere(dataDir: string, data: string): Promise<LockFile> {
  await mkdir(dirname(data), { recursive: true })
  const claimed = await claimOrHolder(dirname(data))
  if (claimed instanceof LockHeld) throw new DatabaseAlreadyRunning(dataDir, claimed.pid)
  return claimed
}

async function folderElsewhere(user: User): Promise<string> {
  const home = join(SYSTEM_FOLDER, randomBytes(6).toString('hex'))
  await mkdir(home, { recursive: true })
  await letThrough(user, SYSTEM_FOLDER)
  await letThrough(user, home)
  return join(home, BESIDE)
}

/** Another program may take the port between the question and the start. */
async function startOnFreePort(serverOn: (port: number) => ServerOptions): Promise<{ server: Postmaster; port: number }> {
  for (let tries = 1; ; tries += 1) {
    const port = await freePort()
    try {
      return { server: await startPostmaster(serverOn(port), new AbortController().signal), port }
    } catch (error) {
      if (tries === PORT_TRIES || !/in use/i.test((error as Error).message)) throw error
    }
  }
}

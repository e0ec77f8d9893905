import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { spawnTied } from '../../process/tied-process.ts'
import { withClient } from './connection.ts'
import type { DatabaseRecord } from './record.ts'
import { give, type User } from './user.ts'

/**
 * Makes the data folder of an empty PostgreSQL: in a folder beside it that is renamed when it is complete, so that
 * a start which was cut short leaves nothing that looks like a database.
 */
export async function initialise(options: {
  initdb: string
  user: User
  data: string
  superuserPassword: string
  durable: boolean
}): Promise<void> {
  const { initdb, user, data, superuserPassword, durable } = options
  await removeDrafts(data)
  const draft = `${data}.new-${process.pid}`
  const passwordFile = `${draft}.password`
  await mkdir(draft, { recursive: true, mode: 0o700 })
  await give(user, draft)
  await writeFile(passwordFile, superuserPassword, { mode: 0o600 })
  await give(user, passwordFile)
  const args = [
    ['--pgdata', draft],
    ['--username', 'postgres'],
    ['--pwfile', passwordFile],
    ['--auth', 'scram-sha-256'],
    ['--encoding', 'UTF8'],
    ['--locale', 'C'],
    ['--locale-provider', 'builtin'],
    ['--builtin-locale', 'C.UTF-8'],
    ['--text-search-config', 'english'],
    ['--data-checksums'],
    durable ? [] : ['--no-sync'],
  ].flat()
  try {
    const child = spawnTied(initdb, args, { ...user, cwd: draft, stdio: ['ignore', 'pipe', 'pipe'], lastSignal: 'SIGTERM' })
    const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('exit', resolve))
    const [code, , complaints] = await Promise.all([ended, text(child.stdout!), text(child.stderr!)])
    if (code !== 0) throw new Error(`PostgreSQL could not set up its data folder. It says: ${complaints.trim()}`)
  } finally {
    await rm(passwordFile, { force: true })
  }
  await rename(draft, data)
}

/** What a start that was killed has left. The caller holds the lock, so no one is at work in there. */
async function removeDrafts(data: string): Promise<void> {
  await mkdir(dirname(data), { recursive: true })
  const drafts = (await readdir(dirname(data))).filter((name) => name.startsWith(`${basename(data)}.new-`))
  for (const name of drafts) await rm(join(dirname(data), name), { recursive: true, force: true, maxRetries: 5 })
}

export async function isInitialised(data: string): Promise<boolean> {
  return access(join(data, 'PG_VERSION')).then(
    () => true,
    () => false,
  )
}

/** The role that the app signs in as, and its database. Checked at every start, so that a first start cut short is made good. */
export async function ensureAppDatabase(url: string, record: DatabaseRecord): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = 'keystead') as role,
              exists (select from pg_database where datname = 'keystead') as database`,
    )
    if (!rows[0]?.role) {
      const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'
      await client.query(`create role keystead ${rights} password ${pg.escapeLiteral(record.password)}`)
    }
    if (!rows[0]?.database) await client.query('create database keystead owner keystead')
    await client.query('revoke all on database keystead from public')
  })
}

import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { withClient } from './embedded/connection.ts'
import { findPostmaster } from './embedded/processes.ts'
import { databaseFolder, newRecord, readRecord, writeRecord } from './embedded/record.ts'
import { DatabaseAlreadyRunning, type EmbeddedDatabase, openEmbeddedDatabase } from './embedded.ts'

let dataDir: string
let database: EmbeddedDatabase | undefined
const lines: string[] = []

const open = async (options: { join?: boolean } = {}) => openEmbeddedDatabase({ dataDir, log: (line) => lines.push(line), ...options })

const query = async <Row>(url: string, sql: string): Promise<Row[]> =>
  withClient(url, async (client) => (await client.query(sql)).rows as Row[])

const folder = async () => databaseFolder(dataDir, (await readRecord(dataDir))!)

const postmasterPid = async () => (await findPostmaster(await folder()))?.pid

async function until(what: () => Promise<boolean>, limitMs = 8_000): Promise<void> {
  const end = performance.now() + limitMs
  while (!(await what().catch(() => false))) {
    if (performance.now() > end) throw new Error('it did not come about in time')
    await delay(25)
  }
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'keystead-database-'))
  await chmod(dataDir, 0o711)
  database = await open()
})

afterEach(async () => {
  lines.length = 0
})

afterAll(async () => {
  await database?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

describe('the embedded database', () => {
  it('gives the app a role that owns its database and has no further rights', async () => {
    const [role] = await query(
      database!.url,
      `select current_user::text as name, rolsuper, rolcreatedb, rolcreaterole, rolbypassrls, rolreplication,
              (select pg_get_userbyid(datdba)::text from pg_database where datname = current_database()) as owner
         from pg_roles where rolname = current_user`,
    )
    expect(role).toEqual({
      name: 'keystead',
      owner: 'keystead',
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolbypassrls: false,
      rolreplication: false,
    })
  })

  it('keeps its passwords from other users, and asks for them', async () => {
    const { mode } = await stat(join(dataDir, 'postgres.json'))
    expect(mode & 0o777).toBe(0o600)
    const wrong = new URL(database!.superuserUrl)
    wrong.password = 'guess'
    await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/)
  })

  it('lets the app make the extensions it needs, and sorts and counts as UTF-8', async () => {
    await query(database!.url, 'create extension pg_trgm; create extension unaccent; create extension btree_gist; create extension citext')
    const [row] = await query(database!.url, `select upper('zürich') as upper, length('é') as length, current_setting('TimeZone') as zone`)
    expect(row).toEqual({ upper: 'ZÜRICH', length: 1, zone: 'UTC' })
  })

  it('refuses a second owner, and lets a second process join', async () => {
    await expect(open()).rejects.toThrow(DatabaseAlreadyRunning)
    const joined = await open({ join: true })
    expect(joined).toMatchObject({ url: database!.url, joined: true })
    await joined.stop()
    expect(await query(database!.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('comes back on the same port with all rows when the server is killed', async () => {
    await query(database!.url, 'create table promise (id int primary key)')
    await query(database!.url, 'insert into promise select generate_series(1, 500)')
    const killed = await postmasterPid()
    process.kill(killed!, 'SIGKILL')
    await until(async () => (await query<{ count: number }>(database!.url, 'select count(*)::int as count from promise'))[0]?.count === 500)
    expect(await postmasterPid()).not.toBe(killed)
    await until(async () => lines.length > 1)
    expect(lines).toEqual(['PostgreSQL stopped unexpectedly (signal SIGKILL). Starting it again.', 'PostgreSQL is back.'])
  })

  it('keeps its rows over a stop', async () => {
    await query(database!.url, 'create table note as select 1 as id')
    await database!.stop()
    expect(await postmasterPid()).toBeUndefined()
    database = await open()
    expect(await query(database.url, 'select id from note')).toEqual([{ id: 1 }])
  })

  it('starts beside lock files that a crash has left, even if their pid is in use by something else', async () => {
    await database!.stop()
    await writeFile(
      join(dataDir, 'postgres.lock'),
      JSON.stringify({ process: { pid: process.pid, startedAt: 'another boot/1' }, details: {} }),
    )
    await writeFile(join(await folder(), 'postmaster.pid'), `${process.pid}\n${await folder()}\n1\n5432\n\n127.0.0.1\n1 1\nready\n`)
    database = await open()
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('leaves no server behind when the process that owns it is killed, and the next start finds every row', async () => {
    await database!.stop()
    const owner = await startOwner(dataDir)
    const pid = await postmasterPid()
    expect(pid).toBeGreaterThan(0)
    await query(owner.url, 'create table acknowledged as select 1 as id')
    process.kill(owner.pid, 'SIGKILL')
    await until(async () => (await postmasterPid()) === undefined, 5_000)
    database = await open()
    expect(await query(database.url, 'select id from acknowledged')).toEqual([{ id: 1 }])
  })
})

describe('a copied data folder', () => {
  const copyOf = async (folderOfOriginal: string) => {
    const copy = await mkdtemp(join(tmpdir(), 'keystead-copy-'))
    await chmod(copy, 0o711)
    await promisify(execFile)('cp', ['-a', `${folderOfOriginal}/.`, copy])
    return copy
  }

  it('starts beside the original, although the lock files of that one came along', async () => {
    await query(database!.superuserUrl, 'checkpoint')
    const copy = await copyOf(dataDir)
    expect(await readdir(copy)).toContain('postgres.lock')
    const ofCopy = await openEmbeddedDatabase({ dataDir: copy, log: () => {}, durability: 'none' })
    await query(ofCopy.url, 'create table only_in_copy as select 1 as id')
    await expect(query(database!.url, 'select 1 from only_in_copy')).rejects.toThrow(/does not exist/)
    await expect(open()).rejects.toThrow(DatabaseAlreadyRunning)
    await ofCopy.stop()
    expect(await query(database!.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await rm(copy, { recursive: true })
  })

  it('leaves a database alone that lies elsewhere and runs', async () => {
    const original = await mkdtemp(join(tmpdir(), 'keystead-original-'))
    const elsewhere = await mkdtemp(join(tmpdir(), 'keystead-elsewhere-'))
    for (const one of [original, elsewhere]) await chmod(one, 0o711)
    await writeRecord(original, newRecord(join(elsewhere, 'postgres')))
    const ofOriginal = await openEmbeddedDatabase({ dataDir: original, log: () => {}, durability: 'none' })
    const copy = await copyOf(original)
    await expect(openEmbeddedDatabase({ dataDir: copy, log: () => {} })).rejects.toThrow(DatabaseAlreadyRunning)
    expect(await query(ofOriginal.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await ofOriginal.stop()
    for (const one of [original, elsewhere, copy]) await rm(one, { recursive: true })
  })
})

describe('a first start that is killed', () => {
  it('is made good by the next one', async () => {
    const fresh = await mkdtemp(join(tmpdir(), 'keystead-first-start-'))
    await chmod(fresh, 0o711)
    const killed = spawnOwner(fresh)
    await until(async () => (await readdir(fresh)).some((name) => name.includes('.new-')))
    await delay(300)
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    expect(await readdir(fresh)).not.toContain('postgres')

    const healed = await openEmbeddedDatabase({ dataDir: fresh, durability: 'none', log: () => {} })
    expect(await query(healed.url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect((await readdir(fresh)).filter((name) => name.includes('.new'))).toEqual([])
    expect(await readFile(join(fresh, 'postgres.json'), 'utf8')).toContain('"initialised": true')
    await healed.stop()
    await rm(fresh, { recursive: true })
  })
})

/** Another process that owns the database, to be killed. */
function spawnOwner(folderOfOwner: string) {
  const script = `
    import { openEmbeddedDatabase } from ${JSON.stringify(fileURLToPath(new URL('embedded.ts', import.meta.url)))}
    const { url } = await openEmbeddedDatabase({ dataDir: ${JSON.stringify(folderOfOwner)}, log: () => {} })
    console.log(url)
    setInterval(() => {}, 1000)`
  return spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] })
}

async function startOwner(folderOfOwner: string): Promise<{ pid: number; url: string }> {
  const child = spawnOwner(folderOfOwner)
  for await (const url of createInterface(child.stdout)) return { pid: child.pid!, url }
  throw new Error('the owner ended before it was ready')
}

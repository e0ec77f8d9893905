import { execFile, spawn } from 'node:child_process'
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { chooseUser, give } from '../src/database/embedded/user.ts'

const run = promisify(execFile)
const NEEDED = ['initdb', 'postgres', 'pg_dump', 'pg_restore']

/** A folder with PostgreSQL's own programs, the newest that this machine has; null where it has none. */
export async function findPostgresTools(): Promise<string | null> {
  const packaged = '/usr/lib/postgresql'
  const versions = existsSync(packaged) ? (await readdir(packaged)).sort((one, other) => Number(other) - Number(one)) : []
  const folders = [...versions.map((version) => join(packaged, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)]
  return folders.find((folder) => folder && NEEDED.every((program) => existsSync(join(folder, program)))) ?? null
}

export type PostgresOfMachine = {
  readonly superuserUrl: string
  /** Makes an empty database that an ordinary role owns; answers its address as that role. */
  newDatabase(name: string): Promise<string>
  stop(): Promise<void>
}

/** The machine's own server, apart from any that it may be running. */
export async function startPostgresOfMachine(tools: string): Promise<PostgresOfMachine> {
  const home = await mkdtemp(join(tmpdir(), 'keystead-machine-postgres-'))
  await chmod(home, 0o711)
  const user = await chooseUser(home)
  const data = join(home, 'data')
  const passwordFile = join(home, 'password')
  await writeFile(passwordFile, 'superuser')
  await chmod(passwordFile, 0o644)
  await chmod(home, 0o777)
  const as = user ?? {}
  const args = ['--pgdata', data, '--username', 'postgres', '--pwfile', passwordFile, '--auth', 'scram-sha-256', '--encoding', 'UTF8']
  await run(join(tools, 'initdb'), [...args, '--locale', 'C', '--no-sync'], { ...as, cwd: home })
  await give(user, home)
  const port = await freePort()
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' }
  const server = spawn(
    join(tools, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...as, cwd: home, stdio: 'ignore' },
  )
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const urlOf = (role: string, password: string, database: string) => `postgres://${role}:${password}@127.0.0.1:${port}/${database}`
  const superuserUrl = urlOf('postgres', 'superuser', 'postgres')
  const query = async (text: string) => {
    const client = new pg.Client({ connectionString: superuserUrl })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query(text)
    } finally {
      await client.end().catch(() => {})
    }
  }
  while (server.exitCode === null) {
    const answered = await query('select 1').then(
      () => true,
      () => false,
    )
    if (answered) break
    await delay(50)
  }
  await query(`create role keystead login nosuperuser password 'keystead'`)
  return {
    superuserUrl,
    async newDatabase(name) {
      await query(`create database ${name} owner keystead`)
      return urlOf('keystead', 'keystead', name)
    },
    async stop() {
      server.kill('SIGINT')
      await ended
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** Runs one of the programs as an operator would, with what it says when it fails. */
export async function runTool(tools: string, program: 'pg_dump' | 'pg_restore', args: readonly string[], environment = {}): Promise<void> {
  await run(join(tools, program), [...args], { env: { ...process.env, ...environment } })
}

export async function toolVersion(tools: string): Promise<string> {
  return (await run(join(tools, 'pg_dump'), ['--version'])).stdout.trim()
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return port
}

import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Db, dbOn } from './db.ts'
import { ASKED_WHEN_QUIET, closeIdleOnSilence, endOnSilence, isSilence } from './silence.ts'

export type PoolOptions = {
  url: string
  size: number
  /** Per statement; calls 5 s, jobs 60 s. */
  statementTimeoutMs?: number
  /** How long to wait for a connection; calls 5 s, since a person waits for the answer. */
  connectionTimeoutMs?: number
  applicationName?: string
  onError: (error: Error) => void
}

export type Database = {
  readonly pool: pg.Pool
  /** Outside of any transaction: each statement on its own. Rows behind row security are not seen here. */
  readonly db: Db
  /** One transaction; `claims` say whose rows it may touch. Retried when the database asks for it. */
  transaction<Result>(claims: Claims, work: (db: Db) => Promise<Result>, options?: { readOnly?: boolean }): Promise<Result>
  close(): Promise<void>
}

/** What row security lets through: one account's rows, public rows only, or everything for a reason. */
export type Claims =
  /** `profileId`: as whom; what the database notes of who did something. */
  | {
      readonly kind: 'account'
      readonly accountId: string
      readonly profileId?: string | null
      /** A member who is given a list of its properties reaches those alone; null or none: all of them. */
      readonly memberId?: string | null
    }
  | { readonly kind: 'public' }
  | { readonly kind: 'everything'; readonly reason: string }

/**
 * In a call of a stranger that has just proved to be someone (a password, a link from an email): from here on its
 * transaction touches the rows of that account.
 */
export async function claimAccount(db: Db, accountId: string): Promise<void> {
  await db.sql(`select set_config('app.account_id', $1, true)`, [accountId])
}

/**
 * In a call that does something to someone else as well: this piece of its work sees all rows, for a reason, and what
 * follows it does not. Nothing else of the call runs meanwhile.
 */
export async function seeingEverything<Result>(db: Db, _reason: string, work: () => Promise<Result>): Promise<Result> {
  // Within a piece of work that sees everything already, or a job of the system, it is still so afterwards.
  const [before] = await db.sql<{ sees: string | null }>(`select current_setting('app.everything', true) as sees`)
  if (before?.sees === 'on') return work()
  await db.sql(`select set_config('app.everything', 'on', true)`)
  const end = () => db.sql(`select set_config('app.everything', '', true)`)
  let result: Result
  try {
    result = await work()
  } catch (error) {
    // The statement that failed may have ended the transaction; then there is nothing left to see.
    await end().catch(() => {})
    throw error
  }
  await end()
  return result
}

/**
 * In a call or job that does something to another account as well: this piece of its work touches the rows of that account
 * and no others, and what follows it those that it touched before. `reachesAllHomes`: also those of the caller's own business that a member
 * is not given.
 */
export async function actingAs<Result>(
  db: Db,
  accountId: string,
  work: () => Promise<Result>,
  { keepsListOfMember = false, reachesAllHomes = false } = {},
): Promise<Result> {
  const [before] = await db.sql<{ account: string | null; sees: string | null; member: string | null }>(
    `select current_setting('app.account_id', true) as account, current_setting('app.everything', true) as sees,
       current_setting('app.member_id', true) as member`,
  )
  const isOwn = before?.account === accountId && !(reachesAllHomes && before.member)
  if (isOwn || before?.sees === 'on') return work()
  // A list of homes limits who acts for its own business, and says nothing of what another account has.
  const asBefore = [before?.account ?? '', before?.member ?? '']
  const keepsList = keepsListOfMember || !before?.member
  await claimAccount(db, accountId)
  if (!keepsList) await db.sql(`select set_config('app.member_id', '', true)`)
  const end = () =>
    keepsList
      ? db.sql(`select set_config('app.account_id', $1, true)`, asBefore.slice(0, 1))
      : db.sql(`select set_config('app.account_id', $1, true), set_config('app.member_id', $2, true)`, asBefore)
  let result: Result
  try {
    result = await work()
  } catch (error) {
    // The statement that failed may have ended the transaction; then there is nothing left to touch.
    await end().catch(() => {})
    throw error
  }
  await end()
  return result
}

/** From here on the transaction may touch this one property of someone else, and what hangs on it. Only `reachAsset` calls it. */
export async function claimAsset(db: Db, assetId: string): Promise<void> {
  await db.sql(`select set_config('app.acting_asset', $1, true)`, [assetId])
}

/** For system jobs and machinery: sees all rows. The reason is for the reader. */
export function everything(reason: string): Claims {
  return { kind: 'everything', reason }
}

const CALL_STATEMENT_MS = 5_000
/** A new one takes two to three on a machine that is busy with other things. */
const CALL_CONNECTION_MS = 5_000
/** Longer than people pause: those who come back find one, instead of all making new ones in the same moment. */
const KEPT_IDLE_MS = 10 * 60_000
const GOODBYE_MS = 1_000
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
const MAX_TRIES = 3
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export function openDatabase(options: PoolOptions): Database {
  const statementTimeoutMs = options.statementTimeoutMs ?? CALL_STATEMENT_MS
  const pool = new pg.Pool({
    ...ASKED_WHEN_QUIET,
    connectionString: options.url,
    max: options.size,
    connectionTimeoutMillis: options.connectionTimeoutMs ?? CALL_CONNECTION_MS,
    idleTimeoutMillis: KEPT_IDLE_MS,
    application_name: options.applicationName ?? 'keystead',
    options: [
      `-c statement_timeout=${statementTimeoutMs}`,
      '-c idle_in_transaction_session_timeout=10000',
      '-c lock_timeout=2000',
      '-c timezone=UTC',
    ].join(' '),
  })
  const connections = new Set<pg.PoolClient>()
  pool.on('connect', (client) => {
    // A connection that breaks while checked out would otherwise end the process.
    client.on('error', options.onError)
    connections.add(client)
    client.once('end', () => connections.delete(client))
  })
  // What the pool tells of a waiting one was told by itself; with no listener, this would end the process, too.
  pool.on('error', () => {})
  closeIdleOnSilence(pool)
  endOnSilence(pool, statementTimeoutMs)

  return {
    pool,
    db: dbOn(pool as unknown as pg.ClientBase),
    transaction: (claims, work, { readOnly = false } = {}) => retried(() => inTransaction(pool, claims, readOnly, work)),
    close: async () => {
      await pool.end()
      await endOf(connections)
    },
  }
}

/** The pool has ended as soon as its connections begin to say goodbye; a database that stops then would cut them off. */
async function endOf(connections: ReadonlySet<pg.PoolClient>): Promise<void> {
  const ends = [...connections].map((client) => new Promise<void>((resolve) => client.once('end', resolve)))
  // One that has fallen silent says none.
  await Promise.race([Promise.all(ends), pause(GOODBYE_MS, undefined, { ref: false })])
}

async function inTransaction<Result>(pool: pg.Pool, claims: Claims, readOnly: boolean, work: (db: Db) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    // One round trip opens the transaction and says whose it is.
    await client.query(`begin${readOnly ? ' read only' : ''}; ${claimStatement(claims)}`)
    const result = await work(dbOn(client))
    await client.query('commit')
    return result
  } catch (error) {
    // A rollback would not be heard either; the server makes one when it finds the connection gone.
    if (isSilence(error)) broken = error as Error
    else
      await client.query('rollback').catch((rollbackError: Error) => {
        broken = rollbackError
      })
    throw error
  } finally {
    client.release(broken)
  }
}

function claimStatement(claims: Claims): string {
  switch (claims.kind) {
    case 'account':
      return [
        localId('app.account_id', claims.accountId),
        ...(claims.profileId ? [localId('app.profile_id', claims.profileId)] : []),
        ...(claims.memberId ? [localId('app.member_id', claims.memberId)] : []),
      ].join('; ')
    case 'everything':
      return `set local app.everything = 'on'`
    case 'public':
      return `set local app.account_id = ''`
  }
}

function localId(setting: string, id: string): string {
  if (!UUID.test(id)) throw new Error(`${setting} is not a uuid`)
  return `set local ${setting} = '${id}'`
}

async function retried<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt()
    } catch (error) {
      const code = (error as { code?: string }).code
      if ((code !== SERIALIZATION_FAILURE && code !== DEADLOCK) || tries >= MAX_TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, tries * 20 + Math.random() * 30))
    }
  }
}

/** The name of the constraint or unique index that a failed statement violated, or null. */
export function violatedConstraint(error: unknown): string | null {
  return error instanceof pg.DatabaseError && error.code?.startsWith('23') ? (error.constraint ?? null) : null
}

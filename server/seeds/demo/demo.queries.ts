import { type Db, first, only } from '../../src/database/db.ts'

const PORTFOLIO = 'demo'
const PICTURES = 'demo-pictures'
const PROFILES = 'demo-profiles'
const PORTRAITS = 'demo-portraits'
const NETWORK = 'demo-network'
const VERSION = '1'

export type DemoState = {
  readonly hasAccounts: boolean
  readonly isSeeded: boolean
  readonly isDrawn: boolean
  readonly isDescribed: boolean
  readonly isPortrayed: boolean
  readonly isConnected: boolean
}

export async function readDemoState(db: Db): Promise<DemoState> {
  return only(
    await db.sql<DemoState>(
      `select exists (select from account_holder) as "hasAccounts",
              exists (select from seed_state where name = $1) as "isSeeded",
              exists (select from seed_state where name = $2) as "isDrawn",
              exists (select from seed_state where name = $3) as "isDescribed",
              exists (select from seed_state where name = $4) as "isPortrayed",
              exists (select from seed_state where name = $5) as "isConnected"`,
      [PORTFOLIO, PICTURES, PROFILES, PORTRAITS, NETWORK],
    ),
  )
}

/** Two processes that start at the same moment take turns; held to the end of the transaction. */
export async function lockDemo(db: Db): Promise<void> {
  // Making the portfolio takes the other one seconds, many of them on a busy machine.
  await db.sql(`set local lock_timeout = '50s'`)
  await db.sql('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`seed ${PORTFOLIO}`])
}

export async function markSeeded(db: Db): Promise<void> {
  await markLoaded(db, PORTFOLIO)
}

export async function markDrawn(db: Db): Promise<void> {
  await markLoaded(db, PICTURES)
}

export async function markDescribed(db: Db): Promise<void> {
  await markLoaded(db, PROFILES)
}

export async function markPortrayed(db: Db): Promise<void> {
  await markLoaded(db, PORTRAITS)
}

export async function markConnected(db: Db): Promise<void> {
  await markLoaded(db, NETWORK)
}

async function markLoaded(db: Db, name: string): Promise<void> {
  await db.sql('insert into seed_state (name, version) values ($1, $2) on conflict (name) do nothing', [name, VERSION])
}

export async function readToday(db: Db): Promise<string> {
  return only(await db.sql<{ today: string }>('select current_date as today')).today
}

/** When the portfolio was made, as the database writes it; null: not yet. */
export async function readSeededAt(db: Db): Promise<string | null> {
  return first(await db.sql<{ at: string }>('select loaded_at::text as at from seed_state where name = $1', [PORTFOLIO]))?.at ?? null
}

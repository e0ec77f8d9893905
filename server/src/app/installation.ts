import { only } from '../database/db.ts'
import type { Database } from '../database/pool.ts'
import { PORTFOLIO, readSeeds } from '../database/seed-state.ts'
import { hasAnyAccount } from '../identity/accounts/account.public.ts'
import type { Settings } from '../settings/env.ts'
import { StartFailure } from '../process/start-failure.ts'

/**
 * Remembers at the first start whether the data are a demo or belong to real people, and refuses the other setting from
 * then on. Data that are older than this are what is in them.
 */
export async function settleInstallation(database: Database, settings: Settings): Promise<void> {
  const wanted = settings.demo ? 'demo' : 'real'
  const kind = await database.transaction({ kind: 'public' }, async (db) => {
    const isDemo = (await readSeeds(db)).has(PORTFOLIO)
    const found = isDemo ? 'demo' : (await hasAnyAccount(db)) ? 'real' : wanted
    // Of processes that start at the same moment, one decides.
    await db.sql('insert into installation (kind) values ($1) on conflict do nothing', [found])
    return only(await db.sql<{ kind: 'demo' | 'real' }>('select kind from installation')).kind
  })
  if (kind !== wanted) throw new StartFailure(refusal(kind, settings))
}

function refusal(kind: 'demo' | 'real', { DATA_DIR, DATABASE_URL, DEMO }: Settings): string {
  const place = DATABASE_URL ? 'The database of DATABASE_URL' : `The data in ${DATA_DIR}`
  const elsewhere = DATABASE_URL ? 'another DATABASE_URL and DATA_DIR' : 'another DATA_DIR'
  return kind === 'real'
    ? `${place} may hold real people, and DEMO=${DEMO} would let anyone sign in and read all emails. Please start with DEMO=0. For a demo, set ${elsewhere}.`
    : `${place} hold${DATABASE_URL ? 's' : ''} a demo, and everyone knows its sign-ins. For real people, start with DEMO=0 and ${elsewhere}. To keep using the demo, leave out DEMO=0.`
}

import { type Db, only } from '../server/src/database/db.ts'
import { everything, openDatabase } from '../server/src/database/pool.ts'
import type { Caller } from './caller.ts'
import { newOwner } from './owner.ts'

export type Person = { readonly caller: Caller; readonly accountId: string; readonly profileId: string }

/** A database that is filled with rows, and people of the server above it who look at them. Addresses of these begin with `name`. */
export function openFilling(name: string, url: string, databaseUrl: string) {
  const database = openDatabase({ url: databaseUrl, size: 2, statementTimeoutMs: 300_000, onError: () => {} })
  const write = <Result>(work: (db: Db) => Promise<Result>) => database.transaction(everything('a benchmark is filled'), work)
  let people = 0

  /** An owner who has just signed up. */
  async function person(): Promise<Person> {
    people += 1
    const Email = `${name}-${people}@example.com`
    const caller = await newOwner(url, { Email, LastName: `Marlow ${people}` })
    const { id, default_profile_id } = await write(async (db) =>
      only(
        await db.sql<{ id: string; default_profile_id: string }>('select id, default_profile_id from account where email = $1', [Email]),
      ),
    )
    return { caller, accountId: id, profileId: default_profile_id }
  }

  return {
    person,
    /** Planned from then on for what is there. */
    fill: async <Result>(work: (db: Db) => Promise<Result>): Promise<Result> => {
      const result = await write(work)
      await write((db) => db.sql('analyze'))
      return result
    },
    close: () => database.close(),
  }
}

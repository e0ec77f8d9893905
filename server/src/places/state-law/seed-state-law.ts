import { createHash } from 'node:crypto'
import type { Database } from '../../database/pool.ts'
import { lockSeed, markSeed, readSeeds } from '../../database/seed-state.ts'
import { readLawFiles } from './read-law-files.ts'
import { type StateFact, fillLaw } from './state-law.queries.ts'

const NAME = 'state-law'

/** The law of the files of this release. Returns at once when it is there; what the operator has amended stays. */
export async function seedStateLaw(database: Database, say: (line: string) => void, released?: readonly StateFact[]): Promise<void> {
  const facts = released ?? (await readLawFiles())
  const version = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16)
  if ((await readSeeds(database.db)).get(NAME)?.version === version) return
  await database.transaction({ kind: 'public' }, async (db) => {
    await lockSeed(db, NAME, '60s')
    await fillLaw(db, facts)
    await markSeed(db, NAME, version)
  })
  say(`loaded the law of ${new Set(facts.map(({ code }) => code)).size} states`)
}

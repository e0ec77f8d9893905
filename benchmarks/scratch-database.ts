import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedDatabase } from '../server/src/database/embedded.ts'
import { migrate } from '../server/src/database/migrate.ts'
import { openDatabase } from '../server/src/database/pool.ts'
import { seedReferenceData } from '../server/src/places/reference-data/seed-reference-data.ts'

export type ScratchDatabase = { url: string; superuserUrl: string; dataDir: string; discard(): Promise<void> }

/** A database of its own with full durability, migrated, with places but no one in it. */
export async function openScratchDatabase(): Promise<ScratchDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'keystead-bench-'))
  const embedded = await openEmbeddedDatabase({ dataDir, log: () => {} })
  await migrate(embedded.url)
  const database = openDatabase({ url: embedded.url, size: 2, statementTimeoutMs: 60_000, onError: () => {} })
  await seedReferenceData(database, () => {})
  await database.close()
  return {
    url: embedded.url,
    superuserUrl: embedded.superuserUrl,
    dataDir,
    async discard() {
      await embedded.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

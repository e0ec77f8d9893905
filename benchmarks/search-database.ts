import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openEmbeddedDatabase } from '../server/src/database/embedded.ts'
import { migrate } from '../server/src/database/migrate.ts'
import { openDatabase } from '../server/src/database/pool.ts'
import { seedReferenceData } from '../server/src/places/reference-data/seed-reference-data.ts'
import { buildHomes } from './search-homes.ts'
import { type ScratchDatabase, openScratchDatabase } from './scratch-database.ts'

/**
 * A database of so many listed homes. A million takes minutes: with `keepIn`, it stays in that folder and the next run takes
 * it up again, as long as no one changes migrations or this generator in a way that the run should see.
 */
export async function openSearchDatabase(listed: number, keepIn: string | null): Promise<ScratchDatabase> {
  const say = (line: string) => console.log(`  building ${listed.toLocaleString('en-US')}: ${line}`)
  if (keepIn === null) {
    const scratch = await openScratchDatabase()
    await buildHomes(scratch.url, listed, say)
    return scratch
  }
  const dataDir = join(keepIn, String(listed))
  const finished = join(dataDir, 'finished')
  if (!existsSync(finished)) await rm(dataDir, { recursive: true, force: true })
  await mkdir(dataDir, { recursive: true })
  const embedded = await openEmbeddedDatabase({ dataDir, log: () => {} })
  if (!existsSync(finished)) {
    const started = performance.now()
    await migrate(embedded.url)
    const database = openDatabase({ url: embedded.url, size: 2, statementTimeoutMs: 60_000, onError: () => {} })
    await seedReferenceData(database, () => {})
    await database.close()
    await buildHomes(embedded.url, listed, say)
    await writeFile(finished, `${Math.round((performance.now() - started) / 1000)} s\n`)
  }
  say(`ready (built in ${(await readFile(finished, 'utf8')).trim()})`)
  return { url: embedded.url, superuserUrl: embedded.superuserUrl, dataDir, discard: () => embedded.stop() }
}

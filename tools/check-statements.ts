import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { openEmbeddedDatabase } from '../server/src/database/embedded.ts'
import { migrate } from '../server/src/database/migrate.ts'
import { openJobs } from '../server/src/jobs/jobs.ts'
import { checkStatements } from './statements/check.ts'
import { readProgram } from './statements/program.ts'
import { statementsOfSamples } from './statements/recording.ts'

/*
 * Every statement of the server against the migrated database: that it can be parsed, and that its columns have the names
 * and types of the row type beside it. Nothing runs.
 */

/** Passes on the statements of the queue's library. */
const HANDED_ON = ['server/src/jobs/jobs.ts']

const folder = await mkdtemp(join(tmpdir(), 'keystead-statements-'))
const embedded = await openEmbeddedDatabase({ dataDir: folder, log: () => {}, durability: 'none' })
try {
  await migrate(embedded.url)
  // Some statements ask the queue.
  await (await openJobs({ url: embedded.url, log: pino({ level: 'silent' }), definitions: [] })).stop()
  const seen = await statementsOfSamples()
  const client = new pg.Client({ connectionString: embedded.url })
  // Where a check throws, the database goes before the client does, and what was thrown is to be read.
  client.on('error', () => {})
  await client.connect()
  const report = await checkStatements(client, readProgram(['server/src']), { seen, handedOn: HANDED_ON })
  await client.end()
  for (const offense of report.offenses) console.error(offense)
  console.log(`${report.statements} statements of ${report.sites} places, ${report.columns} columns: ${report.offenses.length} wrong`)
  if (report.offenses.length > 0) process.exitCode = 1
} finally {
  await embedded.stop()
  await rm(folder, { recursive: true, force: true })
}

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { operations } from '../contract/src/registry.ts'
import { accessMatrixMarkdown } from '../server/src/docs/access-matrix.ts'
import { contractDigests } from '../server/src/docs/contract-digests.ts'
import { envExample } from '../server/src/docs/env-example.ts'
import { operationsMarkdown } from '../server/src/docs/operations-markdown.ts'
import { dbOn } from '../server/src/database/db.ts'
import { listDefinitionFiles } from '../server/src/database/definition-files.ts'
import { makeDefinitions } from '../server/src/database/definitions.ts'
import { openEmbeddedDatabase } from '../server/src/database/embedded.ts'
import { migrate } from '../server/src/database/migrate.ts'
import { openDatabase } from '../server/src/database/pool.ts'
import { readSchema } from './house/read-schema.ts'
import { schemaMarkdown } from './house/schema-markdown.ts'
import { TABLE_OWNERS } from './house/table-owners.ts'
import { listeners } from '../server/src/app/parts.ts'
import { withDeclaredColumns } from './house/declared-columns.ts'
import { decisionsIndex } from './house/decisions-index.ts'
import { eventsMarkdown } from './house/events-markdown.ts'
import { houseMarkdown } from './house/house-markdown.ts'
import { reportsOfTrees } from './house/trees.ts'
import { tableTypes } from './house/table-types.ts'
import { screensMarkdown } from './screens-markdown.ts'
import { ROOT } from './run-step.ts'

/*
 * Writes what is made from the sources: lists of columns in definitions, documents and database types. With --check it compares instead, and fails
 * where a file is not what it should be.
 */

const TYPES = 'server/src/database/types.generated.ts'

const definitions = Object.fromEntries((await listDefinitionFiles()).map(({ path, sql }) => [path, withDeclaredColumns(sql)]))
const stale: string[] = []
// The documents of the database are read from what these make.
await bringUpToDate(definitions)

const database = await databaseDocuments()
const files: Record<string, string> = {
  'docs/generated/operations.md': operationsMarkdown(operations),
  'docs/generated/contract.md': contractDigests(operations),
  'docs/generated/access-matrix.md': accessMatrixMarkdown(operations.values()),
  'docs/generated/screens.md': screensMarkdown(),
  'docs/decisions/README.md': decisionsIndex(join(ROOT, 'docs/decisions')),
  'docs/generated/events.md': eventsMarkdown(listeners),
  'docs/generated/house.md': houseMarkdown(reportsOfTrees()),
  'docs/generated/schema.md': database.schema,
  '.env.example': envExample(),
  [TYPES]: database.types,
}

await bringUpToDate(files)
if (process.argv.includes('--check') && stale.length > 0) {
  console.error(`Not fresh: ${stale.join(', ')}. Run "npm run generate" and commit the result.`)
  process.exitCode = 1
}

async function bringUpToDate(contents: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, content] of Object.entries(contents)) {
    const file = join(ROOT, path)
    const present = await readFile(file, 'utf8').catch(() => null)
    if (present === content) continue
    stale.push(path)
    if (process.argv.includes('--check')) continue
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
    console.log(`wrote ${path}`)
  }
}

/** What is read from a real database, as the migrations and the files of definitions leave it. */
async function databaseDocuments(): Promise<{ types: string; schema: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'keystead-types-'))
  const embedded = await openEmbeddedDatabase({ dataDir: folder, log: () => {}, durability: 'none' })
  try {
    await migrate(embedded.url)
    return await documentsOf(embedded.url)
  } finally {
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function documentsOf(url: string): Promise<{ types: string; schema: string }> {
  const { pool, close } = openDatabase({ url, size: 1, onError: () => {} })
  const client = await pool.connect()
  try {
    // Made once more to see which file makes what, and taken back.
    await client.query('begin')
    const makers = await makeDefinitions(client, await listDefinitionFiles(), 'none')
    await client.query('rollback')
    const schema = await readSchema(dbOn(client))
    return { types: tableTypes(schema), schema: schemaMarkdown(schema, TABLE_OWNERS, makers) }
  } finally {
    client.release()
    await close()
  }
}

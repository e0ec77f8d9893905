import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { accessMatrixMarkdown } from '../server/src/docs/access-matrix.ts'
import { openApiDocument } from '../server/src/docs/openapi.ts'
import { envExample } from '../server/src/docs/env-example.ts'
import { operationsMarkdown } from '../server/src/docs/operations-markdown.ts'
import { openEmbeddedDatabase } from '../server/src/database/embedded.ts'
import { migrate } from '../server/src/database/migrate.ts'
import { screensMarkdown } from './screens-markdown.ts'
import { ROOT } from './run-step.ts'

/*
 * Writes what is made from the sources: documents and database types. With --check it compares instead, and fails
 * where a file is not what it should be.
 */

const TYPES = 'server/src/database/types.generated.ts'

const files: Record<string, string> = {
  'docs/generated/operations.md': operationsMarkdown(),
  'docs/generated/openapi.json': `${JSON.stringify(openApiDocument(), null, 2)}\n`,
  'docs/generated/access-matrix.md': accessMatrixMarkdown(),
  'docs/generated/screens.md': screensMarkdown(),
  '.env.example': envExample(),
  [TYPES]: await databaseTypes(),
}

const stale: string[] = []
for (const [path, content] of Object.entries(files)) {
  const file = join(ROOT, path)
  const present = await readFile(file, 'utf8').catch(() => null)
  if (present === content) continue
  stale.push(path)
  if (process.argv.includes('--check')) continue
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
  console.log(`wrote ${path}`)
}
if (process.argv.includes('--check') && stale.length > 0) {
  console.error(`Not fresh: ${stale.join(', ')}. Run "npm run generate" and commit the result.`)
  process.exitCode = 1
}

/** Types of the tables as the migrations leave them, read from a real database. */
async function databaseTypes(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'keystead-types-'))
  const embedded = await openEmbeddedDatabase({ dataDir: folder, log: () => {}, durability: 'none' })
  try {
    await migrate(embedded.url)
    const out = join(folder, 'types.ts')
    const generator = join(ROOT, 'node_modules/kysely-codegen/dist/cli/bin.js')
    const options = [
      '--dialect',
      'postgres',
      '--url',
      embedded.url,
      '--out-file',
      out,
      '--date-parser',
      'string',
      '--type-mapping',
      '{"int8":"number"}',
    ]
    await promisify(execFile)(process.execPath, [generator, ...options], { cwd: ROOT })
    return await readFile(out, 'utf8')
  } finally {
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

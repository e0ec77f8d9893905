import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { ImportMapping, ImportRunning } from '@keystead/contract/properties/imports/import.operations.ts'
import { IMPORT_FIELDS, IMPORT_FIELD_LABELS } from '@keystead/contract/properties/imports/import.fields.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { MAX_IMPORT_FILE_BYTES, formatBytes } from '@keystead/contract/values/uploads.ts'
import { violatedConstraint } from '../../database/pool.ts'
import { insertUpload, markUploadsUsed } from '../../files/upload.queries.ts'
import { refuse } from '../../operator/command-line.ts'
import { type TerminalWithServices, newOption, newProgram, runProgram } from '../../operator/program.ts'
import type { Services } from '../../rpc/services.ts'
import { batchReader } from './batch-reader.ts'
import { headerHash } from './csv-head.ts'
import { assetsOfImport, importsOf } from './import.access.ts'
import { NOTHING_COUNTED, countsOf, withProblems } from './batch-record.ts'
import { tryBatch } from './import-batch.ts'
import { guessMapping, missingFields } from './import.columns.ts'
import { openImportFile, readImportHead } from './import-file.ts'
import { runImport } from './import.job.ts'
import {
  type ImportRow,
  endImport,
  failAbandonedImports,
  findImport,
  findLastMapping,
  findOwnerByEmail,
  insertImport,
  loadPlaceRows,
} from './import.queries.ts'
import { type Progress, commandOutput } from './command-output.ts'
import { unknownColumns, unusedColumns } from './matched-columns.ts'
import { runInBatches } from './import-run.ts'
import { type PlaceIndex, indexPlaces } from './place-index.ts'

type Wanted = { path: string; owner: string; map?: string; dryRun?: true; list: boolean }
type Owner = { accountId: string; profileId: string }
type Source = { path: string; bytes: number; columns: readonly string[]; mapping: ImportMapping; places: PlaceIndex }

/** `properties FILE --owner EMAIL`: imports a file from this machine, beside a running server or without one. Answers the exit code. */
export async function importFromCommandLine(words: readonly string[], terminal: TerminalWithServices): Promise<number> {
  const program = newProgram('npm run import --', terminal)
  const line = program
    .command('properties')
    .description('Imports homes from a file, like the import page; the owner finds the report there.')
  line
    .argument('<FILE>', 'a CSV file with a header row')
    .addOption(newOption('--owner <email>', 'the email of the owner’s account').makeOptionMandatory())
    .addOption(newOption('--map <file>', 'a JSON file that says which column is which, such as {"City": "town"}'))
    .option('--dry-run', 'check the file without importing it')
    .option('--no-list', 'do not put any home on the market')
    .action((path: string) =>
      terminal.withServices((services) => importProperties(services, { path, ...line.opts<Omit<Wanted, 'path'>>() })),
    )
  return runProgram(program, words, terminal)
}

async function importProperties(services: Services, wanted: Wanted): Promise<void> {
  const output = commandOutput(services.clock)
  const bytes = await sizeOf(wanted.path)
  const owner = await findOwner(services, wanted.owner.trim())
  const source = await readSource(services, owner, wanted, bytes)
  output.say(mappingSentence(source.mapping))
  const unused = unusedColumns(source.columns, source.mapping)
  if (unused.length > 0) output.say(`Not used: ${unused.map((name) => `"${name}"`).join(', ')}.`)
  if (wanted.dryRun) await tryOut(services, owner, source, wanted, output)
  else await importNow(services, owner, source, wanted, output)
}

function mappingSentence(mapping: ImportMapping): string {
  const matched = IMPORT_FIELDS.filter((field) => mapping[field] !== undefined)
  return `Columns: ${matched.map((field) => `${field} from "${mapping[field]}"`).join(', ')}.`
}

async function sizeOf(path: string): Promise<number> {
  const facts = await stat(path).catch(() => null)
  if (!facts?.isFile()) refuse(`There is no file ${path}.`)
  if (facts.size > MAX_IMPORT_FILE_BYTES) refuse(`${path} is larger than ${formatBytes(MAX_IMPORT_FILE_BYTES)}. Please split it.`)
  return facts.size
}

async function findOwner(services: Services, email: string): Promise<Owner> {
  const found = await findOwnerByEmail(services.jobDatabase.db, email, PROFILE_TYPES.Owner)
  if (!found) refuse(`There is no account with the email ${email}.`)
  if (!found.profile_id) refuse(`The account ${email} has no owner profile. Please add one first.`)
  return { accountId: found.account_id, profileId: found.profile_id }
}

async function readSource(services: Services, owner: Owner, { path, map }: Wanted, bytes: number): Promise<Source> {
  const beginning = await readImportHead(createReadStream(path))
  if (!beginning) refuse(`${path} is not a CSV file with a header row.`)
  const { columns } = beginning.head
  const places = indexPlaces(await loadPlaceRows(services.jobDatabase.db))
  if (!places.state('CO')) refuse('Cities and ZIP codes are not loaded yet. Please start Keystead once, then import again.')
  const remembered = () =>
    services.jobDatabase.transaction(claimsOf(owner), (db) => findLastMapping(db, importsOf(owner), 'homes', headerHash(columns)), {
      readOnly: true,
    })
  const mapping = map
    ? await readMapping(map, columns)
    : (((await remembered()) as ImportMapping | null) ??
      guessMapping(
        columns,
        beginning.rows.map((row) => row.cells),
        places,
      ))
  const [missing] = missingFields(mapping)
  if (missing) {
    refuse(
      `There is no column for ${IMPORT_FIELD_LABELS[missing]} among: ${columns.join(', ')}. Please say which one it is with --map FILE, a JSON file such as {"${missing}": "${columns[0]}"}.`,
    )
  }
  return { path, bytes, columns, mapping, places }
}

async function readMapping(path: string, columns: readonly string[]): Promise<ImportMapping> {
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) refuse(`There is no file ${path}.`)
  const mapping = ImportMapping.safeParse(jsonOf(text))
  if (!mapping.success) refuse(`${path} is not a JSON object of fields and columns. The fields are: ${IMPORT_FIELDS.join(', ')}.`)
  const [unknown] = unknownColumns(columns, mapping.data)
  if (unknown) refuse(`${path} names the column "${mapping.data[unknown]}" for ${unknown}. The columns are: ${columns.join(', ')}.`)
  return mapping.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function claimsOf({ accountId }: Owner) {
  return { kind: 'account', accountId } as const
}

type Output = ReturnType<typeof commandOutput>

/** Reads and compares everything, and writes nothing. */
async function tryOut(services: Services, owner: Owner, source: Source, { list }: Wanted, output: Output): Promise<void> {
  const file = await openImportFile(createReadStream(source.path))
  if (!file) refuse(`${source.path} is not a CSV file with a header row.`)
  const progress: Progress = { rows: 0, bytesDone: 0, bytesTotal: source.bytes, counts: { ...NOTHING_COUNTED }, reasons: {}, notices: {} }
  const scope = assetsOfImport({ account_id: owner.accountId, profile_id: owner.profileId })
  const reader = batchReader({ file, mapping: source.mapping, places: source.places })
  const { plan } = reader
  await runInBatches({
    next: () => reader.next(),
    write: async (batch) => {
      const merged = await services.jobDatabase.transaction(
        claimsOf(owner),
        (db) => tryBatch(db, scope, batch, { plan, listAtOnce: list }),
        { readOnly: true },
      )
      for (const [name, count] of Object.entries(countsOf(merged))) progress.counts[name as keyof Progress['counts']] += count
      progress.rows += merged.length
      progress.bytesDone = batch.next.byte
      Object.assign(progress, withProblems(progress, merged))
      output.progress(progress)
      return true
    },
  })
  reader.close()
  output.summary(progress, 'This was a check; nothing was imported. ')
}

async function importNow(services: Services, owner: Owner, source: Source, { list }: Wanted, output: Output): Promise<void> {
  const importId = await createImport(services, owner, source, list)
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const job = { importId, accountId: owner.accountId }
  const ended = await runImport(services, job, { signal: stopping.signal, onProgress: (row) => output.progress(progressOf(row)) })
  process.off('SIGINT', stop).off('SIGTERM', stop)

  const row = await services.jobDatabase.transaction(claimsOf(owner), async (db) =>
    ended ? findImport(db, importsOf(owner), importId) : endImport(db, importsOf(owner), importId, { status: 'canceled' }),
  )
  if (!row) throw new Error('the import is gone')
  output.summary(progressOf(row), row.status === 'finished' ? '' : 'Stopped early: ')
  if (row.status === 'failed') refuse(`The import failed. Please look for the reference ${row.failure_reference} in the log.`)
  if (row.status === 'canceled') refuse('The import was stopped. Rows imported so far were kept. To continue, import the file again.')
}

/** Keeps a copy of the file, so that the owner finds this import and its report on screen like any other. */
async function createImport(services: Services, owner: Owner, source: Source, listAtOnce: boolean): Promise<string> {
  const storageKey = `imports/${services.clock.now().toISOString().slice(0, 10)}/${randomUUID()}`
  await services.files.putStream(storageKey, createReadStream(source.path))
  try {
    return await services.jobDatabase.transaction(claimsOf(owner), async (db) => {
      const scope = importsOf(owner)
      await failAbandonedImports(db, scope)
      const fileName = basename(source.path)
      const upload = await insertUpload(db, {
        accountId: owner.accountId,
        senderId: owner.accountId,
        purpose: 'asset-import',
        fileName,
        bytes: source.bytes,
        storageKey,
      })
      await markUploadsUsed(db, owner.accountId, [upload.id])
      const made = await insertImport(db, scope, {
        kind: 'homes',
        uploadId: upload.id,
        fileName,
        bytes: source.bytes,
        headerSha256: headerHash(source.columns),
        mapping: source.mapping,
        unusedColumns: unusedColumns(source.columns, source.mapping),
        listAtOnce,
        runsIn: 'command',
      })
      return made.id
    })
  } catch (error) {
    if (violatedConstraint(error) === 'asset_import_running') {
      await services.files.delete(storageKey)
      refuse(ImportRunning.message)
    }
    throw error
  }
}

function progressOf(row: ImportRow): Progress {
  const { accepted, changed, unchanged, refused, noted, listed } = row
  return {
    rows: row.rows_done,
    bytesDone: row.bytes_done,
    bytesTotal: row.bytes_total,
    counts: { accepted, changed, unchanged, refused, noted, listed },
    reasons: row.reasons,
    notices: row.notices,
  }
}

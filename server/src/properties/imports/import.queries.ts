import type { ImportFailure, ImportKindName } from '@keystead/contract/properties/imports/import.fields.ts'
import { type Db, first, only } from '../../database/db.ts'
import type { Tables } from '../../database/types.generated.ts'
import type { Scope } from '../../rpc/scope.ts'
import type { CsvPosition } from './csv-rows.ts'
import type { PlaceRows } from './place-index.ts'

export type ImportScope = Scope<'asset-import'>
export type ImportRow = Omit<Tables['asset_import'], 'mapping' | 'settings' | 'reasons' | 'notices'> & {
  /** The column of each field, as it was checked when the import began. */
  mapping: StoredMapping
  /** What the person chose, in the words of its kind. */
  settings: Readonly<Record<string, boolean>>
  reasons: ReasonCounts
  notices: ReasonCounts
}
export type StoredMapping = Readonly<Record<string, string>>
/** How many rows were refused for each reason, or went in with each remark. */
export type ReasonCounts = Record<string, number>

export type NewImport = {
  readonly kind: ImportKindName
  readonly uploadId: string
  readonly fileName: string
  readonly bytes: number
  readonly headerSha256: Buffer
  readonly mapping: StoredMapping
  readonly unusedColumns: readonly string[]
  readonly listAtOnce: boolean
  readonly settings?: Readonly<Record<string, boolean>>
  readonly runsIn: 'queue' | 'command'
  /** The person who begins it; absent for one of the shell. */
  readonly startedBy?: string
}

const OWN = 'account_id = $1 and profile_id = coalesce($2, profile_id)'
const own = (scope: ImportScope) => [scope.accountId, scope.profileId]

export async function insertImport(db: Db, scope: ImportScope, made: NewImport): Promise<ImportRow> {
  return only(
    await db.sql<ImportRow>(
      `insert into asset_import (account_id, profile_id, upload_id, file_name, bytes_total, header_sha256, mapping, list_at_once, runs_in, unused_columns, kind, settings,
         started_by_account_id, status)
       values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10, $11, $12::jsonb, $13, 'waiting') returning *`,
      [
        ...own(scope),
        made.uploadId,
        made.fileName,
        made.bytes,
        made.headerSha256,
        JSON.stringify(made.mapping),
        made.listAtOnce,
        made.runsIn,
        made.unusedColumns,
        made.kind,
        JSON.stringify(made.settings ?? {}),
        made.startedBy ?? null,
      ],
    ),
  )
}

/** Ends imports of a command that has not been heard of for a while: no one will take them up again. */
export async function failAbandonedImports(db: Db, scope: ImportScope): Promise<void> {
  await db.sql(
    `update asset_import set status = 'failed', failure_reason = 'fault', finished_at = now(), held_by = null
     where ${OWN} and runs_in = 'command' and status in ('waiting', 'running') and progress_at < now() - interval '1 minute'`,
    own(scope),
  )
}

/** Ends imports of a kind that no job will take up any more: each was tried as often as it may be, or its job is gone. */
export async function failLostImports(db: Db, { name, job }: { name: ImportKindName; job: { readonly name: string } }): Promise<void> {
  await db.sql(
    `update asset_import set status = 'failed', failure_reason = 'fault', finished_at = now(), held_by = null
     where kind = $2 and runs_in = 'queue' and status in ('waiting', 'running') and progress_at < now() - interval '10 minutes'
       and not exists (
         select from pgboss.job
         where name = $1 and singleton_key = asset_import.id::text and state in ('created', 'retry', 'active')
       )`,
    [job.name, name],
  )
}

export async function findImport(db: Db, scope: ImportScope, importId: string): Promise<ImportRow | null> {
  return first(await db.sql<ImportRow>(`select * from asset_import where ${OWN} and id = $3`, [...own(scope), importId]))
}

/** The import, kept for this transaction: batches, cancelling and ending follow each other. */
export async function lockImport(db: Db, scope: ImportScope, importId: string): Promise<ImportRow | null> {
  return first(await db.sql<ImportRow>(`select * from asset_import where ${OWN} and id = $3 for update`, [...own(scope), importId]))
}

export async function listImports(
  db: Db,
  scope: ImportScope,
  kind: ImportKindName,
  page: { limit: number; offset: number },
): Promise<ImportRow[]> {
  return db.sql<ImportRow>(`select * from asset_import where ${OWN} and kind = $5 order by created_at desc, id desc limit $3 offset $4`, [
    ...own(scope),
    page.limit,
    page.offset,
    kind,
  ])
}

export async function countImports(db: Db, scope: ImportScope, kind: ImportKindName, most: number): Promise<number> {
  const rows = await db.sql<{ count: number }>(
    `select count(*) as count from (select from asset_import where ${OWN} and kind = $4 limit $3) counted`,
    [...own(scope), most, kind],
  )
  return only(rows).count
}

/** How the columns of such a header were matched last time. */
export async function findLastMapping(
  db: Db,
  scope: ImportScope,
  kind: ImportKindName,
  headerSha256: Buffer,
): Promise<StoredMapping | null> {
  const row = first(
    await db.sql<{ mapping: StoredMapping }>(
      `select mapping from asset_import where ${OWN} and kind = $4 and header_sha256 = $3 order by created_at desc, id desc limit 1`,
      [...own(scope), headerSha256, kind],
    ),
  )
  return row?.mapping ?? null
}

/** From here on this process works on it. */
export async function holdImport(
  db: Db,
  scope: ImportScope,
  importId: string,
  { processId, deaths }: { processId: string; deaths: number },
): Promise<void> {
  await db.sql(`update asset_import set status = 'running', progress_at = now(), held_by = $4, deaths = $5 where ${OWN} and id = $3`, [
    ...own(scope),
    importId,
    processId,
    deaths,
  ])
}

/** This process lets go of it in good order; another run goes on. */
export async function releaseImport(db: Db, scope: ImportScope, importId: string, processId: string): Promise<void> {
  await db.sql(`update asset_import set held_by = null where ${OWN} and id = $3 and held_by = $4`, [...own(scope), importId, processId])
}

export async function endImport(
  db: Db,
  scope: ImportScope,
  importId: string,
  end: { status: 'finished' | 'canceled' } | { status: 'failed'; reason: ImportFailure; reference: string | null },
): Promise<ImportRow | null> {
  return first(
    await db.sql<ImportRow>(
      `update asset_import
       set status = $4, failure_reason = $5, failure_reference = $6, finished_at = now(), held_by = null, bytes_done = case when $4 = 'finished' then bytes_total else bytes_done end
       where ${OWN} and id = $3 and status in ('waiting', 'running') returning *`,
      [...own(scope), importId, end.status, ...(end.status === 'failed' ? [end.reason, end.reference] : [null, null])],
    ),
  )
}

/** Ends whatever an account still imports; what is being read notices before its next batch. */
export async function cancelImportsOf(db: Db, accountId: string): Promise<void> {
  await db.sql(
    `update asset_import set status = 'canceled', finished_at = now(), held_by = null
     where account_id = $1 and status in ('waiting', 'running')`,
    [accountId],
  )
}

export type BatchRecord = {
  readonly next: CsvPosition
  readonly codes: Uint8Array
  readonly outcomes: string
  readonly problems: Readonly<Record<string, readonly (readonly [number, string])[]>>
  readonly reasons: ReasonCounts
  readonly notices: ReasonCounts
  readonly counts: { accepted: number; changed: number; unchanged: number; refused: number; noted: number; listed: number }
}

/** Writes down a batch beside its import, in the transaction of its properties. `locked` is the import before it. */
export async function recordBatch(db: Db, scope: ImportScope, locked: ImportRow, batch: BatchRecord): Promise<ImportRow> {
  await db.sql(
    `insert into asset_import_batch (import_id, first_row, account_id, outcomes, problems, codes) values ($1, $2, $3, $4, $5::jsonb, $6)`,
    [locked.id, locked.rows_done, scope.accountId, batch.outcomes, JSON.stringify(batch.problems), batch.codes],
  )
  const { counts } = batch
  return only(
    await db.sql<ImportRow>(
      `update asset_import
       set bytes_done = $4, next_line = $12, rows_done = rows_done + $5, reasons = $6::jsonb, accepted = accepted + $7, changed = changed + $8,
           unchanged = unchanged + $9, refused = refused + $10, listed = listed + $11, noted = noted + $13, notices = $14::jsonb,
           progress_at = now(), deaths = 0
       where ${OWN} and id = $3 returning *`,
      [
        ...own(scope),
        locked.id,
        batch.next.byte,
        batch.outcomes.length,
        JSON.stringify(batch.reasons),
        counts.accepted,
        counts.changed,
        counts.unchanged,
        counts.refused,
        counts.listed,
        batch.next.line,
        counts.noted,
        JSON.stringify(batch.notices),
      ],
    ),
  )
}

export type BatchRow = { first_row: number; outcomes: string; problems: Record<string, [number, string][]> }

/** Outcomes in the order of the file, some batches at a time. */
export async function listBatches(db: Db, scope: ImportScope, importId: string, fromRow: number, limit: number): Promise<BatchRow[]> {
  return db.sql<BatchRow>(
    `select first_row, outcomes, problems from asset_import_batch
     where account_id = $1 and import_id = $2 and first_row >= $3 order by first_row limit $4`,
    [scope.accountId, importId, fromRow, limit],
  )
}

/** Packed reference codes of an import so far, in the order of the file. */
export async function listBatchCodes(
  db: Db,
  scope: ImportScope,
  importId: string,
  fromRow: number,
  limit: number,
): Promise<{ first_row: number; codes: Buffer }[]> {
  return db.sql(
    `select first_row, codes from asset_import_batch
     where account_id = $1 and import_id = $2 and first_row >= $3 order by first_row limit $4`,
    [scope.accountId, importId, fromRow, limit],
  )
}

export async function loadPlaceRows(db: Db): Promise<PlaceRows> {
  return {
    states: await db.sql(`select id, code, name from place_state where country_id in (select id from place_country where code = 'US')`),
    cities: await db.sql(
      'select id, state_id, name, search_name, latitude, longitude, time_zone from place_city order by zips_count desc, id',
    ),
    zips: await db.sql('select zip, city_id, latitude, longitude from place_zip'),
  }
}

/** The owner profile that a person means by an email address: the default one, else the oldest. */
export async function findOwnerByEmail(
  db: Db,
  email: string,
  ownerTypeId: number,
): Promise<{ account_id: string; profile_id: string | null } | null> {
  return first(
    await db.sql<{ account_id: string; profile_id: string | null }>(
      `select a.id as account_id, p.id as profile_id
       from account_holder a
       left join lateral (
         select id from profile_card
         where account_id = a.id and profile_type_id = $2 and status = 'A'
         order by id = a.default_profile_id desc, created_at, id limit 1
       ) p on true
       where a.email = lower($1) and a.status = 'A'`,
      [email, ownerTypeId],
    ),
  )
}

import type { ScreeningProduct } from '@keystead/contract/applications/screening/screening.values.ts'
import { type Db, first, only } from '../../database/db.ts'

/* Reports with their versions, who opened them, and what its person says is not right in one. */

export async function keepReport(
  db: Db,
  { id, account_id }: { readonly id: string; readonly account_id: string },
  { version, madeAt, sealed }: { readonly version: number; readonly madeAt: Date; readonly sealed: Buffer },
): Promise<boolean> {
  const rows = await db.sql(
    `insert into screening_report (screening_id, version, account_id, made_at, sealed) values ($1, $2, $3, $4, $5)
     on conflict (screening_id, version) do nothing returning version`,
    [id, version, account_id, madeAt, sealed],
  )
  return rows.length > 0
}

export type ReportVersion = { screening_id: string; version: number; made_at: Date }

export async function listVersions(db: Db, screeningIds: readonly string[]): Promise<ReportVersion[]> {
  return db.sql<ReportVersion>(
    'select screening_id, version, made_at from screening_report where screening_id = any($1::uuid[]) order by version',
    [screeningIds],
  )
}

export async function findSealed(db: Db, id: string, version: number): Promise<Buffer | null> {
  const row = first(
    await db.sql<{ sealed: Buffer | null }>('select sealed from screening_report where screening_id = $1 and version = $2', [id, version]),
  )
  return row?.sealed ?? null
}

/** Of reports that have expired: what they said goes. Answers of which. */
export async function dropExpired(db: Db): Promise<string[]> {
  const rows = await db.sql<{ screening_id: string }>(
    `update screening_report r set sealed = null from screening s
     where s.id = r.screening_id and r.sealed is not null and s.report_expires_at <= now() returning r.screening_id`,
  )
  return [...new Set(rows.map(({ screening_id }) => screening_id))]
}

/** Of a person who closes their account, and of who decides. */
export async function listScreeningsAbout(db: Db, accountId: string): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    `select s.id from screening s join application_form_head f on f.id = s.form_id
     where s.account_id = $1 or f.profile_account_id = $1 or f.filled_by_account_id = $1`,
    [accountId],
  )
  return rows.map(({ id }) => id)
}

export async function listScreeningsOfForms(db: Db, formIds: readonly string[]): Promise<string[]> {
  const rows = await db.sql<{ id: string }>('select id from screening where form_id = any($1::uuid[])', [formIds])
  return rows.map(({ id }) => id)
}

/** What was found, and said of it, and with which number it was asked for; that it was, and who read it, stays. */
export async function dropReports(db: Db, ids: readonly string[]): Promise<void> {
  await db.sql('update screening_report set sealed = null where sealed is not null and screening_id = any($1::uuid[])', [ids])
  await db.sql('update screening_opening set notice = null where notice is not null and screening_id = any($1::uuid[])', [ids])
  await db.sql('update screening set questions = null, report_expires_at = least(report_expires_at, now()) where id = any($1::uuid[])', [
    ids,
  ])
  await db.sql('delete from screening_dispute where screening_id = any($1::uuid[])', [ids])
  await db.sql('delete from screening_secret where screening_id = any($1::uuid[])', [ids])
}

/** What a notice would say of a report is not needed any more when its application has long come to its end. */
export async function forgetNotices(db: Db): Promise<void> {
  await db.sql(
    `update screening_opening o set notice = null from screening s join application_head a on a.id = s.application_id
     where o.screening_id = s.id and o.notice is not null and a.ended_at < now() - interval '60 days'`,
  )
}

export type KeptNotice = {
  readonly agency: { readonly name: string; readonly address: string; readonly phone: string; readonly website: string | null }
  readonly score: {
    readonly value: number
    readonly lowest: number
    readonly highest: number
    readonly on: string
    readonly factors: readonly string[]
  } | null
}

export type OpeningRow = {
  screening_id: string
  version: number
  at: Date
  by_name: string | null
  is_own: boolean
}

type NewOpening = {
  readonly version: number
  readonly byProfileId: string
  readonly byAccountId: string
  readonly byName: string | null
  readonly isOwn: boolean
  readonly ip: string | null
  readonly notice: KeptNotice | null
}

export async function noteOpening(
  db: Db,
  { id, account_id }: { readonly id: string; readonly account_id: string },
  made: NewOpening,
): Promise<void> {
  await db.sql(
    `insert into screening_opening (screening_id, account_id, version, by_profile_id, by_account_id, by_name, is_own, ip, notice)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb)`,
    [
      id,
      account_id,
      made.version,
      made.byProfileId,
      made.byAccountId,
      made.byName,
      made.isOwn,
      made.ip,
      made.notice && JSON.stringify(made.notice),
    ],
  )
}

/** By those who decide. */
export async function wasRead(db: Db, screeningId: string): Promise<boolean> {
  const read = await db.sql('select 1 from screening_opening where screening_id = $1 and not is_own limit 1', [screeningId])
  return read.length > 0
}

export async function listOpenings(db: Db, screeningIds: readonly string[]): Promise<OpeningRow[]> {
  return db.sql<OpeningRow>(
    'select screening_id, version, at, by_name, is_own from screening_opening where screening_id = any($1::uuid[]) order by at',
    [screeningIds],
  )
}

export type DisputeRow = {
  id: string
  screening_id: string
  product: ScreeningProduct
  statement: string
  at: Date
  bureau_ref: string | null
  outcome: 'corrected' | 'verified' | 'notTaken' | null
  resolved_at: Date | null
}

export async function insertDispute(
  db: Db,
  made: { readonly screeningId: string; readonly accountId: string; readonly product: ScreeningProduct; readonly statement: string },
): Promise<string> {
  const row = only(
    await db.sql<{ id: string }>(
      'insert into screening_dispute (screening_id, account_id, product, statement) values ($1, $2, $3, $4) returning id',
      [made.screeningId, made.accountId, made.product, made.statement],
    ),
  )
  return row.id
}

const DISPUTE = 'id, screening_id, product, statement, at, bureau_ref, outcome, resolved_at'

export async function listDisputes(db: Db, screeningIds: readonly string[]): Promise<DisputeRow[]> {
  return db.sql<DisputeRow>(`select ${DISPUTE} from screening_dispute where screening_id = any($1::uuid[]) order by at`, [screeningIds])
}

export async function findDispute(db: Db, id: string): Promise<DisputeRow | null> {
  return first(await db.sql<DisputeRow>(`select ${DISPUTE} from screening_dispute where id = $1`, [id]))
}

export async function setDisputeAt(db: Db, id: string, ref: string): Promise<void> {
  await db.sql('update screening_dispute set bureau_ref = $2 where id = $1', [id, ref])
}

/** Those that came to something, by what the agency calls them. */
export async function resolveDispute(db: Db, id: string, outcome: NonNullable<DisputeRow['outcome']>): Promise<boolean> {
  const rows = await db.sql(
    'update screening_dispute set outcome = $2, resolved_at = clock_timestamp() where id = $1 and outcome is null returning id',
    [id, outcome],
  )
  return rows.length > 0
}

export type ReadReport = { form_id: string; screening_id: string; version: number; at: Date; notice: KeptNotice | null }

/** Reports of agencies that those who decide have read, each in the latest version that they read: looking at an earlier one again makes it no newer. */
export async function listRead(db: Db, applicationId: string): Promise<ReadReport[]> {
  return db.sql<ReadReport>(
    `select distinct on (screening_id) form_id, screening_id, version, at, notice from screening_read
     where application_id = $1 and notice is not null order by screening_id, version desc, at desc`,
    [applicationId],
  )
}

/** By form, the score of the report that was read last, in its latest version that was read. */
export async function listScoresRead(db: Db, formIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.sql<{ form_id: string; score: number }>(
    `select distinct on (form_id) form_id, score from (
       select distinct on (screening_id) form_id, at, (notice -> 'score' ->> 'value')::int as score from screening_read
       where form_id = any($1::uuid[]) and notice -> 'score' ->> 'value' is not null order by screening_id, version desc, at desc) latest
     order by form_id, at desc`,
    [formIds],
  )
  return new Map(rows.map(({ form_id, score }) => [form_id, score]))
}

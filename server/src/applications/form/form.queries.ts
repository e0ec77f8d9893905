import type { ConsentKind, FormSection } from '@keystead/contract/applications/form/form.values.ts'
import { type Db, first } from '../../database/db.ts'

export type SectionRow = { section: FormSection; data: unknown; version: number; updated_at: Date }

export async function listSections(db: Db, formId: string): Promise<SectionRow[]> {
  return db.sql<SectionRow>('select section, data, version, updated_at from application_section where form_id = $1', [formId])
}

/** Of several forms at once. */
export async function listSectionsOf(
  db: Db,
  formIds: readonly string[],
): Promise<(Pick<SectionRow, 'section' | 'data'> & { form_id: string })[]> {
  return db.sql<Pick<SectionRow, 'section' | 'data'> & { form_id: string }>(
    'select form_id, section, data from application_section where form_id = any($1::uuid[])',
    [formIds],
  )
}

type Saving = {
  readonly formId: string
  readonly accountId: string
  readonly section: FormSection
  /** That was read; 0 where there was none. */
  readonly version: number
  readonly data: unknown
}

/** Null where it is another version than was read. */
export async function saveSection(db: Db, { formId, accountId, section, version, data }: Saving): Promise<number | null> {
  const row = first(
    version === 0
      ? await db.sql<{ version: number }>(
          `insert into application_section (form_id, section, account_id, data) values ($1, $2, $3, $4)
           on conflict (form_id, section) do nothing returning version`,
          [formId, section, accountId, JSON.stringify(data)],
        )
      : await db.sql<{ version: number }>(
          `update application_section set data = $4, version = version + 1, updated_at = now()
           where form_id = $1 and section = $2 and version = $3 returning version`,
          [formId, section, version, JSON.stringify(data)],
        ),
  )
  return row?.version ?? null
}

export type KnownOfApplicant = { FirstName: string | null; LastName: string | null; Email: string | null }

/** What the account of an applicant says of them. */
export async function findKnown(db: Db, profileId: string): Promise<KnownOfApplicant | null> {
  return first(
    await db.sql<KnownOfApplicant>(
      `select nullif(trim(p.first_name), '') as "FirstName", nullif(trim(p.last_name), '') as "LastName", a.email as "Email"
       from profile_card p join account_holder a on a.id = p.account_id where p.id = $1`,
      [profileId],
    ),
  )
}

export const SECRETS = ['ssn', 'last4Ssn', 'idNumber', 'birthDate'] as const
export type SecretKind = (typeof SECRETS)[number]
export type SecretRow = { kind: SecretKind; sealed: Buffer; last4: string | null }

export async function listSecrets(db: Db, formId: string): Promise<SecretRow[]> {
  return db.sql<SecretRow>('select kind, sealed, last4 from application_secret where form_id = $1', [formId])
}

export async function keepSecret(
  db: Db,
  { formId, accountId }: { readonly formId: string; readonly accountId: string },
  { kind, sealed, last4 }: SecretRow,
): Promise<void> {
  await db.sql(
    `insert into application_secret (form_id, kind, account_id, sealed, last4) values ($1, $2, $3, $4, $5)
     on conflict (form_id, kind) do update set sealed = excluded.sealed, last4 = excluded.last4`,
    [formId, kind, accountId, sealed, last4],
  )
}

export async function dropSecrets(db: Db, formId: string, kinds: readonly SecretKind[]): Promise<void> {
  await db.sql('delete from application_secret where form_id = $1 and kind = any($2::text[])', [formId, kinds])
}

export type LastFour = Readonly<Partial<Record<SecretKind, string | null>>>

/** What those who decide learn of the numbers: the last four. They are kept beside what is sealed, and sealed themselves they never leave. */
export async function listLastFour(db: Db, formId: string): Promise<LastFour> {
  const rows = await db.sql<{ kind: SecretKind; last4: string | null }>('select kind, last4 from application_secret where form_id = $1', [
    formId,
  ])
  return Object.fromEntries(rows.map(({ kind, last4 }) => [kind, last4]))
}

export type ConsentRow = { kind: ConsentKind; text_version: string; given_at: Date }

export async function keepConsent(
  db: Db,
  { formId, accountId }: { readonly formId: string; readonly accountId: string },
  consent: { readonly kind: ConsentKind; readonly version: string; readonly ip: string | null; readonly userAgent: string | null },
): Promise<void> {
  await db.sql(
    `insert into application_consent (form_id, kind, account_id, text_version, ip, user_agent) values ($1, $2, $3, $4, $5, $6)
     on conflict (form_id, kind) do update set text_version = excluded.text_version, given_at = now(), ip = excluded.ip, user_agent = excluded.user_agent`,
    [formId, consent.kind, accountId, consent.version, consent.ip, consent.userAgent],
  )
}

export async function listConsents(db: Db, formId: string): Promise<ConsentRow[]> {
  return db.sql<ConsentRow>('select kind, text_version, given_at from application_consent where form_id = $1 order by kind', [formId])
}

/** To which text each of these forms agreed that it is shared. */
export async function listSharingVersions(db: Db, formIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.sql<{ form_id: string; text_version: string }>(
    `select form_id, text_version from application_consent where form_id = any($1::uuid[]) and kind = 'sharing'`,
    [formIds],
  )
  return new Map(rows.map(({ form_id, text_version }) => [form_id, text_version]))
}

type PlaceIds = { readonly stateIds: readonly (number | null)[]; readonly countryIds: readonly (number | null)[] }
export type PlaceNames = { readonly states: ReadonlyMap<number, string>; readonly countries: ReadonlyMap<number, string> }

/** By their ids. */
export async function listPlaceNames(db: Db, { stateIds, countryIds }: PlaceIds): Promise<PlaceNames> {
  const states = await db.sql<{ id: number; name: string }>('select id, name from place_state where id = any($1::int[])', [stateIds])
  const countries = await db.sql<{ id: number; name: string }>('select id, name from place_country where id = any($1::int[])', [countryIds])
  const named = (rows: readonly { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]))
  return { states: named(states), countries: named(countries) }
}

/** Two letters, by their ids. */
export async function listStateCodes(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db.sql<{ id: number; code: string }>('select id, code from place_state where id = any($1::int[])', [ids])
  return new Map(rows.map(({ id, code }) => [id, code]))
}

/** Whose contents become those of another account: of a profile that has become a business's. */
export async function moveContents(db: Db, { id, accountId }: { readonly id: string; readonly accountId: string }): Promise<string[]> {
  const rows = await db.sql<{ id: string }>('select id from application_form_head where profile_id = $1', [id])
  const ids = rows.map((row) => row.id)
  await db.sql('update application_section set account_id = $2 where form_id = any($1::uuid[])', [ids, accountId])
  await db.sql('update application_secret set account_id = $2 where form_id = any($1::uuid[])', [ids, accountId])
  await db.sql('update application_consent set account_id = $2 where form_id = any($1::uuid[])', [ids, accountId])
  return ids
}

export async function dropSections(db: Db, formId: string): Promise<void> {
  await db.sql('delete from application_section where form_id = $1', [formId])
}

export async function dropConsents(db: Db, formId: string): Promise<void> {
  await db.sql('delete from application_consent where form_id = $1', [formId])
}

/** Of an account that closes: numbers and contents of all its forms, and of those that this person filled in for a business. */
export async function dropContentsOf(db: Db, accountId: string): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    `select id from application_form_head where profile_account_id = $1
     union select id from application_form_head where filled_by_account_id = $1`,
    [accountId],
  )
  const ids = rows.map(({ id }) => id)
  await db.sql('delete from application_secret where form_id = any($1::uuid[])', [ids])
  await db.sql('delete from application_consent where form_id = any($1::uuid[])', [ids])
  await db.sql('delete from application_section where form_id = any($1::uuid[])', [ids])
  return ids
}

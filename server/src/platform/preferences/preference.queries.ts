import { type Db, first } from '../../database/db.ts'

/* Row security shows the account of the transaction alone. */

export type StoredPreference = { event_key: string; in_app: boolean; by_email: boolean }
export type StoredRhythm = { digest: 'off' | 'daily'; quiet_from: number | null; quiet_to: number | null; time_zone: string }

/** A person as one of their profiles, or as that of a business which they act for. */
type Reader = { readonly accountId: string; readonly profileId: string }

export async function listPreferences(db: Db, { accountId, profileId }: Reader): Promise<StoredPreference[]> {
  return db.sql<StoredPreference>(
    'select event_key, in_app, by_email from notification_preference where account_id = $1 and profile_id = $2',
    [accountId, profileId],
  )
}

export async function findRhythm(db: Db, { accountId, profileId }: Reader): Promise<StoredRhythm | null> {
  return first(
    await db.sql<StoredRhythm>(
      'select digest, quiet_from, quiet_to, time_zone from notification_rhythm where account_id = $1 and profile_id = $2',
      [accountId, profileId],
    ),
  )
}

export async function storePreferences(db: Db, reader: Reader, preferences: readonly StoredPreference[]): Promise<void> {
  await db.sql(
    `insert into notification_preference (profile_id, account_id, event_key, in_app, by_email)
     select $1, $2, * from unnest($3::text[], $4::boolean[], $5::boolean[])
     on conflict (account_id, profile_id, event_key) do update
       set in_app = excluded.in_app, by_email = excluded.by_email, updated_at = now()`,
    [
      reader.profileId,
      reader.accountId,
      preferences.map(({ event_key }) => event_key),
      preferences.map(({ in_app }) => in_app),
      preferences.map(({ by_email }) => by_email),
    ],
  )
}

export async function storeRhythm(db: Db, reader: Reader, rhythm: StoredRhythm): Promise<void> {
  await db.sql(
    `insert into notification_rhythm (profile_id, account_id, digest, quiet_from, quiet_to, time_zone) values ($1, $2, $3, $4, $5, $6)
     on conflict (account_id, profile_id) do update
       set digest = excluded.digest, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
           time_zone = excluded.time_zone, updated_at = now()`,
    [reader.profileId, reader.accountId, rhythm.digest, rhythm.quiet_from, rhythm.quiet_to, rhythm.time_zone],
  )
}

/** Whether any profile of an account has switched the emails about an event off. */
export async function hasDeclinedByEmail(db: Db, accountId: string, eventKey: string): Promise<boolean> {
  const rows = await db.sql('select from notification_preference where account_id = $1 and event_key = $2 and not by_email', [
    accountId,
    eventKey,
  ])
  return rows.length > 0
}

/** The time zone that was chosen last in the settings of any profile of an account. */
export async function findChosenTimeZone(db: Db, accountId: string): Promise<string | null> {
  const rows = await db.sql<{ time_zone: string }>(
    'select time_zone from notification_rhythm where account_id = $1 order by updated_at desc limit 1',
    [accountId],
  )
  return first(rows)?.time_zone ?? null
}

export async function findTimeZoneOfReader(db: Db, reader: Reader): Promise<string | null> {
  return (await findRhythm(db, reader))?.time_zone ?? null
}

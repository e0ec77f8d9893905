import { type Db, first } from '../../database/db.ts'

export type PackageRow = { id: number; price_cents: number; valid_days: number; excluded_states: string[]; is_offered: boolean }

const COLUMNS = 'id, price_cents, valid_days, excluded_states, is_offered'

export async function listPackages(db: Db): Promise<PackageRow[]> {
  return db.sql<PackageRow>(`select ${COLUMNS} from screening_package order by id`)
}

export async function findPackage(db: Db, id: number): Promise<PackageRow | null> {
  return first(await db.sql<PackageRow>(`select ${COLUMNS} from screening_package where id = $1`, [id]))
}

/** Screenings that were asked for keep what they were asked for with. */
export async function setPackage(db: Db, { id, price_cents, valid_days, excluded_states, is_offered }: PackageRow): Promise<void> {
  await db.sql(
    `update screening_package set price_cents = $2, valid_days = $3, excluded_states = $4, is_offered = $5, updated_at = now() where id = $1`,
    [id, price_cents, valid_days, excluded_states, is_offered],
  )
}

export type LandlordRow = { profile_id: string; name: string; verified_at: Date }

export async function findVerifiedLandlord(db: Db, profileId: string): Promise<LandlordRow | null> {
  return first(await db.sql<LandlordRow>('select profile_id, name, verified_at from screening_landlord where profile_id = $1', [profileId]))
}

export async function listVerifiedLandlords(db: Db): Promise<LandlordRow[]> {
  return db.sql<LandlordRow>('select profile_id, name, verified_at from screening_landlord order by verified_at desc')
}

export async function keepVerifiedLandlord(
  db: Db,
  { profileId, name }: { readonly profileId: string; readonly name: string },
): Promise<boolean> {
  const rows = await db.sql(
    `insert into screening_landlord (profile_id, account_id, name) select id, account_id, $2 from profile_card where id = $1
     on conflict (profile_id) do update set name = excluded.name, verified_at = now() returning profile_id`,
    [profileId, name],
  )
  return rows.length > 0
}

export async function dropVerifiedLandlord(db: Db, profileId: string): Promise<boolean> {
  const rows = await db.sql('delete from screening_landlord where profile_id = $1 returning profile_id', [profileId])
  return rows.length > 0
}

export type ChargeRow = { profile_id: string; count: number; cents: number }

/** What landlords owe for reports of one month, by UTC. */
export async function listCharges(db: Db, month: string): Promise<ChargeRow[]> {
  return db.sql<ChargeRow>(
    `select profile_id, count(*)::int as count, sum(cents)::int as cents from screening_charge
     where at >= $1::date and at < $1::date + interval '1 month' group by profile_id order by cents desc, profile_id`,
    [`${month}-01`],
  )
}

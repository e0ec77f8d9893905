import { type Db, first, only } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'

type OwnerScope = Scope<'asset-owner'>

/** An owner with the share that holds now. */
export type OwnerRow = {
  id: string
  asset_id: string
  profile_id: string | null
  name: string | null
  email: string | null
  is_managing: boolean
  vesting_id: number | null
  receives_distributions: boolean
  receives_1099: boolean
  notes: string | null
  percent_bps: number
  effective_from: string
}

export type PastShareRow = {
  profile_id: string | null
  name: string | null
  percent_bps: number
  effective_from: string
  effective_to: string
}

const OWNER = `o.id, o.asset_id, o.profile_id, o.name, o.email, o.is_managing, o.vesting_id, o.receives_distributions, o.receives_1099, o.notes,
  s.percent_bps, s.effective_from`

export async function listOwners(db: Db, scope: OwnerScope, assetId: string): Promise<OwnerRow[]> {
  return db.sql<OwnerRow>(
    `select ${OWNER} from asset_owner o join asset_owner_share s on s.owner_id = o.id and s.effective_to is null
     where o.account_id = $1 and o.asset_id = $2 and o.removed_at is null
     order by o.is_managing desc, o.created_at, o.id`,
    [scope.accountId, assetId],
  )
}

export async function findOwner(db: Db, scope: OwnerScope, ownerId: string): Promise<OwnerRow | null> {
  return first(
    await db.sql<OwnerRow>(
      `select ${OWNER} from asset_owner o
       join asset_owner_share s on s.owner_id = o.id and s.effective_to is null
       join asset a on a.id = o.asset_id and a.managing_profile_id = $3 and a.deleted_at is null
       where o.account_id = $1 and o.id = $2 and o.removed_at is null`,
      [scope.accountId, ownerId, scope.profileId],
    ),
  )
}

/** Shares that hold no more, the latest first. */
export async function listPastShares(db: Db, scope: OwnerScope, assetId: string): Promise<PastShareRow[]> {
  return db.sql<PastShareRow>(
    `select o.profile_id, o.name, s.percent_bps, s.effective_from, s.effective_to
     from asset_owner_share s join asset_owner o on o.id = s.owner_id
     where s.account_id = $1 and s.asset_id = $2 and s.effective_to is not null
     order by s.effective_to desc, s.effective_from desc, o.created_at, o.id
     limit 200`,
    [scope.accountId, assetId],
  )
}

/** What day it is where the property stands, and the last day on which its shares changed. */
export async function findOwnerDates(db: Db, scope: OwnerScope, assetId: string): Promise<{ today: string; last_change: string | null }> {
  return only(
    await db.sql<{ today: string; last_change: string | null }>(
      `select (now() at time zone a.time_zone)::date as today,
         (select max(greatest(s.effective_from, s.effective_to)) from asset_owner_share s where s.asset_id = a.id) as last_change
       from asset a where a.account_id = $1 and a.id = $2`,
      [scope.accountId, assetId],
    ),
  )
}

export type OwnerColumns = {
  profile_id: string | null
  name: string | null
  email: string | null
  is_managing: boolean
  vesting_id: number | null
  receives_distributions: boolean
  receives_1099: boolean
  notes: string | null
}

export async function insertOwner(db: Db, scope: OwnerScope, assetId: string, owner: OwnerColumns): Promise<string> {
  return only(
    await db.sql<{ id: string }>(
      `insert into asset_owner (account_id, asset_id, profile_id, name, email, is_managing, vesting_id, receives_distributions, receives_1099, notes)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
      [scope.accountId, assetId, ...valuesOf(owner)],
    ),
  ).id
}

export async function updateOwner(db: Db, scope: OwnerScope, ownerId: string, owner: OwnerColumns): Promise<void> {
  await db.sql(
    `update asset_owner set profile_id = $3, name = $4, email = $5, is_managing = $6, vesting_id = $7, receives_distributions = $8,
       receives_1099 = $9, notes = $10, updated_at = now()
     where account_id = $1 and id = $2`,
    [scope.accountId, ownerId, ...valuesOf(owner)],
  )
}

function valuesOf(owner: OwnerColumns): unknown[] {
  return [
    owner.profile_id,
    owner.name,
    owner.email,
    owner.is_managing,
    owner.vesting_id,
    owner.receives_distributions,
    owner.receives_1099,
    owner.notes,
  ]
}

/** Ends the share that an owner holds; one that began on that very day never was. */
export async function endShare(db: Db, scope: OwnerScope, ownerId: string, on: string): Promise<void> {
  await db.sql('delete from asset_owner_share where account_id = $1 and owner_id = $2 and effective_to is null and effective_from >= $3', [
    scope.accountId,
    ownerId,
    on,
  ])
  await db.sql('update asset_owner_share set effective_to = $3 where account_id = $1 and owner_id = $2 and effective_to is null', [
    scope.accountId,
    ownerId,
    on,
  ])
}

export async function beginShare(
  db: Db,
  scope: OwnerScope,
  share: { ownerId: string; assetId: string; percentBps: number; from: string },
): Promise<void> {
  await db.sql('insert into asset_owner_share (owner_id, asset_id, account_id, percent_bps, effective_from) values ($1, $2, $3, $4, $5)', [
    share.ownerId,
    share.assetId,
    scope.accountId,
    share.percentBps,
    share.from,
  ])
}

export async function removeOwner(db: Db, scope: OwnerScope, ownerId: string): Promise<void> {
  await db.sql('update asset_owner set removed_at = now(), is_managing = false, updated_at = now() where account_id = $1 and id = $2', [
    scope.accountId,
    ownerId,
  ])
}

export async function raiseOwnersVersion(db: Db, scope: OwnerScope, assetId: string): Promise<number> {
  return only(
    await db.sql<{ owners_version: number }>(
      'update asset set owners_version = owners_version + 1, updated_at = now() where account_id = $1 and id = $2 returning owners_version',
      [scope.accountId, assetId],
    ),
  ).owners_version
}

import { type Db, first, only } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'

type OwnerScope = Scope<'asset-owner'>

/** An owner with the share that holds now. */
export type OwnerRow = OwnerColumns & {
  id: string
  asset_id: string
  profile_id: string | null
  percent_bps: number
  effective_from: string
  /** Of someone who sees the property as a partner. */
  partner_account_id: string | null
  connection_id: string | null
  accepted_at: Date | null
  /** Of the connection behind it, as far as the caller may know it. */
  connection_state: number | null
  connection_outcome: string | null
  connection_is_over: boolean
  was_asked_by_manager: boolean
}

export type PastShareRow = {
  profile_id: string | null
  name: string | null
  percent_bps: number
  effective_from: string
  effective_to: string
}

const OWNER = `o.id, o.asset_id, o.profile_id, o.name, o.email, o.is_managing, o.vesting_id, o.receives_distributions, o.receives_1099, o.notes,
  s.percent_bps, s.effective_from, o.partner_account_id, o.connection_id, o.accepted_at,
  c.state as connection_state, c.outcome as connection_outcome,
  coalesce(c.state = 0 and c.expires_at <= now(), false) as connection_is_over,
  coalesce(c.requester_account_id = o.account_id, false) as was_asked_by_manager`

const OWNERS_NOW = `asset_owner o
  join asset_owner_share s on s.owner_id = o.id and s.effective_to is null
  left join connection_standing c on c.id = o.connection_id`

export async function listOwners(db: Db, scope: OwnerScope, assetId: string): Promise<OwnerRow[]> {
  return db.sql<OwnerRow>(
    `select ${OWNER} from ${OWNERS_NOW}
     where o.account_id = $1 and o.asset_id = $2 and o.removed_at is null
     order by o.is_managing desc, o.created_at, o.id`,
    [scope.accountId, assetId],
  )
}

/** The same, kept for this transaction: no one becomes a partner, or stops being one, meanwhile. */
export async function lockOwners(db: Db, scope: OwnerScope, assetId: string): Promise<OwnerRow[]> {
  await db.sql('select from asset_owner where account_id = $1 and asset_id = $2 and removed_at is null order by id for update', [
    scope.accountId,
    assetId,
  ])
  return listOwners(db, scope, assetId)
}

export async function findOwner(db: Db, scope: OwnerScope, ownerId: string): Promise<OwnerRow | null> {
  return first(
    await db.sql<OwnerRow>(
      `select ${OWNER} from ${OWNERS_NOW}
       join asset_card a on a.id = o.asset_id and a.managing_profile_id = $3 and a.deleted_at is null
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
       from asset_card a where a.account_id = $1 and a.id = $2`,
      [scope.accountId, assetId],
    ),
  )
}

export type OwnerColumns = {
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
      `insert into asset_owner (account_id, asset_id, name, email, is_managing, vesting_id, receives_distributions, receives_1099, notes, profile_id)
       select a.account_id, a.id, $3, $4, $5, $6, $7, $8, $9, case when $5 then a.managing_profile_id end
       from asset_card a where a.account_id = $1 and a.id = $2 returning id`,
      [scope.accountId, assetId, ...valuesOf(owner)],
    ),
  ).id
}

export async function updateOwner(db: Db, scope: OwnerScope, ownerId: string, owner: OwnerColumns): Promise<void> {
  await db.sql(
    `update asset_owner set name = $3, email = $4, is_managing = $5, vesting_id = $6, receives_distributions = $7, receives_1099 = $8,
       notes = $9, updated_at = now()
     where account_id = $1 and id = $2`,
    [scope.accountId, ownerId, ...valuesOf(owner)],
  )
}

function valuesOf(owner: OwnerColumns): unknown[] {
  return [owner.name, owner.email, owner.is_managing, owner.vesting_id, owner.receives_distributions, owner.receives_1099, owner.notes]
}

/** What ties an owner to someone with an account: nothing, an invitation, or a connection by which they see the property. */
export type OwnerTie =
  | { readonly kind: 'none' }
  | { readonly kind: 'invited'; readonly connectionId: string }
  | { readonly kind: 'partner'; readonly connectionId: string; readonly profileId: string }

export async function tieOwner(db: Db, scope: OwnerScope, ownerId: string, tie: OwnerTie): Promise<void> {
  await db.sql(
    `update asset_owner o set connection_id = $3, profile_id = p.id, partner_account_id = p.account_id,
       accepted_at = case when p.id is not null then now() end, updated_at = now()
     from (select) as always left join profile_card p on p.id = $4
     where o.account_id = $1 and o.id = $2`,
    [scope.accountId, ownerId, tie.kind === 'none' ? null : tie.connectionId, tie.kind === 'partner' ? tie.profileId : null],
  )
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

/** Whoever saw the property as its owner sees it no more; name and shares of the past stay. */
export async function removeOwner(db: Db, scope: OwnerScope, ownerId: string): Promise<void> {
  await db.sql(
    `update asset_owner set removed_at = now(), is_managing = false, profile_id = case when is_managing then profile_id end,
       partner_account_id = null, updated_at = now()
     where account_id = $1 and id = $2`,
    [scope.accountId, ownerId],
  )
}

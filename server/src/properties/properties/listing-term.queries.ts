import { EXPIRED } from '@keystead/contract/properties/properties/unlist-reasons.ts'
import type { Db } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'
import { isLive } from './live-asset.ts'

/*
 * How long a property is offered, and by whom. Rooms above decide when; the rows are written here alone, and what follows from
 * that (the end, the history) by triggers.
 */

/** Keeps a locked, listed property on the market for another full time. */
export async function extendListing(db: Db, scope: Scope<'asset'>, assetId: string): Promise<void> {
  await db.sql('update asset set listing_expires_at = listing_end(time_zone, now()) where id = $1 and account_id = $2 and is_listed', [
    assetId,
    scope.accountId,
  ])
}

/** Brings a locked property back that has expired within so many days. False: it is too long ago, or it was taken off the market. */
export async function relistExpired(db: Db, scope: Scope<'asset'>, assetId: string, withinDays: number): Promise<boolean> {
  const relisted = await db.sql(
    `update asset set is_listed = true, listed_at = now(), updated_at = now()
     where id = $1 and account_id = $2 and unlisted_reason = 'expired' and unlisted_at > now() - make_interval(days => $3) returning 1`,
    [assetId, scope.accountId, withinDays],
  )
  return relisted.length > 0
}

/** Who lists a property: its contact, else its manager. */
const listedBy = (profile: string) =>
  `(contact_profile_id = ${profile} or (contact_profile_id is null and managing_profile_id = ${profile}))`

type Listed = { readonly assetIds: readonly string[]; readonly profileId: string }

/** Keeps those of some properties on the market for another full time that a profile still lists and that end by a moment. */
export async function extendEndingListings(db: Db, { assetIds, profileId, endsBy }: Listed & { endsBy: Date }): Promise<number> {
  const extended = await db.sql(
    `update asset set listing_expires_at = listing_end(time_zone, now())
     where id in (
       select id from asset where id = any($1::uuid[]) and ${listedBy('$2')} and is_listed and listing_expires_at <= $3::timestamptz
       order by id for update)
     returning 1`,
    [assetIds, profileId, endsBy],
  )
  return extended.length
}

/** Brings those of some properties back that have expired, are fit for the market, and were listed by a profile. */
export async function relistExpiredListings(db: Db, { assetIds, profileId }: Listed): Promise<number> {
  const relisted = await db.sql(
    `update asset set is_listed = true, listed_at = now(), updated_at = now()
     where id in (
       select id from asset
       where id = any($1::uuid[]) and ${listedBy('$2')} and unlisted_reason = 'expired' and open_checks = 0 and ${isLive('asset')}
       order by id for update)
     returning 1`,
    [assetIds, profileId],
  )
  return relisted.length
}

/** Takes listings of a profile whose time is over off the market; answers who manages each. What another worker has in hand is left to it. */
export async function endListings(db: Db, profileId: string, limit: number): Promise<string[]> {
  const ended = await db.sql<{ managing_profile_id: string }>(
    `update asset set is_listed = false, listed_at = null, unlisted_reason = $3, updated_at = now()
     where id in (
       select id from asset where ${listedBy('$1')} and is_listed and listing_expires_at <= now()
       order by listing_expires_at, id limit $2 for update skip locked)
     returning managing_profile_id`,
    [profileId, limit, EXPIRED.key],
  )
  return ended.map((row) => row.managing_profile_id)
}

/** Moves the end of a listing forward; false where it ends sooner already, or is not on the market. */
export async function shortenListing(db: Db, assetId: string, days: number): Promise<boolean> {
  const shortened = await db.sql(
    `update asset set listing_expires_at = now() + make_interval(days => $2)
     where id = $1 and is_listed and listing_expires_at > now() + make_interval(days => $2) returning 1`,
    [assetId, days],
  )
  return shortened.length > 0
}

export type LeftByContact = { readonly id: string; readonly accountId: string; readonly managingProfileId: string }

/**
 * Strangers turn to the manager of these properties again, where a profile was their contact; which these were. An agent who
 * is just bringing one to the market has it in hand: this waits, and takes what they have written.
 */
export async function clearContact(db: Db, profileId: string, assetIds: readonly string[]): Promise<LeftByContact[]> {
  await db.sql('select from asset where id = any($1::uuid[]) order by id for no key update', [assetIds])
  return db.sql<LeftByContact>(
    `update asset set contact_profile_id = null, updated_at = now() where id = any($1::uuid[]) and contact_profile_id = $2
     returning id, account_id as "accountId", managing_profile_id as "managingProfileId"`,
    [assetIds, profileId],
  )
}

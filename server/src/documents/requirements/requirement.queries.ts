import { type Db, first } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'

export type RequiredRow = { for_lease: number[]; for_property: number[] }

/** Null where the profile has chosen nothing yet. */
export async function findRequired(db: Db, { accountId, profileId }: Scope<'document'>): Promise<RequiredRow | null> {
  return first(
    await db.sql<RequiredRow>('select for_lease, for_property from document_requirement where profile_id = $2 and account_id = $1', [
      accountId,
      profileId,
    ]),
  )
}

export async function setRequired(
  db: Db,
  { accountId, profileId }: Scope<'document'>,
  { forLease, forProperty }: { readonly forLease: readonly number[]; readonly forProperty: readonly number[] },
): Promise<void> {
  await db.sql(
    `insert into document_requirement (account_id, profile_id, for_lease, for_property) values ($1, $2, $3, $4)
     on conflict (profile_id) do update set for_lease = excluded.for_lease, for_property = excluded.for_property, updated_at = now()`,
    [accountId, profileId, forLease, forProperty],
  )
}

export type Paper = { document_type_id: number; id: string; title: string; expires_on: string | null; is_over: boolean }

/** Of each of these types the paper that is there: one that is valid before one that has expired, and of these the one that is valid longest. */
export async function listPapers(
  db: Db,
  { accountId, profileId }: Scope<'document'>,
  { leaseId, assetId }: { readonly leaseId: string | null; readonly assetId: string },
  typeIds: readonly number[],
): Promise<Paper[]> {
  return db.sql<Paper>(
    `select distinct on (d.document_type_id) d.document_type_id, d.id, d.title, d.expires_on,
       coalesce(d.expires_on < (now() at time zone a.time_zone)::date, false) as is_over
     from document_card d join asset_card a on a.id = d.asset_id
     where d.account_id = $1 and d.profile_id = $2 and d.asset_id = $4 and d.deleted_at is null and d.document_type_id = any($5::smallint[])
       and case when $3::uuid is null then d.about_kind = 'property' else d.lease_id = $3 end
     order by d.document_type_id, is_over, d.expires_on desc nulls first, d.id desc`,
    [accountId, profileId, leaseId, assetId, typeIds],
  )
}

export async function moveRequired(db: Db, { id, accountId }: { readonly id: string; readonly accountId: string }): Promise<void> {
  await db.sql('update document_requirement set account_id = $2 where profile_id = $1', [id, accountId])
}

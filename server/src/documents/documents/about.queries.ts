import { isLive } from '../../properties/properties/property.public.ts'
import { type Db, first } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'

/** A home that the profile manages. */
export async function findManagedHome(
  db: Db,
  { accountId, profileId }: Scope<'document'>,
  assetId: string,
): Promise<{ id: string } | null> {
  return first(
    await db.sql<{ id: string }>(
      `select a.id from asset_card a where a.id = $1 and a.account_id = $2 and a.managing_profile_id = $3 and ${isLive('a')}`,
      [assetId, accountId, profileId],
    ),
  )
}

/** A lease of a home that the profile manages. A draft is its maker's. */
export async function findManagedLease(
  db: Db,
  { accountId, profileId }: Scope<'document'>,
  leaseId: string,
): Promise<{ id: string; asset_id: string } | null> {
  return first(
    await db.sql<{ id: string; asset_id: string }>(
      `select l.id, l.asset_id from lease_term l join asset_card a on a.id = l.asset_id
       where l.id = $1 and l.account_id = $2 and a.managing_profile_id = $3 and ${isLive('a')}`,
      [leaseId, accountId, profileId],
    ),
  )
}

/** The home of a lease, whoever manages it. */
export async function findHomeOfLease(db: Db, leaseId: string): Promise<string | null> {
  return first(await db.sql<{ asset_id: string }>('select asset_id from lease_term where id = $1', [leaseId]))?.asset_id ?? null
}

/** Whether there is such a person, or such a profile that this one is connected with; of a business, whether the profile is its own. */
export async function isKnown(
  db: Db,
  { accountId, profileId }: Scope<'document'>,
  { kind, id }: { readonly kind: 'person' | 'profile' | 'business'; readonly id: string },
): Promise<boolean> {
  const found = await db.sql(
    `select 1 from person_card n where $3 = 'person' and n.id = $4 and n.account_id = $1 and n.erased_at is null
     union all
     select 1 from connection_sides c where $3 = 'profile' and c.state = 1
       and ((c.requester_profile_id = $2 and c.addressee_profile_id = $4) or (c.addressee_profile_id = $2 and c.requester_profile_id = $4))
     union all
     select 1 from profile_card p where $3 = 'business' and p.id = $4 and p.id = $2 and p.account_type_id = 2`,
    [accountId, profileId, kind, id],
  )
  return found.length > 0
}

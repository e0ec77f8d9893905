import type { INVOICE_FOR_KINDS } from '@keystead/contract/money/invoice-items/item.operations.ts'
import { type Db } from '../../database/db.ts'
import { literalOfLike } from '../../database/like.ts'
import { isLive } from '../../properties/properties/property.public.ts'
import type { Scope } from '../../rpc/scope.ts'
import { PLACE } from '../../leasing/tenures/tenure.public.ts'

export type BillableRow = {
  id: string
  kind: (typeof INVOICE_FOR_KINDS)[number]
  asset_id: string
  lease_id: string | null
  title: string
  place: string
  /** Of a person who is a tenant there. */
  name: string | null
  starts_on: string | null
}

/**
 * Properties that a profile manages, with their leases and the people in these, or that it bills for as an agent, by letters that stand in a
 * title, an address or a name. Leases of others are read one property at a time, so an agent is shown none. `onlyId`: the one of that id.
 */
export async function listBillable(
  db: Db,
  scope: Scope<'asset'>,
  { text, onlyId, limit }: { text: string | null; onlyId: string | null; limit: number },
): Promise<BillableRow[]> {
  const pattern = text && `%${literalOfLike(text)}%`
  return db.sql<BillableRow>(
    `with home as not materialized (
       select a.id, a.title, ${PLACE} as place
       from asset_location a join place_state state on state.id = a.state_id
       where ${isLive('a')} and (a.account_id = $1 and a.managing_profile_id = $2 or exists (
         select from open_grant g where g.object_id = a.id and g.principal_id = $2 and g.principal_account_id = $1
           and g.relation = 'agent' and 'invoice' = any(g.scopes)))),
     tenant as not materialized (
       select t.lease_id, t.asset_id, t.starts_on, coalesce(p.first_name || ' ' || p.last_name, n.first_name || ' ' || n.last_name) as name,
         coalesce(t.profile_id, t.person_id) as who
       from held_tenancy t left join profile_card p on p.id = t.profile_id left join person_card n on n.id = t.person_id and n.erased_at is null
       where t.asset_id in (select id from home)),
     found as (
       select h.id, 'property' as kind, h.id as asset_id, null::uuid as lease_id, h.title, h.place, null::text as name, null::date as starts_on
       from home h
       union all
       select l.id, 'lease', h.id, l.id, h.title, h.place, (select string_agg(t.name, ', ' order by t.name) from tenant t where t.lease_id = l.id), l.starts_on
       from lease_term l join home h on h.id = l.asset_id where l.status = 'recorded'
       union all
       select t.who, 'person', h.id, t.lease_id, h.title, h.place, t.name, t.starts_on from tenant t join home h on h.id = t.asset_id)
     select id, kind, asset_id, lease_id, title, place, name, starts_on from found
     where ($4::uuid is null or id = $4) and ($3::text is null or concat_ws(' ', title, place, name) ilike $3)
     order by array_position(array['property', 'person', 'lease'], kind), lower(title), starts_on desc, id limit $5`,
    [scope.accountId, scope.profileId, pattern, onlyId, limit],
  )
}

import type { AgentScope } from '@keystead/contract/rpc/access.ts'
import { type Db, first, prepare } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'
import { isOver, stateOf } from '../tenures/tenure.public.ts'
import { wordsOf } from './lease-words.queries.ts'
import { type LeaseRow, RENT } from './lease.queries.ts'

export type TenancyRow = Omit<LeaseRow, 'status'> & { tenant_id: string }

const tenancyIn = prepare<TenancyRow, [profileId: string | null, accountId: string | null, assetId: string]>(
  'tenancy-in',
  `select l.id, l.version, l.starts_on, l.ends_on, l.ended_on, l.end_reason, rent.rent_cents, rent.rent_frequency_id, l.advance_cents, l.billing, ${wordsOf('l')},
     ${stateOf('t')} as state, t.id as tenant_id
   from lease_tenant t join lease l on l.id = t.lease_id ${RENT}
   where t.asset_id = $3 and t.profile_id = $1 and t.profile_account_id = $2 and t.reaches_since is not null and not ${isOver('t')}
   order by t.starts_on limit 1`,
)

/** The lease of a tenant in a home: the one that runs, else the next. */
export async function findTenancy(db: Db, scope: Scope<'lease'>, assetId: string): Promise<TenancyRow | null> {
  return first(await db.prepared(tenancyIn, [scope.profileId, scope.accountId, assetId]))
}

export type ContactRow = {
  profile_id: string
  is_manager: boolean
  scopes: AgentScope[]
  connection_id: string | null
  email: string | null
  phone: string | null
}

const contactsOf = prepare<ContactRow, [assetId: string, tenantId: string]>(
  'tenancy-contacts',
  `with people as (
     select a.managing_profile_id as profile_id, true as is_manager, '{}'::text[] as scopes from asset_holding a where a.id = $1
     union all
     select g.principal_id, false, g.scopes from open_grant g
     where g.object_id = $1 and g.relation = 'agent' and g.scopes && array['tenants', 'maintenance', 'invoice'])
   select people.profile_id, people.is_manager, people.scopes, c.id as connection_id,
     case when c.id is not null then coalesce(contact.email, account.email) when contact.show_email then contact.email end as email,
     case when c.id is not null or contact.show_phone then contact.phone_primary end as phone
   from people
   join profile_card p on p.id = people.profile_id and p.status = 'A'
   join account_holder account on account.id = p.account_id and account.status = 'A'
   left join profile_reach contact on contact.profile_id = p.id
   left join connection_sides c on c.state = 1
     and ((c.requester_profile_id = p.id and c.addressee_profile_id = $2) or (c.addressee_profile_id = p.id and c.requester_profile_id = $2))
   order by people.is_manager desc, p.first_name, p.last_name, p.id`,
)

/**
 * Whom a tenant turns to: who manages the home, and agents who look after tenants, repairs or bills now. How to reach them is
 * told where the two are connected, and otherwise what they show to everyone.
 */
export async function listContacts(db: Db, { assetId, tenantId }: { assetId: string; tenantId: string }): Promise<ContactRow[]> {
  return db.prepared(contactsOf, [assetId, tenantId])
}

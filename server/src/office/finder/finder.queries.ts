import type { FoundLease } from '@keystead/contract/office/finder/finder.operations.ts'
import type { RelationToHome } from '@keystead/contract/office/finder/finder.values.ts'
import { holdsGrant } from '../../access/access-grant.queries.ts'
import type { Db } from '../../database/db.ts'
import { literalOfLike } from '../../database/like.ts'
import { PLACE } from '../../leasing/tenures/tenure.public.ts'
import type { Scope } from '../../rpc/scope.ts'
import { isLive } from '../../properties/properties/property.public.ts'

/*
 * What is found is what one profile reaches: $1 is its account, $2 the profile, $3 a pattern for each word and $4 the most rows. Each
 * statement goes from the profile along indexes. Of leases it looks through so many at most; of those that a profile manages, which can
 * be tens of thousands, homes and names say first which can have the words.
 */

/** Which leases are looked through: those of homes that the profile manages, those of homes that are shared with it, or its own as a tenant. */
export type LeaseReach = 'managed' | 'shared' | 'rented'

const MOST_LOOKED_THROUGH = 5_000

/** Homes that others manage; who holds a part of a building sees its units, unless they have owners of their own. */
const SHARED_HOMES = `
  select g.object_id as id, g.relation, g.scopes from open_grant g
  where g.principal_account_id = $1 and g.principal_id = $2 and g.object_kind = 'asset'
  union
  select unit.id, g.relation, g.scopes from open_grant g
  join asset_holding unit on unit.parent_asset_id = g.object_id and unit.owned_through = g.object_id and unit.deleted_at is null
  where g.principal_account_id = $1 and g.principal_id = $2 and g.object_kind = 'asset' and g.relation = 'partner'`

export type HomeRow = { id: string; title: string; place: string; relation: RelationToHome }

/** Homes of others that the profile may open, by words in what they are called and where they are. */
export async function listSharedHomes(db: Db, scope: Scope<'asset'>, text: string, limit: number): Promise<HomeRow[]> {
  return db.sql<HomeRow>(
    `select distinct on (lower(a.title), a.id) a.id, a.title, ${PLACE} as place, home.relation
     from (${SHARED_HOMES}) as home
     join asset_location a on a.id = home.id and ${isLive('a')}
     join place_state state on state.id = a.state_id
     where concat_ws(' ', a.title, ${PLACE}, a.zip) ilike all ($3::text[])
     order by lower(a.title), a.id limit $4`,
    [scope.accountId, scope.profileId, patternsOf(text), limit],
  )
}

// Agents learn of tenants where they look after them, or send them bills.
const SHARES_LEASES = `(home.relation = 'partner' or (home.relation = 'agent' and home.scopes && array['tenants', 'invoice']))`

/** Accounts whose leases the profile may read, those that share most with it first. */
export async function listAccountsThatShare(db: Db, scope: Scope<'asset'>, limit: number): Promise<string[]> {
  const rows = await db.sql<{ account_id: string }>(
    `select home.account_id from open_grant home
     where home.principal_account_id = $1 and home.principal_id = $2 and home.object_kind = 'asset' and ${SHARES_LEASES}
     group by home.account_id order by count(*) desc, home.account_id limit $3`,
    [scope.accountId, scope.profileId, limit],
  )
  return rows.map(({ account_id }) => account_id)
}

const LEASE = 'l.id, l.asset_id, l.status, l.starts_on, l.ends_on, l.ended_on, l.time_zone'
/** A draft is its maker's alone. */
const SEEN = `(l.status = 'recorded' or l.created_by_profile_id = $2)`

/** `which`: ids of the leases that are looked through, where a profile may manage many. */
const LEASES: Readonly<Record<LeaseReach, (which: string) => string>> = {
  managed: (which) => `select ${LEASE}, 'manager' as relation from lease_term l
    join asset_holding h on h.id = l.asset_id and h.managing_profile_id = $2
    where l.account_id = $1 and ${SEEN} and l.id = any(array(${which})) order by l.id desc limit ${MOST_LOOKED_THROUGH}`,
  shared: () => `select distinct on (l.id) ${LEASE}, home.relation from (${SHARED_HOMES}) as home
    join lease_term l on l.asset_id = home.id
    where ${SEEN} and ${SHARES_LEASES}
    order by l.id desc limit ${MOST_LOOKED_THROUGH}`,
  rented: () => `select ${LEASE}, 'tenant' as relation from lease_party t
    join lease_term l on l.id = t.lease_id and l.status = 'recorded'
    where t.profile_id = $2 and t.profile_account_id = $1 and t.reaches_since is not null
      and ${holdsGrant('l.asset_id', '$2', 'tenant')} order by l.id desc limit ${MOST_LOOKED_THROUGH}`,
}

/** Leases of the account by the names of their tenants alone. */
const withTenants = (fits: (name: string) => string) => `
  select t.lease_id from person_card note join lease_party t on t.person_id = note.id
  where note.account_id = $1 and ${fits(`note.first_name || ' ' || note.last_name`)}
  union
  select t.lease_id from lease_party t join profile_card p on p.id = t.profile_id
  where t.account_id = $1 and ${fits(`p.first_name || ' ' || p.last_name`)}`

/** What can have all words: leases of the account with all of them in their home, or some in the name of a tenant. */
const WITH_WORDS = `
  select l.id from asset_location a
  join place_state state on state.id = a.state_id
  join lease_term l on l.asset_id = a.id
  where a.account_id = $1 and a.managing_profile_id = $2 and concat_ws(' ', a.title, ${PLACE}) ilike all ($3::text[])
  union ${withTenants((name) => `${name} ilike any ($3::text[])`)}`

/** Tenants of leases, by their profile and until they accept as they were written down. */
const PARTIES = `lease_party t
  left join profile_card p on p.id = t.profile_id
  left join person_card note on note.id = t.person_id and t.profile_id is null`
const TENANT_NAME = `coalesce(p.first_name || ' ' || p.last_name, note.first_name || ' ' || note.last_name, 'Closed account')`
const HOME_OF_LEASE = `join asset_location a on a.id = l.asset_id and ${isLive('a')} join place_state state on state.id = a.state_id`

const NAMES = `array(select ${TENANT_NAME} from ${PARTIES} where t.lease_id = l.id order by t.share_bps desc, 1)`
/** Others in the home are nothing that we tell a tenant, and nothing to find out by asking for their names. */
const NO_NAMES = `'{}'::text[]`

export type FoundLeaseRow = {
  id: string
  asset_id: string
  title: string
  place: string
  tenants: string[]
  starts_on: string
  ends_on: string | null
  state: FoundLease['State']
  relation: RelationToHome
}

const TODAY = '(now() at time zone l.time_zone)::date'

/** Leases by words in their home and the names of their tenants: what runs first, then what is to come, then drafts, then what was. */
export async function listFoundLeases(
  db: Db,
  scope: Scope<'asset'>,
  reach: LeaseReach,
  text: string,
  limit: number,
): Promise<FoundLeaseRow[]> {
  return db.sql<FoundLeaseRow>(
    `with reached as materialized (${LEASES[reach](WITH_WORDS)}),
     named as (
       select l.*, a.title, ${PLACE} as place,
         ${reach === 'rented' ? NO_NAMES : NAMES} as tenants
       from reached l ${HOME_OF_LEASE}),
     found as (
       select l.id, l.asset_id, l.title, l.place, l.tenants, l.starts_on, coalesce(l.ended_on - 1, l.ends_on) as ends_on, l.relation, case
           when l.status = 'draft' then 'draft'
           when l.ended_on is not null or l.ends_on < ${TODAY} then 'past'
           when l.starts_on > ${TODAY} then 'upcoming'
           else 'current'
         end as state
       from named l
       -- Names are put together only where the home alone does not have all words.
       where concat_ws(' ', l.title, l.place) ilike all ($3::text[])
         or concat_ws(' ', l.title, l.place, array_to_string(l.tenants, ' ')) ilike all ($3::text[]))
     select id, asset_id, title, place, tenants, starts_on, ends_on, relation, state from found
     order by array_position(array['current', 'upcoming', 'draft', 'past'], state), starts_on desc, id limit $4`,
    [scope.accountId, scope.profileId, patternsOf(text), limit],
  )
}

export type FoundTenantRow = {
  profile_id: string | null
  name: string
  asset_id: string
  title: string
  place: string
  relation: RelationToHome
}

/** Tenants of these leases by their names, each once, where they have lived last. */
export async function listFoundTenants(
  db: Db,
  scope: Scope<'asset'>,
  reach: Exclude<LeaseReach, 'rented'>,
  text: string,
  limit: number,
): Promise<FoundTenantRow[]> {
  return db.sql<FoundTenantRow>(
    `with reached as materialized (${LEASES[reach](withTenants((name) => `${name} ilike all ($3::text[])`))}),
     tenant as (
       select distinct on (coalesce(t.profile_id, t.person_id)) t.profile_id, ${TENANT_NAME} as name, l.asset_id, a.title, ${PLACE} as place, l.relation
       from reached l ${HOME_OF_LEASE} join ${PARTIES} on t.lease_id = l.id
       where ${TENANT_NAME} ilike all ($3::text[])
       order by coalesce(t.profile_id, t.person_id), l.starts_on desc)
     select profile_id, name, asset_id, title, place, relation from tenant order by lower(name), asset_id limit $4`,
    [scope.accountId, scope.profileId, patternsOf(text), limit],
  )
}

function patternsOf(text: string): string[] {
  return text.split(' ').map((word) => `%${literalOfLike(word)}%`)
}

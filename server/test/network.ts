import type { AgentScope } from '@keystead/contract/rpc/access.ts'
import { only } from '../src/database/db.ts'
import type { LooksAtRows, TestPerson } from './people.ts'

/*
 * People who stand in relations to each other, however they came into them: rows, not calls, so that a test of one call
 * does not depend on another.
 */

type PersonIds = Pick<TestPerson, 'accountId' | 'profileId'>

/** Connects two people; `state` as in the contract: 0 pending, 1 joined, 3 ended. */
export async function connected(app: LooksAtRows, requester: PersonIds, addressee: PersonIds, state: 0 | 1 | 3 = 1): Promise<string> {
  const row = only(
    await app.sql<{ id: string }>(
      `insert into connection (requester_account_id, requester_profile_id, requester_type_id, addressee_account_id, addressee_profile_id,
         addressee_type_id, state, outcome, answered_at, ended_at, expires_at)
       select r.account_id, r.id, r.profile_type_id, a.account_id, a.id, a.profile_type_id, $3::smallint,
         case when $3 = 3 then 'ended' end, case when $3 <> 0 then now() end, case when $3 = 3 then now() end, now() + interval '30 days'
       from profile r, profile a where r.id = $1 and a.id = $2 returning id`,
      [requester.profileId, addressee.profileId, state],
    ),
  )
  await app.sql(`insert into connection_event (connection_id, kind, by_profile_id) values ($1, 'invited', $2)`, [
    row.id,
    requester.profileId,
  ])
  return row.id
}

type AgentRow = { assetId: string; agent: PersonIds; connectionId: string; scopes?: readonly AgentScope[]; hasEnded?: boolean }

/** Entrusts a property to an agent since yesterday. */
export async function entrusted(
  app: LooksAtRows,
  { assetId, agent, connectionId, scopes = [], hasEnded = false }: AgentRow,
): Promise<string> {
  return only(
    await app.sql<{ id: string }>(
      `insert into engagement (account_id, asset_id, profile_id, profile_account_id, connection_id, starts_on, contract_type_id, scopes,
         asset_title, asset_place, time_zone, created_by_profile_id, ended_at, ended_on)
       select a.account_id, a.id, $2, $3, $4, (now() at time zone a.time_zone)::date - 1, 4, $5::text[], a.title, a.city_name, a.time_zone,
         a.managing_profile_id, case when $6 then now() end, case when $6 then (now() at time zone a.time_zone)::date end
       from asset a where a.id = $1 returning id`,
      [assetId, agent.profileId, agent.accountId, connectionId, scopes, hasEnded],
    ),
  ).id
}

/** A person whom an owner has written down, without an address unless one is given. */
export async function writtenDown(app: LooksAtRows, owner: PersonIds, firstName: string, email: string | null = null): Promise<string> {
  return only(
    await app.sql<{ id: string }>(
      `insert into person (account_id, first_name, last_name, email, created_by_profile_id) values ($1, $2, 'Marlow', $3, $4) returning id`,
      [owner.accountId, firstName, email, owner.profileId],
    ),
  ).id
}

type TenantRow = { assetId: string; tenant: PersonIds; connectionId: string; hasMovedOut?: boolean }

/** Lets a home to one tenant since yesterday, from month to month; or to one whose lease had its last day the day before that. */
export async function letTo(
  app: LooksAtRows,
  { assetId, tenant, connectionId, hasMovedOut = false }: TenantRow,
): Promise<{ leaseId: string; assignmentId: string }> {
  return only(
    await app.sql<{ leaseId: string; assignmentId: string }>(
      `with day as (select id, (now() at time zone time_zone)::date - 1 as yesterday from asset where id = $1),
       home as (
         select a.*, case when $5 then yesterday - 60 else yesterday end as starts_on, case when $5 then yesterday - 1 end as ends_on
         from asset a join day using (id)),
       let as (
         insert into lease (account_id, asset_id, time_zone, starts_on, ends_on, billing, created_by_profile_id)
         select account_id, id, time_zone, starts_on, ends_on, 'joint', managing_profile_id from home returning id),
       rent as (
         insert into lease_rent (lease_id, from_on, account_id, asset_id, rent_cents, rent_frequency_id, created_by_profile_id)
         select let.id, starts_on, account_id, home.id, 150000, 1, managing_profile_id from home, let)
       insert into lease_tenant (account_id, asset_id, profile_id, profile_account_id, connection_id, starts_on, ends_on, lease_id,
         share_bps, reaches_since, asset_title, asset_place, time_zone, created_by_profile_id)
       select home.account_id, home.id, $2, $3, $4, starts_on, ends_on, let.id, 10000, now(), title, city_name, time_zone, managing_profile_id
       from home, let returning lease_id as "leaseId", id as "assignmentId"`,
      [assetId, tenant.profileId, tenant.accountId, connectionId, hasMovedOut],
    ),
  )
}

type PartnerRow = { assetId: string; partner: PersonIds; connectionId: string; name: string }

/** Someone who holds a part of a property, of which there are owners already: none of it for now, so that the shares stay whole. */
export async function coOwner(app: LooksAtRows, { assetId, partner, connectionId, name }: PartnerRow): Promise<string> {
  const { id } = only(
    await app.sql<{ id: string }>(
      `insert into asset_owner (account_id, asset_id, profile_id, partner_account_id, connection_id, accepted_at, name)
       select account_id, id, $2, $3, $4, now(), $5 from asset where id = $1 returning id`,
      [assetId, partner.profileId, partner.accountId, connectionId, name],
    ),
  )
  await app.sql(
    `insert into asset_owner_share (owner_id, asset_id, account_id, percent_bps, effective_from)
     select $1, id, account_id, 0, (now() at time zone time_zone)::date from asset where id = $2`,
    [id, assetId],
  )
  return id
}

/** Something that someone was told. */
export async function told(app: LooksAtRows, person: PersonIds): Promise<string> {
  return only(
    await app.sql<{ id: string }>(
      `insert into notification (account_id, profile_id, event_key, type_id, natural_key, message)
       values ($1, $2, 'enquiry.received', 2, 'test:' || gen_random_uuid(), 'Somebody wrote to you.') returning id`,
      [person.accountId, person.profileId],
    ),
  ).id
}

import type { PERSON_INVITATIONS, PERSON_LISTS } from '@keystead/contract/leasing/persons/person.operations.ts'
import { CONNECTION_STATES } from '@keystead/contract/people/connections/connection.values.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { AssignmentState } from '@keystead/contract/leasing/tenures/tenure.values.ts'
import { type Db, only } from '../../database/db.ts'
import { literalOfLike } from '../../database/like.ts'
import { PLACE, stateOf } from '../tenures/tenure.public.ts'

export type PersonFilter = { readonly accountId: string; readonly text: string | null; readonly show: (typeof PERSON_LISTS)[number] }

export type ListedPerson = {
  id: string
  first_name: string
  last_name: string
  email: string | null
  phone: string | null
  version: number
  invitation: (typeof PERSON_INVITATIONS)[number]
  invited_at: Date | null
  is_only_guarantor: boolean
}

/** Persons of the account $1 who have not accepted, with the latest invitation to their address. */
const PERSONS = `(
  select p.id, p.first_name, p.last_name, p.email, p.phone, p.version, i.last_sent_at as invited_at,
    case when i.id is null then 'none' when i.state = ${CONNECTION_STATES.Pending} and i.expires_at > now() then 'open'
      when i.outcome in ('declined', 'withdrawn') then i.outcome else 'expired' end as invitation,
    exists (select from lease_guarantee g where g.person_id = p.id)
      and not exists (select from lease_party t where t.person_id = p.id) as is_only_guarantor
  from person_card p
  left join lateral (
    select latest.id, latest.state, latest.outcome, latest.last_sent_at, latest.expires_at from connection_invitation latest
    where latest.requester_account_id = $1 and latest.invite_email = p.email and latest.addressee_type_id = ${PROFILE_TYPES.Tenant}
    order by latest.id desc limit 1
  ) i on true
  where p.account_id = $1 and p.profile_id is null and p.erased_at is null) p`

const SHOWN: Readonly<Record<PersonFilter['show'], string>> = {
  all: 'true',
  'to-invite': `p.email is not null and p.invitation not in ('open', 'declined') and not p.is_only_guarantor`,
  invited: `p.invitation = 'open'`,
}

function filtered({ accountId, text, show }: PersonFilter) {
  const values: unknown[] = [accountId]
  const bind = (value: unknown) => `$${values.push(value)}`
  const conditions = [SHOWN[show]]
  for (const word of text?.split(' ') ?? []) {
    const pattern = bind(`%${literalOfLike(word)}%`)
    conditions.push(
      `(p.first_name ilike ${pattern} or p.last_name ilike ${pattern} or p.email ilike ${pattern} or p.phone ilike ${pattern})`,
    )
  }
  return { values, bind, where: conditions.join(' and ') }
}

const BY_NAME = 'lower(p.last_name), lower(p.first_name), p.id'

export async function listWrittenDown(db: Db, filter: PersonFilter, page: { limit: number; offset: number }): Promise<ListedPerson[]> {
  const { values, bind, where } = filtered(filter)
  return db.sql<ListedPerson>(
    `select p.id, p.first_name, p.last_name, p.email, p.phone, p.version, p.invitation, p.invited_at, p.is_only_guarantor from ${PERSONS}
     where ${where} order by ${BY_NAME} limit ${bind(page.limit)} offset ${bind(page.offset)}`,
    values,
  )
}

export type PersonCounts = { all: number; to_invite: number; invited: number; found: number; to_invite_ids: string[] }

/** How many there are on each list, how many the filter finds, and whom of those one could invite now. */
export async function countWrittenDown(db: Db, filter: PersonFilter, mostIds: number): Promise<PersonCounts> {
  const { values, bind, where } = filtered(filter)
  return only(
    await db.sql<PersonCounts>(
      `select count(*)::int as all, count(*) filter (where ${SHOWN['to-invite']})::int as to_invite,
         count(*) filter (where ${SHOWN.invited})::int as invited, count(*) filter (where ${where})::int as found,
         (coalesce(array_agg(p.id order by ${BY_NAME}) filter (where ${where} and ${SHOWN['to-invite']}), '{}'))[1:${bind(mostIds)}] as to_invite_ids
       from ${PERSONS}`,
      values,
    ),
  )
}

export type HomeOfPerson = { person_id: string; asset_id: string; title: string; place: string; state: AssignmentState }

/** The latest homes of some persons, at most so many of each. */
export async function listHomesOf(db: Db, personIds: readonly string[], most: number): Promise<HomeOfPerson[]> {
  return db.sql<HomeOfPerson>(
    `select wanted.id as person_id, home.asset_id, home.asset_title as title, home.asset_place as place, home.state
     from unnest($1::uuid[]) wanted (id)
     cross join lateral (
       select t.asset_id, coalesce(a.title, t.asset_title) as asset_title, case when a.id is null then t.asset_place else ${PLACE} end as asset_place,
         ${stateOf('t')} as state
       from held_tenancy t left join asset_location a on a.id = t.asset_id left join place_state state on state.id = a.state_id
       where t.person_id = wanted.id order by t.starts_on desc, t.id desc limit $2
     ) home`,
    [personIds, most],
  )
}

/** Homes whose leases some persons answer for, the latest first, at most so many of each. */
export async function listHomesGuaranteedBy(db: Db, personIds: readonly string[], most: number): Promise<HomeOfPerson[]> {
  return db.sql<HomeOfPerson>(
    `select wanted.id as person_id, home.asset_id, home.title, home.place, home.state
     from unnest($1::uuid[]) wanted (id)
     cross join lateral (
       select g.asset_id, a.title, ${PLACE} as place, case
           when g.ended_on is not null or g.ends_on < (now() at time zone g.time_zone)::date then 'past'
           when g.starts_on > (now() at time zone g.time_zone)::date then 'upcoming'
           else 'current'
         end as state
       from lease_guarantee g join asset_location a on a.id = g.asset_id join place_state state on state.id = a.state_id
       where g.person_id = wanted.id and g.removed_at is null and g.status = 'recorded' order by g.starts_on desc, g.lease_id desc limit $2
     ) home`,
    [personIds, most],
  )
}

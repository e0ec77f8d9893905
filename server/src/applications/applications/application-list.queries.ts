import { MAIN_APPLICANTS, type ApplicationState } from '@keystead/contract/applications/applications/application.values.ts'
import { type Db, first, only, prepare } from '../../database/db.ts'
import { literalOfLike } from '../../database/like.ts'
import { MOST_COUNTED } from '../../rpc/page.ts'
import { isForPerson } from './application.queries.ts'

export type Looker = { readonly accountId: string; readonly profileId: string; readonly personAccountId: string }

export type ApplicationFilter = {
  readonly direction: 'sent' | 'received' | null
  readonly states: readonly ApplicationState[]
  readonly assetId: string | null
  readonly keyword: string | null
  readonly isMyTurn: boolean
}

/**
 * `$1` and `$2` are who looks: those who decide, agents who move tenants in, and those who fill one in. What they have is found by an index
 * each, whatever there is of others.
 */
const DECIDES = `select a.id, true as decides from application a where a.account_id = $1 and a.profile_id = $2 and (a.lead_profile_id is null or a.sent_at is not null)
  union all
  select a.id, true from open_grant g join application a on a.asset_id = g.object_id and (a.lead_profile_id is null or a.sent_at is not null)
  where g.principal_account_id = $1 and g.principal_id = $2 and g.relation = 'agent' and 'tenants' = any(g.scopes)`
const fillsIn = (person: `$${number}`) =>
  `select f.application_id, false from application_form f where f.profile_account_id = $1 and f.profile_id = $2 and f.given_at is not null
    and ${isForPerson(person)}`
const mine = (person: `$${number}`) =>
  `(select id, bool_or(decides) as decides from (${DECIDES} union all ${fillsIn(person)}) each group by id) as mine (id, decides)
  join application a on a.id = mine.id`
/** Theirs to fill in or to answer, or to decide on and to write a lease of. */
const MY_TURN = `((not mine.decides and a.ended_at is null and exists (select from application_form f where f.application_id = a.id
    and f.profile_id = $2 and f.given_at is not null and f.ended_at is null and ${isForPerson('$8')}
    and ((f.state in ('invited', 'started') and a.status in ('draft', 'sent', 'conditional')) or (f.state = 'submitted' and (f.waits_for_screening
      or (a.status = 'conditional' and a.conditions_accepted_at is null and f.applicant_type_id in (${MAIN_APPLICANTS.join(', ')})))))))
  or (mine.decides and (a.status = 'submitted' or (a.status = 'conditional' and a.conditions_accepted_at is not null)
    or (a.status = 'approved' and a.lease_id is null))))`

/** `$1` to `$8` are those of `valuesOf`. */
const MATCHES = `from ${mine('$8')}
  where case $3 when 'sent' then a.made_by_profile_id = $2 when 'received' then a.made_by_profile_id is distinct from $2 else true end
    and (cardinality($4::text[]) = 0 or a.status = any($4::text[]))
    and ($5::uuid is null or a.asset_id = $5)
    and ($6::text is null or a.home_title ilike $6 or a.home_address ilike $6
      or exists (select from application_form f where f.application_id = a.id and f.name ilike $6))
    and (not $7::boolean or ${MY_TURN})`

type FilterValues = readonly unknown[]

function valuesOf(
  { accountId, profileId, personAccountId }: Looker,
  { direction, states, assetId, keyword, isMyTurn }: ApplicationFilter,
): FilterValues {
  const words = keyword === null ? null : `%${literalOfLike(keyword)}%`
  return [accountId, profileId, direction, states, assetId, words, isMyTurn, personAccountId]
}

export type CardRow = {
  id: string
  number: number
  status: ApplicationState
  asset_id: string
  home_title: string
  home_address: string
  is_listed: boolean
  rent_cents: number | null
  rent_frequency_id: number | null
  landlord_name: string | null
  decides: boolean
  is_lead: boolean
  is_lead_made: boolean
  form_id: string | null
  form_state: string | null
  /** A screening of who looks waits for them. */
  waits_for_screening: boolean
  /** Whether it is in the name of who looks. */
  is_main: boolean
  /** Of conditions. */
  is_accepted: boolean
  has_lease: boolean
  names: string[]
  submitted_count: number
  forms_count: number
  move_in_on: string | null
  sent_at: Date | null
  updated_at: Date
}

const CARD = `a.id, a.number, a.status, a.asset_id, a.home_title, a.home_address, offered.id is not null as is_listed, offered.amount_cents as rent_cents,
  offered.rent_frequency_id,
  (select coalesce(case when s.account_type_id = 2 then s.company_name end, trim(s.first_name || ' ' || s.last_name))
   from profile_card s where s.id = a.profile_id) as landlord_name,
  a.decides, coalesce(a.lead_profile_id = $2 and a.lead_account_id = $1, false) as is_lead, a.lead_profile_id is not null as is_lead_made,
  own.id as form_id, own.state as form_state, coalesce(own.waits_for_screening, false) as waits_for_screening, coalesce(own.applicant_type_id in (${MAIN_APPLICANTS.join(', ')}), false) as is_main,
  a.conditions_accepted_at is not null as is_accepted, a.lease_id is not null as has_lease,
  people.names, people.submitted_count, people.forms_count, a.move_in_on, a.sent_at, a.updated_at`

/** Beside each application: a form is looked for among its own, however many there are of others. */
const around = (person: `$${number}`) => `left join lateral (
    select f.id, f.state, f.applicant_type_id, f.waits_for_screening from application_form f where f.application_id = a.id and f.profile_id = $2 and f.profile_account_id = $1
      and f.given_at is not null and ${isForPerson(person)} order by f.ended_at desc nulls first limit 1) own on true
  left join lateral (
    select l.id, l.amount_cents, l.rent_frequency_id from listing_facts l where l.asset_id = a.asset_id and l.listing_type_id <> 2 limit 1) offered on true
  cross join lateral (
    select coalesce(array_agg(f.name order by f.applicant_type_id not in (${MAIN_APPLICANTS.join(', ')}), f.position), '{}') as names,
      count(*) filter (where f.state = 'submitted')::int as submitted_count, count(*)::int as forms_count
    from application_form f where f.application_id = a.id and (f.state <> 'withdrawn' or a.ended_at is not null)) people`

const listed = prepare<CardRow, FilterValues>(
  'applications',
  `select ${CARD} from (select a.*, mine.decides ${MATCHES} order by a.updated_at desc, a.id desc limit $9 offset $10) a ${around('$8')}
   order by a.updated_at desc, a.id desc`,
)

export async function listApplications(
  db: Db,
  looker: Looker,
  filter: ApplicationFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<CardRow[]> {
  return db.prepared(listed, [...valuesOf(looker, filter), limit, offset])
}

const counted = prepare<{ count: number }, FilterValues>(
  'applications-counted',
  `select count(*)::int as count from (select ${MATCHES} limit $9) counted`,
)

export async function countApplications(db: Db, looker: Looker, filter: ApplicationFilter): Promise<number> {
  return only(await db.prepared(counted, [...valuesOf(looker, filter), MOST_COUNTED + 1])).count
}

const one = prepare<CardRow, [accountId: string, profileId: string, id: string, decides: boolean, person: string]>(
  'application-card',
  `select ${CARD} from (select a.*, $4::boolean as decides from application a where a.id = $3) a ${around('$5')}`,
)

export async function findCard(
  db: Db,
  { accountId, profileId, personAccountId }: Looker,
  id: string,
  decides: boolean,
): Promise<CardRow | null> {
  return first(await db.prepared(one, [accountId, profileId, id, decides, personAccountId]))
}

type OfHome = [accountId: string, profileId: string, assetId: string | null, person: string]
const byState = prepare<{ status: ApplicationState; count: number }, OfHome>(
  'applications-by-state',
  `select a.status, count(*)::int as count from ${mine('$4')} where $3::uuid is null or a.asset_id = $3 group by a.status`,
)

export async function countByState(
  db: Db,
  { accountId, profileId, personAccountId }: Looker,
  assetId: string | null,
): Promise<{ status: ApplicationState; count: number }[]> {
  return db.prepared(byState, [accountId, profileId, assetId, personAccountId])
}

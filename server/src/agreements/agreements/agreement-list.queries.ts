import type { AgreementState } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import { type Db, first, only, prepare } from '../../database/db.ts'
import { literalOfLike } from '../../database/like.ts'
import { MOST_COUNTED } from '../../rpc/page.ts'
import { IS_WAITED_FOR } from './party.queries.ts'

/** Who looks: what this profile sent, and what it was given. */
export type Looker = { readonly accountId: string; readonly profileId: string }

export type AgreementFilter = {
  readonly direction: 'sent' | 'received' | null
  readonly states: readonly AgreementState[]
  readonly assetId: string | null
  readonly leaseId: string | null
  readonly personId: string | null
  readonly withProfileId: string | null
  readonly keyword: string | null
  readonly isMyTurn: boolean
}

/** `$1` and `$2` are who looks. What they sent and what they were given is found by an index each, whatever there is of others. */
const SENT = 'select a.id from agreement a where a.account_id = $1 and a.profile_id = $2'
const GIVEN =
  'select p.agreement_id from agreement_party p where p.profile_id = $2 and p.profile_account_id = $1 and p.given_at is not null'
const MINE = `(${SENT} union ${GIVEN}) as mine (id) join agreement a on a.id = mine.id`
const IS_OPEN = `a.status = 'sent' and a.expires_at > now()`
const MY_TURN = `${IS_OPEN} and exists (select from agreement_party p where p.agreement_id = a.id and p.profile_id = $2 and ${IS_WAITED_FOR})`

/** `$1` to `$10` are those of `valuesOf`. */
const MATCHES = `from ${MINE}
  where case $3 when 'sent' then a.account_id = $1 and a.profile_id = $2
      when 'received' then not (a.account_id = $1 and a.profile_id = $2) else true end
    and (cardinality($4::text[]) = 0 or a.status = any($4::text[]))
    and ($5::uuid is null or a.asset_id = $5)
    and ($6::uuid is null or a.lease_id = $6)
    and ($7::uuid is null or exists (select from agreement_party p where p.agreement_id = a.id and p.person_id = $7))
    and ($8::uuid is null or a.profile_id = $8 or exists (select from agreement_party p where p.agreement_id = a.id and p.profile_id = $8))
    and ($9::text is null or a.title ilike $9 or exists (select from agreement_party p where p.agreement_id = a.id and p.name ilike $9))
    and (not $10::boolean or (${MY_TURN}))`

function valuesOf({ accountId, profileId }: Looker, filter: AgreementFilter): readonly unknown[] {
  const { direction, states, assetId, leaseId, personId, withProfileId, keyword, isMyTurn } = filter
  const words = keyword === null ? null : `%${literalOfLike(keyword)}%`
  return [accountId, profileId, direction, states, assetId, leaseId, personId, withProfileId, words, isMyTurn]
}

export type CardRow = {
  id: string
  account_id: string
  profile_id: string
  title: string
  category_id: number
  status: AgreementState
  sealed_at: Date | null
  /** It is out, and its last day is over. */
  is_over: boolean
  sign_by: string
  sent_at: Date | null
  updated_at: Date
  sender_name: string | null
  home_id: string | null
  home_title: string | null
  after: 'superseded' | 'terminated' | 'ended' | null
}

/** What became of a completed agreement by today, where its home is. */
export const AFTER = `case when a.status = 'completed' then coalesce(
    (select q.kind from agreement_sequel q where q.agreement_id = a.id and q.on_day <= (now() at time zone a.time_zone)::date
     order by q.created_at desc limit 1),
    case when a.ends_on < (now() at time zone a.time_zone)::date then 'ended' end) end`

const CARD = `a.id, a.account_id, a.profile_id, a.title, a.category_id, a.status, a.sealed_at, a.status = 'sent' and a.expires_at <= now() as is_over, a.sign_by, a.sent_at, a.updated_at,
  (select coalesce(case when s.account_type_id = 2 then s.company_name end, trim(s.first_name || ' ' || s.last_name))
   from profile_card s where s.id = a.profile_id) as sender_name,
  home.id as home_id, home.title as home_title,
  ${AFTER} as after`

const WITH_HOME = 'left join asset_card home on home.id = a.asset_id and home.deleted_at is null'

type FilterValues = readonly unknown[]

const listed = prepare<CardRow, FilterValues>(
  'agreements',
  `select ${CARD} from (select a.* ${MATCHES} order by a.updated_at desc, a.id desc limit $11 offset $12) a ${WITH_HOME}
   order by a.updated_at desc, a.id desc`,
)

export async function listAgreements(
  db: Db,
  looker: Looker,
  filter: AgreementFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<CardRow[]> {
  return db.prepared(listed, [...valuesOf(looker, filter), limit, offset])
}

const counted = prepare<{ count: number }, FilterValues>(
  'agreements-counted',
  `select count(*)::int as count from (select ${MATCHES} limit $11) counted`,
)

export async function countAgreements(db: Db, looker: Looker, filter: AgreementFilter): Promise<number> {
  return only(await db.prepared(counted, [...valuesOf(looker, filter), MOST_COUNTED + 1])).count
}

export async function findCard(db: Db, id: string): Promise<CardRow | null> {
  return first(await db.sql<CardRow>(`select ${CARD} from agreement a ${WITH_HOME} where a.id = $1`, [id]))
}

const myTurn = prepare<{ count: number }, [accountId: string, profileId: string]>(
  'agreements-my-turn',
  `select count(distinct p.agreement_id)::int as count from agreement_party p join agreement a on a.id = p.agreement_id
   where p.profile_id = $2 and p.profile_account_id = $1 and ${IS_WAITED_FOR} and ${IS_OPEN}`,
)

export async function countMyTurn(db: Db, { accountId, profileId }: Looker): Promise<number> {
  return only(await db.prepared(myTurn, [accountId, profileId])).count
}

const byState = prepare<{ status: AgreementState; count: number }, [accountId: string, profileId: string, assetId: string | null]>(
  'agreements-by-state',
  `select a.status, count(*)::int as count from ${MINE} where $3::uuid is null or a.asset_id = $3 group by a.status`,
)

export async function countByState(
  db: Db,
  { accountId, profileId }: Looker,
  assetId: string | null,
): Promise<{ status: AgreementState; count: number }[]> {
  return db.prepared(byState, [accountId, profileId, assetId])
}

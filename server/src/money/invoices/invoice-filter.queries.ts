import type { Db } from '../../database/db.ts'
import { literalOfLike } from '../../database/like.ts'
import { type ListSide, SIDES } from './invoice-list.queries.ts'

type Who = { readonly accountId: string; readonly profileId: string }
type Wanted = { readonly text: string | null; readonly onlyId: string | null; readonly limit: number }

const valuesOf = ({ accountId, profileId }: Who, { text, onlyId, limit }: Wanted) => [
  accountId,
  profileId,
  text && `%${literalOfLike(text)}%`,
  onlyId,
  limit,
]

/** Properties of a list, as its latest invoice calls them. */
export async function listInvoiceProperties(db: Db, side: ListSide, who: Who, wanted: Wanted): Promise<{ id: string; title: string }[]> {
  return db.sql<{ id: string; title: string }>(
    `select id, title from (
       select distinct on (i.asset_id) i.asset_id as id, i.asset_title as title from ${SIDES[side]}
       where ($3::text is null or i.asset_title ilike $3) and ($4::uuid is null or i.asset_id = $4)
       order by i.asset_id, i.issued_on desc) property
     order by lower(title), id limit $5`,
    valuesOf(who, wanted),
  )
}

const BILLED = (side: ListSide) =>
  `(select distinct b.profile_id, case when b.profile_id is null then b.person_id end as person_id from ${SIDES[side]} join invoice_recipient b on b.invoice_id = i.id)`

/** Who is billed, or of received ones who bills. */
const PERSONS: Readonly<Record<ListSide, string>> = {
  issuer: BILLED('issuer'),
  agent: BILLED('agent'),
  recipient: `(select distinct i.profile_id, null::uuid as person_id from ${SIDES.recipient})`,
}

export type FilterPerson = { profile_id: string | null; person_id: string | null }

/** The other side of a list, by the letters of a name. */
export async function listInvoicePersons(db: Db, side: ListSide, who: Who, wanted: Wanted): Promise<FilterPerson[]> {
  return db.sql<FilterPerson>(
    `select profile_id, person_id from (
       select x.profile_id, x.person_id, coalesce(p.first_name || ' ' || p.last_name, n.first_name || ' ' || n.last_name) as name
       from ${PERSONS[side]} x left join profile_card p on p.id = x.profile_id left join person_card n on n.id = x.person_id and n.erased_at is null
     ) known
     where name is not null and ($3::text is null or name ilike $3) and ($4::uuid is null or coalesce(profile_id, person_id) = $4)
     order by lower(name), profile_id, person_id limit $5`,
    valuesOf(who, wanted),
  )
}

import type { MemberStatus } from '@keystead/contract/people/businesses/business.values.ts'
import { type Db, first, only } from '../../database/db.ts'
import { literalOfLike } from '../../database/like.ts'
import { violatedConstraint } from '../../database/pool.ts'
import { MOST_COUNTED } from '../../rpc/page.ts'
import type { BusinessScope } from './business.access.ts'
import { MEMBER_NAME, SEES_MEMBERS } from './business.queries.ts'

export type MemberRow = {
  id: string
  business_id: string
  account_id: string
  business: string
  profile_id: string
  person_account_id: string | null
  name: string | null
  email: string
  picture_image_id: string | null
  title: string | null
  built_in_role: string | null
  role_id: string | null
  role_name: string | null
  is_limited: boolean
  homes_count: number
  status: MemberStatus
  message: string | null
  invited_by: string | null
  invited_at: Date
  last_sent_at: Date
  may_resend: boolean
  expires_at: Date | null
  is_over: boolean
  joined_at: Date | null
  version: number
}

/** Whether a member runs the business: an operator may have shut out the account of one who did. A condition of pieces of the statement. */
export const RUNS_IT = (member: string) => `${member}.status = 'active' and ${member}.built_in_role = 'administrator'
  and exists (select from account_holder who where who.id = ${member}.person_account_id and who.status = 'A')`

/** An open invitation is the business's: where its sender runs that no more, it is in the name of one who does. */
const INVITED_BY = `case when m.status = 'invited' then (
    select nullif(trim(concat_ws(' ', x.first_name, x.last_name)), '') from business_member a join account_holder x on x.id = a.person_account_id
    where a.business_id = m.business_id and ${RUNS_IT('a')} order by a.person_account_id = m.invited_by_account_id desc, a.joined_at, a.id limit 1)
  else nullif(trim(concat_ws(' ', i.first_name, i.last_name)), '') end`

/** `limitedReader`: the member who reads, where they are given a list; of the homes of others they are told of those that are on it. */
const columns = (
  limitedReader: string,
) => `m.id, m.business_id, m.account_id, b.name as business, b.profile_id, m.person_account_id, ${MEMBER_NAME} as name,
  coalesce(h.email, m.email, '') as email, p.picture_image_id, m.title, m.built_in_role, m.role_id, r.name as role_name, m.is_limited,
  (select count(*)::int from seat_asset given where given.member_id = m.id and (${limitedReader} is null
     or exists (select from seat_asset own where own.member_id = ${limitedReader} and own.asset_id = given.asset_id))) as homes_count, m.status, m.message,
  ${INVITED_BY} as invited_by, m.invited_at, m.last_sent_at,
  m.last_sent_at < now() - interval '24 hours' as may_resend, m.expires_at, coalesce(m.expires_at <= now(), false) as is_over, m.joined_at, m.version`
const COLUMNS = columns('public.current_member()')
/** $1: a person who reads, whichever profile is active. */
const COLUMNS_AROUND = columns(
  '(select s.member_id from seat s where s.account_id = $1 and s.business_account_id = m.account_id and s.is_limited)',
)
const FROM = `business_member m join business b on b.id = m.business_id
  left join account_holder h on h.id = m.person_account_id
  left join profile_card p on p.id = h.default_profile_id
  left join business_role r on r.id = m.role_id
  left join account_holder i on i.id = m.invited_by_account_id`

const ROLE_RANK = `coalesce(array_position(array['administrator', 'property-manager', 'leasing', 'bookkeeper', 'maintenance', 'viewer'], m.built_in_role), 99)`
const SORTS = {
  name: `lower(coalesce(${MEMBER_NAME}, h.email, m.email)), m.id`,
  newest: 'm.id desc',
  role: `${ROLE_RANK}, lower(r.name), lower(coalesce(${MEMBER_NAME}, h.email, m.email)), m.id`,
} as const

export type MemberFilter = {
  readonly text: string | null
  readonly status: MemberStatus | null
  readonly role: string | null
  readonly sort: keyof typeof SORTS
}
type Rows = { readonly limit: number; readonly offset: number }
type Page = { rows: MemberRow[]; count: number }

/** $2 text, $3 status, $4 role. Former members come where they are asked for. */
const WANTED = `(case when $3::text is null then m.status <> 'removed' else m.status = $3 end)
  and ($4::text is null or m.built_in_role = $4 or m.role_id::text = $4)
  and ($2::text is null or lower(concat_ws(' ', h.first_name, h.last_name, m.first_name, m.last_name, m.title, coalesce(h.email, m.email))) like '%' || $2 || '%')`

async function pageOfMembers(
  db: Db,
  { where, columns: shown, owner }: { where: string; columns: string; owner: string },
  { text, status, role, sort }: MemberFilter,
  { limit, offset }: Rows,
): Promise<Page> {
  const values = [owner, text === null ? null : literalOfLike(text.toLowerCase()), status, role]
  const rows = await db.sql<MemberRow>(
    `select ${shown} from ${FROM} where ${where} and ${WANTED} order by ${SORTS[sort]} limit $5 offset $6`,
    [...values, limit, offset],
  )
  const { count } = only(
    await db.sql<{ count: number }>(
      `select count(*)::int as count from (
         select 1 from business_member m left join account_holder h on h.id = m.person_account_id
         where ${where} and ${WANTED} limit ${MOST_COUNTED + 1}) counted`,
      values,
    ),
  )
  return { rows, count }
}

export function listMembers(db: Db, { accountId }: BusinessScope, filter: MemberFilter, rows: Rows): Promise<Page> {
  return pageOfMembers(db, { where: 'm.account_id = $1', columns: COLUMNS, owner: accountId! }, filter, rows)
}

/** Of all businesses in which a person may see who is a member. */
export function listMembersAround(db: Db, personAccountId: string, filter: MemberFilter, rows: Rows): Promise<Page> {
  const seen = `m.account_id in (
    select s.business_account_id from seat s where s.account_id = $1 and ${SEES_MEMBERS('s')})`
  return pageOfMembers(db, { where: seen, columns: COLUMNS_AROUND, owner: personAccountId }, filter, rows)
}

export async function getMember(db: Db, { accountId }: BusinessScope, memberId: string): Promise<MemberRow> {
  return only(await db.sql<MemberRow>(`select ${COLUMNS} from ${FROM} where m.id = $2 and m.account_id = $1`, [accountId, memberId]))
}

/** Whether another member of a locked business runs it. */
export async function hasOtherAdministrator(db: Db, { accountId }: BusinessScope, memberId: string): Promise<boolean> {
  const found = await db.sql(`select 1 from business_member m where m.account_id = $1 and m.id <> $2 and ${RUNS_IT('m')} limit 1`, [
    accountId,
    memberId,
  ])
  return found.length > 0
}

/** Who takes a seat of the plan: members, blocked ones as well, and invitations that are open. */
export async function countSeats(db: Db, { accountId }: BusinessScope): Promise<number> {
  return only(
    await db.sql<{ count: number }>(
      `select count(*)::int as count from business_member
       where account_id = $1 and (status in ('active', 'blocked') or (status = 'invited' and expires_at > now()))`,
      [accountId],
    ),
  ).count
}

export type NewMember = {
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly title: string | null
  readonly builtInRole: string | null
  readonly roleId: string | null
  readonly isLimited: boolean
  readonly message: string | null
  readonly invitedBy: string
  readonly days: number
}

/** Whether an address is a member of a business, by the account that has it. */
export async function isMemberByEmail(db: Db, { accountId }: BusinessScope, email: string): Promise<boolean> {
  const found = await db.sql(
    `select 1 from business_member m join account_holder h on h.id = m.person_account_id
     where m.account_id = $1 and m.status in ('active', 'blocked') and h.email = $2 limit 1`,
    [accountId, email],
  )
  return found.length > 0
}

/** An invitation that was not answered in time makes room for a new one to the same address. */
export async function deleteOverdue(db: Db, { accountId }: BusinessScope, email: string): Promise<void> {
  await db.sql(
    `update business_member set status = 'removed', removed_at = now(), expires_at = null
     where account_id = $1 and email = $2 and status = 'invited' and expires_at <= now()`,
    [accountId, email],
  )
}

/** The id of an invitation; null where one to that address is open. */
export async function insertMember(db: Db, { accountId }: BusinessScope, businessId: string, member: NewMember): Promise<string | null> {
  const made = first(
    await db.sql<{ id: string }>(
      `insert into business_member (business_id, account_id, email, first_name, last_name, title, built_in_role, role_id, is_limited, message,
         invited_by_account_id, status, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'invited', now() + make_interval(days => $12))
       on conflict (business_id, email) where status = 'invited' do nothing returning id`,
      [
        businessId,
        accountId,
        member.email,
        member.firstName,
        member.lastName,
        member.title,
        member.builtInRole,
        member.roleId,
        member.isLimited,
        member.message,
        member.invitedBy,
        member.days,
      ],
    ),
  )
  return made?.id ?? null
}

export async function extendInvitation(db: Db, { accountId }: BusinessScope, memberId: string, days: number): Promise<Date> {
  const { expires_at } = only(
    await db.sql<{ expires_at: Date }>(
      `update business_member set last_sent_at = now(), expires_at = now() + make_interval(days => $3), version = version + 1
       where id = $2 and account_id = $1 and status = 'invited' returning expires_at`,
      [accountId, memberId, days],
    ),
  )
  return expires_at
}

export type MemberPlace = {
  readonly title: string | null
  readonly builtInRole: string | null
  readonly roleId: string | null
  readonly isLimited: boolean
  readonly status: MemberStatus
}

export async function updateMember(db: Db, { accountId }: BusinessScope, memberId: string, place: MemberPlace): Promise<number> {
  const { version } = only(
    await db.sql<{ version: number }>(
      `update business_member set title = $3, built_in_role = $4, role_id = $5, is_limited = $6, status = $7, version = version + 1
       where id = $2 and account_id = $1 returning version`,
      [accountId, memberId, place.title, place.builtInRole, place.roleId, place.isLimited, place.status],
    ),
  )
  return version
}

/** The person who was invited has come; null where they are a member already. */
export async function activateMember(db: Db, { accountId }: BusinessScope, memberId: string, personAccountId: string): Promise<boolean> {
  try {
    await db.sql(
      `update business_member set status = 'active', person_account_id = $3, joined_at = now(), expires_at = null, message = null, version = version + 1
       where id = $2 and account_id = $1`,
      [accountId, memberId, personAccountId],
    )
    return true
  } catch (error) {
    if (violatedConstraint(error) === 'business_member_once') return false
    throw error
  }
}

export async function removeMember(db: Db, { accountId }: BusinessScope, memberId: string): Promise<void> {
  await db.sql(
    `update business_member set status = 'removed', removed_at = now(), expires_at = null, is_shown = false, version = version + 1
     where id = $2 and account_id = $1`,
    [accountId, memberId],
  )
}

export async function setShown(db: Db, { accountId }: BusinessScope, memberId: string, isShown: boolean): Promise<void> {
  await db.sql('update business_member set is_shown = $3 where id = $2 and account_id = $1', [accountId, memberId, isShown])
}

export type Successor = { id: string; name: string }

/** Who can take over what is another member's. */
export function listSuccessors(db: Db, { accountId }: BusinessScope, memberId: string): Promise<Successor[]> {
  return db.sql<Successor>(
    `select m.id, coalesce(${MEMBER_NAME}, h.email) as name from business_member m join account_holder h on h.id = m.person_account_id
     where m.account_id = $1 and m.id <> $2 and m.status = 'active' order by 2, 1`,
    [accountId, memberId],
  )
}

export type MemberOfRole = { id: string; person_account_id: string; is_limited: boolean; title: string | null }

/** Active members with a role of the business, whose seats follow it. */
export function listHolders(db: Db, { accountId }: BusinessScope, roleId: string): Promise<MemberOfRole[]> {
  return db.sql<MemberOfRole>(
    `select id, person_account_id, is_limited, title from business_member where account_id = $1 and role_id = $2 and status = 'active'`,
    [accountId, roleId],
  )
}

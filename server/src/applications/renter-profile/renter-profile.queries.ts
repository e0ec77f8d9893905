import { MOST_OPENINGS_LISTED, PROFILE_DAYS } from '@keystead/contract/applications/renter-profile/renter-profile.values.ts'
import { type Db, first, only } from '../../database/db.ts'
import type { OfRenter } from './renter-profile.access.ts'

export type ProfileRow = {
  id: string
  form_id: string | null
  name: string
  submitted_at: Date
  expires_at: Date
  is_valid: boolean
  data: unknown
}

const PROFILE = 'id, form_id, name, submitted_at, expires_at, expires_at > now() as is_valid, data'

export async function findProfile(db: Db, { accountId }: OfRenter): Promise<ProfileRow | null> {
  return first(await db.sql<ProfileRow>(`select ${PROFILE} from renter_profile where account_id = $1`, [accountId]))
}

/** Held to the end of the transaction, so that of two at once the second counts the links of the first. */
export async function lockProfile(db: Db, { accountId }: OfRenter): Promise<ProfileRow | null> {
  return first(await db.sql<ProfileRow>(`select ${PROFILE} from renter_profile where account_id = $1 for update`, [accountId]))
}

export type SourceRow = { id: string; application_id: string; profile_id: string; submitted_at: Date; expires_at: Date }

/**
 * A form that this person has submitted for themselves within the last thirty days: the one that is named, or the latest. What they said for a
 * business is none.
 */
export async function findSource(db: Db, { accountId }: OfRenter, formId: string | null): Promise<SourceRow | null> {
  return first(
    await db.sql<SourceRow>(
      `select id, application_id, profile_id, submitted_at, submitted_at + make_interval(days => $3) as expires_at from application_form_head
       where filled_by_account_id = $1 and profile_account_id = $1 and state = 'submitted' and erased_at is null and submitted_at > now() - make_interval(days => $3)
         and ($2::uuid is null or id = $2)
       order by submitted_at desc, id desc limit 1`,
      [accountId, formId, PROFILE_DAYS],
    ),
  )
}

type NewProfile = Pick<SourceRow, 'submitted_at' | 'expires_at'> & { readonly formId: string; readonly name: string; readonly data: object }

/** In the place of the one before. */
export async function keepProfile(db: Db, { accountId }: OfRenter, made: NewProfile): Promise<string> {
  const { id } = only(
    await db.sql<{ id: string }>(
      `insert into renter_profile (account_id, form_id, name, submitted_at, expires_at, data) values ($1, $2, $3, $4, $5, $6) returning id`,
      [accountId, made.formId, made.name, made.submitted_at, made.expires_at, JSON.stringify(made.data)],
    ),
  )
  return id
}

/** With its links and who opened them. Answers whether there was one. */
export async function deleteProfile(db: Db, { accountId }: OfRenter): Promise<boolean> {
  return (await db.sql<{ id: string }>('delete from renter_profile where account_id = $1 returning id', [accountId])).length > 0
}

/** A month after their end no one looks them up any more. */
export async function deleteLongExpired(db: Db): Promise<void> {
  await db.sql('delete from renter_profile where expires_at < now() - make_interval(days => $1)', [PROFILE_DAYS])
}

export type ShareRow = {
  id: string
  label: string
  email: string | null
  shows_contacts: boolean
  until_at: Date
  ended_at: Date | null
  is_over: boolean
  created_at: Date
  openings: number
}

/** The latest first. */
export async function listShares(db: Db, { accountId }: OfRenter): Promise<ShareRow[]> {
  return db.sql<ShareRow>(
    `select s.id, s.label, s.email, s.shows_contacts, s.until_at, s.ended_at, s.until_at <= now() as is_over, s.created_at,
       (select count(*)::int from renter_profile_opening o where o.share_id = s.id) as openings
     from renter_profile_share s where s.account_id = $1 order by s.created_at desc, s.id desc`,
    [accountId],
  )
}

export type OpeningRow = { share_id: string; name: string; opened_at: Date }

/** The latest of each. */
export async function listOpenings(db: Db, { accountId }: OfRenter): Promise<OpeningRow[]> {
  return db.sql<OpeningRow>(
    `select o.share_id, o.name, o.opened_at from renter_profile_share s
     cross join lateral (
       select share_id, name, opened_at, id from renter_profile_opening where share_id = s.id order by opened_at desc, id desc limit $2
     ) as o
     where s.account_id = $1 order by o.opened_at desc, o.id desc`,
    [accountId, MOST_OPENINGS_LISTED],
  )
}

export async function countOpenShares(db: Db, { accountId }: OfRenter): Promise<number> {
  return only(
    await db.sql<{ count: number }>(
      'select count(*)::int as count from renter_profile_share where account_id = $1 and ended_at is null and until_at > now()',
      [accountId],
    ),
  ).count
}

type NewShare = {
  readonly label: string
  readonly email: string | null
  readonly days: number
  readonly showsContacts: boolean
  /** Of who shares. */
  readonly timeZone: string
}

/** It ends with the profile at the latest. `until_on`: its last day where its owner is. */
export async function insertShare(
  db: Db,
  { accountId }: OfRenter,
  profileId: string,
  { label, email, days, showsContacts, timeZone }: NewShare,
): Promise<{ id: string; until_at: Date; until_on: string; seconds_left: number }> {
  return only(
    await db.sql<{ id: string; until_at: Date; until_on: string; seconds_left: number }>(
      `insert into renter_profile_share (account_id, renter_profile_id, label, email, shows_contacts, until_at)
       select $1, id, $3, $4, $5, least(now() + make_interval(days => $6), expires_at) from renter_profile where id = $2
       returning id, until_at, (until_at at time zone $7)::date as until_on, greatest(extract(epoch from until_at - now()), 1)::int as seconds_left`,
      [accountId, profileId, label, email, showsContacts, days, timeZone],
    ),
  )
}

/** Whether it was open until now. */
export async function endShare(db: Db, { accountId }: OfRenter, id: string): Promise<boolean> {
  const rows = await db.sql<{ id: string }>(
    'update renter_profile_share set ended_at = now() where id = $2 and account_id = $1 and ended_at is null and until_at > now() returning id',
    [accountId, id],
  )
  return rows.length > 0
}

export async function listShareIds(db: Db, { accountId }: OfRenter): Promise<string[]> {
  return (await db.sql<{ id: string }>('select id from renter_profile_share where account_id = $1', [accountId])).map(({ id }) => id)
}

export type LinkedProfileRow = Pick<ProfileRow, 'name' | 'submitted_at' | 'data'> & {
  share_id: string
  until_at: Date
  shows_contacts: boolean
}

/** What a link opens, for as long as its share holds. */
export async function findLinkedProfile(db: Db, { accountId }: OfRenter, shareId: string): Promise<LinkedProfileRow | null> {
  return first(
    await db.sql<LinkedProfileRow>(
      `select s.id as share_id, s.until_at, s.shows_contacts, p.name, p.submitted_at, p.data
       from renter_profile_share s join renter_profile p on p.id = s.renter_profile_id
       where s.id = $2 and s.account_id = $1 and s.ended_at is null and s.until_at > now() and p.expires_at > now()`,
      [accountId, shareId],
    ),
  )
}

/** Null where the same name has opened it within ten minutes: a page that is loaded again is not read by someone else. */
export async function noteOpening(db: Db, { accountId }: OfRenter, shareId: string, name: string): Promise<string | null> {
  const row = first(
    await db.sql<{ id: string }>(
      `insert into renter_profile_opening (account_id, share_id, name)
       select $1, $2, $3 where not exists (
         select from renter_profile_opening where share_id = $2 and name = $3 and opened_at > now() - interval '10 minutes')
       returning id`,
      [accountId, shareId, name],
    ),
  )
  return row?.id ?? null
}

/** Whether its owner is to be told now: once an hour. */
export async function isToBeTold(db: Db, { accountId }: OfRenter, shareId: string): Promise<boolean> {
  const rows = await db.sql<{ id: string }>(
    `update renter_profile_share set told_at = now()
     where id = $2 and account_id = $1 and (told_at is null or told_at <= now() - interval '1 hour') returning id`,
    [accountId, shareId],
  )
  return rows.length > 0
}

/** Until when documents come along to forms of this profile: that of the form which they are of. */
export async function findUntilOf(db: Db, { accountId }: OfRenter, profileId: string): Promise<Date | null> {
  const row = first(
    await db.sql<{ expires_at: Date }>(
      `select p.expires_at from renter_profile p join application_form_head f on f.id = p.form_id and f.profile_account_id = p.account_id
       where p.account_id = $1 and p.expires_at > now() and f.profile_id = $2`,
      [accountId, profileId],
    ),
  )
  return row?.expires_at ?? null
}

export type Along = { from_form_id: string; account_id: string; profile_id: string; application_id: string }

/**
 * What comes along to a form that a renter has begun by themselves and has not submitted yet: documents of the form that their profile was made of.
 * What has become a business's since stays there, and another profile of theirs begins with nothing that this one said (0112).
 */
export async function findAlong(db: Db, formId: string): Promise<Along | null> {
  return first(
    await db.sql<Along>(
      `select p.form_id as from_form_id, f.profile_account_id as account_id, f.profile_id, f.application_id
       from application_form_head f
       join renter_profile p on p.account_id = f.filled_by_account_id and p.expires_at > now()
       join application_form_head before on before.id = p.form_id and before.profile_account_id = p.account_id
       where f.id = $1 and f.profile_account_id = f.filled_by_account_id and f.profile_id = before.profile_id and f.state = 'started'
         and f.ended_at is null and before.id <> f.id`,
      [formId],
    ),
  )
}

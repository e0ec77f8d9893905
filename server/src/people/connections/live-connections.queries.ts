import { CONNECTION_STATES } from '@keystead/contract/people/connections/connection.values.ts'
import { type Db, first, only } from '../../database/db.ts'
import { type ConnectionRow, CONNECTION_COLUMNS } from './connection.queries.ts'

const { Pending, Joined } = CONNECTION_STATES

/** Open invitations to an address that no account is known of yet. Sees all rows. */
export async function lockUnattached(db: Db, email: string, accountId: string): Promise<ConnectionRow[]> {
  return db.sql<ConnectionRow>(
    `select ${CONNECTION_COLUMNS} from connection c
     where c.invite_email = $1 and c.state = ${Pending} and c.addressee_profile_id is null and c.addressee_account_id is null
       and c.requester_account_id <> $2 and c.expires_at > now()
     order by c.id limit 200 for no key update of c`,
    [email, accountId],
  )
}

/**
 * An account that was asked before it had a profile of a type is asked as this one now. Of several by one sender it is the
 * first, and none where the two are asked or joined by another one.
 */
export async function askAsProfile(
  db: Db,
  { id, accountId, profileTypeId }: { id: string; accountId: string; profileTypeId: number },
): Promise<void> {
  await db.sql(
    `update connection set addressee_profile_id = $1, updated_at = now()
     where id in (
       select distinct on (w.requester_profile_id) w.id from connection w
       where w.addressee_account_id = $2 and w.addressee_profile_id is null and w.addressee_type_id = $3 and w.state = ${Pending}
         and not exists (
           select from connection pair
           where least(pair.requester_profile_id, pair.addressee_profile_id) = least(w.requester_profile_id, $1::uuid)
             and greatest(pair.requester_profile_id, pair.addressee_profile_id) = greatest(w.requester_profile_id, $1::uuid)
             and pair.state in (${Pending}, ${Joined}) and pair.addressee_profile_id is not null)
       order by w.requester_profile_id, w.id)`,
    [id, accountId, profileTypeId],
  )
}

/** Whatever is open or joined of an account, whichever of its profiles; kept for this transaction. */
export async function lockLiveConnections(db: Db, accountId: string): Promise<ConnectionRow[]> {
  return db.sql<ConnectionRow>(
    `select ${CONNECTION_COLUMNS} from connection c
     where (c.requester_account_id = $1 or c.addressee_account_id = $1) and c.state in (${Pending}, ${Joined})
     order by c.id for no key update of c`,
    [accountId],
  )
}

/** Open invitations to an address of whichever profile of an account, as one type or as any; kept for this transaction. */
export async function lockInvitationsOf(
  db: Db,
  { accountId, email, typeId }: { accountId: string; email: string; typeId: number | null },
): Promise<ConnectionRow[]> {
  return db.sql<ConnectionRow>(
    `select ${CONNECTION_COLUMNS} from connection c
     where c.requester_account_id = $1 and c.invite_email = $2 and c.state = ${Pending} and ($3::smallint is null or c.addressee_type_id = $3)
     order by c.id for no key update of c`,
    [accountId, email, typeId],
  )
}

/** Addresses and words of someone who leaves, in what the other sides keep. */
export async function eraseWords(db: Db, accountId: string): Promise<void> {
  await db.sql(
    `update connection set invite_email = case when invite_email is not null then 'closed@closed.invalid' end, 
       invite_name = case when invite_email is not null then 'Closed account' end,
       message = case when requester_account_id = $1 then null else message end, proposal = null, home = null
     where requester_account_id = $1 or addressee_account_id = $1`,
    [accountId],
  )
}

/** The addresses, names and home of someone who was invited and is to be forgotten, in what the account keeps of its invitations. */
export async function eraseInvited(db: Db, accountId: string, { id, email }: { id: string; email: string | null }): Promise<void> {
  await db.sql(
    `update connection set invite_email = 'erased@erased.invalid', invite_name = 'Erased person', message = null, home = null
     where requester_account_id = $1 and (person_id = $2 or invite_email = $3) and state <> ${Pending}`,
    [accountId, id, email],
  )
}

/** Those of some persons whom an account has invited, or whose address it has. */
export async function listInvitedAmong(
  db: Db,
  accountId: string,
  persons: readonly { readonly id: string; readonly email: string | null }[],
): Promise<Set<string>> {
  const rows = await db.sql<{ id: string }>(
    `select p.id from unnest($2::uuid[], $3::text[]) as p (id, email)
     where exists (select from connection c where c.requester_account_id = $1 and (c.person_id = p.id or c.invite_email = p.email))`,
    [accountId, persons.map(({ id }) => id), persons.map(({ email }) => email)],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Two persons are one: who invited the first has invited the other. */
export async function giveInvitationsToPerson(db: Db, { fromId, toId }: { fromId: string; toId: string }): Promise<void> {
  await db.sql('update connection set person_id = $2 where person_id = $1', [fromId, toId])
}

/** Invitations whose time has passed without an answer. */
export async function listOverdue(db: Db, limit: number): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    `select id from connection where state = ${Pending} and expires_at <= now() order by expires_at limit $1`,
    [limit],
  )
  return rows.map(({ id }) => id)
}

/** One of them, unless it was answered, or another worker has it. */
export async function lockOverdue(db: Db, connectionId: string): Promise<ConnectionRow | null> {
  return first(
    await db.sql<ConnectionRow>(
      `select ${CONNECTION_COLUMNS} from connection c
       where c.id = $1 and c.state = ${Pending} and c.expires_at <= now() for no key update of c skip locked`,
      [connectionId],
    ),
  )
}

type MovedProfile = { readonly id: string; readonly accountId: string }

/** A profile has become another account's: those it is connected with, or has asked, know it as before. Answers what it has asked for. */
export async function moveConnections(db: Db, { id, accountId }: MovedProfile): Promise<string[]> {
  const asked = await db.sql<{ id: string }>(
    'update connection set requester_account_id = $2 where requester_profile_id = $1 returning id',
    [id, accountId],
  )
  await db.sql('update connection set addressee_account_id = $2 where addressee_profile_id = $1', [id, accountId])
  return asked.map((connection) => connection.id)
}

/** Persons of one account are called otherwise in another one's book: what that one has asked of them goes on. */
export async function callInvitedOtherwise(
  db: Db,
  accountId: string,
  persons: readonly { readonly fromId: string; readonly toId: string }[],
): Promise<void> {
  await db.sql(
    `update connection c set person_id = called.to_id from unnest($2::uuid[], $3::uuid[]) as called (from_id, to_id)
     where c.person_id = called.from_id and c.requester_account_id = $1`,
    [accountId, persons.map(({ fromId }) => fromId), persons.map(({ toId }) => toId)],
  )
}

/** The same, some at a time. */
export async function lockSomeLiveConnections(db: Db, accountId: string, limit: number): Promise<ConnectionRow[]> {
  return db.sql<ConnectionRow>(
    `select ${CONNECTION_COLUMNS} from connection c
     where (c.requester_account_id = $1 or c.addressee_account_id = $1) and c.state in (${Pending}, ${Joined})
     order by c.id limit $2 for no key update of c`,
    [accountId, limit],
  )
}

export async function countLiveConnections(db: Db, { accountId }: { accountId: string }): Promise<number> {
  return only(
    await db.sql<{ count: number }>(
      `select count(*) as count from connection
       where (requester_account_id = $1 or addressee_account_id = $1) and state in (${Pending}, ${Joined})`,
      [accountId],
    ),
  ).count
}

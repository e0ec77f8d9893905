import { COOL_DOWN_DAYS, CONNECTION_STATES } from '@keystead/contract/people/connections/connection.values.ts'
import { type Db, first, only } from '../../database/db.ts'
import { PROFILE_IS_VISIBLE, fullNameOf } from '../../identity/profiles/profile.public.ts'
import { CONNECTION_COLUMNS, type ConnectionRow } from './connection.queries.ts'

const { Pending, Joined, Rejected } = CONNECTION_STATES

export type Sender = { accountId: string; profileId: string; typeId: number; name: string; email: string; isConfirmed: boolean }

export async function getSender(db: Db, accountId: string, profileId: string): Promise<Sender> {
  return only(
    await db.sql<Sender>(
      `select a.id as "accountId", p.id as "profileId", p.profile_type_id as "typeId", ${fullNameOf('p')} as name, a.email,
         a.email_verified_at is not null as "isConfirmed"
       from profile_card p join account_holder a on a.id = p.account_id where p.id = $2 and a.id = $1`,
      [accountId, profileId],
    ),
  )
}

/**
 * Someone whom a profile may ask by name: whose page is public, or whom they know already. People who were invited by
 * address, and never joined, are not known.
 */
export async function findAskable(
  db: Db,
  senderProfileId: string,
  profileId: string,
): Promise<{ account_id: string; profile_type_id: number } | null> {
  return first(
    await db.sql(
      `select p.account_id, p.profile_type_id from profile_card p join account_holder a on a.id = p.account_id
       where p.id = $2 and p.status = 'A' and a.status = 'A' and (${PROFILE_IS_VISIBLE}
         or a.id = (select account_id from profile_card where id = $1)
         or exists (select from connection c where c.requester_profile_id = $1 and c.addressee_profile_id = p.id
                      and (c.invite_email is null or c.state = ${Joined} or c.outcome = 'ended'))
         or exists (select from connection c where c.requester_profile_id = p.id and c.addressee_profile_id = $1))`,
      [senderProfileId, profileId],
    ),
  )
}

export type Holder = { accountId: string; profileId: string | null }

/** Who has confirmed an address; as which of their profiles of a type they are asked: the default one, else the oldest. */
export async function findHolder(db: Db, email: string, typeId: number): Promise<Holder | null> {
  return first(
    await db.sql<Holder>(
      `select a.id as "accountId",
         (select p.id from profile_card p where p.account_id = a.id and p.profile_type_id = $2 and p.status = 'A'
          order by p.id = a.default_profile_id desc, p.created_at, p.id limit 1) as "profileId"
       from account_holder a where a.email = $1 and a.status = 'A' and a.email_verified_at is not null`,
      [email, typeId],
    ),
  )
}

/** To whom an account hears of what is for none of its profiles. */
export async function findDefaultProfile(db: Db, accountId: string): Promise<string | null> {
  const row = first(
    await db.sql<{ default_profile_id: string | null }>('select default_profile_id from account_holder where id = $1', [accountId]),
  )
  return row?.default_profile_id ?? null
}

/** The open invitation of a profile to an address, kept for this transaction. */
export async function lockInvitationTo(db: Db, senderProfileId: string, email: string, typeId: number): Promise<ConnectionRow | null> {
  return first(
    await db.sql<ConnectionRow>(
      `select ${CONNECTION_COLUMNS} from connection c
       where c.requester_profile_id = $1 and c.invite_email = $2 and c.addressee_type_id = $3 and c.state = ${Pending}
       for no key update of c`,
      [senderProfileId, email, typeId],
    ),
  )
}

export type CoolDownOf = { readonly knownProfileId: string } | { readonly profileId: string } | { readonly email: string }

/**
 * When a profile may ask again who has declined it; null where nothing is in the way. `knownProfileId` counts what the sender
 * knows of: a decline by an address does not tell by whom.
 */
export async function findCoolDown(db: Db, senderProfileId: string, asked: CoolDownOf): Promise<Date | null> {
  const [condition, value] =
    'email' in asked
      ? ['c.invite_email = $2', asked.email]
      : 'profileId' in asked
        ? ['c.addressee_profile_id = $2', asked.profileId]
        : ['c.addressee_profile_id = $2 and c.invite_email is null', asked.knownProfileId]
  const row = first(
    await db.sql<{ ends_at: Date }>(
      `select c.answered_at + interval '${COOL_DOWN_DAYS} days' as ends_at from connection c
       where c.requester_profile_id = $1 and ${condition} and c.state = ${Rejected} and c.outcome = 'declined'
         and c.answered_at > now() - interval '${COOL_DOWN_DAYS} days'
       order by c.answered_at desc limit 1`,
      [senderProfileId, value],
    ),
  )
  return row?.ends_at ?? null
}

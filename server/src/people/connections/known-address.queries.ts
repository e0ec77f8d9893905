import { CONNECTION_STATES } from '@keystead/contract/people/connections/connection.values.ts'
import { type Db, only } from '../../database/db.ts'

const { Joined } = CONNECTION_STATES

/**
 * Whether an address is that of an account, or of someone joined with it, who has a profile of a type. The address is held against
 * the profiles of these people and never looked up: what is read, and for how long, does not depend on whose it is.
 */
export async function isKnownWithProfile(
  db: Db,
  { accountId, email, profileTypeId }: { accountId: string; email: string; profileTypeId: number },
): Promise<boolean> {
  const { is_known } = only(
    await db.sql<{ is_known: boolean }>(
      `with own as (select id from profile_card where account_id = $1),
       known as materialized (
         select account.email, profile.profile_type_id
         from account_holder account join profile_card profile on profile.account_id = account.id
         where account.status = 'A' and profile.status = 'A' and account.id in (
           select $1::uuid
           union select addressee_account_id from connection where state = ${Joined} and requester_profile_id in (select id from own)
           union select requester_account_id from connection where state = ${Joined} and addressee_profile_id in (select id from own)))
       select coalesce(bool_or(email = $2 and profile_type_id = $3), false) as is_known from known`,
      [accountId, email, profileTypeId],
    ),
  )
  return is_known
}

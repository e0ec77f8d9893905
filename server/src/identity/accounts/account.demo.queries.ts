import { type Db, only } from '../../database/db.ts'

export type NewDemoAccount = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly passwordHash: string
  readonly mobile: string
  readonly planId: number
  readonly joinedDaysAgo: number
}

export async function insertDemoAccount(db: Db, account: NewDemoAccount): Promise<string> {
  const { id } = only(
    await db.sql<{ id: string }>(
      `insert into account (email, password_hash, mobile, plan_id, first_name, last_name, is_demo, terms_accepted_at, email_verified_at, created_at, updated_at)
       select $1, $2, $3, $4, $6, $7, true, moment.joined, moment.joined, moment.joined, moment.joined
       from (select now() - make_interval(days => $5) as joined) as moment
       returning id`,
      [account.email, account.passwordHash, account.mobile, account.planId, account.joinedDaysAgo, account.firstName, account.lastName],
    ),
  )
  return id
}

export async function setDefaultProfile(db: Db, accountId: string, profileId: string): Promise<void> {
  await db.sql('update account set default_profile_id = $2 where id = $1', [accountId, profileId])
}

import { type Db, first } from '../../database/db.ts'

export type AccountOfPassword = {
  readonly accountId: string
  readonly email: string
  readonly isVerified: boolean
  /** Null for people who sign in by a provider. */
  readonly passwordHash: string | null
  readonly firstName: string
  readonly lastName: string
}

/** An account in use with what its password is judged by. */
export async function findAccountOfPassword(db: Db, accountId: string): Promise<AccountOfPassword | null> {
  return first(
    await db.sql<AccountOfPassword>(
      `select a.id as "accountId", a.email, a.email_verified_at is not null as "isVerified", held.password_hash as "passwordHash",
         coalesce(a.first_name, p.first_name, '') as "firstName", coalesce(a.last_name, p.last_name, '') as "lastName"
       from account_holder a join account_password held on held.account_id = a.id left join profile_card p on p.id = a.default_profile_id
       where a.id = $1 and a.status = 'A'`,
      [accountId],
    ),
  )
}

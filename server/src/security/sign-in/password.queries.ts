import { type Db, first, only } from '../../database/db.ts'

export type AccountOfPassword = {
  readonly accountId: string
  readonly email: string
  readonly isVerified: boolean
  /** Null for whoever signs in by a provider. */
  readonly passwordHash: string | null
  readonly firstName: string
  readonly lastName: string
}

/** An account in use with what its password is judged by. */
export async function findAccountOfPassword(db: Db, accountId: string): Promise<AccountOfPassword | null> {
  return first(
    await db.sql<AccountOfPassword>(
      `select a.id as "accountId", a.email, a.email_verified_at is not null as "isVerified", a.password_hash as "passwordHash",
         coalesce(a.first_name, p.first_name, '') as "firstName", coalesce(a.last_name, p.last_name, '') as "lastName"
       from account a left join profile p on p.id = a.default_profile_id
       where a.id = $1 and a.status = 'A'`,
      [accountId],
    ),
  )
}

/** Sets a password and answers when. */
export async function setPassword(db: Db, accountId: string, passwordHash: string): Promise<Date> {
  const { at } = only(
    await db.sql<{ at: Date }>(
      `update account set password_hash = $2, password_changed_at = now(), version = version + 1, updated_at = now()
       where id = $1 returning password_changed_at as at`,
      [accountId, passwordHash],
    ),
  )
  return at
}

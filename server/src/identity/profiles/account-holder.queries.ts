import { type Db, only } from '../../database/db.ts'

/** Whom an email to an account greets. */
export type AccountHolder = {
  /** Null for the account of a business, which no email reaches. */
  readonly email: string | null
  /** Before the address is confirmed no one is greeted by name: people who sign up choose their name, and may give an address of someone else. */
  readonly firstName: string
  readonly name: string
  readonly isConfirmed: boolean
  readonly language: string
}

/** The names given at sign-up, else those of the default profile. */
export async function getAccountHolder(db: Db, accountId: string): Promise<AccountHolder> {
  const { email, firstName, lastName, isConfirmed, language } = only(
    await db.sql<{ email: string | null; firstName: string; lastName: string; isConfirmed: boolean; language: string }>(
      `select a.email, coalesce(a.first_name, p.first_name, '') as "firstName", coalesce(a.last_name, p.last_name, '') as "lastName",
         a.email_verified_at is not null as "isConfirmed", a.language
       from account_holder a left join profile p on p.id = a.default_profile_id where a.id = $1`,
      [accountId],
    ),
  )
  return isConfirmed
    ? { email, firstName, name: `${firstName} ${lastName}`.trim(), isConfirmed, language }
    : { email, firstName: '', name: '', isConfirmed, language }
}

/** Who may be written to unasked: someone whose account is open and whose address is confirmed. */
export async function findReachableHolder(db: Db, accountId: string): Promise<(AccountHolder & { readonly email: string }) | null> {
  const open = await db.sql(`select from account_holder where id = $1 and status = 'A' and email_verified_at is not null`, [accountId])
  if (open.length === 0) return null
  const { email, ...holder } = await getAccountHolder(db, accountId)
  return email === null ? null : { ...holder, email }
}

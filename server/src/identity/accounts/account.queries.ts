import { type Db, first, only } from '../../database/db.ts'
import { violatedConstraint } from '../../database/pool.ts'

/** Of accounts that may act: neither disabled nor closed. */
export const ACTIVE_ACCOUNTS = `select id, language from public.account where status = 'A'`

/** In which a person is addressed. Null where the account is gone. */
export async function findAccountLanguage(db: Db, accountId: string): Promise<string | null> {
  return first(await db.sql<{ language: string }>('select language from account_holder where id = $1', [accountId]))?.language ?? null
}

export async function hasAnyAccount(db: Db): Promise<boolean> {
  return first(await db.sql('select 1 from account_holder limit 1')) !== null
}

export async function isEmailKnown(db: Db, email: string): Promise<boolean> {
  return first(await db.sql('select 1 from account where email = $1', [email])) !== null
}

export async function hasOpenAccount(db: Db, email: string): Promise<boolean> {
  return first(await db.sql(`select 1 from account where email = $1 and status = 'A'`, [email])) !== null
}

type NewAccount = {
  email: string
  emailVerified: boolean
  /** Null for people who sign in by a provider. */
  passwordHash: string | null
  firstName: string
  lastName: string
  mobile: string
  language: string
}

/** The id of a new account, or null when the email has one. Of two at once, the second waits for the first and gets null. */
export async function insertAccount(db: Db, account: NewAccount): Promise<string | null> {
  const row = first(
    await db.sql<{ id: string }>(
      `insert into account (email, password_hash, first_name, last_name, mobile, terms_accepted_at, email_verified_at, language)
       values ($1, $2, $3, $4, $5, now(), case when $6 then now() end, $7)
       on conflict (email) do nothing returning id`,
      [account.email, account.passwordHash, account.firstName, account.lastName, account.mobile, account.emailVerified, account.language],
    ),
  )
  return row?.id ?? null
}

export type AccountEmail = { readonly email: string; readonly isVerified: boolean }

/** The address of an account in use, held until the transaction ends. */
export async function lockAccountEmail(db: Db, accountId: string): Promise<AccountEmail | null> {
  return first(
    await db.sql<AccountEmail>(
      `select email, email_verified_at is not null as "isVerified" from account where id = $1 and status = 'A' for update`,
      [accountId],
    ),
  )
}

/** Sets an address that was just proved; false when another account has it. Then the transaction can do nothing more. */
export async function setEmail(db: Db, accountId: string, email: string): Promise<boolean> {
  try {
    await db.sql('update account set email = $2, email_verified_at = now(), version = version + 1, updated_at = now() where id = $1', [
      accountId,
      email,
    ])
    return true
  } catch (error) {
    if (violatedConstraint(error) === 'account_email_key') return false
    throw error
  }
}

/** Its holder has proved to read what is sent there. */
export async function markEmailVerified(db: Db, accountId: string): Promise<void> {
  await db.sql(
    `update account set email_verified_at = coalesce(email_verified_at, now()), version = version + 1, updated_at = now() where id = $1`,
    [accountId],
  )
}

export async function setMobile(db: Db, accountId: string | null, mobile: string | null): Promise<void> {
  await db.sql('update account set mobile = $2, updated_at = now() where id = $1 and mobile is distinct from $2', [accountId, mobile])
}

export async function setDefaultProfile(db: Db, accountId: string | null, profileId: string | null): Promise<void> {
  await db.sql('update account set default_profile_id = $2, updated_at = now() where id = $1', [accountId, profileId])
}

/** The list of first steps is put away, and stays so. */
export async function setSetupHidden(db: Db, accountId: string): Promise<void> {
  await db.sql('update account set setup_hidden_at = coalesce(setup_hidden_at, now()), updated_at = now() where id = $1', [accountId])
}

export async function setAccountPlan(db: Db, accountId: string | null, planId: number): Promise<void> {
  await db.sql('update account set plan_id = $2, updated_at = now() where id = $1', [accountId, planId])
}

type AccountAddress = { email: string; isConfirmed: boolean }

/** The address of an account in use; it stays as it is until the transaction ends. */
export async function holdAccountAddress(db: Db, accountId: string): Promise<AccountAddress> {
  return only(
    await db.sql<AccountAddress>(
      `select email, email_verified_at is not null as "isConfirmed" from account where id = $1 and status = 'A' for no key update`,
      [accountId],
    ),
  )
}

/** The first profile of an account becomes its default one. */
export async function setFirstProfile(db: Db, accountId: string, profileId: string): Promise<void> {
  await db.sql('update account set default_profile_id = $2, updated_at = now() where id = $1 and default_profile_id is null', [
    accountId,
    profileId,
  ])
}

/** Of two that change what the account has only so much of, the second waits and sees what the first has left. */
export async function lockAccount(db: Db, accountId: string | null): Promise<void> {
  await db.sql('select 1 from account where id = $1 for update', [accountId])
}

/** The account of a business, to which no one signs in: in the language and on the plan of who founds it. */
export async function insertBusinessAccount(db: Db, founderAccountId: string): Promise<string> {
  const { id } = only(
    await db.sql<{ id: string }>(
      `insert into account (kind, email_verified_at, language, plan_id, is_demo)
       select 'business', now(), language, plan_id, is_demo from account where id = $1 returning id`,
      [founderAccountId],
    ),
  )
  return id
}

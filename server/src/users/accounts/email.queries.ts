import { type Db, first } from '../../database/db.ts'
import { violatedConstraint } from '../../database/pool.ts'

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

export async function hasProfileOfType(db: Db, email: string, profileTypeId: number): Promise<boolean> {
  const found = await db.sql(
    `select 1 from account a join profile p on p.account_id = a.id
     where a.email = $1 and a.status = 'A' and p.profile_type_id = $2 and p.status = 'A' limit 1`,
    [email, profileTypeId],
  )
  return found.length > 0
}

import type { Db } from '../../database/db.ts'

/** Takes an account out of use; false where it is out already. */
export async function disableAccount(db: Db, accountId: string, reason: string): Promise<boolean> {
  const disabled = await db.sql(
    `update account set status = 'P', disabled_at = now(), disabled_reason = $2, version = version + 1, updated_at = now()
     where id = $1 and disabled_at is null and closed_at is null returning 1`,
    [accountId, reason],
  )
  return disabled.length > 0
}

/** Brings a disabled account back; false where it is not disabled, or closed by its person. */
export async function enableAccount(db: Db, accountId: string): Promise<boolean> {
  const enabled = await db.sql(
    `update account set status = 'A', disabled_at = null, disabled_reason = null, version = version + 1, updated_at = now()
     where id = $1 and disabled_at is not null and closed_at is null returning 1`,
    [accountId],
  )
  return enabled.length > 0
}

/**
 * The account stays as a stone without a name, so that what others keep still points somewhere. Its email is free again;
 * why the person left is kept with it, and nowhere that cannot forget.
 */
export async function makeTombstone(db: Db, accountId: string, reason: string | null): Promise<void> {
  await db.sql(
    `update account set status = 'P', closed_at = now(), closed_reason = $2, email = case kind when 'person' then 'closed-' || id || '@closed.invalid' end, email_verified_at = null,
       password_hash = null, first_name = null, last_name = null, mobile = null, version = version + 1, updated_at = now()
     where id = $1`,
    [accountId, reason],
  )
}

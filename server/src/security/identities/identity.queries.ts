import { type Db, first } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'

/** A person as a provider names them. */
export type Identity = { providerId: number; subject: string; email: string | null }

export async function findAccountOfIdentity(db: Db, { providerId, subject }: Pick<Identity, 'providerId' | 'subject'>) {
  const row = first(
    await db.sql<{ account_id: string }>('select account_id from user_identity where provider_id = $1 and subject = $2', [
      providerId,
      subject,
    ]),
  )
  return row?.account_id ?? null
}

/** False when someone has this identity, or the account another one of the same provider. */
export async function insertIdentity(db: Db, accountId: string, { providerId, subject, email }: Identity): Promise<boolean> {
  const inserted = await db.sql(
    `insert into user_identity (provider_id, subject, account_id, email) values ($1, $2, $3, $4)
     on conflict do nothing returning 1`,
    [providerId, subject, accountId, email],
  )
  return inserted.length > 0
}

export async function recordIdentityUse(db: Db, { providerId, subject }: Pick<Identity, 'providerId' | 'subject'>): Promise<void> {
  await db.sql('update user_identity set last_used_at = now() where provider_id = $1 and subject = $2', [providerId, subject])
}

export type IdentityRow = { provider_id: number; email: string | null; created_at: Date; last_used_at: Date | null }

export async function listIdentities(db: Db, scope: Scope<'identity'>): Promise<IdentityRow[]> {
  return db.sql<IdentityRow>(
    'select provider_id, email, created_at, last_used_at from user_identity where account_id = $1 order by created_at, provider_id',
    [scope.accountId],
  )
}

export async function deleteIdentity(db: Db, scope: Scope<'identity'>, providerId: number): Promise<boolean> {
  const deleted = await db.sql('delete from user_identity where account_id = $1 and provider_id = $2 returning 1', [
    scope.accountId,
    providerId,
  ])
  return deleted.length > 0
}

/** For an account that ends. */
export async function deleteAllIdentities(db: Db, accountId: string): Promise<void> {
  await db.sql('delete from user_identity where account_id = $1', [accountId])
}

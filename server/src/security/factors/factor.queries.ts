import { type Db, first, only } from '../../database/db.ts'

export type Factors = {
  email: string
  hasPassword: boolean
  totpSince: Date | null
  recoveryCodesLeft: number
  passkeyCount: number
}

/** What an account has to prove itself with. In a transaction that may touch its rows. */
export async function getFactors(db: Db, accountId: string): Promise<Factors> {
  const row = only(
    await db.sql<{ email: string; has_password: boolean; confirmed_at: Date | null; codes_left: number; passkeys: number }>(
      `select a.email, a.has_password, t.confirmed_at,
         (select count(*)::int from recovery_code r where r.account_id = a.id and r.used_at is null) as codes_left,
         (select count(*)::int from passkey p where p.account_id = a.id) as passkeys
       from account_holder a left join totp_factor t on t.account_id = a.id
       where a.id = $1`,
      [accountId],
    ),
  )
  return {
    email: row.email,
    hasPassword: row.has_password,
    totpSince: row.confirmed_at,
    recoveryCodesLeft: row.codes_left,
    passkeyCount: row.passkeys,
  }
}

export async function getFreshUntil(db: Db, sessionId: string): Promise<Date> {
  const row = only(
    await db.sql<{ until: Date }>(`select factor_at + interval '15 minutes' as until from session_record where id = $1`, [sessionId]),
  )
  return row.until
}

/** Keeps a new key that waits for its first code; one that waited before is forgotten. False: codes are on already. */
export async function replacePendingTotp(db: Db, accountId: string, secretSealed: Buffer): Promise<boolean> {
  const rows = await db.sql(
    `insert into totp_factor as t (account_id, secret_sealed) values ($1, $2)
     on conflict (account_id) do update set secret_sealed = excluded.secret_sealed, last_step = 0, created_at = now()
       where t.confirmed_at is null
     returning 1`,
    [accountId, secretSealed],
  )
  return rows.length > 0
}

export type TotpFactor = { secretSealed: Buffer; isOn: boolean; isStale: boolean; lastStep: number; currentStep: number }

/** The row lock lets a code be taken once, however many ask at the same moment. */
export async function lockTotp(db: Db, accountId: string): Promise<TotpFactor | null> {
  const row = first(
    await db.sql<{ secret_sealed: Buffer; is_on: boolean; is_stale: boolean; last_step: number; current_step: number }>(
      `select secret_sealed, confirmed_at is not null as is_on, created_at < now() - interval '1 hour' as is_stale, last_step,
         floor(extract(epoch from clock_timestamp()) / 30)::bigint as current_step
       from totp_factor where account_id = $1 for update`,
      [accountId],
    ),
  )
  return (
    row && {
      secretSealed: row.secret_sealed,
      isOn: row.is_on,
      isStale: row.is_stale,
      lastStep: row.last_step,
      currentStep: row.current_step,
    }
  )
}

export async function takeTotpStep(db: Db, accountId: string, step: number): Promise<void> {
  await db.sql('update totp_factor set last_step = $2, confirmed_at = coalesce(confirmed_at, now()) where account_id = $1', [
    accountId,
    step,
  ])
}

/** Answers whether codes were asked for until now. */
export async function deleteTotp(db: Db, accountId: string): Promise<boolean> {
  const rows = await db.sql<{ was_on: boolean }>(
    'delete from totp_factor where account_id = $1 returning confirmed_at is not null as was_on',
    [accountId],
  )
  await db.sql('delete from recovery_code where account_id = $1', [accountId])
  return first(rows)?.was_on ?? false
}

export async function replaceRecoveryCodes(db: Db, accountId: string, hashes: readonly Buffer[]): Promise<void> {
  await db.sql('delete from recovery_code where account_id = $1', [accountId])
  await db.sql('insert into recovery_code (account_id, code_sha256) select $1, unnest($2::bytea[])', [accountId, hashes])
}

/** Spends a recovery code. Null: there is no such code, or it was used. Else how many are left. */
export async function spendRecoveryCode(db: Db, accountId: string, hash: Buffer): Promise<number | null> {
  const spent = await db.sql(
    'update recovery_code set used_at = now() where account_id = $1 and code_sha256 = $2 and used_at is null returning 1',
    [accountId, hash],
  )
  if (spent.length === 0) return null
  const { left } = only(
    await db.sql<{ left: number }>('select count(*)::int as left from recovery_code where account_id = $1 and used_at is null', [
      accountId,
    ]),
  )
  return left
}

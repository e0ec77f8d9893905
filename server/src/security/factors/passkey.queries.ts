import { type Db, first, only } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'

export type PasskeyRow = {
  id: string
  account_id: string
  credential_id: string
  public_key: Buffer
  transports: string[]
  is_backed_up: boolean
  name: string
  created_at: Date
  last_used_at: Date | null
}

const COLUMNS = 'id, account_id, credential_id, public_key, transports, is_backed_up, name, created_at, last_used_at'

type OwnPasskeys = Scope<'passkey'>

export async function listPasskeys(db: Db, { accountId }: OwnPasskeys): Promise<PasskeyRow[]> {
  return db.sql<PasskeyRow>(`select ${COLUMNS} from passkey where account_id = $1 order by created_at, id`, [accountId])
}

/** By what an authenticator says it is, before anyone is known. */
export async function findPasskeyOfCredential(db: Db, credentialId: string): Promise<PasskeyRow | null> {
  return first(await db.sql<PasskeyRow>(`select ${COLUMNS} from passkey where credential_id = $1`, [credentialId]))
}

type NewPasskey = {
  credentialId: string
  publicKey: Uint8Array
  counter: number
  transports: readonly string[]
  isBackedUp: boolean
  name: string
}

/** Null: someone has added this passkey already. */
export async function insertPasskey(db: Db, accountId: string, passkey: NewPasskey): Promise<PasskeyRow | null> {
  return first(
    await db.sql<PasskeyRow>(
      `insert into passkey (account_id, credential_id, public_key, counter, transports, is_backed_up, name)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (credential_id) do nothing returning ${COLUMNS}`,
      [
        accountId,
        passkey.credentialId,
        Buffer.from(passkey.publicKey),
        passkey.counter,
        passkey.transports,
        passkey.isBackedUp,
        passkey.name,
      ],
    ),
  )
}

export async function renamePasskeyRow(db: Db, { accountId }: OwnPasskeys, id: string, name: string): Promise<PasskeyRow | null> {
  return first(
    await db.sql<PasskeyRow>(`update passkey set name = $3 where id = $2 and account_id = $1 returning ${COLUMNS}`, [accountId, id, name]),
  )
}

export async function deletePasskeyRow(db: Db, { accountId }: OwnPasskeys, id: string): Promise<PasskeyRow | null> {
  return first(await db.sql<PasskeyRow>(`delete from passkey where id = $2 and account_id = $1 returning ${COLUMNS}`, [accountId, id]))
}

/** False: the authenticator has counted backwards, so there may be a copy of it. Those that do not count stay at zero. */
export async function advanceCounter(db: Db, id: string, counter: number): Promise<boolean> {
  const rows = await db.sql(
    `update passkey set counter = $2, last_used_at = now() where id = $1 and ($2 > counter or ($2 = 0 and counter = 0)) returning 1`,
    [id, counter],
  )
  return rows.length > 0
}

export type ChallengePurpose = 'add' | 'sign-in' | 'confirm'

type NewChallenge = { purpose: ChallengePurpose; hash: Buffer; accountId: string | null; deviceId: string | null }

export async function insertChallenge(db: Db, { purpose, hash, accountId, deviceId }: NewChallenge): Promise<string> {
  const { id } = only(
    await db.sql<{ id: string }>(
      `insert into passkey_challenge (purpose, challenge_sha256, account_id, device_id, expires_at)
       values ($1, $2, $3, $4, now() + interval '5 minutes') returning id`,
      [purpose, hash, accountId, deviceId],
    ),
  )
  return id
}

type AskedChallenge = { id: string; purpose: ChallengePurpose; deviceId: string | null }

/** Takes a challenge: whatever comes of it, it is gone. Null where there is none for this purpose and device any more. */
export async function takeChallenge(
  db: Db,
  { id, purpose, deviceId }: AskedChallenge,
): Promise<{ hash: Buffer; accountId: string | null } | null> {
  const row = first(
    await db.sql<{ challenge_sha256: Buffer; account_id: string | null }>(
      `delete from passkey_challenge where id = $1 and purpose = $2 and device_id is not distinct from $3 and expires_at > now()
       returning challenge_sha256, account_id`,
      [id, purpose, deviceId],
    ),
  )
  return row && { hash: row.challenge_sha256, accountId: row.account_id }
}

export async function deleteExpiredChallenges(db: Db): Promise<void> {
  await db.sql('delete from passkey_challenge where expires_at < now()')
}

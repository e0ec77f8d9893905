import { randomBytes } from 'node:crypto'
import { StartPasskeySignin } from '@keystead/contract/security/factors/passkey.operations.ts'
import { TOTP } from 'otpauth'
import { only } from '../../database/db.ts'
import type { TestApp, TestCaller } from '../../../test/harness.ts'
import { type Authenticator, newAuthenticator } from '../../../test/authenticator.ts'
import { recoveryCodeHash } from './recovery-codes.ts'
import { ticketHash } from './second-factor.ts'
import { newTotpSecret, totpPlace } from './totp.ts'

/** Switches codes on for an account, past the screens; answers the key. */
export async function givenTotp(app: TestApp, accountId: string): Promise<string> {
  const secret = newTotpSecret()
  await app.sql(
    `insert into totp_factor (account_id, secret_sealed, confirmed_at) values ($1, $2, now())
     on conflict (account_id) do update set secret_sealed = excluded.secret_sealed, confirmed_at = now(), last_step = 0`,
    [accountId, app.services.sealer.seal(secret, totpPlace(accountId))],
  )
  return secret
}

/** The code of an app whose clock is some steps of 30 seconds off. */
export async function codeOf(app: TestApp, secret: string, steps = 0): Promise<string> {
  const { now } = only(await app.sql<{ now: Date }>('select clock_timestamp() as now'))
  return new TOTP({ secret }).generate({ timestamp: now.getTime() + steps * 30_000 })
}

export async function givenRecoveryCode(app: TestApp, accountId: string, code: string): Promise<string> {
  await app.sql('insert into recovery_code (account_id, code_sha256) values ($1, $2)', [accountId, recoveryCodeHash(code)])
  return code
}

/** A passkey of an account, with the authenticator that holds it. */
export async function givenPasskey(app: TestApp, accountId: string): Promise<{ passkeyId: string; authenticator: Authenticator }> {
  const authenticator = newAuthenticator(app.url)
  const { id } = only(
    await app.sql<{ id: string }>(
      `insert into passkey (account_id, credential_id, public_key, counter, transports, is_backed_up, name)
       values ($1, $2, $3, 0, '{internal}', false, 'Test key') returning id`,
      [accountId, authenticator.credentialId, authenticator.publicKey],
    ),
  )
  return { passkeyId: id, authenticator }
}

/** A ticket of someone who gave the first factor, good on the device of the caller. */
export async function givenTicket(app: TestApp, caller: TestCaller, accountId: string): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  const { data } = await caller.call(StartPasskeySignin, {})
  await app.sql(
    `insert into sign_in_ticket (ticket_sha256, account_id, device_id, remember, expires_at)
     select $1, $2, device_id, false, now() + interval '10 minutes' from passkey_challenge where id = $3`,
    [ticketHash(ticket), accountId, data.ChallengeId],
  )
  return ticket
}

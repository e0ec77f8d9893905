import { Secret, TOTP } from 'otpauth'
import type { Db } from '../../database/db.ts'
import type { Sealer, SealedPlace } from '../../rpc/machinery.ts'
import { lockTotp, takeTotpStep, type TotpFactor } from './factor.queries.ts'

/** RFC 6238 as every authenticator app speaks it. */
const STEP_SECONDS = 30
const RULES = { algorithm: 'SHA1', digits: 6, period: STEP_SECONDS }
/** Clocks of phones are not exact: the code before and the code after count, too. */
const WINDOW_STEPS = 1
const SECRET_BYTES = 20

export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The address that an authenticator app reads from a QR code. */
export function totpUrl(secret: string, issuer: string, email: string): string {
  return new TOTP({ ...RULES, issuer, label: email, secret }).toString()
}

export function totpPlace(accountId: string): SealedPlace {
  return { table: 'totp_factor', column: 'secret_sealed', rowId: accountId }
}

/** Takes a code of an account whose codes are on. False: wrong, or taken before. */
export async function takeTotpCode(db: Db, sealer: Sealer, accountId: string, code: string): Promise<boolean> {
  const factor = await lockTotp(db, accountId)
  return factor?.isOn === true && (await takeCodeOf(db, sealer, accountId, factor, code))
}

/** The same for a factor that is locked already, on or not; its first code switches it on. */
export async function takeCodeOf(db: Db, sealer: Sealer, accountId: string, factor: TotpFactor, code: string): Promise<boolean> {
  const step = stepOfCode(sealer.open(factor.secretSealed, totpPlace(accountId)), code, factor.currentStep)
  if (step === null || step <= factor.lastStep) return false
  await takeTotpStep(db, accountId, step)
  return true
}

function stepOfCode(secret: string, code: string, currentStep: number): number | null {
  const timestamp = currentStep * STEP_SECONDS * 1_000
  const delta = TOTP.validate({ ...RULES, token: code, secret: Secret.fromBase32(secret), timestamp, window: WINDOW_STEPS })
  return delta === null ? null : currentStep + delta
}

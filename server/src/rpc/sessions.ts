import type { Db } from '../database/db.ts'
import type { AccountActor } from './actor.ts'
import type { Origin } from './origin.ts'

export type NewSession = { secret: string; sessionId: string; maxAgeSeconds: number | null }

/** A session as the caller holds it: of two that change its secret at once, the second one holds it no more. */
export type HeldSession = Pick<AccountActor, 'sessionId' | 'secretSha256'>

export type Sessions = {
  /** The actor behind a cookie's secret, or null when it is unknown, ended or idle for too long. */
  find(db: Db, secret: string): Promise<AccountActor | null>
  /** The active profile of each of these sessions that is alive and has one. Looking is not using: it keeps none alive. */
  listReaders(db: Db, sessionIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  start(db: Db, options: { accountId: string; profileId: string | null; remember: boolean; origin: Origin }): Promise<NewSession>
  /** Another profile becomes active, and the secret changes with the rights. Queries that are under way may still end. */
  switchProfile(db: Db, session: HeldSession, profileId: string): Promise<NewSession>
  /** No session of the account acts as this profile any more: they have none until they choose one. */
  leaveProfile(db: Db, accountId: string, profileId: string): Promise<void>
  /** The same session under a new secret, for when what it shows or may do has changed. Queries that are under way may still end. */
  rotate(db: Db, session: HeldSession): Promise<NewSession>
  /** The same session under a new secret, and nothing under the one before: a copy of that one may be in other hands. */
  replaceSecret(db: Db, session: HeldSession): Promise<NewSession>
  /** A password, passkey or code was given again: for 15 minutes this session may do what needs one. */
  confirmFactor(db: Db, session: HeldSession): Promise<NewSession>
  /** No session of the account answers to a secret that it had before. */
  forgetFormerSecrets(db: Db, accountId: string): Promise<void>
  end(db: Db, sessionId: string): Promise<void>
  /** Ends the sessions of an account, perhaps all but one; answers how many. */
  endAll(db: Db, accountId: string, options?: { except?: string }): Promise<number>
}

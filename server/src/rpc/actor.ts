import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'

/** Who makes a call. */
export type Actor = Anonymous | AccountActor

export type Anonymous = { readonly kind: 'anonymous' }

/** Somebody with a session. Without a profile yet, `profileId` and `profileType` are null. */
export type AccountActor = {
  readonly kind: 'account'
  readonly accountId: string
  /** The public handle of the session, not its secret. */
  readonly sessionId: string
  readonly profileId: string | null
  readonly profileType: ProfileTypeName | null
  /** Whether a password, passkey or code was given in this session within the last 15 minutes. */
  readonly factorIsFresh: boolean
  /** Whether the session answered to the secret that it had until a moment ago: good for queries that are under way, and nothing else. */
  readonly byFormerSecret: boolean
  /** The digest of the secret that the caller came with. */
  readonly secretSha256: Buffer
}

/** Somebody whose active profile is of a type that the call names. */
export type ProfileActor = AccountActor & { readonly profileId: string; readonly profileType: ProfileTypeName }

export const anonymous: Anonymous = { kind: 'anonymous' }

import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import type { MemberRights } from '@keystead/contract/rpc/permissions.ts'

/** Who makes a call. */
export type Actor = Anonymous | AccountActor

export type Anonymous = { readonly kind: 'anonymous' }

/** A person with a session. */
export type AccountActor = {
  readonly kind: 'account'
  /** Of the person, for whom they act. */
  readonly accountId: string
  /** The public handle of the session, not its secret. */
  readonly sessionId: string
  readonly actingFor: ActingFor
  /** In which they are addressed. */
  readonly language: string
  /** Whether a password, passkey or code was given in this session within the last 15 minutes. */
  readonly factorIsFresh: boolean
  /** Whether the session answered to the secret that it had until a moment ago: good for queries that are under way, and nothing else. */
  readonly byFormerSecret: boolean
  /** The digest of the secret that the caller came with. */
  readonly secretSha256: Buffer
}

/** For whom a person acts: the active profile, and the account that it belongs to. A person without one yet acts for their account alone. */
export type ActingFor = {
  readonly accountId: string
  readonly profileId: string | null
  readonly profileType: ProfileTypeName | null
  /** What they are held to as a member of a business; null where the profile is their own. */
  readonly member: MemberRights | null
}

/** The same of a call that names the types of profiles that may make it. */
export type ProfileActor = Omit<ActingFor, 'member'> & {
  readonly profileId: string
  readonly profileType: ProfileTypeName
  /** The member of a business who is given a list of its homes; null where all of them are meant. */
  readonly givenTo: string | null
}

/** The member who is given a list of homes, among all who act. */
export const givenTo = (member: MemberRights | null) => (member?.isLimited ? member.memberId : null)

export const anonymous: Anonymous = { kind: 'anonymous' }

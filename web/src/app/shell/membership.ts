import type { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { AREAS } from '@keystead/contract/rpc/permissions.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { MemberSummary, SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { nextPlace } from '../../identity/profiles/next-place.ts'

type Profiles = OutputOf<typeof GetUserProfiles>
export type OwnBusiness = Profiles['Businesses'][number]

export type MembershipNews =
  | { kind: 'changed'; business: string; profileId: string }
  /** They act for it no more, and go on as themselves, else for another business; null where they have neither. */
  | { kind: 'lost'; business: string; next: { profileId: string; business: string | null } | null }

/** What has become of a membership since the record of the session was written; null where it still says what is. */
export function membershipNews({ Profile, Member }: SessionRecord, { Businesses, Profiles }: Profiles): MembershipNews | null {
  if (!Profile || !Member) return null
  const now = Businesses.find(({ ProfileId }) => ProfileId === Profile.ProfileId)
  if (!now) {
    return { kind: 'lost', business: Profile.Name, next: nextPlace({ Businesses, Profiles }) }
  }
  return isSameMember(now.Member, Member) ? null : { kind: 'changed', business: now.Name, profileId: now.ProfileId }
}

function isSameMember(one: MemberSummary, other: MemberSummary): boolean {
  const isSame = (['MemberId', 'Role', 'IsAdministrator', 'IsLimited'] as const).every((name) => one[name] === other[name])
  return isSame && AREAS.every((area) => (one.Rights[area] ?? 'none') === (other.Rights[area] ?? 'none'))
}

import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { profileTypeOf } from './profile-type-of.ts'

type PersonalPaths = { profile: string; notifications: string; notification: (id: string) => string }

const PROFILE_PATHS: Record<ProfileTypeName, PersonalPaths> = {
  Owner: { profile: paths.ownerProfile(), notifications: paths.ownerNotifications(), notification: paths.ownerViewNotifications },
  Agent: { profile: paths.agentProfile(), notifications: paths.agentNotifications(), notification: paths.agentViewNotifications },
  Tenant: { profile: paths.tenantProfile(), notifications: paths.tenantNotifications(), notification: paths.tenantViewNotifications },
}

/** The pages of the person, which differ by the kind of profile; null without one. */
export function personalPaths(session: SessionRecord): PersonalPaths | null {
  const profileType = profileTypeOf(session)
  return profileType && PROFILE_PATHS[profileType]
}

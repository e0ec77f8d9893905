import { profileTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'

export function profileTypeOf(session: SessionRecord): ProfileTypeName | null {
  return session.Profile && profileTypeName(session.Profile.ProfileTypeId)
}

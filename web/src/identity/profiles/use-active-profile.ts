import { GetUserDetails } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { useCall } from '../../api/query.ts'
import { useSession } from '../../sessions/session.ts'

/** Everything about the profile that is active here. */
export function useActiveProfile() {
  const ProfileId = useSession()?.Profile?.ProfileId ?? ''
  return useCall(GetUserDetails, { ProfileId }, { enabled: ProfileId !== '' })
}

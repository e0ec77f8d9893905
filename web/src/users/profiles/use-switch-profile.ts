import { SwitchUserProfile } from '@keystead/contract/users/profiles/profile.operations.ts'
import type { SessionRecord } from '@keystead/contract/users/profiles/profile.schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useCommand } from '../../api/query.ts'
import { paths } from '../../app/paths.ts'
import { profileSwitched } from '../../app/session-flow.ts'

/**
 * Makes another profile the active one and goes to its dashboard: what was on the screen belonged to the last one.
 * A failed call is thrown.
 */
export function useSwitchProfile(): (profileId: string) => Promise<SessionRecord> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const command = useCommand(SwitchUserProfile)
  return async (ProfileId) => {
    const session = await command.run({ ProfileId })
    await navigate(paths.dashboard(), { flushSync: true })
    await profileSwitched(client)
    return session
  }
}

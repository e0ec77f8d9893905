import { SwitchUserProfile } from '@keystead/contract/identity/profiles/profile.operations.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useCommand } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { profileSwitched } from './profile-switched.ts'

/**
 * Makes another profile the active one and goes to its dashboard, or elsewhere: what was on the screen belonged to the last
 * one. A failed call is thrown.
 */
export function useSwitchProfile(): (profileId: string, to?: string) => Promise<SessionRecord> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const command = useCommand(SwitchUserProfile)
  return async (ProfileId, to = paths.dashboard()) => {
    const session = await command.run({ ProfileId })
    await navigate(to, { flushSync: true })
    await profileSwitched(client)
    return session
  }
}

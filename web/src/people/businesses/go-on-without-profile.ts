import { paths } from '@keystead/contract/navigation/paths.ts'
import { FollowPlan } from '@keystead/contract/platform/plans/plan.operations.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { NavigateFunction } from 'react-router'
import { call } from '../../api/call.ts'
import { profileSwitched } from '../../identity/profiles/profile-switched.ts'

/**
 * Their only place is lost: they are a person without a profile. The server writes the record of the session again, which would
 * name the business until then, and the page where profiles are made says what has happened.
 */
export async function goOnWithoutProfile(client: QueryClient, navigate: NavigateFunction, business: string): Promise<void> {
  await call(FollowPlan, {})
  await navigate(paths.createProfile(), { flushSync: true, state: { lostPlaceIn: business } })
  await profileSwitched(client)
}

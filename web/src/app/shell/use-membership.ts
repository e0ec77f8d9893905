import { GetUserProfiles, SwitchUserProfile } from '@keystead/contract/identity/profiles/profile.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { onRefusal, refreshShown, useCall } from '../../api/query.ts'
import { logWarning } from '../../browser/log.ts'
import { dropForms } from '../../browser/open-forms.ts'
import { profileSwitched } from '../../identity/profiles/profile-switched.ts'
import { goOnWithoutProfile } from '../../people/businesses/go-on-without-profile.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { currentSession, sessionChanged } from '../../sessions/session.ts'
import { toast } from '../../ui/toast.tsx'
import { membershipNews, type MembershipNews, type OwnBusiness } from './membership.ts'
import { text } from './shell.text.ts'

const NONE: readonly OwnBusiness[] = []

/** The businesses of the person who is here. */
export function useOwnBusinesses(session: SessionRecord): readonly OwnBusiness[] {
  const { data } = useCall(GetUserProfiles, {}, { enabled: session.Profile !== null })
  return data?.Businesses ?? NONE
}

/** The stream tells at once; this is for a network in between that lets none through. */
const REFRESH_MS = 60_000

/**
 * What a member may do is in the record of the session, which was written when they began to act for the business. Where that has changed
 * since, the record is written again; where they have lost their place, they go on as themselves.
 */
export function useMembership(session: SessionRecord | null): void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const isMember = session?.Member !== undefined
  const { data, refetch } = useCall(GetUserProfiles, {}, { enabled: isMember, refetchEveryMs: REFRESH_MS })
  const isFollowing = useRef(false)

  async function goOnWithOtherRights({ profileId, business }: MembershipNews & { kind: 'changed' }) {
    await call(SwitchUserProfile, { ProfileId: profileId })
    sessionChanged()
    refreshShown(client)
    toast.info(text.roleChanged({ business }))
  }

  async function goOnElsewhere({ next, business }: MembershipNews & { kind: 'lost' }) {
    // What is typed was for the business, and could not be saved any more.
    dropForms()
    if (next === null) return goOnWithoutProfile(client, navigate, business)
    await call(SwitchUserProfile, { ProfileId: next.profileId })
    await navigate(paths.dashboard(), { flushSync: true })
    await profileSwitched(client)
    toast.info(next.business === null ? text.placeLost({ business }) : text.placeLostForOther({ business, other: next.business }))
  }

  const follow = useEffectEvent(async (profiles: OutputOf<typeof GetUserProfiles>) => {
    if (isFollowing.current || !session || !membershipNews(session, profiles)) return
    isFollowing.current = true
    try {
      // What was known may be older than the record: of a business that was joined a moment ago.
      const now = currentSession()
      const news = now && membershipNews(now, await call(GetUserProfiles, {}))
      if (news?.kind === 'changed') await goOnWithOtherRights(news)
      if (news?.kind === 'lost') await goOnElsewhere(news)
    } catch (error) {
      logWarning('The record of the session does not follow the membership.', error)
    } finally {
      isFollowing.current = false
    }
  })

  useEffect(() => {
    if (data) void follow(data)
  }, [data])

  // A refusal that the screen did not expect may be the first word of it.
  useEffect(() => (isMember ? onRefusal(client, () => void refetch()) : undefined), [isMember, client, refetch])
}

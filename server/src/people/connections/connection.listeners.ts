import { ProfileHasConnections } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { ProfileTypeChanging, WhoIsKnownByName } from '@keystead/contract/identity/profiles/profile.events.ts'
import { type Listener, type Refusal, answer, veto } from '../../rpc/events.ts'
import { hasLiveConnections, listJoinedByName } from './known-profiles.queries.ts'

export const connectionListeners: readonly Listener[] = [
  veto(ProfileTypeChanging, 'people know it, or are asked to', async ({ db }, profiles) => {
    const refusals: Refusal[] = []
    for (const profile of profiles)
      if (await hasLiveConnections(db, profile)) refusals.push({ id: profile.id, error: ProfileHasConnections })
    return refusals
  }),
  answer(WhoIsKnownByName, 'people who are connected with it', ({ db }, { profileId, text }) => listJoinedByName(db, profileId, text)),
]

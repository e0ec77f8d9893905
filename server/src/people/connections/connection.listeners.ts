import { ProfileHasConnections } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { ProfileTypeChanging, ProfileTypeSet, WhoIsKnownByName } from '@keystead/contract/identity/profiles/profile.events.ts'
import { ProfileMoved, WhatBusinessHolds } from '@keystead/contract/people/businesses/business.events.ts'
import { moveLinksTo } from '../../links/links.ts'
import { type Listener, type Refusal, answer, on, veto } from '../../rpc/events.ts'
import { hasLiveConnections, listJoinedByName } from './known-profiles.queries.ts'
import { INVITATION_LINK } from './invitation-link.ts'
import { askAsProfile, countLiveConnections, moveConnections } from './live-connections.queries.ts'

export const connectionListeners: readonly Listener[] = [
  veto(ProfileTypeChanging, 'people know it, or are asked to', async ({ db }, profiles) => {
    const refusals: Refusal[] = []
    for (const profile of profiles)
      if (await hasLiveConnections(db, profile)) refusals.push({ id: profile.id, error: ProfileHasConnections })
    return refusals
  }),
  on(ProfileTypeSet, 'its account is asked as it, where it was asked before it had one', async ({ db }, profiles) => {
    for (const profile of profiles) await askAsProfile(db, profile)
  }),
  on(ProfileMoved, 'who is connected with it, or asked, stays so', async ({ db }, profiles) => {
    for (const profile of profiles) {
      const asked = await moveConnections(db, profile)
      await moveLinksTo(db, INVITATION_LINK, asked, profile.accountId)
    }
  }),
  answer(WhatBusinessHolds, 'those it is connected with', async ({ db }, business) => ({
    properties: 0,
    listings: 0,
    connections: await countLiveConnections(db, business),
  })),
  answer(WhoIsKnownByName, 'people who are connected with it', ({ db }, { profileId, text }) => listJoinedByName(db, profileId, text)),
]

import { MemberLeft, ProfileMoved, WhatMemberHolds } from '@keystead/contract/people/businesses/business.events.ts'
import { type Listener, answer, hourly, on } from '../../rpc/events.ts'
import { countDraftsOfMember, deleteForgottenDrafts, moveDrafts, passDraftsOn } from './draft.queries.ts'
import { text } from './draft.text.ts'

export const draftListeners: readonly Listener[] = [
  answer(WhatMemberHolds, 'drafts of properties', async ({ db }, { memberId }) => ({
    what: text.drafts,
    count: await countDraftsOfMember(db, memberId),
  })),
  on(MemberLeft, 'their drafts go to another one', async ({ db }, members) => {
    for (const { id, successorId } of members) await passDraftsOn(db, id, successorId)
  }),
  hourly('drafts that were forgotten', ({ db }) => deleteForgottenDrafts(db)),
  on(ProfileMoved, 'its drafts come along', async ({ db }, profiles) => {
    for (const profile of profiles) await moveDrafts(db, profile)
  }),
]

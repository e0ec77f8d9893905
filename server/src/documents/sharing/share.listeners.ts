import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { ConnectionEnded, WhatConnectionEnds } from '@keystead/contract/people/connections/connection.events.ts'
import { seeingEverything } from '../../database/pool.ts'
import { answer, hourly, type Listener, on } from '../../rpc/events.ts'
import { moveLinksTo } from '../../links/links.ts'
import { closeEndedShares } from './end-shares.ts'
import { SHARE_LINK } from './share-link.ts'
import { countSharesBetween, endOverShares, endSharesBetween, endSharesWith, moveShares } from './share.queries.ts'
import { text } from './share.text.ts'

export const shareListeners: readonly Listener[] = [
  // Told to both sides: each ends what it has given.
  on(ConnectionEnded, 'what one has shared with the other is shared no more', async (context, connections) => {
    for (const { profileId, otherProfileId } of connections)
      await closeEndedShares(context, await endSharesBetween(context.db, { profileId, granteeProfileId: otherProfileId }))
  }),
  answer(WhatConnectionEnds, 'documents that one has shared with the other', async ({ db }, { connectionId }) => {
    const count = await countSharesBetween(db, connectionId)
    return { ends: count === 0 ? [] : [{ Title: text.documents({ count }), What: text.access, IsLease: false }], keeps: [] }
  }),
  on(AccountClosing, 'what others have shared with it is shared no more', async (context, accounts) => {
    for (const { accountId } of accounts)
      await closeEndedShares(
        context,
        await seeingEverything(context.db, 'others have shared with it', () => endSharesWith(context.db, accountId)),
      )
  }),
  on(ProfileMoved, 'what it has shared, and what is shared with it, come along', async ({ db }, profiles) => {
    for (const profile of profiles) await moveLinksTo(db, SHARE_LINK, await moveShares(db, profile), profile.accountId)
  }),
  hourly('shares whose last day is over', ({ db }) => endOverShares(db, null)),
]

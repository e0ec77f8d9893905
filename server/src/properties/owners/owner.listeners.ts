import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import {
  ConnectionEnded,
  ConnectionJoined,
  HowMuchConnectionsShare,
  WhatConnectionEnds,
  WhatConnectionShares,
  WhatInvitationOffers,
} from '@keystead/contract/people/connections/connection.events.ts'
import { HomesMoved, ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { type Listener, answer, on } from '../../rpc/events.ts'
import { acceptShares, carryShares, endShares, sharesOffered, sharesToEnd } from './connection-shares.ts'
import { eraseEmails, moveOwners, movePartner } from './partner.queries.ts'
import { countSharedAssets, countSharedByConnection, listSharedAssets } from './shared-assets.queries.ts'
import { text } from './shared-ownership.text.ts'

export const ownerListeners: readonly Listener[] = [
  on(AccountClosing, 'addresses of its owners are erased', async ({ db }, accounts) => {
    for (const { accountId } of accounts) await eraseEmails(db, accountId)
  }),
  on(ConnectionJoined, 'shares that waited for the other side are theirs', async (context, invitations) => {
    for (const invitation of invitations) await carryShares(context.db, invitation)
    const connections = new Map(invitations.map((invitation) => [invitation.connectionId, invitation]))
    for (const connection of connections.values()) await acceptShares(context, connection)
  }),
  on(ConnectionEnded, 'neither side sees what they own together', async (context, connections) => {
    for (const connection of connections) await endShares(context, connection)
  }),
  on(ProfileMoved, 'its parts of properties of others stay its own', async ({ db }, profiles) => {
    for (const profile of profiles) await movePartner(db, profile)
  }),
  on(HomesMoved, 'their owners come along', ({ db }, homes) =>
    moveOwners(
      db,
      homes.map(({ id }) => id),
      homes[0]!.accountId,
    ),
  ),
  answer(WhatConnectionEnds, 'shares that one side has in properties of the other', async ({ db }, { connectionId }) => {
    const shares = await sharesToEnd(db, connectionId)
    return {
      ends: shares.map(({ title, percent }) => ({
        Title: title,
        What: text.access({ percent: String(percent) }),
        IsLease: false,
      })),
      keeps: shares.length > 0 ? [text.sharesStay] : [],
    }
  }),
  answer(WhatInvitationOffers, 'shares that wait for who is asked', async ({ db }, { connectionId, accountId }) => ({
    proposal: null,
    shares: await sharesOffered(db, connectionId, accountId),
  })),
  answer(WhatConnectionShares, 'parts that the other side holds', async ({ db }, { connectionId, limit, most }) => ({
    assets: await listSharedAssets(db, connectionId, limit),
    count: await countSharedAssets(db, connectionId, most),
  })),
  answer(HowMuchConnectionsShare, 'parts that the other side holds', ({ db }, { connectionIds }) =>
    countSharedByConnection(db, connectionIds),
  ),
]

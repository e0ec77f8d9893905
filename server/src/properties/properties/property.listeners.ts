import { AccountClosing, AccountDisabled, WhatAccountHolds } from '@keystead/contract/identity/accounts/account.events.ts'
import { ProfileHasProperties } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { ProfileTypeChanging } from '@keystead/contract/identity/profiles/profile.events.ts'
import { WhichHomes } from '@keystead/contract/people/businesses/business.events.ts'
import { PlaceOfNamedHome } from '@keystead/contract/people/connections/connection.events.ts'
import {
  HomesMoved,
  HomesToMove,
  HowManyToMove,
  TakeBusinessApart,
  WhatBusinessHolds,
} from '@keystead/contract/people/businesses/business.events.ts'
import { moveGrantsOf } from '../../access/access-grant.queries.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { type Listener, type Refusal, answer, on, veto } from '../../rpc/events.ts'
import { listChoices, placeOfChoice } from './get-ddl-user-assets.ts'
import { listGivableHomes } from './given-homes.queries.ts'
import { countHeldBy, hasProperties } from './held-by-account.queries.ts'
import { homesToMove } from './homes-to-move.ts'
import { countToMove, moveAssets } from './moving.queries.ts'
import { takeHomesApart } from './take-apart.ts'
import { unlistAllAssets } from './unlist-all.queries.ts'

export const propertyListeners: readonly Listener[] = [
  on(AccountClosing, 'its properties leave the market', async ({ db }, accounts) => {
    for (const { accountId } of accounts) await unlistAllAssets(db, accountId)
  }),
  on(AccountDisabled, 'its properties leave the market', async ({ db }, accounts) => {
    for (const { accountId } of accounts) await unlistAllAssets(db, accountId)
  }),
  veto(ProfileTypeChanging, 'it manages properties', async ({ db }, profiles) => {
    const refusals: Refusal[] = []
    for (const profile of profiles) if (await hasProperties(db, profile)) refusals.push({ id: profile.id, error: ProfileHasProperties })
    return refusals
  }),
  on(HomesMoved, 'they are properties of the other account', async ({ db }, homes) => {
    const ids = homes.map(({ id }) => id)
    // Before the facts that they follow from: these find them as they have to be.
    await moveGrantsOf(db, ids, homes[0]!.accountId)
    await moveAssets(db, ids, homes[0]!.accountId)
  }),
  answer(HomesToMove, 'buildings with their units', ({ db }, wanted) => homesToMove(db, wanted)),
  answer(HowManyToMove, 'deleted ones as well', ({ db }, from) => countToMove(db, from)),
  answer(TakeBusinessApart, 'its properties leave the market, and go', takeHomesApart),
  answer(WhatBusinessHolds, 'properties, and those on the market', async ({ db }, { accountId }) => ({
    ...(await countHeldBy(db, accountId)),
    connections: 0,
  })),
  answer(PlaceOfNamedHome, 'of a home that the caller could choose', async ({ db, actor }, { assetId }) => {
    const [home] = await listChoices(db, profileActor(actor), { onlyAssetId: assetId })
    return home ? placeOfChoice(home) : null
  }),
  answer(WhichHomes, 'those that it manages or works for', ({ db }, asked) => listGivableHomes(db, asked)),
  answer(WhatAccountHolds, 'properties, and those on the market', ({ db }, { accountId }) => countHeldBy(db, accountId)),
]

import { AccountClosing, AccountDisabled, WhatAccountHolds } from '@keystead/contract/identity/accounts/account.events.ts'
import { ProfileHasProperties } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { ProfileTypeChanging } from '@keystead/contract/identity/profiles/profile.events.ts'
import { WhichHomes } from '@keystead/contract/people/businesses/business.events.ts'
import { PlaceOfNamedHome } from '@keystead/contract/people/connections/connection.events.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { type Listener, type Refusal, answer, on, veto } from '../../rpc/events.ts'
import { listChoices, placeOfChoice } from './get-ddl-user-assets.ts'
import { listGivableHomes } from './given-homes.queries.ts'
import { countHeldBy, hasProperties } from './held-by-account.queries.ts'
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
  answer(PlaceOfNamedHome, 'of a home that the caller could choose', async ({ db, actor }, { assetId }) => {
    const [home] = await listChoices(db, profileActor(actor), { onlyAssetId: assetId })
    return home ? placeOfChoice(home) : null
  }),
  answer(WhichHomes, 'those that it manages or works for', ({ db }, asked) => listGivableHomes(db, asked)),
  answer(WhatAccountHolds, 'properties, and those on the market', ({ db }, { accountId }) => countHeldBy(db, accountId)),
]

import { AccountClosing, WhatClosingMeans } from '@keystead/contract/identity/accounts/account.events.ts'
import { ProfileHasInvoices } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { ProfileTypeChanging } from '@keystead/contract/identity/profiles/profile.events.ts'
import { WhatTenancyLeaves } from '@keystead/contract/leasing/leases/lease.events.ts'
import { WhatConnectionEnds } from '@keystead/contract/people/connections/connection.events.ts'
import { BusinessDeleting } from '@keystead/contract/people/businesses/business.events.ts'
import { BusinessHasOpenInvoices } from '@keystead/contract/people/businesses/business.operations.ts'
import { AssetDeleted, AssetDeleting, WhatGoesWithAsset } from '@keystead/contract/properties/properties/asset-deleted.events.ts'
import { PropertyHasOpenInvoices } from '@keystead/contract/properties/properties/property.operations.ts'
import { AccountHasOpenInvoices } from '@keystead/contract/security/closing/closing.operations.ts'
import { findProfileCards } from '../../identity/profiles/profile.public.ts'
import { answer, type EventContext, type Listener, on, type Refusal, veto } from '../../rpc/events.ts'
import { closingMeans, openSentence, stayOwed, tenancyLeaves } from './in-the-way.ts'
import {
  countDrafts,
  deleteDraftsOfAccount,
  deleteDraftsOfHomes,
  findOpenOfAccount,
  hasBilled,
  listOpenOfHomes,
} from './in-the-way.queries.ts'
import { text } from './in-the-way.text.ts'
import { keepClosedName, listProfilesOnSent } from './closed-name.queries.ts'

/** What invoices have to say where a property, an account, a business, a connection or a tenancy ends. */
export const endsListeners: readonly Listener[] = [
  veto(AssetDeleting, 'invoices about them are open', async (context, assets) => {
    const ids = assets.map(({ id }) => id)
    const open = await listOpenOfHomes(context.db, assets[0]!.accountId, ids)
    return [...open].map(([id, invoices]) => ({
      id,
      error: PropertyHasOpenInvoices,
      sentence: openSentence(context, 'propertyOpen', invoices),
    }))
  }),
  answer(WhatGoesWithAsset, 'drafts of invoices about it', async ({ db }, { assetId, accountId }) => {
    const count = await countDrafts(db, accountId, assetId)
    return count > 0 ? text.draftsGo({ count }) : null
  }),
  on(AssetDeleted, 'drafts of invoices about them go', async ({ db }, assets) => {
    await deleteDraftsOfHomes(
      db,
      assets[0]!.accountId,
      assets.map(({ id }) => id),
    )
  }),
  veto(AccountClosing, 'invoices that it has sent are open', (context, accounts) =>
    refusedWhileOpen(context, accounts, { error: AccountHasOpenInvoices, kind: 'accountOpen' }),
  ),
  veto(BusinessDeleting, 'invoices that it has sent are open', (context, businesses) =>
    refusedWhileOpen(context, businesses, { error: BusinessHasOpenInvoices, kind: 'businessOpen' }),
  ),
  answer(WhatClosingMeans, 'drafts go, and what is owed stays owed', ({ db }, account) => closingMeans(db, account)),
  on(AccountClosing, 'drafts of its invoices go, and what was sent keeps its name', async (context, accounts) => {
    for (const { accountId } of accounts) {
      await deleteDraftsOfAccount(context.db, accountId)
      await keepNames(context, accountId)
    }
  }),
  answer(WhatConnectionEnds, 'open invoices between the two stay owed', async (context, { connectionId }) => ({
    ends: [],
    keeps: await stayOwed(context, connectionId),
  })),
  answer(WhatTenancyLeaves, 'open invoices and deposits of the lease', tenancyLeaves),
  veto(ProfileTypeChanging, 'it has sent invoices', async ({ db }, profiles) => {
    const refusals: Refusal[] = []
    for (const { id } of profiles) if (await hasBilled(db, id)) refusals.push({ id, error: ProfileHasInvoices })
    return refusals
  }),
]

type Ending = { readonly id: string; readonly accountId: string }
type Why = Pick<Refusal, 'error'> & { readonly kind: 'accountOpen' | 'businessOpen' }

/** Once it is gone no one could settle them, or void them. Whether they are still owed is for who billed to say. */
async function refusedWhileOpen(context: EventContext, endings: readonly Ending[], { error, kind }: Why): Promise<Refusal[]> {
  const refusals: Refusal[] = []
  for (const { id, accountId } of endings) {
    const open = await findOpenOfAccount(context.db, accountId)
    if (open) refusals.push({ id, error, sentence: openSentence(context, kind, open) })
  }
  return refusals
}

/** Papers, receipts and books of the other side go on saying with whom it dealt. */
async function keepNames({ db }: EventContext, accountId: string): Promise<void> {
  const cards = await findProfileCards(db, await listProfilesOnSent(db, accountId))
  for (const [profileId, { Name }] of cards) await keepClosedName(db, { profileId, accountId, name: Name })
}

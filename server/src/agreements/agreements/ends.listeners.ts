import { AccountClosing, WhatClosingMeans } from '@keystead/contract/identity/accounts/account.events.ts'
import { ProfileHasAgreements } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { ProfileTypeChanging } from '@keystead/contract/identity/profiles/profile.events.ts'
import { WhatTenancyLeaves } from '@keystead/contract/leasing/leases/lease.events.ts'
import { BusinessDeleting } from '@keystead/contract/people/businesses/business.events.ts'
import { BusinessHasOpenAgreements } from '@keystead/contract/people/businesses/business.operations.ts'
import { WhatConnectionEnds } from '@keystead/contract/people/connections/connection.events.ts'
import { AssetDeleted, AssetDeleting, WhatGoesWithAsset } from '@keystead/contract/properties/properties/asset-deleted.events.ts'
import { PropertyHasOpenAgreements } from '@keystead/contract/properties/properties/property.operations.ts'
import { AccountHasOpenAgreements } from '@keystead/contract/security/closing/closing.operations.ts'
import { seeingEverything } from '../../database/pool.ts'
import { answer, type EventContext, type Listener, on, type Refusal, veto } from '../../rpc/events.ts'
import { declineFor } from './decline-for.ts'
import {
  countBetween,
  countDrafts,
  countOutOfAccount,
  countOutOfHome,
  countOutOfHomes,
  countReceived,
  deleteDrafts,
  hasSent,
  listWaitingFor,
} from './in-the-way.queries.ts'
import { text } from './in-the-way.text.ts'

/** What agreements have to say where a property, an account, a business, a connection or a tenancy ends. */
export const endsListeners: readonly Listener[] = [
  veto(AssetDeleting, 'agreements about them are out', async ({ db }, assets) => {
    const ids = assets.map(({ id }) => id)
    const out = await seeingEverything(db, 'an agent may have sent one, too', () => countOutOfHomes(db, ids))
    return [...out].map(([id, count]) => ({ id, error: PropertyHasOpenAgreements, sentence: text.propertyOpen({ count }) }))
  }),
  answer(WhatGoesWithAsset, 'drafts of agreements about it', async ({ db }, { assetId, accountId }) => {
    const count = await countDrafts(db, accountId, assetId)
    return count > 0 ? text.draftsGo({ count }) : null
  }),
  on(AssetDeleted, 'drafts of agreements about them go', async ({ db }, assets) => {
    await deleteDrafts(
      db,
      assets[0]!.accountId,
      assets.map(({ id }) => id),
    )
  }),
  veto(AccountClosing, 'agreements that it has sent are out', (context, accounts) =>
    refusedWhileOut(context, accounts, (count) => ({ error: AccountHasOpenAgreements, sentence: text.accountOpen({ count }) })),
  ),
  veto(BusinessDeleting, 'agreements that it has sent are out', (context, businesses) =>
    refusedWhileOut(context, businesses, (count) => ({ error: BusinessHasOpenAgreements, sentence: text.businessOpen({ count }) })),
  ),
  answer(
    WhatClosingMeans,
    'drafts go, what waits is declined, and what was signed stays with the others',
    async ({ db }, { accountId }) => {
      const drafts = await countDrafts(db, accountId, null)
      const { waiting, signed } = await countReceived(db, accountId)
      return [
        drafts > 0 && text.allDraftsGo({ count: drafts }),
        waiting > 0 && text.declined({ count: waiting }),
        signed > 0 && text.signedStay({ count: signed }),
      ].filter((sentence) => sentence !== false)
    },
  ),
  on(AccountClosing, 'drafts of its agreements go, and what waits for it is declined', async (context, accounts) => {
    for (const { accountId } of accounts) {
      await deleteDrafts(context.db, accountId, null)
      await seeingEverything(context.db, 'agreements of others wait for it', async () => {
        for (const waiting of await listWaitingFor(context.db, accountId)) await declineFor(context, waiting, text.accountClosed)
      })
    }
  }),
  answer(WhatConnectionEnds, 'agreements between the two stay', async ({ db }, { connectionId }) => {
    const { out, signed } = await countBetween(db, connectionId)
    const keeps = [out > 0 && text.betweenStay({ count: out }), signed > 0 && text.signedBetweenStay]
    return { ends: [], keeps: keeps.filter((sentence) => sentence !== false) }
  }),
  answer(WhatTenancyLeaves, 'agreements about the home that are out', async ({ db }, { assetId }) => {
    const count = await countOutOfHome(db, assetId)
    return count > 0 ? [text.leaseStays({ count })] : []
  }),
  veto(ProfileTypeChanging, 'it has sent agreements', async ({ db }, profiles) => {
    const refusals: Refusal[] = []
    for (const { id } of profiles) if (await hasSent(db, id)) refusals.push({ id, error: ProfileHasAgreements })
    return refusals
  }),
]

type Ending = { readonly id: string; readonly accountId: string }

/** Once it is gone no one could void them. */
async function refusedWhileOut(
  { db }: EventContext,
  endings: readonly Ending[],
  why: (count: number) => Omit<Refusal, 'id'>,
): Promise<Refusal[]> {
  const refusals: Refusal[] = []
  for (const { id, accountId } of endings) {
    const count = await countOutOfAccount(db, accountId)
    if (count > 0) refusals.push({ id, ...why(count) })
  }
  return refusals
}

import { AccountClosing, WhatClosingMeans } from '@keystead/contract/identity/accounts/account.events.ts'
import { AssetReclassified } from '@keystead/contract/leasing/assignments/assignment.events.ts'
import { ClassificationHasApplications } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { WhatConnectionEnds } from '@keystead/contract/people/connections/connection.events.ts'
import { AssetDeleted, WhatGoesWithAsset } from '@keystead/contract/properties/properties/asset-deleted.events.ts'
import { moveGrantsOf } from '../../access/access-grant.queries.ts'
import { eventsOfChore } from '../../rpc/event-transaction.ts'
import { moveLinksTo } from '../../links/links.ts'
import { answer, type EventContext, hourly, type Listener, on, veto } from '../../rpc/events.ts'
import { acrossAccounts } from './application.access.ts'
import { findApplication, listForms, lockApplication } from './application.queries.ts'
import { text } from './application.text.ts'
import { listWaitingOf } from './by-email.queries.ts'
import { deleteDraft, endOpen, withdrawForm } from './end-application.ts'
import {
  countBetween,
  countOfAccount,
  countOpenOfHome,
  listHomesWithOpen,
  listOfProfile,
  listOpenFormsOf,
  lockExpired,
  lockOpenOf,
  moveApplications,
} from './ends.queries.ts'
import { FORM_LINK } from './form-link.ts'

const AT_ONCE = 100

export const applicationListeners: readonly Listener[] = [
  on(ProfileMoved, 'applications for its homes, and its own forms, come along', async ({ db }, profiles) => {
    for (const profile of profiles)
      await acrossAccounts(db, async () => {
        const ids = await listOfProfile(db, profile.id)
        await moveGrantsOf(db, ids, profile.accountId)
        await moveApplications(db, profile, ids)
        await moveLinksTo(db, FORM_LINK, await listWaitingOf(db, ids), profile.accountId)
      })
  }),
  veto(AssetReclassified, 'applications for it as it is are open', async ({ db }, assets) => {
    const ids = assets.map(({ id }) => id)
    const open = await acrossAccounts(db, () => listHomesWithOpen(db, ids))
    return open.map((id) => ({ id, error: ClassificationHasApplications }))
  }),
  answer(WhatGoesWithAsset, 'open applications for it are closed', async ({ db }, { assetId }) => {
    const count = await acrossAccounts(db, () => countOpenOfHome(db, assetId))
    return count > 0 ? text.homeOpen({ count }) : null
  }),
  on(AssetDeleted, 'open applications for them are closed', async (context, assets) => {
    const assetIds = assets.map(({ id }) => id)
    await closeAll(context, { accountId: assets[0]!.accountId, assetIds, reason: text.homeDeleted })
  }),
  answer(WhatConnectionEnds, 'applications between the two stay', async ({ db }, { connectionId }) => {
    const count = await acrossAccounts(db, () => countBetween(db, connectionId))
    return { ends: [], keeps: count > 0 ? [text.staysOpen({ count })] : [] }
  }),
  answer(WhatClosingMeans, 'what it has not decided on is closed, and what it applied for withdrawn', async ({ db }, { accountId }) => {
    const { decides, fills } = await acrossAccounts(db, () => countOfAccount(db, accountId))
    return [decides > 0 && text.closingHomes({ count: decides }), fills > 0 && text.closingDrafts({ count: fills })].filter(
      (sentence) => sentence !== false,
    )
  }),
  on(AccountClosing, 'applications for its homes are closed, and its own withdrawn', async (context, accounts) => {
    for (const { accountId } of accounts) {
      await closeAll(context, { accountId, assetIds: null, reason: text.noLongerOffered })
      await withdrawAll(context, accountId)
    }
  }),
  hourly('applications that waited for their people for too long expire', (chore) => {
    const { db } = chore
    return acrossAccounts(db, async () => {
      for (const id of await lockExpired(db, AT_ONCE)) {
        const application = await findApplication(db, id)
        if (application) await endOpen(eventsOfChore(chore), application, { status: 'expired', byProfileId: null, reason: null })
      }
    })
  }),
]

type Closing = { readonly accountId: string; readonly assetIds: readonly string[] | null; readonly reason: string }

/** What was not sent to anyone goes as it is; what a renter has begun stays theirs, with what they filled in, and they are told. */
async function closeAll(context: EventContext, { accountId, assetIds, reason }: Closing): Promise<void> {
  const { db } = context
  await acrossAccounts(db, async () => {
    for (const id of await lockOpenOf(db, { accountId, assetIds })) {
      const application = (await findApplication(db, id))!
      if (application.status === 'draft' && application.lead_profile_id === null) await deleteDraft(context, application)
      else await endOpen(context, application, { status: 'closed', byProfileId: null, reason })
    }
  })
}

async function withdrawAll(context: EventContext, accountId: string): Promise<void> {
  const { db } = context
  await acrossAccounts(db, async () => {
    for (const { id, application_id } of await listOpenFormsOf(db, accountId)) {
      const application = await lockApplication(db, application_id)
      if (!application || application.status === 'withdrawn') continue
      if (application.status === 'draft' && application.lead_account_id === accountId) await deleteDraft(context, application)
      else {
        const form = (await listForms(db, [application_id])).find((one) => one.id === id && one.ended_at === null)
        if (form) await withdrawForm(context, application, form, text.accountClosed)
      }
    }
  })
}

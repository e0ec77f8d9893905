import { FormErased } from '@keystead/contract/applications/form/form.events.ts'
import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { TenancyBegan } from '@keystead/contract/leasing/leases/lease.events.ts'
import { ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import type { Listener } from '../../rpc/events.ts'
import { on } from '../../rpc/events.ts'
import { acrossAccounts } from '../applications/application.public.ts'
import { forgetLongAgo, forgetScoresOf, moveDecisions } from './decision.queries.ts'
import { endLeased } from './leased.ts'

export const decisionListeners: readonly Listener[] = [
  on(TenancyBegan, 'applications of its tenants have led to a lease, and the others for the home are closed', (context, tenancies) =>
    acrossAccounts(context.db, () => endLeased(context, tenancies)),
  ),
  on(ProfileMoved, 'what was decided for its homes comes along', async ({ db }, profiles) => {
    for (const profile of profiles) await acrossAccounts(db, () => moveDecisions(db, profile))
  }),
  on(AccountClosing, 'scores in notices to it are forgotten', async ({ db }, accounts) => {
    for (const { accountId } of accounts) await acrossAccounts(db, () => forgetScoresOf(db, accountId))
  }),
  on(FormErased, 'of what was decided on long ago, scores and notes are forgotten', async ({ db }, forms) => {
    for (const { id, applicationId, isLongAgo } of forms)
      if (isLongAgo) await acrossAccounts(db, () => forgetLongAgo(db, { formId: id, applicationId }))
  }),
]

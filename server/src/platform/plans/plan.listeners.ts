import { AccountClosing, WhatPlanIsCalled } from '@keystead/contract/identity/accounts/account.events.ts'
import { type Listener, answer, on } from '../../rpc/events.ts'
import { endPlan } from './end-plan.queries.ts'
import { getPlan } from './plan.queries.ts'

export const planListeners: readonly Listener[] = [
  on(AccountClosing, 'its plan ends', async ({ db }, accounts) => {
    for (const { accountId } of accounts) await endPlan(db, accountId)
  }),
  answer(WhatPlanIsCalled, 'the name of a plan', async ({ db }, { planId }) => (await getPlan(db, { id: planId })).name),
]

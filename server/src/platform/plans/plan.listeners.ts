import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { type Listener, on } from '../../rpc/events.ts'
import { endPlan } from './end-plan.queries.ts'

export const planListeners: readonly Listener[] = [
  on(AccountClosing, 'its plan ends', async ({ db }, accounts) => {
    for (const { accountId } of accounts) await endPlan(db, accountId)
  }),
]

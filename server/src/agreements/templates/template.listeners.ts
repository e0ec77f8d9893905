import { AccountClosing, WhatClosingMeans } from '@keystead/contract/identity/accounts/account.events.ts'
import { ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { WhatTakesStorage } from '@keystead/contract/platform/plans/plan.events.ts'
import { type Listener, answer, on } from '../../rpc/events.ts'
import { countTemplatesOfAccount, deleteTemplatesOfAccount, moveTemplates, sumTemplateBytes } from './template.queries.ts'
import { text } from './template.text.ts'

export const templateListeners: readonly Listener[] = [
  on(ProfileMoved, 'its templates of agreements come along', async ({ db }, profiles) => {
    for (const profile of profiles) await moveTemplates(db, profile)
  }),
  on(AccountClosing, 'its templates of agreements are deleted', async ({ db }, accounts) => {
    for (const { accountId } of accounts) await deleteTemplatesOfAccount(db, accountId)
  }),
  answer(WhatClosingMeans, 'its templates of agreements are deleted', async ({ db }, { accountId }) => {
    const count = await countTemplatesOfAccount(db, accountId)
    return count === 0 ? [] : [text.closing({ count })]
  }),
  answer(WhatTakesStorage, 'templates of agreements, with their versions', ({ db }, { accountId }) => sumTemplateBytes(db, accountId)),
]

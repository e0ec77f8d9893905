import { ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { WhatTakesStorage } from '@keystead/contract/platform/plans/plan.events.ts'
import { moveGrantsOf } from '../../access/access-grant.queries.ts'
import { seeingEverything } from '../../database/pool.ts'
import { moveLinksTo } from '../../links/links.ts'
import { type Listener, answer, hourly, on } from '../../rpc/events.ts'
import { AGREEMENT_LINK } from './agreement-link.ts'
import { expireAgreements, remindParties, tellOfLastDays } from './days.ts'
import { listOfProfile, moveAgreements, movePartyProfile, sumAgreementBytes } from './moving.queries.ts'

export const agreementListeners: readonly Listener[] = [
  on(ProfileMoved, 'its agreements, and those that it is a party of, come along', async ({ db }, profiles) => {
    for (const profile of profiles) {
      await moveGrantsOf(db, await listOfProfile(db, profile.id), profile.accountId)
      await moveLinksTo(db, AGREEMENT_LINK, await moveAgreements(db, profile), profile.accountId)
      await seeingEverything(db, 'agreements of others name it', () => movePartyProfile(db, profile))
    }
  }),
  hourly('agreements whose last day is over', expireAgreements),
  hourly('parties of agreements who are waited for', remindParties),
  hourly('agreements whose last day it is', tellOfLastDays),
  answer(WhatTakesStorage, 'papers of agreements', ({ db }, { accountId }) => sumAgreementBytes(db, accountId)),
]

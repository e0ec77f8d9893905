import { ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { WhatTakesStorage } from '@keystead/contract/platform/plans/plan.events.ts'
import { moveGrantsOf } from '../../access/access-grant.queries.ts'
import { seeingEverything } from '../../database/pool.ts'
import { moveLinksTo } from '../../links/links.ts'
import { type Listener, answer, hourly, on } from '../../rpc/events.ts'
import { AGREEMENT_LINK } from './agreement-link.ts'
import { agreementOutcomeJob } from './outcome.job-definition.ts'
import { listUnrecorded } from './outcome.queries.ts'
import { listOfProfile, moveAgreements, movePartyProfile, sumAgreementBytes } from './moving.queries.ts'

const AT_ONCE = 100

export const agreementListeners: readonly Listener[] = [
  on(ProfileMoved, 'its agreements, and those that it is a party of, come along', async ({ db }, profiles) => {
    for (const profile of profiles) {
      await moveGrantsOf(db, await listOfProfile(db, profile.id), profile.accountId)
      await moveLinksTo(db, AGREEMENT_LINK, await moveAgreements(db, profile), profile.accountId)
      await seeingEverything(db, 'agreements of others name it', () => movePartyProfile(db, profile))
    }
  }),
  hourly('agreements of which nothing has followed yet are tried again', async ({ db, services }) => {
    const waiting = await listUnrecorded(db, AT_ONCE)
    await services.jobs.enqueueAll(
      db,
      agreementOutcomeJob,
      waiting.map(({ id }) => ({ data: { agreementId: id }, naturalKey: `agreement-outcome:${id}` })),
    )
  }),
  answer(WhatTakesStorage, 'papers of agreements', ({ db }, { accountId }) => sumAgreementBytes(db, accountId)),
]

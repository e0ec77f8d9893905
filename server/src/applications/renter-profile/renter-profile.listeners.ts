import { FormGiven, WhatComesAlong } from '@keystead/contract/applications/applications/application.events.ts'
import { answer, hourly, type Listener, on } from '../../rpc/events.ts'
import { acrossAccounts } from '../applications/application.public.ts'
import { bringDocumentsJob } from './bring-documents.job-definition.ts'
import { renterOf } from './renter-profile.access.ts'
import { deleteLongExpired, findAlong, findUntilOf } from './renter-profile.queries.ts'

export const renterProfileListeners: readonly Listener[] = [
  on(FormGiven, 'documents of the renter’s profile come along', async ({ db, services }, forms) => {
    for (const { id } of forms) {
      const along = await acrossAccounts(db, () => findAlong(db, id))
      if (along) await services.jobs.enqueue(db, bringDocumentsJob, { formId: id }, id)
    }
  }),
  answer(WhatComesAlong, 'the renter’s profile, while it is valid', async ({ db }, asked) => {
    const until = await findUntilOf(db, renterOf(asked), asked.profileId)
    return until?.toISOString() ?? null
  }),
  hourly('renter’s profiles that expired a month ago', ({ db }) => deleteLongExpired(db)),
]

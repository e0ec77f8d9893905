import { hourly, type Listener } from '../../rpc/events.ts'
import { sealAgreementJob } from './seal-agreement.job-definition.ts'
import { deleteOverCodes, listUnsealed } from '../agreements/agreement.public.ts'

const AT_ONCE = 100

export const signingListeners: readonly Listener[] = [
  hourly('codes of agreements that are over', ({ db }) => deleteOverCodes(db)),
  hourly('agreements that wait for their seal are tried again', async ({ db, services }) => {
    const waiting = await listUnsealed(db, AT_ONCE)
    await services.jobs.enqueueAll(
      db,
      sealAgreementJob,
      waiting.map(({ id }) => ({ data: { agreementId: id }, naturalKey: `seal-agreement:${id}` })),
    )
  }),
]

import { scheduledJob } from '../rpc/scheduled-job.ts'
import { sweepFiles } from './sweep-files.ts'

export const sweepFilesJob = scheduledJob(
  'sweep-files',
  { retryLimit: 2, expireSeconds: 3_600, cron: '50 4 * * *' },
  async (services, signal) => {
    const { deleted } = await sweepFiles(services, signal)
    if (deleted > 0) services.log.info({ event: 'files-swept', deleted }, 'files that no row names are deleted')
  },
)

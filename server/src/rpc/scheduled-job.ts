import { type JobDefinition, defineJob } from '../jobs/jobs.ts'
import type { Services } from './services.ts'

/** Work that begins by the clock, with what does it; it may be enqueued as well, to run sooner. */
export type ScheduledJob = JobDefinition<object> & { readonly run: (services: Services, signal: AbortSignal) => Promise<void> }

type Schedule = Required<Pick<JobDefinition<object>, 'retryLimit' | 'expireSeconds' | 'cron'>>

export function scheduledJob(name: string, schedule: Schedule, run: ScheduledJob['run']): ScheduledJob {
  return { ...defineJob<object>(name, schedule), run }
}

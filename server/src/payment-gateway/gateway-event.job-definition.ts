import { defineJob } from '../jobs/jobs.ts'
import type { ToldEvent } from './gateway-event.ts'

/** Tried for about two hours; after that the rooms' own looks at the gateway find what it was about. */
export const gatewayEventJob = defineJob<ToldEvent>('gateway-event', { retryLimit: 8, retryDelaySeconds: 30, expireSeconds: 300 })

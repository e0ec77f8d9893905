import type { DemoRoom } from '../demo/demo-room.ts'
import { deliverEmail } from '../email/deliver-email.ts'
import { sendEmailJob } from '../email/send-email.job-definition.ts'
import { type JobDefinition, type JobRegistration, handles } from '../jobs/jobs.ts'
import { makeOutsideCall } from '../outside-calls/make-outside-call.ts'
import { outsideCallJob } from '../outside-calls/outside-call.job-definition.ts'
import { gatewayEventJob } from '../payment-gateway/gateway-event.job-definition.ts'
import { handleGatewayEvent } from '../payment-gateway/handle-gateway-event.ts'
import { afterEventJob } from '../rpc/events.ts'
import type { Services } from '../rpc/services.ts'
import { bureauEventJob } from '../screening-bureau/bureau-event.job-definition.ts'
import { handleBureauEvent } from '../screening-bureau/handle-bureau-event.ts'
import { runAfterEvent } from './after-event.ts'
import { capabilities } from './capabilities.ts'
import { type CapabilityJob, job } from './capability.ts'
import { housekeepingJob, keepHouse } from './housekeeping.ts'
import { bureauEventHandlers, emailDefinitions, gatewayEventHandlers, outsideCalls } from './parts.ts'

/** Work that needs what all capabilities bring. */
const ofTheHouse: readonly CapabilityJob[] = [
  job(sendEmailJob, (services, data, signal) => deliverEmail(services, emailDefinitions, data, signal), { concurrency: 3 }),
  job(outsideCallJob, (services, data, signal) => makeOutsideCall(services, outsideCalls, data, signal), { concurrency: 3 }),
  job(gatewayEventJob, (services, data, signal) => handleGatewayEvent(services, gatewayEventHandlers, data, signal), { concurrency: 2 }),
  job(bureauEventJob, (services, data, signal) => handleBureauEvent(services, bureauEventHandlers, data, signal), { concurrency: 2 }),
  job(afterEventJob, runAfterEvent, { concurrency: 2 }),
  job(housekeepingJob, (services, _data, signal) => keepHouse(services, signal)),
]

const jobs = [...ofTheHouse, ...capabilities.flatMap((capability) => capability.jobs ?? [])]

/** All kinds of background work; a demo has its own as well. */
export const jobDefinitions: readonly JobDefinition<object>[] = jobs.map(({ definition }) => definition)

/** Of one process. */
type Working = { readonly services: Services; readonly demo: DemoRoom | null }

export function jobRegistrations({ services, demo }: Working): readonly JobRegistration[] {
  return [
    ...jobs.map(({ definition, run, concurrency }) => handles(definition, (data, signal) => run(services, data, signal), { concurrency })),
    ...(demo?.jobRegistrations(services) ?? []),
  ]
}

import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import type { ForgetsOpenSteps } from '../backup/former-access.ts'
import type { RoomExports } from '../database/room-exports.ts'
import type { AnyEmail } from '../email/define-email.ts'
import type { FilePurpose } from '../files/file-purpose.ts'
import type { JobDefinition } from '../jobs/jobs.ts'
import type { OperatorCommand } from '../operator/command-line.ts'
import type { AnyOutsideCall } from '../outside-calls/outside-call.ts'
import type { GatewayEventHandler } from '../payment-gateway/gateway-event.ts'
import type { BureauEventHandler } from '../screening-bureau/bureau-event.ts'
import type { Listener } from '../rpc/events.ts'
import type { Implementation } from '../rpc/module.ts'
import type { ScheduledJob } from '../rpc/scheduled-job.ts'
import type { Services } from '../rpc/services.ts'
import type { Webhook } from '../webhooks/webhook.ts'

/**
 * All that a room brings to the house besides what it publishes. Each says it in one file, `x.capability.ts`; `capabilities.ts` lists those,
 * and all else that puts the house together follows from them (0081).
 */
export type Capability = {
  /** Calls with what does them. */
  readonly operations?: readonly Implementation[]
  readonly jobs?: readonly CapabilityJob[]
  readonly emails?: readonly AnyEmail[]
  /** What it does when others tell or ask, and every hour. */
  readonly listeners?: readonly Listener[]
  /** What people get of its tables when they ask for their data. */
  readonly exports?: RoomExports
  /** What an operator can do from the shell. */
  readonly commands?: readonly OperatorCommand[]
  /** What its files are for. */
  readonly files?: readonly FilePurpose[]
  /** Queries of `storage_key`, of files that it makes by itself and that its rows name: none of them is deleted, and a backup has them. */
  readonly keptFiles?: readonly string[]
  /** What other companies are asked to do. */
  readonly outsideCalls?: readonly AnyOutsideCall[]
  /** Where other companies tell it something. */
  readonly webhooks?: readonly Webhook[]
  /** What it does when the payment gateway tells of something. */
  readonly gatewayEvents?: readonly GatewayEventHandler[]
  /** What it does when the screening bureau tells of something. */
  readonly bureauEvents?: readonly BureauEventHandler[]
  /** Pages on which the reader of an email stops such emails with one press. */
  readonly stopPages?: readonly { readonly path: string; readonly operation: AnyOperation }[]
  /** What a backup may bring back that lets a person in for a moment. */
  readonly forgottenByRestore?: ForgetsOpenSteps
}

export type CapabilityJob = {
  readonly definition: JobDefinition<object>
  readonly run: (services: Services, data: object, signal: AbortSignal) => Promise<void>
  readonly concurrency: number
}

export function defineCapability(capability: Capability): Capability {
  return capability
}

/** A kind of background work that others enqueue, with what does it. */
export function job<Data extends object>(
  definition: JobDefinition<Data>,
  run: (services: Services, data: Data, signal: AbortSignal) => Promise<void>,
  { concurrency = 1 } = {},
): CapabilityJob {
  return { definition, run: run as CapabilityJob['run'], concurrency }
}

/** All jobs by the clock that files declare: one more in such a file is named nowhere else. */
export function jobsIn(...files: readonly object[]): readonly CapabilityJob[] {
  return files
    .flatMap((file) => Object.values(file) as unknown[])
    .filter(isScheduledJob)
    .map(({ run, ...definition }) => job(definition, (services, _data, signal) => run(services, signal)))
}

function isScheduledJob(value: unknown): value is ScheduledJob {
  return typeof value === 'object' && value !== null && 'cron' in value && 'run' in value
}

/** All emails that files declare: one more in such a file is named nowhere else. */
export function emailsIn(...files: readonly object[]): readonly AnyEmail[] {
  return files.flatMap((file) => Object.values(file) as unknown[]).filter(isEmail)
}

function isEmail(value: unknown): value is AnyEmail {
  return typeof value === 'object' && value !== null && 'blocks' in value && 'sample' in value
}

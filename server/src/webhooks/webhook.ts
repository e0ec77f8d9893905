import type { IncomingHttpHeaders } from 'node:http'
import type { JobDefinition } from '../jobs/jobs.ts'
import type { Services } from '../rpc/services.ts'

/** What arrived: the bytes as they were sent, since those are what is signed. */
export type IncomingDelivery = { readonly headers: IncomingHttpHeaders; readonly body: Buffer }

/** A delivery that is theirs. Its work is a job, so that the answer never waits for it. */
export type TakenDelivery = {
  /** Theirs, and the same when they send it again. */
  readonly deliveryId: string
  readonly job: JobDefinition<object>
  readonly data: object
}

/** Where another company tells us something: each room that listens to one declares it, in its manifest. */
export type Webhook = {
  /** The end of its address, `/webhooks/{name}`. The other company has it, so it must not change. */
  readonly name: string
  readonly mostBytes: number
  /** Checks the signature and says what to do. Null: not signed by them. */
  readonly receive: (services: Services, delivery: IncomingDelivery) => TakenDelivery | null
}

export function webhook(name: string, { mostBytes, receive }: Omit<Webhook, 'name'>): Webhook {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Error(`a webhook has a plain name, not ${name}`)
  return { name, mostBytes, receive }
}

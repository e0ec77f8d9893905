import { type JobDefinition, defineJob } from '../jobs/jobs.ts'
import type { Services } from '../rpc/services.ts'

/** What a room does when a company tells of something, named in its manifest. */
export type CompanyEventHandler<Told> = {
  /** Kinds of event, as the company names them. */
  readonly types: readonly string[]
  /**
   * Looks how things stand at the company, and has one effect however often it runs. False: we know no such object, which is logged. Throws
   * where it could not look; the job tries again.
   */
  handle(services: Services, event: Told, signal: AbortSignal): Promise<boolean>
}

/** Tried for about two hours; after that the rooms' own looks at the company find what it was about. */
export function companyEventJob<Told extends object>(name: string): JobDefinition<Told> {
  return defineJob<Told>(name, { retryLimit: 8, retryDelaySeconds: 30, expireSeconds: 300 })
}

type Telling<Told> = {
  readonly company: string
  readonly handlers: readonly CompanyEventHandler<Told>[]
  readonly event: Told
  /** What of it stands in the log: its kind and ids. */
  readonly logged: { readonly event: string; readonly id: string; readonly type: string } & Readonly<Record<string, string | null>>
}

/** Hands an event to the rooms that listen to its kind. */
export async function tellRooms<Told>(
  services: Services,
  { company, handlers, event, logged }: Telling<Told>,
  signal: AbortSignal,
): Promise<void> {
  const listening = handlers.filter(({ types }) => types.includes(logged.type))
  if (listening.length === 0) services.log.info({ ...logged, event: `${logged.event}-ignored` }, company)
  for (const handler of listening) {
    const isKnown = await handler.handle(services, event, signal)
    if (!isKnown) services.log.warn({ ...logged, event: `${logged.event}-of-unknown-object` }, company)
  }
}

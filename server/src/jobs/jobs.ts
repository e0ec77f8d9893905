import type { Logger } from 'pino'
import { PgBoss } from 'pg-boss'
import type { Db } from '../database/db.ts'

/** A kind of background work: light to enqueue anywhere; its heavy handler is registered where the work is done. */
export type JobDefinition<Data extends object> = {
  readonly name: string
  /** How often it is tried again, with growing pauses. */
  readonly retryLimit: number
  /** Longest run before another worker may take it, in seconds. A worker that lives keeps it alive. */
  readonly expireSeconds: number
  /** When it runs by itself, as a cron expression in UTC. */
  readonly cron?: string
  readonly data?: Data
}

export function defineJob<Data extends object>(
  name: string,
  options: { retryLimit: number; expireSeconds: number; cron?: string },
): JobDefinition<Data> {
  return { name, ...options }
}

export type JobHandler<Data extends object> = (data: Data, signal: AbortSignal) => Promise<void>
export type JobRegistration = {
  readonly definition: JobDefinition<object>
  readonly handler: JobHandler<object>
  readonly concurrency: number
}

export function handles<Data extends object>(
  definition: JobDefinition<Data>,
  handler: JobHandler<Data>,
  { concurrency = 1 } = {},
): JobRegistration {
  return { definition, handler: handler as JobHandler<object>, concurrency }
}

export type Jobs = {
  /** Enqueues in the caller's transaction. Equal natural keys that still wait are one job. */
  enqueue<Data extends object>(db: Db, definition: JobDefinition<Data>, data: Data, naturalKey: string): Promise<void>
  /** Takes up work. Without it a process only enqueues. */
  work(registrations: readonly JobRegistration[]): Promise<void>
  /** Lets handlers finish for a while, then gives their jobs back. */
  stop(): Promise<void>
}

/** A worker that gives no sign for so long is gone, and another one takes its job up again. The least that is possible. */
const HEARTBEAT_SECONDS = 10
const SUPERVISED_EVERY_SECONDS = 5

export async function openJobs(options: { url: string; log: Logger; definitions: readonly JobDefinition<object>[] }): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: options.url,
    max: 4,
    application_name: 'keystead jobs',
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISED_EVERY_SECONDS,
    monitorIntervalSeconds: SUPERVISED_EVERY_SECONDS,
  })
  boss.on('error', (error) => options.log.warn({ err: error }, 'job queue'))
  await boss.start()
  for (const definition of options.definitions) {
    const settings = {
      notify: true,
      retryLimit: definition.retryLimit,
      retryBackoff: true,
      retryDelay: 1,
      expireInSeconds: definition.expireSeconds,
      heartbeatSeconds: HEARTBEAT_SECONDS,
    }
    await boss.createQueue(definition.name, settings)
    await boss.updateQueue(definition.name, settings)
  }
  const stopping = new AbortController()

  return {
    async enqueue(db, definition, data, naturalKey) {
      await boss.send(definition.name, data, {
        singletonKey: naturalKey,
        db: { executeSql: async (text, values) => ({ rows: await db.sql(text, values) }) },
      })
    },
    async work(registrations) {
      for (const { definition, handler, concurrency } of registrations) {
        if (definition.cron) await boss.schedule(definition.name, definition.cron, {}, { tz: 'UTC' })
        await boss.work(definition.name, { batchSize: 1, localConcurrency: concurrency, pollingIntervalSeconds: 2 }, async ([job]) => {
          if (!job) return
          try {
            await handler(job.data as object, AbortSignal.any([stopping.signal, job.signal]))
          } catch (error) {
            options.log.error({ err: error, job: definition.name, id: job.id }, 'a job failed')
            throw error
          }
        })
      }
    },
    async stop() {
      stopping.abort()
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

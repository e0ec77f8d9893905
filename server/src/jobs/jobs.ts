import type { Logger } from 'pino'
import { PgBoss } from 'pg-boss'
import { type Db, first } from '../database/db.ts'
import { hearingWithin } from '../database/silence.ts'

/** A kind of background work: light to enqueue anywhere; its heavy handler is registered where the work is done. */
export type JobDefinition<Data extends object> = {
  readonly name: string
  /** How often it is tried again, with growing pauses. */
  readonly retryLimit: number
  /** The first pause before another try; each further one is about twice as long. */
  readonly retryDelaySeconds?: number
  /** Longest run before another worker may take it, in seconds. A worker that lives keeps it alive. */
  readonly expireSeconds: number
  /** When it runs by itself, as a cron expression in UTC. */
  readonly cron?: string
  readonly data?: Data
}

export function defineJob<Data extends object>(
  name: string,
  options: { retryLimit: number; expireSeconds: number; retryDelaySeconds?: number; cron?: string },
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

type NewJob<Data> = { readonly data: Data; readonly naturalKey: string; readonly notBefore?: Date | undefined }

export type FailedJob = { id: string; name: string; tries: number; failedAt: Date; reason: string | null }

export type Jobs = {
  /** Enqueues in the caller's transaction. Equal natural keys that still wait are one job. */
  enqueue<Data extends object>(
    db: Db,
    definition: JobDefinition<Data>,
    data: Data,
    naturalKey: string,
    options?: { notBefore?: Date },
  ): Promise<void>
  /** The same of many, in one statement. */
  enqueueAll<Data extends object>(db: Db, definition: JobDefinition<Data>, jobs: readonly NewJob<Data>[]): Promise<void>
  /** Jobs that were tried as often as they may be, the newest first. */
  listFailed(db: Db, limit: number): Promise<FailedJob[]>
  /** Tries a failed job once more, in the caller's transaction. Its name, or null where no failed job has this id. */
  retry(db: Db, id: string): Promise<string | null>
  /** Takes up work. Without it a process only enqueues. */
  work(registrations: readonly JobRegistration[]): Promise<void>
  /** Lets handlers finish for a while, then gives their jobs back. */
  stop(): Promise<void>
}

/** A worker that gives no sign for so long is gone, and another one takes its job up again. The least that is possible. */
const HEARTBEAT_SECONDS = 10
const SUPERVISED_EVERY_SECONDS = 5
/** Beside the notices, which may be lost and do not come for jobs that wait for another try. */
const LOOKS_FOR_JOBS = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 }

/** Of the queue's own statements. Its connections are given up a moment later, when even that is not heard. */
const QUEUE_STATEMENT_MS = 30_000

type JobsOptions = { url: string; log: Logger; definitions: readonly JobDefinition<object>[]; statementTimeoutMs?: number }

export async function openJobs({ statementTimeoutMs = QUEUE_STATEMENT_MS, ...options }: JobsOptions): Promise<Jobs> {
  const connection = {
    connectionString: options.url,
    options: `-c statement_timeout=${statementTimeoutMs}`,
    ...hearingWithin(statementTimeoutMs),
  }
  const boss = new PgBoss({
    // Handed on to the connections as it is.
    ...connection,
    max: 4,
    application_name: 'keystead jobs',
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISED_EVERY_SECONDS,
    monitorIntervalSeconds: SUPERVISED_EVERY_SECONDS,
  })
  boss.on('error', (error) => options.log.warn({ err: error }, 'job queue'))
  try {
    await boss.start()
    for (const definition of options.definitions) await settleQueue(boss, definition)
  } catch (error) {
    // Its connections and timers would keep a process alive that does not start: it has to end, to be started again.
    await boss.stop({ graceful: false }).catch((stopping: unknown) => options.log.warn({ err: stopping }, 'stopping jobs'))
    throw error
  }
  const stopping = new AbortController()

  /** One job after the other. After each it looks for the next at once: a notice of many jobs comes only once. */
  async function startWorker({ name }: JobDefinition<object>, handler: JobHandler<object>): Promise<void> {
    const id = await boss.work(name, { batchSize: 1, ...LOOKS_FOR_JOBS }, async ([job]) => {
      if (!job) return
      try {
        await handler(job.data as object, AbortSignal.any([stopping.signal, job.signal]))
      } catch (error) {
        options.log.error({ err: error, job: name, id: job.id }, 'a job failed')
        throw error
      } finally {
        boss.notifyWorker(id)
      }
    })
  }

  return {
    async enqueue(db, definition, data, naturalKey, { notBefore } = {}) {
      await boss.send(definition.name, data, { singletonKey: naturalKey, db: asBossDb(db), ...(notBefore && { startAfter: notBefore }) })
    },
    async enqueueAll(db, definition, jobs) {
      if (jobs.length === 0) return
      const rows = jobs.map(({ data, naturalKey, notBefore }) => ({
        data,
        singletonKey: naturalKey,
        ...(notBefore && { startAfter: notBefore }),
      }))
      await boss.insert(definition.name, rows, { db: asBossDb(db) })
    },
    listFailed: (db, limit) =>
      db.sql<FailedJob>(
        `select id, name, retry_count + 1 as tries, completed_on as "failedAt",
           coalesce(output ->> 'message', output -> 'value' ->> 'message') as reason
         from pgboss.job where state = 'failed' order by completed_on desc limit $1`,
        [limit],
      ),
    async retry(db, id) {
      const job = first(await db.sql<{ name: string }>(`select name from pgboss.job where id = $1 and state = 'failed'`, [id]))
      if (job) await boss.retry(job.name, id, { db: asBossDb(db) })
      return job?.name ?? null
    },
    async work(registrations) {
      for (const { definition, handler, concurrency } of registrations) {
        if (definition.cron) await boss.schedule(definition.name, definition.cron, {}, { tz: 'UTC' })
        for (let worker = 0; worker < concurrency; worker += 1) await startWorker(definition, handler)
      }
    },
    async stop() {
      stopping.abort()
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

async function settleQueue(boss: PgBoss, definition: JobDefinition<object>): Promise<void> {
  const settings = {
    notify: true,
    retryLimit: definition.retryLimit,
    retryBackoff: true,
    retryDelay: definition.retryDelaySeconds ?? 1,
    expireInSeconds: definition.expireSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
  }
  await boss.createQueue(definition.name, settings)
  await boss.updateQueue(definition.name, settings)
}

/** The caller's transaction, as the queue wants it. */
function asBossDb(db: Db) {
  return { executeSql: async (text: string, values?: unknown[]) => ({ rows: await db.sql(text, values) }) }
}

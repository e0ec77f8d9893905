import type { Logger } from 'pino'
import type { Clock } from '../process/clock.ts'
import type { Database } from '../database/pool.ts'
import type { Settings } from '../settings/env.ts'
import type { DiskRoom } from '../process/disk-room.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { ChangeFeed } from '../live/change-feed.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Events } from './events.ts'
import type { Sealer } from '../secrets/sealed.ts'
import type { Signer } from '../secrets/secret-key.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Threads } from '../threads/threads.ts'

/** What one process has: made once at start, handed to every call and job. */
export type Services = {
  readonly settings: Settings
  readonly clock: Clock
  readonly log: Logger
  /** For calls: statements end after 5 s. */
  readonly database: Database
  /** For jobs and seeds: statements may take 60 s. */
  readonly jobDatabase: Database
  readonly signer: Signer
  readonly sealer: Sealer
  readonly sessions: Sessions
  readonly files: FileStore
  readonly diskRoom: DiskRoom
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly changes: ChangeFeed
  readonly threads: Threads
  /** How rooms tell, ask and refuse without knowing those above them. */
  readonly events: Events
  /** With whom anybody may sign in, where the data are a demo. */
  readonly demoSignIns: readonly DemoSignIn[]
}

type DemoSignIn = { readonly Email: string; readonly Password: string; readonly Label: string }

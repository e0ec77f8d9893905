import type { Logger } from 'pino'
import type { Clock } from '../process/clock.ts'
import type { Database } from '../database/pool.ts'
import type { ExportedTable } from '../database/room-exports.ts'
import type { Settings } from '../settings/env.ts'
import type { DiskRoom } from '../process/disk-room.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Events } from './events.ts'
import type { Languages } from '../text/languages.ts'
import type { Threads } from '../threads/threads.ts'
import type { ChangeFeed, FilesHome, FileStore, Mailer, PdfSeals, Sealer, Signer, VirusScanner } from './machinery.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import type { ScreeningBureau } from './screening-bureau.ts'
import type { Sessions } from './sessions.ts'

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
  readonly filesHome: FilesHome
  /** For each purpose of files a query of the keys that rows name: what one of them answers is not deleted. */
  readonly keptFiles: readonly string[]
  /** What rooms give an account that asks for its data, in the order of the file. */
  readonly exportedTables: readonly ExportedTable[]
  readonly diskRoom: DiskRoom
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly changes: ChangeFeed
  /** Who moves money for people. Null: paying online is off. */
  readonly payments: PaymentGateway | null
  /** Who looks into the past of applicants. Null: landlords check by themselves. */
  readonly screening: ScreeningBureau | null
  /** What looks for viruses in files. Null: nothing does. */
  readonly scanner: VirusScanner | null
  /** What seals finished PDFs. */
  readonly seals: PdfSeals
  readonly threads: Threads
  readonly languages: Languages
  /** How rooms tell, ask and refuse without knowing those above them. */
  readonly events: Events
  /** Null where real people are. */
  readonly demo: DemoFacts | null
}

/** With whom anyone may sign in to a demo, and who runs it where its settings do not say. */
export type DemoFacts = {
  readonly signIns: readonly { readonly Email: string; readonly Password: string; readonly Label: string }[]
  readonly company: Readonly<Record<DemoCompanySetting, string>>
}

type DemoCompanySetting = Extract<keyof Settings, `COMPANY_${'ADDRESS' | 'PHONE' | 'EMAIL' | `${string}_URL`}`>

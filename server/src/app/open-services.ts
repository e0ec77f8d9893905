import type { Translation } from '@keystead/contract/text/translation.ts'
import type { Logger } from 'pino'
import type { DemoRoom } from '../demo/demo-room.ts'
import { systemClock } from '../process/clock.ts'
import { openDatabase } from '../database/pool.ts'
import { watchDiskRoom } from '../process/disk-room.ts'
import { formerSecrets, type Settings } from '../settings/env.ts'
import { keptFiles, listeners, exportedTables } from './parts.ts'
import { filesPlace, openFileStore } from '../files/file-store.ts'
import { openFilesHome } from '../files/place/files-home.ts'
import { openVirusScanner } from '../files/contents/open-virus-scanner.ts'
import { jobDefinitions } from './jobs.ts'
import { openJobs } from '../jobs/jobs.ts'
import { openChangeFeed } from '../live/change-feed.ts'
import { openMailer } from '../email/mailer.ts'
import { openPdfSeals } from '../pdf-seals/open-pdf-seals.ts'
import { openPaymentGateway } from '../payment-gateway/open-payment-gateway.ts'
import { createEvents } from '../rpc/events.ts'
import type { Services } from '../rpc/services.ts'
import { openScreeningBureau } from '../screening-bureau/open-screening-bureau.ts'
import { openSealer } from '../secrets/sealed.ts'
import { signerFrom } from '../secrets/secret-key.ts'
import { ACTIVE_ACCOUNTS, findAccountLanguage } from '../identity/accounts/account.public.ts'
import { findEmailBrand } from '../platform/branding/branding.public.ts'
import { ACTIVE_PROFILES } from '../identity/profiles/profile.queries.ts'
import { profileTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'
import { openSessions } from '../sessions/sessions.ts'
import { openLanguages, readTranslations } from '../text/languages.ts'
import { openThreads } from '../threads/threads.ts'

const JOB_CONNECTIONS = 4
const JOB_STATEMENT_MS = 60_000
/** The start works here, too: on a machine that is busy starting other things it waits rather than gives up. */
const JOB_CONNECTION_MS = 20_000

/** `demo` is null where real people are. */
export type OpenedServices = { services: Services; demo: DemoRoom | null; close(): Promise<void> }

type Opening = {
  readonly settings: Settings
  readonly url: string
  readonly secret: string
  readonly log: Logger
  /** In place of what translators have written. */
  readonly translations?: Readonly<Record<string, Translation>>
}

/** Everything that one process works with, on a database that is migrated. */
export async function openServices(options: Opening): Promise<OpenedServices> {
  const { settings, url, secret, log } = options
  const onError = (error: Error) => log.warn({ err: error }, 'database connection')
  const languages = openLanguages(settings.DEFAULT_LANGUAGE, options.translations ?? (await readTranslations()))
  // In demo mode alone: of what it is made of, nothing is loaded where real people are.
  const demo = settings.demo ? (await import('../demo/demo-room.ts')).openDemoRoom(url) : null
  const jobs = await openJobs({ url, log, definitions: [...jobDefinitions, ...(demo?.jobDefinitions ?? [])] })
  const mailer = openMailer(settings, { languageOf: findAccountLanguage, brandOf: findEmailBrand })
  const changes = openChangeFeed({ url, log })
  const threads = openThreads()
  const database = openDatabase({ url, size: settings.DATABASE_POOL_SIZE, onError })
  const jobDatabase = openDatabase({
    url,
    size: JOB_CONNECTIONS,
    statementTimeoutMs: JOB_STATEMENT_MS,
    connectionTimeoutMs: JOB_CONNECTION_MS,
    applicationName: 'keystead worker',
    onError,
  })
  const sealer = openSealer([secret, ...formerSecrets(settings)])
  const files = openFileStore(filesPlace(settings), (error) => log.warn({ err: error, event: 'file-store' }, error.message))
  return {
    services: {
      settings,
      clock: systemClock,
      log,
      database,
      jobDatabase,
      signer: signerFrom(secret),
      sealer,
      sessions: openSessions(ACTIVE_ACCOUNTS, ACTIVE_PROFILES, profileTypeName),
      files,
      filesHome: openFilesHome({ files, jobDatabase, keptFiles, isOwnFolder: settings.FILES_URL === undefined }),
      keptFiles,
      exportedTables,
      diskRoom: watchDiskRoom(settings.DATA_DIR, systemClock),
      jobs,
      mailer,
      changes,
      payments: openPaymentGateway(settings),
      screening: openScreeningBureau(settings),
      scanner: openVirusScanner(settings),
      seals: openPdfSeals({ settings, database: jobDatabase, sealer, threads, log, clock: systemClock }),
      threads,
      languages,
      events: createEvents(listeners),
      demo: demo?.facts ?? null,
    },
    demo,
    async close() {
      await jobs.stop().catch((error: unknown) => log.warn({ err: error }, 'stopping jobs'))
      mailer.close()
      await changes.close()
      await threads.close()
      await Promise.all([database.close(), jobDatabase.close()])
    },
  }
}

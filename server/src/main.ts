import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import pretty from 'pino-pretty'
import { type App, createApp } from './app/app.ts'
import { importFromCommandLine } from './properties/imports/import.command.ts'
import { backUpFromCommandLine, restoreFromCommandLine } from './backup/backup.command.ts'
import { BackupRefusal } from './backup/refusal.ts'
import { refuseUnfinishedRestore } from './backup/unfinished-restore.ts'
import { openDataFolder, writeFailureText } from './process/data-folder.ts'
import { type EmbeddedDatabase, DatabaseAlreadyRunning, openEmbeddedDatabase } from './database/embedded.ts'
import { filesPlace, nameOfPlace } from './files/file-store.ts'
import { keepUnfinishedClear } from './files/keep-unfinished-clear.ts'
import { FileStoreFull, FileStoreUnavailable } from './files/stores/file-store-errors.ts'
import { migrate } from './database/migrate.ts'
import { type Settings, SettingsError, readSettings } from './settings/env.ts'
import { isLoopback } from './settings/host-names.ts'
import { settleInstallation } from './app/installation.ts'
import { AlreadyRunning, claimInstance } from './process/instance-lock.ts'
import { keptFiles, forgottenByRestore, operatorCommands } from './app/parts.ts'
import { jobRegistrations } from './app/jobs.ts'
import { type OpenedServices, openServices } from './app/open-services.ts'
import type { TerminalWithServices } from './operator/program.ts'
import { runOperatorCommand } from './operator/run-command.ts'
import { endWithParent } from './process/parent-watch.ts'
import type { Services } from './rpc/services.ts'
import { loadSecret } from './secrets/secret-key.ts'
import { seedReferenceData } from './places/reference-data/seed-reference-data.ts'
import { seedStateLaw } from './places/state-law/seed-state-law.ts'
import { type Site, loadSite } from './site/site-routes.ts'
import { StartFailure } from './process/start-failure.ts'

/** How long calls in flight may take to finish when the process is asked to stop. */
const DRAIN_MS = 25_000
const WEB_BUILD = fileURLToPath(new URL('../../web/dist/', import.meta.url))

const COMMANDS = ['all', 'web', 'worker', 'migrate', 'seed', 'import', 'operator', 'backup', 'restore'] as const
type Command = (typeof COMMANDS)[number]

/**
 * `all` serves and works off jobs in one process; `web` and `worker` do one of both, side by side on one database. Who builds the
 * pages meanwhile says when they are there, and may hear where the server listens on this computer. Tests may have sandboxes of other companies where no demo is.
 */
export async function main(
  args: readonly string[],
  pagesAreBuilt: Promise<unknown> = Promise.resolve(),
  { allowsSandbox = false, listens = () => {} }: { allowsSandbox?: boolean; listens?: (url: string) => void } = {},
): Promise<void> {
  try {
    const [command = 'all', ...rest] = args
    if (!isCommand(command)) throw new StartFailure(`There is no command "${command}". Please use one of: ${COMMANDS.join(', ')}.`)
    const settings = readSettings(undefined, { allowsSandbox })
    const terminal: TerminalWithServices = {
      say,
      complain,
      withServices: (work) => withDatabase(settings, { join: true, log: complain }, ({ services }) => work(services)),
    }
    if (command === 'import') process.exitCode = await importFromCommandLine(rest, terminal)
    else if (command === 'operator') process.exitCode = await runOperatorCommand(operatorCommands, rest, terminal)
    else if (command === 'backup') process.exitCode = await backUpFromCommandLine(settings, rest, terminal, keptFiles)
    else if (command === 'restore') process.exitCode = await restoreFromCommandLine(settings, rest, terminal, forgottenByRestore)
    else if (command === 'migrate') await withDatabase(settings, { join: true }, async () => say('The database is up to date.'))
    else if (command === 'seed') await withDatabase(settings, { join: true }, seed)
    else await serve(settings, command, { pagesAreBuilt, listens })
  } catch (error) {
    say(startFailureText(error))
    process.exitCode = 1
  }
}

function isCommand(text: string): text is Command {
  return (COMMANDS as readonly string[]).includes(text)
}

function startFailureText(error: unknown): string {
  if (error instanceof SettingsError)
    return ['Please correct these settings:', ...error.sentences.map((sentence) => `  - ${sentence}`)].join('\n')
  if (error instanceof AlreadyRunning) return `Keystead is already running at ${error.url} (process ${error.pid}).`
  if (error instanceof DatabaseAlreadyRunning) return 'Another process is using the database in this data folder. Please stop it first.'
  if (error instanceof StartFailure || error instanceof BackupRefusal) return error.message
  if ((error as { code?: string }).code === 'EADDRINUSE')
    return 'Another program is using this port. Please choose another one with PORT=….'
  if (error instanceof FileStoreUnavailable || error instanceof FileStoreFull)
    return `Keystead can’t reach its files (${error.message}). Please check FILES_URL and its store.`
  return writeFailureText(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
}

/** What a person at the terminal reads; logs go their own way. */
function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Beside the output, so that a program can read that. */
function complain(text: string): void {
  process.stderr.write(`${text}\n`)
}

type Starting = { readonly pagesAreBuilt: Promise<unknown>; readonly listens: (url: string) => void }

async function serve(settings: Settings, command: 'all' | 'web' | 'worker', { pagesAreBuilt, listens }: Starting): Promise<void> {
  const instance = command === 'all' ? await claimInstance(settings.DATA_DIR, { port: settings.PORT, host: settings.HOST }) : null
  const opened = await openOwnServices(settings, { join: command !== 'all' })
  const { services } = opened
  let app: App | null = null
  let stopping = false
  const stop = async (reason: string, exitCode = 0) => {
    if (stopping) return
    stopping = true
    services.log.info({ reason }, 'stopping')
    const tooLong = setTimeout(() => process.exit(1), settings.DRAIN_SECONDS * 1_000 + DRAIN_MS)
    await app?.drain()
    await opened.close()
    await instance?.release()
    clearTimeout(tooLong)
    process.exit(exitCode)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal))
  process.on('disconnect', () => void stop('parent gone'))
  endWithParent(() => void stop('parent gone'))

  try {
    await Promise.all([seed(opened), pagesAreBuilt])
    keepUnfinishedClear(services)
    if (command !== 'worker') app = await createApp(services, await siteOrNull())
    if (command !== 'web') await services.jobs.work(jobRegistrations(opened))
    await app?.server.listen({ port: settings.PORT, host: settings.HOST })
  } catch (error) {
    say(startFailureText(error))
    return stop('start failed', 1)
  }
  if (app) {
    services.mailer.siteListensOn(app.port())
    listens(`http://localhost:${app.port()}`)
    announce(services)
  }
  for (const warning of warnings(services)) say(`  ${warning}\n`)
}

type OpenOptions = {
  /** Beside a server that is running already. */
  join: boolean
  /** Where it is told what takes its time. */
  log?: (text: string) => void
}

async function openOwnServices(settings: Settings, { join, log: tell = say }: OpenOptions): Promise<OpenedServices> {
  await refuseUnfinishedRestore(settings.DATA_DIR)
  await openDataFolder(settings, tell)
  const log = openLog(settings)
  const embedded: EmbeddedDatabase | null = settings.DATABASE_URL
    ? null
    : await openEmbeddedDatabase({ dataDir: settings.DATA_DIR, log: tell, join })
  try {
    const url = settings.DATABASE_URL ?? embedded!.url
    await migrate(url, (line) => log.info(line))
    const opened = await openServices({ settings, url, log, secret: await loadSecret(settings.SECRET_KEY, settings.DATA_DIR) })
    return {
      services: opened.services,
      demo: opened.demo,
      async close() {
        await opened.close()
        await embedded?.stop()
      },
    }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

async function withDatabase(settings: Settings, options: OpenOptions, work: (opened: OpenedServices) => Promise<void>): Promise<void> {
  const opened = await openOwnServices(settings, options)
  try {
    await work(opened)
  } finally {
    await opened.close()
  }
}

async function seed({ services, demo }: OpenedServices): Promise<void> {
  await settleInstallation(services.jobDatabase, services.settings)
  await settleFiles(services)
  await seedReferenceData(services.jobDatabase, say)
  await seedStateLaw(services.jobDatabase, say)
  await demo?.seed(services, say)
}

/** A store that does not answer now may answer in a moment: calls that need no file work meanwhile. */
async function settleFiles({ filesHome, settings, log }: Services): Promise<void> {
  await filesHome.settle().catch((error: unknown) => {
    log.error({ err: error }, 'the files could not be looked at')
    if (error instanceof FileStoreUnavailable)
      say(
        `The files in ${nameOfPlace(filesPlace(settings))} can’t be reached. Uploads and pictures have to wait until they can. Please check FILES_URL and its store.`,
      )
  })
  if (filesHome.isElsewhere()) log.error({ event: 'files-elsewhere', place: nameOfPlace(filesPlace(settings)) }, 'files are elsewhere')
}

function openLog(settings: Settings): Services['log'] {
  const options = { level: settings.LOG_LEVEL, redact: ['password', 'Password', '*.password', '*.Password', 'secret', '*.secret'] }
  return settings.LOG_FORMAT === 'pretty' ? pino(options, pretty({ colorize: true, sync: true })) : pino(options)
}

async function siteOrNull(): Promise<Site | null> {
  try {
    return await loadSite(WEB_BUILD)
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_MODULE_NOT_FOUND' || (error as { code?: string }).code === 'ENOENT') return null
    throw error
  }
}

function announce({ settings, mailer, demo, payments, screening }: Services): void {
  const lines = ['', `  Keystead is ready at ${mailer.siteAddress()}`, '']
  if (demo) {
    lines.push('  Demo sign-ins (all with the same password):')
    for (const signIn of demo.signIns) lines.push(`    ${signIn.Label.padEnd(36)} ${signIn.Email.padEnd(30)} ${signIn.Password}`)
    lines.push('')
  }
  const kept = settings.FILES_URL ? '' : ' (files)'
  lines.push(`  Data is kept in ${settings.DATA_DIR}${settings.DATABASE_URL ? `${kept} and the database of DATABASE_URL` : ''}.`)
  if (settings.FILES_URL) lines.push(`  Files are kept in ${nameOfPlace(filesPlace(settings))}.`)
  lines.push(`  Email goes to ${mailer.destination}.`)
  if (demo && !settings.SMTP_URL) lines.push(`  Read it at ${mailer.siteAddress()}/outbox`)
  if (demo && payments?.isSandbox)
    lines.push(`  Payments are made in a sandbox. Move its time, and return or dispute payments, at ${payments.origin}/control`)
  if (demo && screening?.isSandbox && settings.SCREENING_BUREAU_URL)
    lines.push(
      `  Applicants are screened in a sandbox. Move its time, unfreeze files and correct reports, at ${new URL('/control', settings.SCREENING_BUREAU_URL).href}`,
    )
  lines.push('  Stop with Ctrl-C.', '')
  say(lines.join('\n'))
}

/** What is right as it is and seldom what was meant. */
function warnings({ settings, mailer, filesHome }: Services): string[] {
  const { DEMO, HOST, SMTP_URL, PUBLIC_URL } = settings
  const found: string[] = []
  if (filesHome.isElsewhere()) {
    found.push(
      `The files of this database are not in ${nameOfPlace(filesPlace(settings))}, so pictures and other files are missing here, and what is sent here is missing elsewhere. Please give all processes the same FILES_URL, or a DATA_DIR that they share. "npm run operator -- check-files" says more.`,
    )
  }
  if (DEMO === '1' && !isLoopback(HOST.includes(':') ? `[${HOST}]` : HOST)) {
    found.push(
      `This demo listens on ${HOST} but answers only at names of this computer, such as localhost. To show it to others, set DEMO=open and PUBLIC_URL. For real people, set DEMO=0 with a new data folder.`,
    )
  }
  if (DEMO === '0' && SMTP_URL && !PUBLIC_URL) {
    found.push(`Links in emails start with ${mailer.siteAddress()}. If people use another address, please set PUBLIC_URL.`)
  }
  return found
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2))

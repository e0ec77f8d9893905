import { readdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { formatBytes } from '@keystead/contract/values/uploads.ts'
import { pino } from 'pino'
import { systemClock } from '../process/clock.ts'
import { discardEmbeddedDatabase, hasEmbeddedDatabase, openEmbeddedDatabase } from '../database/embedded.ts'
import { filesPlace, nameOfPlace, openFileStore } from '../files/file-store.ts'
import { formerSecrets, type Settings } from '../settings/env.ts'
import { type Terminal, newProgram, runProgram } from '../operator/program.ts'
import { claimInstance } from '../process/instance-lock.ts'
import { openJobs } from '../jobs/jobs.ts'
import { readSecret } from '../secrets/secret-key.ts'
import { type BackupOptions, backUp, forgetDraft } from './backup.ts'
import type { Manifest } from './manifest.ts'
import { progressOf } from '../process/progress.ts'
import { refuse, sayingWhenFull } from './refusal.ts'
import { checkBackup, refuseFilledDatabase, restore, type RestoreDatabase, type RestoreOptions } from './restore.ts'
import { refuseUnfinishedRestore, UNFINISHED_MARK } from './unfinished-restore.ts'

export type Say = (text: string) => void

/** `npm run backup -- FILE`. Answers the exit code. */
export function backUpFromCommandLine(
  settings: Settings,
  words: readonly string[],
  terminal: Terminal,
  keptFiles: BackupOptions['keptFiles'],
): Promise<number> {
  const program = newProgram('npm run backup --', terminal)
    .description('Saves the whole installation in one file. Keystead may be running. Nothing is changed.')
    .argument('<FILE>', 'the new backup file; it must not exist yet')
    .action((path: string) => backUpTo(resolve(path), settings, terminal.say, keptFiles))
  return runProgram(program, words, terminal)
}

/** It migrates nothing. */
async function backUpTo(target: string, settings: Settings, say: Say, keptFiles: BackupOptions['keptFiles']): Promise<void> {
  await refuseUnfinishedRestore(settings.DATA_DIR)
  const secret = settings.SECRET_KEY ?? (await readSecret(settings.DATA_DIR))
  if (!settings.DATABASE_URL && !(await hasEmbeddedDatabase(settings.DATA_DIR)))
    refuse(`There is nothing to back up in ${settings.DATA_DIR}. If the data is in another folder, set DATA_DIR=….`)
  if (!secret)
    refuse(
      `The secret key is missing: there is no secret.key in ${settings.DATA_DIR}, and SECRET_KEY is not set. Please set SECRET_KEY; without it the backup would be incomplete.`,
    )
  const database = databaseOf(settings, say)
  const forget = onSignal(() => forgetDraft(target))
  try {
    const url = await database.open()
    const progress = progressOf(systemClock, say)
    const { manifest, bytes, sha256, missing } = await sayingWhenFull(
      `There is not enough disk space for ${target}. No backup was kept. Please free some space, or choose another disk.`,
      () =>
        backUp({
          url,
          dataDir: settings.DATA_DIR,
          files: openFileStore(filesPlace(settings)),
          keptFiles,
          secret,
          secretIsKept: !settings.SECRET_KEY,
          target,
          clock: systemClock,
          progress,
        }),
    )
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    say(`Backed up to ${target} (${formatBytes(bytes)}, only you can read it, SHA-256 ${sha256}):`)
    say(`  ${manifest.tables.length} tables with ${rows} rows, ${manifest.files.count} files (${formatBytes(manifest.files.bytes)})`)
    say(
      manifest.secret.kept
        ? '  and the secret key. Anyone who has this file can read everything, so please keep it as safe as the data folder.'
        : '  but not SECRET_KEY, which is a setting. Please keep it somewhere else; sealed data can’t be opened without it.',
    )
    if (missing.length > 0)
      say(
        `  Missing from ${nameOfPlace(filesPlace(settings))}, so not in the backup: ${missing.length} files, such as ${missing.slice(0, 3).join(', ')}.`,
      )
  } finally {
    forget()
    await database.close()
  }
}

/** `npm run restore -- FILE`. Answers the exit code. */
export function restoreFromCommandLine(
  settings: Settings,
  words: readonly string[],
  terminal: Terminal,
  forgetting: RestoreOptions['forgetting'],
): Promise<number> {
  const program = newProgram('npm run restore --', terminal)
    .description('Restores a backup into an empty data folder, and into an empty database if DATABASE_URL is set.')
    .argument('<FILE>', 'the backup file')
    .action((path: string) => restoreFrom(resolve(path), settings, terminal.say, forgetting))
  return runProgram(program, words, terminal)
}

async function restoreFrom(source: string, settings: Settings, say: Say, forgetting: RestoreOptions['forgetting']): Promise<void> {
  const { DATA_DIR: dataDir } = settings
  await refuseFilledFolder(dataDir)
  await refuseFilledStore(settings)
  if (settings.DATABASE_URL) await refuseFilledDatabase(settings.DATABASE_URL)
  const secrets = settings.SECRET_KEY ? [settings.SECRET_KEY, ...formerSecrets(settings)] : []
  say(`Reading ${source}…`)
  const manifest = await checkBackup(source, secrets)
  say(`The backup is complete. It was made on ${manifest.madeAt} by version ${manifest.version} with PostgreSQL ${manifest.postgres}.`)

  const instance = await claimInstance(dataDir, { port: settings.PORT, host: settings.HOST })
  try {
    // The folder may have been used while the archive was read; from here on it is ours.
    await refuseFilledFolder(dataDir)
    await sayingWhenFull(
      `There is not enough disk space in ${dataDir} or for its database. Please free some space, then restore again.`,
      () => fill(settings, source, manifest, { forgetting, say }),
    )
  } finally {
    await instance.release()
  }
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const places = [
    dataDir,
    ...(settings.FILES_URL ? [nameOfPlace(filesPlace(settings))] : []),
    ...(settings.DATABASE_URL ? ['the database of DATABASE_URL'] : []),
  ]
  say(`Restored to ${places.join(' and ')}:`)
  say(`  ${manifest.tables.length} tables with ${rows} rows, ${manifest.files.count} files, the same as in the backup except for sessions.`)
  say('  To start it, run npm start with the settings that it had.')
}

/** All of it or nothing: a folder that cannot be filled is empty again. */
async function fill(
  settings: Settings,
  source: string,
  manifest: Manifest,
  { forgetting, say }: Pick<RestoreOptions, 'forgetting' | 'say'>,
): Promise<void> {
  const { DATA_DIR: dataDir } = settings
  const mark = join(dataDir, UNFINISHED_MARK)
  await writeFile(mark, `A restore from ${source} did not finish.\n`)
  try {
    await restore(manifest, {
      source,
      dataDir,
      files: openFileStore(filesPlace(settings)),
      database: databaseOf(settings, () => {}),
      makeJobTables,
      forgetting,
      say,
      progress: progressOf(systemClock, say),
    })
    await rm(mark)
  } catch (error) {
    await clearStore(settings)
    await clear(dataDir)
    if (settings.DATABASE_URL)
      say('The database of DATABASE_URL may hold a part of it: drop it and make an empty one before you try again.')
    throw error
  }
}

function databaseOf(settings: Settings, say: Say): RestoreDatabase {
  let close = async () => {}
  return {
    async open() {
      if (settings.DATABASE_URL) return settings.DATABASE_URL
      const embedded = await openEmbeddedDatabase({ dataDir: settings.DATA_DIR, log: say, join: true })
      close = () => embedded.stop()
      return embedded.url
    },
    close: () => close(),
  }
}

/** The queue makes its tables when it starts. */
async function makeJobTables(url: string): Promise<void> {
  const jobs = await openJobs({ url, log: pino({ level: 'silent' }), definitions: [] })
  await jobs.stop()
}

async function refuseFilledFolder(dataDir: string): Promise<void> {
  await refuseUnfinishedRestore(dataDir)
  const found = await entriesOf(dataDir)
  if (found.length > 0) refuse(`${dataDir} is not empty. A backup is restored into an empty folder only: DATA_DIR=… names another one.`)
}

async function refuseFilledStore(settings: Settings): Promise<void> {
  for await (const { key } of openFileStore(filesPlace(settings)).list(''))
    refuse(
      `${nameOfPlace(filesPlace(settings))} is not empty: there is ${key}. Please restore into an empty bucket, or set another folder in FILES_URL.`,
    )
}

/** The same of a store elsewhere. What of it can’t be deleted now, the next restore says. */
async function clearStore(settings: Settings): Promise<void> {
  if (!settings.FILES_URL) return
  const files = openFileStore(filesPlace(settings))
  for await (const { key } of files.list('')) await files.delete(key)
}

/** It was empty before, so all that is in it now is ours. */
async function clear(dataDir: string): Promise<void> {
  await discardEmbeddedDatabase(dataDir)
  for (const name of await entriesOf(dataDir)) await rm(join(dataDir, name), { recursive: true, force: true })
}

/** What belongs to the disk itself does not count, nor does the lock under which a restore works. */
async function entriesOf(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => name !== 'lost+found' && name !== 'keystead.lock')
}

function onSignal(tidyUp: () => Promise<void>): () => void {
  const ended = (signal: NodeJS.Signals) => void tidyUp().finally(() => process.exit(signal === 'SIGINT' ? 130 : 143))
  process.on('SIGINT', ended).on('SIGTERM', ended)
  return () => void process.off('SIGINT', ended).off('SIGTERM', ended)
}

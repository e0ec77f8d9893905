import { chmod, lstat, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isThere } from './is-there.ts'

/** What is remembered about the embedded database, beside its data. */
export function recordFile(dataDir: string): string {
  return join(dataDir, 'postgres.json')
}

/** Root cannot run PostgreSQL: its user has to pass through the folder, and may not list it. */
const PASSED_THROUGH = 0o711
const OURS_ALONE = 0o700

/** Names that others give as well. In a folder of many things they are ours beside one of our own. */
const PLAIN_NAMES = /^(files|outbox|postgres)$/
const OWN_NAMES = /^(secret\.key|postgres\.json)(\.new)?$/
const OTHER_NAMES =
  /^(postgres\.log(\.1)?|(postgres|keystead)\.lock(\..+)?|restore\.unfinished|sandbox-(gateway|bureau)|\.?postgresql-\d.+)$/
/** Belongs to the disk. */
const OF_THE_DISK = 'lost+found'

type DataSettings = { readonly DATA_DIR: string; readonly DATABASE_URL?: string | undefined }

/**
 * Makes the data folder, and keeps other users of the machine out of what is Keystead's: also where it was made by an older
 * version, or put back from a copy with wider rights. A folder that holds other things too keeps its rights, and so do they.
 * What cannot be changed is told.
 */
export async function openDataFolder({ DATA_DIR, DATABASE_URL }: DataSettings, report: (line: string) => void): Promise<void> {
  await mkdir(join(DATA_DIR, 'files'), { recursive: true, mode: OURS_ALONE })
  if (process.platform === 'win32') return
  const { ours, foreign } = sorted(await readdir(DATA_DIR))
  const stillOpen: string[] = []
  for (const name of ours) {
    if (!(await narrow(join(DATA_DIR, name), OURS_ALONE))) stillOpen.push(join(DATA_DIR, name))
  }
  const holdsDatabase = !DATABASE_URL || (await isThere(recordFile(DATA_DIR)))
  const most = process.getuid?.() === 0 && holdsDatabase ? PASSED_THROUGH : OURS_ALONE
  if (foreign.length > 0) {
    if (((await stat(DATA_DIR)).mode & 0o777 & ~most) !== 0)
      report(
        `${DATA_DIR} has files that aren’t Keystead’s (such as ${foreign.slice(0, 3).join(', ')}), so other users of this computer can still list it. To use a separate folder, set DATA_DIR=….`,
      )
  } else if (!(await narrow(DATA_DIR, most))) stillOpen.push(DATA_DIR)
  if (stillOpen.length > 0) {
    report(
      `Other users of this computer can read ${stillOpen.join(', ')}, and this user can’t change that. Please run chmod -R go-rwx on it.`,
    )
  }
}

function sorted(names: readonly string[]): { ours: string[]; foreign: string[] } {
  const foreign = names.filter((name) => ![PLAIN_NAMES, OWN_NAMES, OTHER_NAMES].some((known) => known.test(name)) && name !== OF_THE_DISK)
  const isPlainOurs = foreign.length === 0 || names.some((name) => OWN_NAMES.test(name))
  const isOurs = (name: string) => OWN_NAMES.test(name) || OTHER_NAMES.test(name) || (isPlainOurs && PLAIN_NAMES.test(name))
  return { ours: names.filter(isOurs), foreign }
}

/** Takes away what is beyond `most`. False where that is not ours to do. */
export async function narrow(path: string, most: number): Promise<boolean> {
  try {
    const found = await lstat(path)
    // A link leads to what was put elsewhere on purpose.
    if (found.isSymbolicLink() || (found.mode & 0o777 & ~most) === 0) return true
    await chmod(path, found.mode & most)
    return ((await stat(path)).mode & 0o777 & ~most) === 0
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Another process has put it away meanwhile.
    if (code === 'ENOENT') return true
    if (code === 'EPERM' || code === 'EACCES' || code === 'EROFS') return false
    throw error
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EROFS: 'its file system is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota of this user is used up',
}

/** Why a file could not be written, as a sentence; null for any other failure. */
export function writeFailureText(error: unknown): string | null {
  const { code, path } = error as NodeJS.ErrnoException
  const reason = REASONS[code ?? '']
  return reason && path ? `Keystead can’t write to ${path}: ${reason}. Please correct that, or set another folder with DATA_DIR=….` : null
}

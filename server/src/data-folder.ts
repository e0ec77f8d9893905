import { chmod, lstat, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from './env.ts'
import { recordFile } from './database/embedded/record.ts'

/** Root cannot run PostgreSQL: its user has to pass through the folder, and may not list it. */
const PASSED_THROUGH = 0o711
const OURS_ALONE = 0o700

/**
 * Makes the data folder, and keeps other users of the machine out of it: also where it was made by an older version, or put
 * back from a copy with wider rights. What cannot be changed is told.
 */
export async function openDataFolder({ DATA_DIR, DATABASE_URL }: Settings, tell: (line: string) => void): Promise<void> {
  await mkdir(join(DATA_DIR, 'files'), { recursive: true, mode: OURS_ALONE })
  if (process.platform === 'win32') return
  const holdsDatabase = !DATABASE_URL || (await isThere(recordFile(DATA_DIR)))
  const isPassedThrough = process.getuid?.() === 0 && holdsDatabase
  const stillOpen: string[] = []
  for (const name of await readdir(DATA_DIR)) {
    if (!(await narrow(join(DATA_DIR, name), OURS_ALONE))) stillOpen.push(join(DATA_DIR, name))
  }
  if (!(await narrow(DATA_DIR, isPassedThrough ? PASSED_THROUGH : OURS_ALONE))) stillOpen.push(DATA_DIR)
  if (stillOpen.length > 0) {
    tell(`Other users of this machine may read ${stillOpen.join(', ')}, and this user may not change that. Run chmod -R go-rwx on it.`)
  }
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

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
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
  return reason && path ? `Keystead cannot write ${path}: ${reason}. Put that right, or name another folder with DATA_DIR=….` : null
}

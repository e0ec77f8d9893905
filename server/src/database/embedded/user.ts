import { spawnSync } from 'node:child_process'
import { chmod, chown, lchown, readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Whom PostgreSQL runs as: null is whoever runs this process. PostgreSQL refuses to run as root. */
export type User = { readonly uid: number; readonly gid: number } | null

/** The owner of the data that is there already, else the system's own account for databases. */
export async function chooseUser(existingData: string): Promise<User> {
  if (process.getuid?.() !== 0) return null
  const owner = await stat(existingData).catch(() => null)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find((fields) => fields[0] === name)
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) }
  }
  throw new Error(
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody". Please start Keystead as an ordinary user.',
  )
}

export function canRead(user: User, path: string): boolean {
  return user === null || test(user, '-r', path)
}

export function canEnter(user: User, folder: string): boolean {
  return user === null || test(user, '-x', folder)
}

/** Lets others pass through our own data folder (not list it) where that alone keeps PostgreSQL out. */
export async function letThrough(user: User, folder: string): Promise<void> {
  if (user === null || canEnter(user, folder) || !canEnter(user, dirname(folder))) return
  const { mode, uid } = await stat(folder)
  if (uid === process.getuid?.()) await chmod(folder, (mode & 0o7777) | 0o011)
}

export async function give(user: User, path: string): Promise<void> {
  if (user !== null) await chown(path, user.uid, user.gid)
}

/** For data that root has copied here: every file in it goes to PostgreSQL's user. */
export async function giveAll(user: User, folder: string): Promise<void> {
  if (user === null || (await stat(folder)).uid === user.uid) return
  for (const entry of await readdir(folder, { recursive: true })) await lchown(join(folder, entry), user.uid, user.gid)
  // Last, so that an interrupted change of owner is taken up again.
  await chown(folder, user.uid, user.gid)
}

// Asked as that user, because access lists and mounts decide as well as mode bits.
function test(user: NonNullable<User>, question: string, path: string): boolean {
  const answer = spawnSync('/bin/sh', ['-c', `test ${question} "$0"`, path], { uid: user.uid, gid: user.gid, cwd: '/', stdio: 'ignore' })
  if (answer.error)
    throw new Error('PostgreSQL does not run as root, and this process may not change its user. Please start Keystead as an ordinary user.')
  return answer.status === 0
}

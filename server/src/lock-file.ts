import { randomBytes } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { identify, isRunning, type ProcessIdentity } from './process-identity.ts'

export type LockFile = { release(): Promise<void> }

/** The file is held by a process that lives. `details` is what it wrote down about itself. */
export class LockHeld extends Error {
  readonly pid: number
  readonly details: Readonly<Record<string, string>>
  constructor(path: string, holder: Holder) {
    super(`${path} is held by process ${holder.process.pid}`)
    this.pid = holder.process.pid
    this.details = holder.details
  }
}

type Holder = { readonly process: ProcessIdentity; readonly details: Readonly<Record<string, string>> }

/** Takes the lock for this process, or throws LockHeld. A lock whose holder has ended is taken over. */
export async function claimLockFile(path: string, details: Readonly<Record<string, string>> = {}): Promise<LockFile> {
  const content = JSON.stringify({ process: await identify(process.pid), details } satisfies Holder)
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, content, { mode: 0o644 })
  try {
    // A link is made at once or not at all, so nobody ever reads a lock that is half written.
    while (!(await linked(draft, path))) {
      const found = await readIfThere(path)
      if (found === null) continue
      const holder = parse(found)
      if (holder && (await isRunning(holder.process))) throw new LockHeld(path, holder)
      await removeIfStill(path, found)
    }
  } finally {
    await rm(draft, { force: true })
  }
  return { release: () => removeIfStill(path, content) }
}

async function linked(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Removes the lock that was read, and puts back what another process may have put in its place meanwhile. */
async function removeIfStill(path: string, content: string): Promise<void> {
  const aside = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  try {
    await rename(path, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  if ((await readIfThere(aside)) !== content) await linked(aside, path)
  await rm(aside, { force: true })
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function parse(content: string): Holder | null {
  try {
    const { process, details } = JSON.parse(content) as Partial<Holder>
    return process && Number.isInteger(process.pid) ? { process, details: details ?? {} } : null
  } catch {
    return null
  }
}

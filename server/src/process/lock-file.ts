import { randomBytes } from 'node:crypto'
import { type FileHandle, link, open, readFile, rm, stat } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
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

type Holder = {
  readonly process: ProcessIdentity
  readonly details: Readonly<Record<string, string>>
  /** The very file that was locked: a copy of it, in a copied folder, is another one; a renamed folder keeps it. */
  readonly file?: string
}

/** Takes the lock for this process, or throws LockHeld. A lock whose holder has ended, or that was copied here, is taken over. */
export async function claimLockFile(path: string, details: Readonly<Record<string, string>> = {}): Promise<LockFile> {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  const content = await writeDraft(draft, details)
  try {
    // A link is made at once or not at all, so no one ever reads a lock that is half written.
    while (!(await linked(draft, path))) {
      const found = await readIfThere(path)
      if (found === null) continue
      const holder = parse(found)
      if (holder && (await isHeld(path, holder))) throw new LockHeld(path, holder)
      await removeStale(path, found, draft)
    }
  } finally {
    await rm(draft, { force: true })
  }
  return {
    async release() {
      if ((await readIfThere(path)) === content) await rm(path, { force: true })
    },
  }
}

async function writeDraft(draft: string, details: Holder['details']): Promise<string> {
  const file = await open(draft, 'wx', 0o600)
  try {
    const content = JSON.stringify({ process: await identify(process.pid), details, file: await nameOfFile(file) } satisfies Holder)
    await file.writeFile(content)
    return content
  } finally {
    await file.close()
  }
}

async function isHeld(path: string, { process: holder, file }: Holder): Promise<boolean> {
  if (!(await isRunning(holder))) return false
  // The name is null when it was released just now; then the next try takes it.
  return file === undefined || file === (await nameOfFile(path).catch(() => null))
}

/** Tells one file from all others on this machine, whatever path leads to it. */
async function nameOfFile(file: FileHandle | string): Promise<string> {
  const { dev, ino } = typeof file === 'string' ? await stat(file, { bigint: true }) : await file.stat({ bigint: true })
  return `${dev}:${ino}`
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

/**
 * Removes a lock whose holder has ended. One process at a time may do so, and looks again before it does: otherwise a
 * slow one would remove the fresh lock of a quicker one.
 */
async function removeStale(path: string, stale: string, draft: string): Promise<void> {
  const guard = `${path}.takeover`
  if (!(await linked(draft, guard))) {
    const other = parse((await readIfThere(guard)) ?? '')
    if (other && !(await isHeld(guard, other))) await rm(guard, { force: true })
    await delay(10)
    return
  }
  try {
    if ((await readIfThere(path)) === stale) await rm(path, { force: true })
  } finally {
    await rm(guard, { force: true })
  }
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
    const { process, details, file } = JSON.parse(content) as Partial<Holder>
    return process && Number.isInteger(process.pid) ? { process, details: details ?? {}, ...(file !== undefined && { file }) } : null
  } catch {
    return null
  }
}

import { readFile } from 'node:fs/promises'

/** One particular process. A pid alone may have been given to another program since it was written down. */
export type ProcessIdentity = {
  readonly pid: number
  /** Start time as the kernel tells it, unique together with the pid; null where there is no /proc. */
  readonly startedAt: string | null
}

export async function identify(pid: number): Promise<ProcessIdentity> {
  return { pid, startedAt: await startTimeOf(pid) }
}

/** False once the process has ended, even if its pid is in use again. */
export async function isRunning(identity: ProcessIdentity): Promise<boolean> {
  if (!pidExists(identity.pid)) return false
  const startedAt = await startTimeOf(identity.pid)
  if (startedAt === null) return process.platform !== 'linux'
  return identity.startedAt === null || identity.startedAt === startedAt
}

function pidExists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function startTimeOf(pid: number): Promise<string | null> {
  if (process.platform !== 'linux') return null
  try {
    const [stat, boot] = await Promise.all([readFile(`/proc/${pid}/stat`, 'utf8'), readFile('/proc/sys/kernel/random/boot_id', 'utf8')])
    // The program's name stands in brackets and may hold spaces: the fields are counted from behind it.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A zombie has ended, although its pid is still taken until its parent asks for the exit code.
    return state === 'Z' || state === 'X' ? null : `${boot.trim()}/${fields[18]}`
  } catch {
    return null
  }
}

import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'

/** What of a process lies in memory, in megabytes: its own, and what it has mapped of files. */
export type Resident = { readonly all: number; readonly anonymous: number; readonly ofFiles: number }

/** As Linux tells it; elsewhere it is not a number. */
export async function residentOf({ pid }: ChildProcess): Promise<Resident> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const megabytes = (name: string) => Math.round(Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? Number.NaN) / 1_024)
  return { all: megabytes('VmRSS'), anonymous: megabytes('RssAnon'), ofFiles: megabytes('RssFile') }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where a run has all its things, and what has to be undone at its end, the last first. */
export type FolderOfARun = {
  readonly folder: string
  readonly opened: (() => Promise<unknown>)[]
  close(): Promise<void>
}

/** Whatever becomes of it, no folder and no program is left behind. */
export async function openInFolder<Opened>(open: (run: FolderOfARun) => Promise<Opened>): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'keystead-chaos-'))
  const opened: FolderOfARun['opened'] = [() => rm(folder, { recursive: true, force: true })]
  const undoAll = async () => {
    for (const undo of opened.splice(0).toReversed()) await undo()
  }
  let closed: Promise<void> | null = null
  // A run that fails since it was stopped waits for the same.
  const close = () => (closed ??= undoAll())
  // Who presses Ctrl-C waits for it as well.
  const stop = () => void close().finally(() => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, stop)
    opened.push(async () => process.off(signal, stop))
  }
  try {
    return await open({ folder, opened, close })
  } catch (error) {
    await close()
    throw error
  }
}

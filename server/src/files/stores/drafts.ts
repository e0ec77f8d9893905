import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type Pass = (chunks: AsyncIterable<Buffer>) => AsyncIterable<Buffer>

/** Writes into a file of its own, and hands it over once it is whole; what is still there afterwards goes. */
export async function withDraft<Result>(
  folder: string,
  content: Readable,
  take: (path: string) => Promise<Result>,
  { isSafe, pass = (chunks) => chunks }: { readonly isSafe: boolean; readonly pass?: Pass },
): Promise<Result> {
  const path = join(folder, randomUUID())
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await pipeline(content, pass, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: isSafe }))
    return await take(path)
  } finally {
    content.destroy()
    await rm(path, { force: true })
  }
}

/** Deletes what processes that were killed have left. */
export async function clearDrafts(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder).catch(nothingWhereMissing)) {
    const path = join(folder, name)
    const found = await stat(path).catch(nothingWhereMissing)
    if ('mtime' in found && found.mtime < before) await rm(path, { force: true })
  }
}

function nothingWhereMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { runInOwnProcess } from '../process/own-process.ts'
import type { PdfAnswer, PdfWork } from './make-pdf.ts'

const MODULE = new URL('./large-pdf-main.ts', import.meta.url)
export const WORK = 'work'
export const ANSWER = 'answer'

/**
 * Makes a document in a process that ends with it: one of 5,000 lines takes 600 MB, which the typesetter would keep, and a thread
 * that is at it cannot be ended. Null where it takes longer than it may.
 */
export async function makeLargePdf(work: PdfWork, longestMs: number): Promise<PdfAnswer | null> {
  const folder = await mkdtemp(join(tmpdir(), 'keystead-pdf-'))
  try {
    await writeFile(join(folder, WORK), serialize(work))
    const tooLong = AbortSignal.timeout(longestMs)
    await runInOwnProcess({ module: MODULE, input: { folder }, signal: tooLong, longestMs: longestMs * 2, graceMs: 0 })
    return tooLong.aborted ? null : (deserialize(await readFile(join(folder, ANSWER))) as PdfAnswer)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

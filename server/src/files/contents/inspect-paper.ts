import { createHash } from 'node:crypto'
import { CallFailure } from '../../rpc/failure.ts'
import type { Services } from '../../rpc/services.ts'
import { CONTENT_FAILURES } from './content-failures.ts'
import { documentQueue, type FileToInspect } from './inspect-file.ts'
import type { PaperPage } from './measure-paper.ts'
import { readContents } from './read-contents.ts'
import { Refused } from './refused.ts'

export type { PaperPage } from './measure-paper.ts'

export type InspectedPaper = { readonly pages: readonly PaperPage[]; readonly sha256: string; readonly bytes: number }

const LONGEST_MS = 20_000
const UNSTOPPED = new AbortController().signal

/** A PDF that people are to sign, by its content. Throws a `CallFailure` with a sentence for the person where it is not one. */
export async function inspectPaper(services: Pick<Services, 'files' | 'log'>, file: FileToInspect): Promise<InspectedPaper> {
  try {
    return await documentQueue.run(async () => {
      const content = await services.files.read(file.key)
      const { pages } = await readContents<{ pages: PaperPage[] }>('measure paper', content, UNSTOPPED, LONGEST_MS)
      return { pages, sha256: createHash('sha256').update(content).digest('hex'), bytes: content.byteLength }
    })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    services.log.info({ event: 'paper-refused', refusal: error.refusal, reason: error.message }, 'file')
    throw new CallFailure(CONTENT_FAILURES[error.refusal], { note: error.message })
  }
}

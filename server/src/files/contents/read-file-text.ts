import type { Services } from '../../rpc/services.ts'
import { DOCX_TYPE, PDF_TYPE } from './content-types.ts'
import { type ContentTask, readContents } from './read-contents.ts'
import { Refused } from './refused.ts'

export type FileText = {
  readonly text: string
  /** There is more than what is kept. */
  readonly isCut: boolean
  /** Of a DOCX: paragraphs, headings, lists, tables and emphasis, without attributes. */
  readonly html: string | null
}

/** There is no use in trying again. */
export class UnreadableText extends Error {}

const TASKS: Readonly<Record<string, ContentTask>> = { [PDF_TYPE]: 'text of pdf', [DOCX_TYPE]: 'text of docx' }
const NO_TEXT: FileText = { text: '', isCut: false, html: null }
const LONGEST_MS = 30_000

/** The words of a PDF or DOCX that was inspected; other files have none. For jobs, since it may take half a minute. */
export async function readFileText(
  services: Pick<Services, 'files'>,
  { key, contentType }: { readonly key: string; readonly contentType: string },
  signal: AbortSignal,
): Promise<FileText> {
  const task = TASKS[contentType]
  if (!task) return NO_TEXT
  const content = await services.files.read(key)
  try {
    return await readContents<FileText>(task, content, signal, LONGEST_MS)
  } catch (error) {
    throw error instanceof Refused ? new UnreadableText(error.message, { cause: error }) : error
  }
}

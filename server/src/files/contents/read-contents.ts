import { ConfinedFailure, ConfinedOverrun, askConfined } from '../../process/confined-process.ts'
import { type Refusal, Refused } from './refused.ts'

export type ContentTask = 'inspect pdf' | 'measure paper' | 'inspect docx' | 'inspect doc' | 'text of pdf' | 'text of docx'

export type ContentAnswer<Answer> = { readonly answer: Answer } | { readonly refusal: Refusal; readonly note: string }

const MODULE = new URL('./read-contents-main.ts', import.meta.url)
const HEAP_MB = 512
/** Of a million characters as JSON, as text and as HTML. */
const MOST_ANSWER_BYTES = 33_554_432

/** Does a task on the bytes of a file in a process of its own, which can do nothing else. Throws `Refused`. */
export async function readContents<Answer>(
  task: ContentTask,
  content: Uint8Array,
  signal: AbortSignal,
  longestMs: number,
): Promise<Answer> {
  const said = await askConfined<ContentAnswer<Answer>>({
    module: MODULE,
    task,
    content,
    signal,
    longestMs,
    heapMb: HEAP_MB,
    mostAnswerBytes: MOST_ANSWER_BYTES,
  }).catch((error: unknown): never => {
    if (error instanceof ConfinedOverrun) throw new Refused('takesTooMuch', error.message, { cause: error })
    if (error instanceof ConfinedFailure) throw new Refused('unreadable', error.message, { cause: error })
    throw error
  })
  if ('refusal' in said) throw new Refused(said.refusal, said.note)
  return said.answer
}

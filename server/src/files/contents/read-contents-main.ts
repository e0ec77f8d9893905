import { answerConfined } from '../../process/answer-confined.ts'
import { Refused } from './refused.ts'
import type { ContentAnswer, ContentTask } from './read-contents.ts'

/* Each task loads what it needs alone. */

const TASKS: Readonly<Record<ContentTask, (content: Buffer) => Promise<unknown>>> = {
  'inspect pdf': async (content) => (await import('./inspect-pdf.ts')).inspectPdf(content),
  'measure paper': async (content) => (await import('./measure-paper.ts')).measurePaper(content),
  'inspect docx': async (content) => (await import('./inspect-docx.ts')).inspectDocx(content),
  'inspect doc': async (content) => (await import('./inspect-doc.ts')).inspectDoc(content),
  'text of pdf': async (content) => (await import('./pdf-text.ts')).readPdfText(content),
  'text of docx': async (content) => (await import('./docx-text.ts')).readDocxText(content),
}

await answerConfined(async (task, content): Promise<ContentAnswer<unknown>> => {
  try {
    return { answer: (await TASKS[task as ContentTask](content)) ?? null }
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal, note: error.message }
    throw error
  }
})

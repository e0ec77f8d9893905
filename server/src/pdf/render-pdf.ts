import type { Services } from '../rpc/services.ts'
import { type Threads, ThreadOverrun } from '../threads/threads.ts'
import { makeLargePdf } from './large-pdf.ts'
import type { PdfAnswer, PdfPictures, PdfWork } from './make-pdf.ts'
import type { PdfFrame } from './pdf-paper.ts'
import type { PdfMethods } from './pdf.thread.ts'
import type { Place } from './typst.ts'

/*
 * Documents are made in a thread, large ones in a process of their own, of a template of ours and of words that are given: the same
 * words give the same bytes.
 */

const MODULE = new URL('./pdf.thread.ts', import.meta.url)
/** Of all words together: some 50,000 lines of an invoice. */
const MAX_CHARACTERS = 4_000_000
/** From some 1,200 lines on. */
const MANY_CHARACTERS = 100_000
const LONGEST_MS = 120_000
const DATE = /^\d{4}-\d{2}-\d{2}$/

declare const PAPER: unique symbol
/** A template, with the shape of what it is told. */
export type PdfTemplate<Paper> = { readonly file: URL; readonly [PAPER]?: Paper }

export function definePdf<Paper>(file: URL): PdfTemplate<Paper> {
  return { file }
}

export type Pdf = { readonly bytes: Uint8Array; readonly pages: number; readonly places: readonly Place[] }

/** More words than a document may have, or more than can be typeset in its time. */
export class PdfTooLarge extends Error {}
/** The template does not work with what it was told: a fault of ours. */
export class PdfBroken extends Error {}

type Makers = Pick<Services, 'threads' | 'log'>

/** Takes some 20 ms a page. Throws `PdfTooLarge`, `PdfBroken`, and where the thread ended for another reason `ThreadLost`. */
export async function renderPdf<Paper>(
  { threads, log }: Makers,
  template: PdfTemplate<Paper>,
  { frame, paper, pictures }: { readonly frame: PdfFrame; readonly paper: Paper; readonly pictures?: PdfPictures },
): Promise<Pdf> {
  if (!DATE.test(frame.date)) throw new PdfBroken(`a document needs a date such as 2026-11-30, not ${frame.date}`)
  const characters = charactersIn(paper)
  if (characters > MAX_CHARACTERS) throw new PdfTooLarge(tooManyCharacters(characters, MAX_CHARACTERS))
  const work = { template: template.file.href, frame, paper, ...(pictures && { pictures }) }
  const made = await (characters > MANY_CHARACTERS ? makeLarge(work) : makeInThread(threads, work))
  if ('broken' in made) throw new PdfBroken(made.broken)
  const { bytes, pages, missing, unmet, places } = made
  if (missing.length > 0) {
    log.warn({ title: frame.title, missing: missing.slice(0, KEPT_MISSING).map(codePoint) }, 'characters that no font of documents has')
  }
  if (unmet) log.warn({ title: frame.title, unmet }, 'a document that does not meet PDF/UA')
  return { bytes, pages, places }
}

/** Characters that no font of documents has: they would be boxes. */
export async function unprintableIn({ threads }: Pick<Services, 'threads'>, texts: readonly string[]): Promise<readonly string[]> {
  const session = threads.open<PdfMethods>(MODULE)
  try {
    return await session.ask('missing', texts)
  } finally {
    session.close()
  }
}

async function makeInThread(threads: Threads, work: PdfWork): Promise<PdfAnswer> {
  const session = threads.open<PdfMethods>(MODULE)
  try {
    return await session.ask('make', work)
  } catch (error) {
    if (error instanceof ThreadOverrun) throw new PdfTooLarge(TOOK_TOO_LONG, { cause: error })
    throw error
  } finally {
    session.close()
  }
}

async function makeLarge(work: PdfWork): Promise<PdfAnswer> {
  const made = await makeLargePdf(work, LONGEST_MS)
  if (!made) throw new PdfTooLarge(TOOK_TOO_LONG)
  return made
}

const KEPT_MISSING = 20

function codePoint(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
}

function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (value === null || typeof value !== 'object') return 0
  return Object.values(value).reduce<number>((sum, item) => sum + charactersIn(item) + 1, 0)
}

const TOOK_TOO_LONG = 'A document took longer than it may.'

function tooManyCharacters(characters: number, most: number): string {
  const [many, may] = [characters, most].map((count) => count.toLocaleString('en-US'))
  return `A document of ${many} characters is too large: it may have ${may}.`
}

import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FONT_FOLDERS } from './fonts.ts'

/*
 * Typst, behind one function. It knows two sources, that of the template and the frame, and the pictures it is given: its folder
 * does not exist, so that there is no file of the machine it could read.
 */

const FOLDER = join(import.meta.dirname, 'no-folder')
const FRAME = new URL('./frame.typ', import.meta.url)
/** The standard that Typst checks while it writes: PDF that can be read aloud. */
const STANDARD = 'ua-1'

let compiler: NodeCompiler | null = null

/** One for each thread: it keeps the fonts. */
function openCompiler(): NodeCompiler {
  if (compiler) return compiler
  compiler = NodeCompiler.create({ workspace: FOLDER, fontArgs: [{ fontPaths: [...FONT_FOLDERS] }] })
  compiler.addSource(join(FOLDER, 'frame.typ'), readFileSync(FRAME, 'utf8'))
  return compiler
}

/** The template does not compile with this data: a fault of ours. */
export class TypstError extends Error {}

export type Typeset = {
  readonly bytes: Uint8Array
  readonly pages: number
  /** What keeps the document from being one that everyone can read; null where it is one. */
  readonly unmet: string | null
  /** What the template labels `<place>`, in the order of the pages. */
  readonly places: readonly Place[]
}

/** Where something stands: in points, from the top left corner of its page. */
export type Place = {
  readonly id: string
  readonly page: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** `pictures`: by the path at which the template finds them. */
export function typeset(template: string, data: unknown, pictures: ReadonlyMap<string, Uint8Array>): Typeset {
  const typst = openCompiler()
  const main = join(FOLDER, 'template.typ')
  typst.addSource(main, template)
  for (const [path, bytes] of pictures) typst.mapShadow(join(FOLDER, path), Buffer.from(bytes))
  try {
    const compiled = typst.compile({ mainFilePath: main, inputs: { data: JSON.stringify(data) } })
    const document = compiled.result
    if (compiled.hasError() || !document) throw new TypstError(said(compiled.takeDiagnostics()))
    const pages = document.numOfPages
    const places = (typst.query(document, { selector: '<place>' }) as readonly { readonly value: Place }[]).map(({ value }) => value)
    try {
      return { bytes: typst.pdf(document, { pdfStandard: STANDARD }), pages, unmet: null, places }
    } catch (error) {
      // Still with tags, and still what the person waits for.
      return { bytes: typst.pdf(document), pages, unmet: messages(String((error as Error).message)), places }
    }
  } finally {
    for (const path of pictures.keys()) typst.unmapShadow(join(FOLDER, path))
    // What is kept would help with the same document alone, and takes 100 kB for each of its lines.
    typst.evictCache(0)
  }
}

type Diagnostic = { readonly message: string; readonly path: string; readonly range: unknown }

function said(error: NodeError | null): string {
  const all = (error?.shortDiagnostics ?? []) as readonly Diagnostic[]
  return all.map(({ message, path }) => `${path.split(/[\\/]/).at(-1)}: ${message}`).join('; ') || 'Typst gave no reason'
}

const MESSAGE = /message: "((?:[^"\\]|\\.)*)"/g
const KEPT_MESSAGES = 5

/** What is written of errors of the export is Rust. */
function messages(text: string): string {
  const all = [...text.matchAll(MESSAGE)].map(([, message = '']) => message)
  return [...new Set(all)].slice(0, KEPT_MESSAGES).join('; ') || text.slice(0, 300)
}

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.d.ts'
import { Refused } from './refused.ts'

/** Opens a PDF to be read and not to be drawn. */
export async function openPdf(content: Uint8Array): Promise<{ document: PDFDocumentProxy; close(): Promise<void> }> {
  const loading = getDocument({
    // Its own copy, since it is given away.
    data: new Uint8Array(content),
    verbosity: 0,
    useSystemFonts: false,
    useWasm: false,
    useWorkerFetch: false,
    enableXfa: false,
    stopAtErrors: false,
  })
  try {
    return { document: await loading.promise, close: () => loading.destroy() }
  } catch (error) {
    await loading.destroy()
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new Refused(isLocked ? 'encrypted' : 'unreadable', String(error), { cause: error })
  }
}

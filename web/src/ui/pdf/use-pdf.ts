import { useEffect, useState } from 'react'
import { logWarning } from '../../browser/log.ts'
import type { PdfDocument } from './pdf-document.ts'
import { text } from './pdf.text.ts'

/** An address, or a file that was just chosen. */
export type PdfSource = string | Blob

type Opened = { readonly source: PdfSource; readonly attempt: number; readonly document: PdfDocument | null }

/** The document of a source, null until it is open. Another source, or another attempt, opens another one. */
export function usePdf(source: PdfSource, attempt = 0): { document: PdfDocument | null; hasFailed: boolean } {
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    let isWanted = true
    let close = () => {}
    async function open() {
      const [{ openPdf }, place] = await Promise.all([loadPdf(), placeOf(source)])
      if (!isWanted) return
      const file = openPdf(place)
      close = file.close
      const document = await file.opened
      if (isWanted) setOpened({ source, attempt, document })
    }
    open().catch((error: unknown) => {
      if (!isWanted) return
      logWarning(text.notOpened, error)
      setOpened({ source, attempt, document: null })
    })
    return () => {
      isWanted = false
      close()
    }
  }, [source, attempt])
  const current = opened?.source === source && opened.attempt === attempt ? opened : null
  return { document: current?.document ?? null, hasFailed: current !== null && current.document === null }
}

/** The content policy lets nothing be asked for at an address that a page has made for a file. */
async function placeOf(source: PdfSource): Promise<string | Uint8Array> {
  return typeof source === 'string' ? source : new Uint8Array(await source.arrayBuffer())
}

/** The build for the server leaves it out altogether. */
function loadPdf(): Promise<typeof import('./pdf-document.ts')> {
  return import.meta.env.SSR ? Promise.reject(new Error('documents are drawn in browsers')) : import('./pdf-document.ts')
}

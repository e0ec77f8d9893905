import {
  getDocument,
  GlobalWorkerOptions,
  type PageViewport,
  type PDFDocumentProxy,
  type PDFPageProxy,
  TextLayer,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs'

/*
 * Documents as they are drawn: everything here is loaded only when one is opened. Its worker is a file of our own, and it goes without WebAssembly, since
 * the content policy allows neither that of others nor this.
 */

/** Where `vite/pdf-parts.ts` puts what the library needs beside itself. */
const PARTS = `/build/pdf-${version}/`
GlobalWorkerOptions.workerSrc = `${PARTS}legacy/build/pdf.worker.min.mjs`
const WITH_PARTS = {
  standardFontDataUrl: `${PARTS}standard_fonts/`,
  cMapUrl: `${PARTS}cmaps/`,
  wasmUrl: `${PARTS}wasm/`,
  useWasm: false,
  // A machine’s own stand for those that it lacks, in widths of their own.
  useSystemFonts: false,
} as const

/** In points, of which an inch has 72. */
export type PageSize = { readonly width: number; readonly height: number }

/** Where a page goes: what is seen, and the words above it that can be marked, searched and read out. */
export type PageGround = { readonly canvas: HTMLCanvasElement; readonly words: HTMLElement }

export type PdfDocument = {
  readonly pagesCount: number
  /** Of the first page. The others are as large until they are read. */
  readonly size: PageSize
  sizeOf(number: number): Promise<PageSize>
  /** Answers how to stop, which also takes it away. */
  draw(number: number, ground: PageGround, scale: number): () => void
  /** A page as a picture, for a printer. */
  picture(number: number, dotsPerInch: number): Promise<Blob>
}

/** From an address, or from its bytes. Rejects where it is gone, or is none. */
export function openPdf(place: string | Uint8Array): { readonly opened: Promise<PdfDocument>; close(): void } {
  const where = typeof place === 'string' ? { url: place } : { data: place }
  const loading = getDocument({ ...where, ...WITH_PARTS, verbosity: 0 })
  return { opened: loading.promise.then(asDocument), close: () => void loading.destroy() }
}

async function asDocument(document: PDFDocumentProxy): Promise<PdfDocument> {
  const sizeOf = async (number: number) => sizeIn(await document.getPage(number))
  return {
    pagesCount: document.numPages,
    size: await sizeOf(1),
    sizeOf,
    draw(number, ground, scale) {
      let stop = () => {}
      let isWanted = true
      void document.getPage(number).then((page) => {
        if (isWanted) stop = drawPage(page, ground, scale)
      }, gone)
      return () => {
        isWanted = false
        stop()
      }
    },
    picture: async (number, dotsPerInch) => pictureOf(await document.getPage(number), dotsPerInch / 72),
  }
}

function sizeIn(page: PDFPageProxy): PageSize {
  const { width, height } = page.getViewport({ scale: 1 })
  return { width, height }
}

function drawPage(page: PDFPageProxy, { canvas, words }: PageGround, scale: number): () => void {
  const viewport = page.getViewport({ scale })
  const drawing = paint(page, canvas, viewport, dotsFor(viewport))
  drawing.promise.catch(gone)
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport })
  layer.render().catch(gone)
  return () => {
    drawing.cancel()
    layer.cancel()
    words.replaceChildren()
    // Gives its memory back.
    canvas.width = 0
    canvas.height = 0
  }
}

function paint(page: PDFPageProxy, canvas: HTMLCanvasElement, viewport: PageViewport, dots: number) {
  canvas.width = Math.floor(viewport.width * dots)
  canvas.height = Math.floor(viewport.height * dots)
  return page.render({ canvas, viewport, transform: dots === 1 ? undefined : [dots, 0, 0, dots, 0, 0] })
}

/** Browsers draw nothing on what is larger. */
const MOST_DOTS = 16_000_000

/** How many dots of the screen a pixel is, as long as there are not too many of them. */
function dotsFor({ width, height }: PageViewport): number {
  return Math.min(globalThis.devicePixelRatio || 1, Math.sqrt(MOST_DOTS / (width * height)))
}

async function pictureOf(page: PDFPageProxy, scale: number): Promise<Blob> {
  const canvas = document.createElement('canvas')
  await paint(page, canvas, page.getViewport({ scale }), 1).promise
  const picture = await new Promise<Blob | null>((answer) => canvas.toBlob(answer))
  canvas.width = 0
  if (!picture) throw new Error('a page could not be drawn')
  return picture
}

/** It was stopped, or its document was closed meanwhile: no one waits for it. */
function gone(): void {}

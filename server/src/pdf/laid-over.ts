import { constants, inflateSync } from 'node:zlib'
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFPage,
  type PDFObject,
  type PDFRef,
  PDFStream,
  concatTransformationMatrix,
  drawObject,
} from '@cantoo/pdf-lib'
import { shownBox } from '../files/contents/shown-box.ts'
import { append, openToAppend, openToRead } from './append-to-pdf.ts'
import { graftTags } from './graft-tags.ts'
import { statesOf } from './graphics-states.ts'

/*
 * Lays the pages of one file over those of another, and adds more behind them. The file below stays as it is, byte for byte: what is new
 * stands after it, so that everyone who has the paper that was sent finds it at the beginning of the one that was signed.
 */

export type Layers = {
  readonly paper: Uint8Array
  /** A page for each of the paper, as large as that is shown. */
  readonly overlay: Uint8Array
  /** Pages that follow; null where none do. */
  readonly behind: Uint8Array | null
}

export async function laidOver({ paper, overlay, behind }: Layers): Promise<Uint8Array> {
  const document = await openToAppend(paper)
  const above = await openToRead(overlay)
  const pages = document.getPages()
  if (above.getPageCount() !== pages.length) throw new Error(`${above.getPageCount()} pages can not lie over ${pages.length}`)
  const laid = await document.embedPages(above.getPages())
  pages.forEach((page, index) => drawOver(document, page, laid[index]!.ref))
  await document.flush()
  graftTags(
    document,
    above,
    above.getPages().map(({ ref }, index) => ({ from: ref, page: pages[index]!.ref, drawn: laid[index]!.ref })),
  )
  if (behind) await addBehind(document, behind)
  return (await append(document)).bytes
}

/** Nothing that several pages may share is changed. */
function drawOver({ context }: PDFDocument, page: PDFPage, over: PDFRef): void {
  const { node } = page
  const own = node.Resources()?.clone(context) ?? context.obj({})
  const objects = own.lookupMaybe(PDFName.of('XObject'), PDFDict)?.clone(context) ?? context.obj({})
  const name = objects.uniqueKey('Over')
  objects.set(name, over)
  own.set(PDFName.of('XObject'), objects)
  node.set(PDFName.of('Resources'), own)

  const before = contentsOf(page)
  const { opening, closing } = statesOf(contentBytes(page))
  const draws = [concatTransformationMatrix(...fromShownToPage(page)), drawObject(name)].map(String)
  const first = context.register(context.stream('q\n'.repeat(opening)))
  const last = context.register(context.stream(`\n${'Q\n'.repeat(closing)}q\n${draws.join('\n')}\nQ\n`))
  node.set(PDFName.of('Contents'), context.obj([first, ...before, last]))
}

function contentsOf({ node }: PDFPage): PDFRef[] {
  const contents = node.Contents()
  const given = node.get(PDFName.of('Contents'))
  if (contents instanceof PDFArray) return contents.asArray() as PDFRef[]
  return contents ? [given as PDFRef] : []
}

/** What a page draws, in one piece; null where it is packed in a rare way, or is more than any page has. */
function contentBytes(page: PDFPage): Uint8Array | null {
  const { context } = page.node
  const parts: Uint8Array[] = []
  let room = MOST_CONTENT_BYTES
  for (const ref of contentsOf(page)) {
    const part = unpacked(context.lookup(ref), room)
    if (!part) return null
    room -= part.length
    parts.push(part, Buffer.from('\n'))
  }
  return Buffer.concat(parts)
}

const MOST_CONTENT_BYTES = 33_554_432

/** A few bytes may be made into gigabytes: it stops where they are more than they may be. */
function unpacked(stream: PDFObject | undefined, mostBytes: number): Uint8Array | null {
  if (!(stream instanceof PDFStream) || mostBytes <= 0) return null
  const bytes = stream.getContents()
  const filter = stream.dict.lookup(PDFName.of('Filter'))
  const filters = filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : []
  if (filters.length === 0) return bytes.length > mostBytes ? null : bytes
  if (filters.length > 1 || filters[0] !== PDFName.of('FlateDecode') || stream.dict.has(PDFName.of('DecodeParms'))) return null
  try {
    // Some end a little early.
    return inflateSync(bytes, { maxOutputLength: mostBytes, finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return null
  }
}

async function addBehind(document: PDFDocument, behind: Uint8Array): Promise<void> {
  const last = await openToRead(behind)
  const pages = await document.copyPages(last, last.getPageIndices())
  for (const page of pages) {
    // By numbers of their own they would be among the tags of the paper.
    page.node.delete(PDFName.of('StructParents'))
    const annotations = page.node.Annots()
    for (const each of annotations?.asArray() ?? []) document.context.lookup(each, PDFDict).delete(PDFName.of('StructParent'))
    document.addPage(page)
  }
  graftTags(
    document,
    last,
    last.getPages().map(({ ref }, index) => ({ from: ref, page: pages[index]!.ref, drawn: null })),
  )
}

type Matrix = [number, number, number, number, number, number]

/** From a page as it is shown, turned and cut as it says, with its origin at the bottom left, to the one that its content is drawn on. */
function fromShownToPage(page: PDFPage): Matrix {
  const { x, y, width, height } = shownBox(page)
  switch (((page.getRotation().angle % 360) + 360) % 360) {
    case 90:
      return [0, 1, -1, 0, x + width, y]
    case 180:
      return [-1, 0, 0, -1, x + width, y + height]
    case 270:
      return [0, -1, 1, 0, x, y + height]
    default:
      return [1, 0, 0, 1, x, y]
  }
}

import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFRef, PDFString } from '@cantoo/pdf-lib'
import { append, openToAppend } from '../pdf/append-to-pdf.ts'

/*
 * A PDF with a place for its seal behind it (PAdES, ETSI EN 319 142-1): a signature of zeros, which says what it covers, that nothing may
 * change from then on, and the reference by which the file is found again.
 */

export type RoomFor = {
  readonly pdf: Uint8Array
  /** For the signature, in bytes. */
  readonly roomBytes: number
  /** Whose seal it is, and why, as readers of PDFs show it. */
  readonly name: string
  readonly reason: string
  /** ASCII without brackets: it stands in the file as it is. */
  readonly reference: string
  readonly at: Date
}

export type SealRoom = {
  readonly bytes: Uint8Array
  /** Where the brackets of the signature begin and end: all before and behind is what it is of. */
  readonly from: number
  readonly to: number
}

const UNKNOWN = 9_999_999_999
const LOCKED_AND_PRINTED = 132
const SIGNATURES_EXIST_AND_APPEND_ONLY = 3
const NO_CHANGES = 1

export async function makeRoomForSeal(room: RoomFor): Promise<SealRoom> {
  const document = await openToAppend(room.pdf)
  const signature = addSignature(document, room)
  const { bytes, offsetOf } = await append(document)
  const at = offsetOf(signature)
  const zeros = Buffer.from(`<${'0'.repeat(room.roomBytes * 2)}>`, 'latin1')
  const from = bytes.indexOf(zeros, at)
  const unknown = [UNKNOWN, UNKNOWN, UNKNOWN].join(' ')
  const rangeAt = bytes.indexOf(unknown, at)
  if (from === -1 || rangeAt === -1) throw new Error('there is no room for a signature in this file')
  const to = from + zeros.length
  bytes.write([from, to, bytes.length - to].join(' ').padEnd(unknown.length), rangeAt, 'latin1')
  return { bytes, from, to }
}

function addSignature(document: PDFDocument, { roomBytes, name, reason, reference, at }: RoomFor): PDFRef {
  const { context, catalog } = document
  const signature = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'ETSI.CAdES.detached',
      ByteRange: [0, UNKNOWN, UNKNOWN, UNKNOWN],
      Contents: PDFHexString.of('0'.repeat(roomBytes * 2)),
      Name: PDFHexString.fromText(name),
      Reason: PDFHexString.fromText(reason),
      // What one needs to ask whether the seal is ours.
      ContactInfo: PDFString.of(reference),
      M: PDFString.fromDate(at),
      Reference: [
        {
          Type: 'SigRef',
          TransformMethod: 'DocMDP',
          TransformParams: { Type: 'TransformParams', P: NO_CHANGES, V: PDFName.of('1.2') },
        },
      ],
    }),
  )
  addField(document, signature)
  catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: signature }))
  return signature
}

/** Where readers look for signatures: a field of the file, on its first page, that shows nothing. */
function addField(document: PDFDocument, signature: PDFRef): void {
  const { context, catalog } = document
  const page = document.getPage(0)
  const field = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      Rect: [0, 0, 0, 0],
      F: LOCKED_AND_PRINTED,
      T: PDFString.of('Seal'),
      V: signature,
      P: page.ref,
    }),
  )
  const annotations = page.node.Annots()?.asArray() ?? []
  page.node.set(PDFName.of('Annots'), context.obj([...annotations, field]))
  const form = catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict)?.clone(context) ?? context.obj({})
  const fields = form.lookupMaybe(PDFName.of('Fields'), PDFArray)?.asArray() ?? []
  form.set(PDFName.of('Fields'), context.obj([...fields, field]))
  form.set(PDFName.of('SigFlags'), PDFNumber.of(SIGNATURES_EXIST_AND_APPEND_ONLY))
  catalog.set(PDFName.of('AcroForm'), form)
}

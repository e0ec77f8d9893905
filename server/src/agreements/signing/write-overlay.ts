import type { Signature } from '@keystead/contract/agreements/agreements/signature.forms.ts'
import { SIGNATURE_BOX } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import { formatMoment } from '@keystead/contract/values/dates.ts'
import type { PaperPage } from '../../files/contents/inspect-paper.ts'
import type { PdfFrame } from '../../pdf/pdf-paper.ts'
import type { OverlayPaper, OverlayValue } from '../../pdf/templates/overlay-paper.ts'
import type { AgreementRow, FieldRow, PartyRow, SignatureRow } from '../agreements/agreement.public.ts'
import { text } from './certificate.text.ts'

export type Filled = {
  readonly agreement: AgreementRow
  readonly pages: readonly PaperPage[]
  readonly fields: readonly FieldRow[]
  readonly parties: readonly PartyRow[]
  readonly signatures: ReadonlyMap<string, SignatureRow>
}

type Overlay = { readonly frame: PdfFrame; readonly paper: OverlayPaper; readonly pictures: ReadonlyMap<string, Uint8Array> }

/** What everyone filled in, where on the paper: pages of its sizes to be laid over it. */
export function writeOverlay({ agreement, pages, fields, parties, signatures }: Filled): Overlay {
  const pictures = new Map<string, Uint8Array>()
  const byId = new Map(parties.map((party) => [party.id, party]))
  const paper: OverlayPaper = {
    box: SIGNATURE_BOX,
    pages: pages.map(({ width, height }, index) => {
      const here = fields.filter(({ page, value }) => page === index + 1 && value !== null)
      return {
        width,
        height,
        values: here.flatMap((field) => valueOf(field, byId.get(field.party_id)!, signatures.get(field.party_id), pictures) ?? []),
        notes: here.flatMap((field) => noteOf(field, byId.get(field.party_id)!, agreement)),
        foot: text.foot({ reference: agreement.id }),
        stamp: null,
      }
    }),
  }
  return { frame: frameOf(agreement), paper, pictures }
}

function valueOf(
  { kind, value, x, y, width, height }: FieldRow,
  party: PartyRow,
  signed: SignatureRow | undefined,
  pictures: Map<string, Uint8Array>,
): OverlayValue | null {
  const at = { x, y, width, height }
  if (kind === 'signature' || kind === 'initials') {
    const mark = kind === 'signature' ? signed?.signature : signed?.initials
    return mark ? { ...at, ...markOf(mark, `${kind}-${party.id}`, party.name, pictures) } : null
  }
  return kind === 'checkbox' ? { ...at, kind: 'check' } : { ...at, kind: 'text', text: value! }
}

function markOf(mark: Signature, picture: string, name: string, pictures: Map<string, Uint8Array>) {
  switch (mark.Kind) {
    case 'drawn':
      return { kind: 'drawn' as const, lines: mark.Strokes.map(pairsOf) }
    case 'typed':
      return { kind: 'typed' as const, text: mark.Text }
    case 'picture':
      pictures.set(picture, Buffer.from(mark.Png, 'base64'))
      return { kind: 'picture' as const, picture, alt: text.alt({ name }) }
  }
}

function pairsOf(points: readonly number[]): [number, number][] {
  return Array.from({ length: points.length / 2 }, (_, index) => [points[index * 2]!, points[index * 2 + 1]!])
}

/** Who signed and when, in small letters below a signature. */
function noteOf({ kind, x, y, height }: FieldRow, { name, done_at }: PartyRow, { time_zone }: AgreementRow) {
  if (kind !== 'signature' || done_at === null) return []
  return [{ x, y: y + height + 1, text: text.marked({ name, at: formatMoment(done_at, time_zone) }) }]
}

function frameOf({ title, ended_at }: AgreementRow): PdfFrame {
  return {
    language: 'en',
    title,
    author: '',
    date: ended_at!.toISOString().slice(0, 10),
    brand: { kind: 'plain' },
    footer: [],
    pageOf: text.pageOf({ page: '{page}', pages: '{pages}' }),
    stamp: null,
  }
}

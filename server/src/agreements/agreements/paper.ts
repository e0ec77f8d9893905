import { createHash, randomUUID } from 'node:crypto'
import { mergeFieldLabel } from '@keystead/contract/agreements/templates/merge-fields.ts'
import { mergeFieldsIn, questionsIn } from '@keystead/contract/agreements/templates/walk-body.ts'
import type { Part } from '@keystead/contract/agreements/templates/template.values.ts'
import type { TemplateBody } from '@keystead/contract/agreements/templates/template-body.ts'
import type { Services } from '../../rpc/services.ts'
import { renderPdf } from '../../pdf/render-pdf.ts'
import type { Place } from '../../pdf/typst.ts'
import type { PaperPage } from '../../files/contents/inspect-paper.ts'
import { AGREEMENT_PAGE, agreementPdf } from '../../pdf/templates/agreement-paper.ts'
import type { DocumentBrand } from '../../platform/branding/branding.public.ts'
import { type Filling, setBody } from '../templates/template.public.ts'
import type { AgreementRow } from './agreement.queries.ts'
import { text } from './agreement.text.ts'
import { fillBody } from './fill-body.ts'
import { type Known, knownValue } from './merge-values.ts'
import type { NewField } from './party.queries.ts'

/* The paper of an agreement with everything filled in that is known before it is signed, and the places of what is filled in then. */

export type PaperParty = { readonly id: string; readonly role: string; readonly part: Part; readonly name: string }

export type Draft = Pick<
  AgreementRow,
  'title' | 'kind' | 'body' | 'fields' | 'changed' | 'answers' | 'source_key' | 'source_bytes' | 'source_sha256' | 'source_pages'
>

/** Each value of the paper: what is known, and what stands there. */
export type PaperValue = { readonly known: string | null; readonly value: string | null; readonly isChanged: boolean }

export function valuesOf({ body, changed }: Pick<Draft, 'body' | 'changed'>, known: Known): ReadonlyMap<string, PaperValue> {
  return new Map(
    (body ? mergeFieldsIn(body) : []).map((name) => {
      const found = knownValue(name, known)
      const own = ownValue(changed, name)
      return [name, { known: found, value: own ?? found, isChanged: own !== undefined }]
    }),
  )
}

/** Questions are called as people like, also as what every object has. */
export function ownValue(values: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}

/** By their labels, in the order of the paper. */
export function emptyValuesOf({ body, answers }: Pick<Draft, 'body' | 'answers'>, values: ReadonlyMap<string, PaperValue>): string[] {
  if (!body) return []
  return [
    ...mergeFieldsIn(body).flatMap((name) => (values.get(name)?.value ? [] : mergeFieldLabel(name))),
    ...questionsIn(body).filter((label) => !ownValue(answers, label)),
  ]
}

type Content = {
  readonly draft: Draft
  readonly parties: readonly PaperParty[]
  readonly known: Known
}

type Open = Omit<NewField, 'page' | 'x' | 'y' | 'width' | 'height'>

/** Fills a text, and notes which fields it opens. A value that is not there yet is named in its place. */
function fillingOf({ draft, parties, known }: Content): { filling: Filling; open: Map<string, Open> } {
  const values = valuesOf(draft, known)
  const open = new Map<string, Open>()
  const opened = (field: Omit<Open, 'id'>) => {
    const id = randomUUID()
    open.set(id, { id, ...field })
    return id
  }
  const signersIn = (role: string) => parties.filter((party) => party.role === role && party.part === 'signer')
  const filling: Filling = {
    merge: (name) => values.get(name)?.value ?? text.open({ what: mergeFieldLabel(name) }),
    answer: (question) => ownValue(draft.answers, question) || text.open({ what: question }),
    law: (topic) => {
      const rule = known.facts.laws.find((row) => row.topic === topic)
      return rule?.standing === 'set' ? { text: rule.says, statute: rule.statute } : null
    },
    field: ({ kind, role, label, isRequired, options }) => {
      const signers = signersIn(role)
      return signers.flatMap(({ id: party_id, name }) => [
        { t: 'field' as const, id: opened({ party_id, kind, label, is_required: isRequired, options }), kind, options },
        ...(signers.length > 1 ? [{ t: 'text' as const, text: ` (${name}) ` }] : []),
      ])
    },
    signatures: (role) =>
      signersIn(role).map(({ id: party_id, name }) => ({
        role,
        name,
        signature: opened({ party_id, kind: 'signature', label: text.signature, is_required: true, options: [] }),
        date: opened({ party_id, kind: 'date', label: text.date, is_required: true, options: [] }),
      })),
  }
  return { filling, open }
}

export type Paper = {
  /** Null of an uploaded one, which lies in the store already. */
  readonly bytes: Uint8Array | null
  readonly sha256: Buffer
  readonly size: number
  readonly pages: readonly PaperPage[]
  readonly fields: readonly NewField[]
  readonly filled: Readonly<Record<string, string>>
  readonly reading: TemplateBody | null
}

type Look = { readonly look: DocumentBrand; readonly date: string; readonly isPreview: boolean }

export async function makePaper(services: Services, content: Content, look: Look): Promise<Paper> {
  const { draft } = content
  return draft.body ? makeText(services, { ...content, body: draft.body }, look) : placedPaper(draft, content.parties)
}

async function makeText(services: Services, content: Content & { body: TemplateBody }, { look, date, isPreview }: Look): Promise<Paper> {
  const { draft, known, body } = content
  const { filling, open } = fillingOf(content)
  const { bytes, pages, places } = await renderPdf(services, agreementPdf, {
    frame: {
      language: 'en',
      title: draft.title,
      author: known.facts.landlord?.name ?? '',
      date,
      brand: look.brand,
      footer: look.footer === null ? [] : [look.footer],
      pageOf: text.pageOf({ page: '{page}', pages: '{pages}' }),
      stamp: isPreview ? text.draftStamp : null,
    },
    paper: { blocks: setBody(body, filling), words: { signature: text.signature, name: text.name, date: text.date } },
  })
  return {
    bytes,
    sha256: createHash('sha256').update(bytes).digest(),
    size: bytes.length,
    pages: Array.from({ length: pages }, () => AGREEMENT_PAGE),
    fields: placedFields(open, places),
    filled: filledOf(valuesOf(draft, known), draft.answers),
    reading: fillBody(body, filling),
  }
}

/** A field that stands in a header which is set again on the next page is there once. */
function placedFields(open: ReadonlyMap<string, Open>, places: readonly Place[]): NewField[] {
  return places.flatMap(({ id, page, x, y, width, height }) => {
    const field = open.get(id)
    return field ? [{ ...field, page, x, y, width, height }] : []
  })
}

function filledOf(values: ReadonlyMap<string, PaperValue>, answers: Readonly<Record<string, string>>): Record<string, string> {
  const merged = [...values].flatMap(([name, { value }]) => (value === null ? [] : [[name, value] as const]))
  return { ...Object.fromEntries(merged), ...Object.fromEntries(Object.entries(answers).map(([label, value]) => [`ask:${label}`, value])) }
}

/** Of an uploaded paper: each role is one party there. */
function placedPaper(draft: Draft, parties: readonly PaperParty[]): Paper {
  const { source_bytes: size, source_sha256: sha256, source_pages: pages } = draft
  if (size === null || sha256 === null || pages === null) throw new Error('an uploaded paper has no file')
  const fields = draft.fields.flatMap(({ role, kind, label, isRequired, options, ...place }) => {
    const party = parties.find((candidate) => candidate.role === role && candidate.part === 'signer')
    return party ? [{ id: randomUUID(), party_id: party.id, kind, label, is_required: isRequired, options, ...place }] : []
  })
  return { bytes: null, sha256, size, pages, fields, filled: {}, reading: null }
}

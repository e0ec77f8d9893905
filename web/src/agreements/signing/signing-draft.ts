import type { PaperField } from '@keystead/contract/agreements/agreements/agreement.schemas.ts'
import { messages } from '@keystead/contract/agreements/agreements/agreements-messages.text.ts'
import { MAX_VALUE } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import type { Signature } from '@keystead/contract/agreements/agreements/signature.forms.ts'
import { KNOWN_FIELD_KINDS } from '@keystead/contract/agreements/templates/template.values.ts'
import type { Agreement } from './signing-state.ts'

/* What a party fills in, before it is sent. */

export type FieldValue = string | number | boolean | null
export type SigningDraft = {
  /** By the ids of fields. */
  Values: Record<string, FieldValue>
  Signature: Signature | null
  Initials: Signature | null
}

/** A field as a person is asked for it. */
export type AskedField = Pick<PaperField, 'FieldId' | 'Kind' | 'Label' | 'IsRequired' | 'Options' | 'Page'>

/** Lines of a form are seldom even: what begins so near below each other, in points, stands in one line. */
const LINE = 8

/** The reader’s own fields, as they are read: page by page, line by line. */
export function ownFields({ Fields, PartyId }: Pick<Agreement, 'Fields' | 'PartyId'>): readonly PaperField[] {
  const lines: PaperField[][] = []
  for (const field of Fields.filter((one) => one.PartyId === PartyId).toSorted((one, other) => one.Page - other.Page || one.Y - other.Y)) {
    const line = lines.at(-1)
    if (line && line[0]!.Page === field.Page && field.Y - line[0]!.Y <= LINE) line.push(field)
    else lines.push([field])
  }
  return lines.flatMap((line) => line.toSorted((one, other) => one.X - other.X))
}

export const isKnown = ({ Kind }: Pick<PaperField, 'Kind'>): boolean => KNOWN_FIELD_KINDS.includes(Kind)

/** What is asked of the reader; the rest is filled in by who they are, and when they sign. */
export function askedFields(agreement: Pick<Agreement, 'Fields' | 'PartyId'>): readonly PaperField[] {
  return ownFields(agreement).filter((field) => !isKnown(field))
}

/** A paper without a place for it is signed all the same. */
export const SIGNATURE_ASIDE = 'signature'

/** With a signature, wherever there is a place for one or none. */
export function stepsOfSigner(asked: readonly PaperField[], label: string): readonly AskedField[] {
  if (asked.some(({ Kind }) => Kind === 'signature')) return asked
  return [...asked, { FieldId: SIGNATURE_ASIDE, Kind: 'signature', Label: label, IsRequired: true, Options: [], Page: 0 }]
}

export function emptyDraft(asked: readonly AskedField[]): SigningDraft {
  const Values = Object.fromEntries(asked.filter(isTyped).map(({ FieldId, Kind }) => [FieldId, Kind === 'checkbox' ? false : null]))
  return { Values, Signature: null, Initials: null }
}

export const isTyped = ({ Kind }: Pick<AskedField, 'Kind'>): boolean => Kind !== 'signature' && Kind !== 'initials'

/** Where a form keeps what is filled into a field. */
export function pathOf({ FieldId, Kind }: Pick<AskedField, 'FieldId' | 'Kind'>): `Values.${string}` | 'Signature' | 'Initials' {
  if (Kind === 'signature') return 'Signature'
  return Kind === 'initials' ? 'Initials' : `Values.${FieldId}`
}

/** What is sent of a field, as text; empty where nothing is. */
export function wireValue(value: FieldValue | undefined): string {
  if (typeof value === 'boolean') return value ? 'true' : ''
  return value === null || value === undefined ? '' : String(value).trim()
}

export function isFilled(field: AskedField, draft: SigningDraft): boolean {
  if (field.Kind === 'signature') return draft.Signature !== null
  if (field.Kind === 'initials') return draft.Initials !== null
  return wireValue(draft.Values[field.FieldId]) !== ''
}

/** What a paper has room for, and a computer keeps to the last digit. */
const NUMBER = /^-?\d{1,12}(?:\.\d{1,6})?$/

/** Why a field can’t be sent as it is; null where it can. */
export function problemOf(field: AskedField, draft: SigningDraft): string | null {
  const { Kind, Label, Options } = field
  if (!isFilled(field, draft)) {
    if (Kind === 'signature') return messages.signatureMissing
    return field.IsRequired ? messages.fieldMissing({ label: Label }) : null
  }
  if (!isTyped(field)) return null
  const value = draft.Values[field.FieldId]
  const sent = wireValue(value)
  const isWrong =
    (Kind === 'number' && (typeof value !== 'number' || !NUMBER.test(sent))) ||
    ((Kind === 'radio' || Kind === 'dropdown') && !Options.includes(sent)) ||
    sent.length > MAX_VALUE
  return isWrong ? messages.fieldInvalid({ label: Label }) : null
}

export function progressOf(asked: readonly AskedField[], draft: SigningDraft): { done: number; count: number } {
  return { done: asked.filter((field) => isFilled(field, draft)).length, count: asked.length }
}

/** The fields as a call takes them: what is empty is left out, and what is drawn goes by itself. */
export function valuesOf(asked: readonly AskedField[], { Values }: SigningDraft): { FieldId: string; Value: string }[] {
  return asked
    .filter(isTyped)
    .map(({ FieldId }) => ({ FieldId, Value: wireValue(Values[FieldId]) }))
    .filter(({ Value }) => Value !== '')
}

/** Where initials are asked for they go along. */
export function asksInitials(asked: readonly AskedField[]): boolean {
  return asked.some(({ Kind }) => Kind === 'initials')
}

/** The path of a form for that of a call, which names a value by its place among those that were sent. */
export function draftPath(path: string, sent: readonly { FieldId: string }[]): string {
  const [, index] = /^Values\.(\d+)\b/.exec(path) ?? []
  const value = index === undefined ? undefined : sent[Number(index)]
  if (value) return `Values.${value.FieldId}`
  return /^(Signature|Initials)\b/.exec(path)?.[1] ?? path
}

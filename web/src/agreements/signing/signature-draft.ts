import { messages } from '@keystead/contract/agreements/agreements/agreements-messages.text.ts'
import {
  MAX_SIGNATURE_POINTS,
  MAX_STROKE_POINTS,
  MAX_STROKES,
  SIGNATURE_BOX,
} from '@keystead/contract/agreements/agreements/agreement.values.ts'
import type { Signature } from '@keystead/contract/agreements/agreements/signature.forms.ts'
import type { Resolver } from 'react-hook-form'

/* A signature while it is made: each way keeps what was done in it, until one is used. */

export const WAYS = ['drawn', 'typed', 'picture'] as const
export type SignatureDraft = {
  Kind: (typeof WAYS)[number]
  Strokes: number[][]
  Text: string
  Png: string | null
}

export const MAX_TYPED_SIGNATURE = 120
export const DRAWING_LIMITS = {
  box: SIGNATURE_BOX,
  strokes: MAX_STROKES,
  strokePoints: MAX_STROKE_POINTS,
  points: MAX_SIGNATURE_POINTS,
} as const

/** `name`: whose it is, so that it need not be typed. */
export function draftOf(signature: Signature | null, name: string): SignatureDraft {
  return {
    Kind: signature?.Kind ?? 'drawn',
    Strokes: signature?.Kind === 'drawn' ? signature.Strokes : [],
    Text: signature?.Kind === 'typed' ? signature.Text : name,
    Png: signature?.Kind === 'picture' ? signature.Png : null,
  }
}

export function signatureOf({ Kind, Strokes, Text, Png }: SignatureDraft): Signature | null {
  if (Kind === 'drawn') return Strokes.length > 0 ? { Kind, Strokes } : null
  if (Kind === 'typed') return Text.trim() !== '' ? { Kind, Text: Text.trim().slice(0, MAX_TYPED_SIGNATURE) } : null
  return Png === null ? null : { Kind, Png }
}

const FIELDS = { drawn: 'Strokes', typed: 'Text', picture: 'Png' } as const

export const signatureRules: Resolver<SignatureDraft, unknown, SignatureDraft> = (draft) =>
  signatureOf(draft)
    ? { values: draft, errors: {} }
    : { values: {}, errors: { [FIELDS[draft.Kind]]: { type: 'rule', message: messages.signatureMissing } } }

/** `Pia Maria Novak` -> `PMN`. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  return words
    .map((word) => [...word][0]!.toLocaleUpperCase('en-US'))
    .join('')
    .slice(0, 5)
}

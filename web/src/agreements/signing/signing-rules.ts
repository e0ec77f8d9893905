import { messages } from '@keystead/contract/agreements/agreements/agreements-messages.text.ts'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { type AskedField, pathOf, problemOf, type SigningDraft } from './signing-draft.ts'

const wrong = (message: string) => ({ type: 'rule', message })

/** What keeps a draft from being sent, at each field. */
export function signingRules(asked: readonly AskedField[]): Resolver<SigningDraft, unknown, SigningDraft> {
  return (draft) => {
    const errors: FieldErrors<SigningDraft> = {}
    const values: Record<string, ReturnType<typeof wrong>> = {}
    for (const field of asked) {
      const problem = problemOf(field, draft)
      if (problem === null) continue
      const path = pathOf(field)
      if (path === 'Signature' || path === 'Initials') Object.assign(errors, { [path]: wrong(problem) })
      else values[field.FieldId] = wrong(problem)
    }
    if (Object.keys(values).length > 0) Object.assign(errors, { Values: values })
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: draft, errors: {} }
  }
}

export type ConsentDraft = { IsAgreed: boolean }

export const consentRules: Resolver<ConsentDraft, unknown, ConsentDraft> = (draft) => {
  const errors: FieldErrors<ConsentDraft> = draft.IsAgreed ? {} : { IsAgreed: wrong(messages.consentNeeded) }
  return draft.IsAgreed ? { values: draft, errors: {} } : { values: {}, errors }
}

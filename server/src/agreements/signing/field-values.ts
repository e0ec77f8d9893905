import { messages } from '@keystead/contract/agreements/agreements/agreements-messages.text.ts'
import { KNOWN_FIELD_KINDS } from '@keystead/contract/agreements/templates/template.values.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { failField } from '../../rpc/failure.ts'
import type { FieldRow, PartyRow } from '../agreements/agreement.public.ts'

export type GivenValue = { readonly FieldId: string; readonly Value: string }
type Filled = { readonly id: string; readonly value: string }

const NUMBER = /^-?\d{1,12}(?:\.\d{1,6})?$/
export const CHECKED = 'true'

type Known = {
  readonly party: Pick<PartyRow, 'id' | 'name' | 'email'>
  /** Where the home is. */
  readonly today: string
  /** Of a profile that is no address of the paper. */
  readonly email: string | null
  readonly hasInitials: boolean
}

/**
 * What stands in the fields of a party once they sign: what they filled in, and what is known of them. Fields of others are refused, and so is a
 * required one that is empty.
 */
export function filledFields(fields: readonly FieldRow[], given: readonly GivenValue[], known: Known): Filled[] {
  const own = fields.filter(({ party_id }) => party_id === known.party.id)
  given.forEach(({ FieldId }, index) => {
    const field = own.find(({ id }) => id === FieldId)
    if (!field || isKnown(field)) failField(`Values.${index}.FieldId`, messages.fieldNotYours)
    if (given.findIndex((other) => other.FieldId === FieldId) < index)
      failField(`Values.${index}.FieldId`, messages.fieldInvalid({ label: field.label }))
  })
  return own.flatMap((field): Filled[] => {
    const index = given.findIndex(({ FieldId }) => FieldId === field.id)
    const value = isKnown(field) ? knownValue(field, known) : checkedValue(field, given[index]?.Value ?? '', index)
    return value === '' ? [] : [{ id: field.id, value }]
  })
}

function isKnown({ kind }: FieldRow): boolean {
  return kind === 'signature' || kind === 'initials' || KNOWN_FIELD_KINDS.includes(kind)
}

function knownValue({ kind, is_required }: FieldRow, { party, today, email, hasInitials }: Known): string {
  switch (kind) {
    case 'email':
      return party.email ?? email ?? ''
    case 'date':
      return formatDate(today)
    case 'initials':
      if (is_required && !hasInitials) failField('Initials', messages.signatureMissing)
      return hasInitials ? party.name : ''
    default:
      return party.name
  }
}

function checkedValue({ kind, label, is_required, options }: FieldRow, value: string, index: number): string {
  const at = index === -1 ? 'Values' : `Values.${index}.Value`
  if (value === '') return is_required ? failField(at, messages.fieldMissing({ label })) : ''
  const isValid =
    kind === 'number' ? NUMBER.test(value) : kind === 'checkbox' ? value === CHECKED : kind === 'text' ? true : options.includes(value)
  return isValid ? value : failField(at, messages.fieldInvalid({ label }))
}

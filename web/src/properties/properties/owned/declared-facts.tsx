import type { FormSection } from '@keystead/contract/properties/fields/field-declaration.ts'
import { FORM_FIELDS } from '@keystead/contract/properties/fields/form-fields.derived.ts'
import type { FormField } from '@keystead/contract/properties/fields/form-fields.ts'
import { PROPERTY_LISTS } from '@keystead/contract/properties/fields/property-lists.ts'
import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { fact, type Fact } from '../../../ui/FactsTable.tsx'
import { Money } from '../../../ui/Money.tsx'
import { PROPERTY_FIELDS, type PropertyField } from '../form/property-fields.ts'
import { namesOf } from './fact-texts.ts'
import { text } from './property-details.text.ts'

/** Facts that are told in another way than their fields by themselves; none for those that stand with another or elsewhere. */
export type ToldOtherwise = Partial<Record<PropertyField, (details: UserAssetDetails) => readonly (Fact | null)[]>>

/** What is known of a property by its declared fields, in the order of the form. A unit is told with what it measures. */
export function declaredFacts(
  details: UserAssetDetails,
  sections: readonly FormSection[],
  otherwise: ToldOtherwise,
): readonly (Fact | null)[] {
  return PROPERTY_FIELDS.flatMap((name) => {
    const field = FORM_FIELDS[name]
    if (!sections.includes(field.section) || 'default' in field) return []
    return otherwise[name]?.(details) ?? [fact(field.label, told(field, details[name]))]
  })
}

/** Beside amounts there is less room than on the page of a listing. */
const SHORT_PER: Readonly<Record<string, string>> = {
  ' a month': text.perMonth,
  ' a year': text.perYear,
  ' / sq ft a year': text.perSquareFootYear,
  ' / sq ft': text.perSquareFoot,
}

function told(field: FormField, value: UserAssetDetails[PropertyField]) {
  if (value === null || value === false || value === '') return null
  if (value === true) return text.yes
  const items = 'list' in field && field.list !== null ? PROPERTY_LISTS[field.list] : []
  if (typeof value === 'object')
    return namesOf(
      items,
      value.filter((entry) => typeof entry === 'number'),
    )
  if (typeof value === 'number') return field.kind === 'choice' ? namesOf(items, [value]) : `${value}${field.per ?? ''}`
  if (field.kind === 'money') return <Money amount={value} per={field.per && (SHORT_PER[field.per] ?? field.per)} />
  return field.kind === 'date' ? <DateText date={value} /> : value
}

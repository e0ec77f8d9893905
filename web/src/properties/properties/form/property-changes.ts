import { FORM_FIELDS } from '@keystead/contract/properties/fields/form-fields.derived.ts'
import { PROPERTY_LISTS } from '@keystead/contract/properties/fields/property-lists.ts'
import type { ReferenceItem } from '@keystead/contract/values/reference-items.ts'
import { formatDate, isCalendarDate } from '@keystead/contract/values/dates.ts'
import { formatMoney, isMoneyText } from '@keystead/contract/values/money.ts'
import { mergeChanges, type Merged } from '../../../ui/form/merge-changes.ts'
import { PROPERTY_LABELS, type PropertyDraft, type PropertyField } from './property-fields.ts'
import { text as words } from './changes.text.ts'

/** What I typed on top of what someone else has saved of the property meanwhile. */
export function mergeDrafts(
  three: Record<'base' | 'mine' | 'newest', PropertyDraft>,
  states: readonly ReferenceItem[],
): Merged<PropertyDraft> {
  return mergeChanges(three, PROPERTY_LABELS, (field, value) => textOfValue(field, value, states))
}

/** A value of the form as a person reads it. */
function textOfValue(field: PropertyField, value: unknown, states: readonly ReferenceItem[]): string {
  if (value === null || value === undefined || value === '') return words.nothing
  const declared = FORM_FIELDS[field]
  const list = field === 'StateId' ? states : 'list' in declared && declared.list ? PROPERTY_LISTS[declared.list] : undefined
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (field === 'ParentAssetId') return words.aBuilding
  if (field === 'MoveInFees') return feesText(value as PropertyDraft['MoveInFees'])
  if (Array.isArray(value)) return value.map((id) => entryText(list, id)).join(', ') || words.none
  if (list) return entryText(list, value)
  const text = String(value)
  if (declared.kind === 'money') return amountText(text)
  return declared.kind === 'date' && isCalendarDate(text) ? formatDate(text) : text
}

function entryText(list: readonly ReferenceItem[] | undefined, id: unknown): string {
  return list?.find((entry) => entry.Id === id)?.Text ?? String(id)
}

function amountText(text: string): string {
  return isMoneyText(text) ? formatMoney(text) : text
}

function feesText(fees: PropertyDraft['MoveInFees']): string {
  return fees?.map(({ Name, Amount }) => `${Name} ${amountText(Amount)}`).join(', ') || words.none
}

import type { PlacedField } from '@keystead/contract/agreements/templates/template.forms.ts'
import { FIELD_KINDS_WITH_OPTIONS, type FieldKind, MAX_FIELD_LABEL } from '@keystead/contract/agreements/templates/template.values.ts'
import { freePlace, middleOf, placedAround, type Point, type Size } from './geometry.ts'

/** In points: as large as what usually stands in one. A line of 10 points, a name by hand, a tick. */
export const USUAL_SIZES: Readonly<Record<FieldKind, Size>> = {
  signature: { width: 160, height: 36 },
  initials: { width: 60, height: 28 },
  name: { width: 150, height: 18 },
  email: { width: 170, height: 18 },
  date: { width: 90, height: 18 },
  text: { width: 150, height: 18 },
  number: { width: 80, height: 18 },
  checkbox: { width: 14, height: 14 },
  radio: { width: 120, height: 18 },
  dropdown: { width: 120, height: 18 },
}

type Naming = { readonly kindName: string; readonly firstOptions: readonly string[] }
type Spot = { readonly page: number; readonly size: Size; /** Null for the middle of the page. */ readonly point: Point | null }

/** One that can be saved as it is. */
export function newField(
  kind: FieldKind,
  role: string,
  { kindName, firstOptions }: Naming,
  { page, size, point }: Spot,
  fields: readonly PlacedField[],
): PlacedField {
  const place = placedAround(point ?? middleOf(size), USUAL_SIZES[kind], size)
  return {
    kind,
    role,
    label: freeLabel(kindName, role, fields),
    isRequired: kind !== 'checkbox',
    options: FIELD_KINDS_WITH_OPTIONS.includes(kind) ? [...firstOptions] : [],
    page,
    ...freePlace(place, onPage(fields, page), size),
  }
}

/** Beside the one that it is like. */
export function duplicateOf(field: PlacedField, size: Size, fields: readonly PlacedField[]): PlacedField {
  const label = freeLabel(field.label, field.role, fields)
  return { ...field, options: [...field.options], label, ...freePlace(field, onPage(fields, field.page), size) }
}

const onPage = (fields: readonly PlacedField[], page: number) => fields.filter((field) => field.page === page)

/** “Signature”, then “Signature 2”: what no other field of the role is called. */
export function freeLabel(wanted: string, role: string, fields: readonly PlacedField[]): string {
  const taken = new Set(fields.filter((field) => field.role === role).map(({ label }) => label.toLowerCase()))
  if (!taken.has(wanted.toLowerCase())) return wanted
  const stem = wanted.replace(/ \d{1,4}$/, '')
  let number = 2
  while (taken.has(numbered(stem, number).toLowerCase())) number += 1
  return numbered(stem, number)
}

function numbered(stem: string, number: number): string {
  const end = ` ${number}`
  return `${[...stem]
    .slice(0, MAX_FIELD_LABEL - end.length)
    .join('')
    .trimEnd()}${end}`
}

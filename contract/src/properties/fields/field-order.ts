import { type DeclaredField, SECTIONS } from './field-declaration.ts'
import { PROPERTY_FIELDS, type PropertyField, propertyFields } from './declared-fields.ts'

/** All fields as a reader meets them, in a file and on pages. */
export function readingOrder(): readonly PropertyField[] {
  const before = (name: PropertyField) => (propertyFields[name] as DeclaredField).before
  const order = PROPERTY_FIELDS.filter((name) => before(name) === undefined)
  for (const name of PROPERTY_FIELDS) {
    const next = before(name)
    if (next === undefined) continue
    const place = order.findIndex((other) => other === next)
    if (place < 0) throw new Error(`${name} stands before ${next}, which has no place yet`)
    order.splice(place, 0, name)
  }
  return order
}

/** As the form asks for them: section by section. */
export function formOrder(): readonly PropertyField[] {
  const order = readingOrder()
  return Object.keys(SECTIONS).flatMap((section) => order.filter((name) => propertyFields[name].section === section))
}

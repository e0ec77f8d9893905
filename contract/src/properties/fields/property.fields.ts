import { z } from 'zod'
import { messages } from '../../text/shared-messages.text.ts'
import { type DeclaredProperty, PROPERTY_FIELDS, type PropertyField } from './declared-fields.ts'
import { choices, takenShapes } from './field-shapes.ts'
import { FORM_FIELDS } from './form-fields.derived.ts'
import { checkPropertyFields } from './property-rules.ts'
import { PETS_ALLOWED, contradictsItself } from './property.values.ts'

const petsAllowed = choices('Pets allowed', PETS_ALLOWED).refine((chosen) => !contradictsItself(chosen), {
  error: messages.petsContradict,
})
/** What a call takes of each field. Rules across fields are in `checkPropertyFields`. */
export const propertyFieldShapes = { ...takenShapes<DeclaredProperty>(FORM_FIELDS), PetsAllowedIds: petsAllowed }

/** The object of property fields with extra fields of a call, and the rules across them. */
export function propertyInput<Extra extends z.ZodRawShape>(extra: Extra) {
  return z.strictObject({ ...inWireOrder(propertyFieldShapes), ...extra }).superRefine((fields, context) => {
    checkPropertyFields(fields as never, (field, message) => context.addIssue({ code: 'custom', path: [field], message }))
  })
}

function inWireOrder<Shapes extends Record<PropertyField, z.ZodType>>(shapes: Shapes): Shapes {
  return Object.fromEntries(PROPERTY_FIELDS.map((name) => [name, shapes[name]])) as Shapes
}

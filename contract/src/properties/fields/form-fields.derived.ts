import { formOrder } from './field-order.ts'
import { formFields } from './form-fields.ts'

export const FORM_FIELDS = formFields()
export const FORM_ORDER = formOrder()

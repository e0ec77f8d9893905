import { formFields } from './form-fields.ts'

export const FORM_FIELDS = formFields()

import { z } from 'zod'
import { requiredText } from '../../values/fields.ts'

export const passkeyFields = { Name: requiredText('Name', { max: 60 }) }

/** What a person types; the rest comes from the browser. */
export const PasskeyForm = z.strictObject(passkeyFields)

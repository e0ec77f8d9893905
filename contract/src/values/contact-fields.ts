import { z } from 'zod'
import { invalidMessage, tooLongMessage } from '../text/messages.ts'
import { email, phone, phoneOfCountry } from './fields.ts'

/*
 * Ways to reach someone that may be left out. A form sends what was emptied as an empty text: the same as none.
 */

function orNone<Field extends z.ZodType<string, string>>(label: string, field: Field) {
  return z
    .string({ error: invalidMessage(label) })
    .nullish()
    .transform((text) => text?.trim() || null)
    .pipe(field.nullable())
}

export function optionalPhone(label: string) {
  return orNone(label, phone(label))
}

/** The same where the form says of which country it is. */
export function optionalPhoneOfCountry(label: string) {
  return orNone(label, phoneOfCountry(label))
}

export function optionalEmail(label = 'Email') {
  return orNone(label, email(label))
}

const LONGEST_ADDRESS = 200

/** The address of a website. People leave out the scheme; what is kept has one, and it is http or https. */
export function optionalWebsite(label = 'Website') {
  return orNone(
    label,
    z
      .string()
      .max(LONGEST_ADDRESS, { error: tooLongMessage(label, LONGEST_ADDRESS) })
      .overwrite((text) => (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`))
      .refine(isWebAddress, { error: invalidMessage(label) }),
  )
}

/** A host name with a dot, perhaps a port and a path. A name before the host would make it look like someone else's. */
function isWebAddress(text: string): boolean {
  return /^https?:\/\/([\p{L}\d-]+\.)+\p{L}[\p{L}\d-]+(:\d{1,5})?([/?#]\S*)?$/iu.test(text)
}

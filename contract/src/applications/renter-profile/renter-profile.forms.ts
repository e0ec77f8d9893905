import { z } from 'zod'
import { invalidMessage } from '../../text/messages.ts'
import { optionalEmail } from '../../values/contact-fields.ts'
import { linkToken, personName, wholeNumber } from '../../values/fields.ts'
import { MAX_LABEL, PROFILE_DAYS } from './renter-profile.values.ts'

export const ShareRenterProfileForm = z.strictObject({
  /** For whom it is, as its owner calls them; no one else reads it. */
  Label: personName('For whom', MAX_LABEL),
  /** Who gets an email with the link. Left out: the link is answered, once. */
  Email: optionalEmail(),
  Days: wholeNumber('Days', { min: 1, max: PROFILE_DAYS }),
  /** Whether readers see how to reach landlords, employers and references. */
  ShowsContacts: z.boolean({ error: invalidMessage('Contacts') }).default(false),
})

/** What a reader says of themselves. */
export const OpenRenterProfileForm = z.strictObject({ Name: personName('Your name') })

export const openRenterProfileInput = { Token: linkToken(), ...OpenRenterProfileForm.shape }

import { z } from 'zod'
import { LONGEST_SEARCH } from '../../values/search-words.ts'
import { email, emptyOrInvalid, optional, optionalText, personName, phone, rowId, searchText, wholeNumber } from '../../values/fields.ts'
import { emptyMessage } from '../../text/messages.ts'

/** Persons of one call; more go in several, one after the other. */
export const MAX_INVITED_AT_ONCE = 25

export const PersonSearchForm = z.strictObject({ Text: searchText('Keyword', LONGEST_SEARCH.words).nullish() })

export const EditPersonInput = z.strictObject({
  PersonId: rowId('Person'),
  Version: wholeNumber('Version', { min: 1, max: 2_147_483_647 }),
  FirstName: personName('First name'),
  LastName: personName('Last name'),
  Email: optional(email()),
  Phone: optional(phone('Phone')),
})

export const MergePersonsForm = z.strictObject({ PersonId: rowId('Person'), IntoPersonId: rowId('The same as') })

/** The same for all who are invited together. */
const message = optionalText('Message', { max: 500, multiline: true })
export const InviteMessageForm = z.strictObject({ Message: message })

export const InvitePersonsInput = z.strictObject({
  PersonIds: z
    .array(rowId('Person'), { error: emptyOrInvalid('People') })
    .min(1, { error: emptyMessage('People') })
    .max(MAX_INVITED_AT_ONCE, { error: `At most ${MAX_INVITED_AT_ONCE} people are invited at once.` })
    .transform((chosen) => [...new Set(chosen)]),
  Message: message,
})

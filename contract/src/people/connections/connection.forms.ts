import { z } from 'zod'
import { optional, optionalText, searchText } from '../../values/fields.ts'

/** The longest text that lists of people are searched with. */
export const LONGEST_NAME_SEARCH = 80

/** What the search box of a list of connections takes. */
export const ConnectionSearchForm = z.strictObject({ Text: optional(searchText('Name', LONGEST_NAME_SEARCH)) })

export const LONGEST_REASON = 300

/** Why an invitation is declined, or a connection ended; the other side reads it. */
export const ConnectionReasonForm = z.strictObject({ Reason: optionalText('Reason', { max: LONGEST_REASON, multiline: true }) })

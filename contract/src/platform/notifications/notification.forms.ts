import { z } from 'zod'
import { TIME_OF_DAY } from '../../values/clock-times.ts'
import { emptyMessage, invalidMessage } from '../../text/messages.ts'
import { date, optional, optionalText, requiredText } from '../../values/fields.ts'

/** Never another site: `//elsewhere.example` would be one. */
const OWN_PAGE = /^\/(?![/\\])[^\s\\]*$/

/** Of a note to oneself. */
export const noteFields = {
  Message: requiredText('Message', { max: 300 }),
  /** A page of this product that it leads to. */
  Path: optionalText('Path', { max: 300 }).refine((path) => path === null || OWN_PAGE.test(path), { error: invalidMessage('Path') }),
}

/** What a person types: a note for now, or for a moment on their own clock. The wire has that moment. */
export const NoteForm = z
  .strictObject({
    Message: noteFields.Message,
    When: z.enum(['now', 'later'], { error: invalidMessage('When') }),
    Date: optional(date('Date')),
    /** `14:30`. */
    Time: optional(z.string().regex(TIME_OF_DAY, { error: invalidMessage('Time') })),
  })
  .check(({ value, issues }) => {
    if (value.When === 'now') return
    for (const name of ['Date', 'Time'] as const) {
      if (value[name] === null) issues.push({ code: 'custom', input: value, path: [name], message: emptyMessage(name) })
    }
  })

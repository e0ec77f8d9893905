import { z } from 'zod'
import { emptyMessage, invalidMessage } from '../../text/messages.ts'
import { messages } from './tours-messages.text.ts'
import { optionalPhone } from '../../values/contact-fields.ts'
import { choice, date, email, honeypot, optionalText, personName, rowId } from '../../values/fields.ts'
import { DEFAULT_MINUTES, DENIAL_REASONS, MINUTES_CHOICES, MOST_TIMES } from './tour.values.ts'

const QUARTER_HOUR = /^(?:[01]\d|2[0-3]):(?:00|15|30|45)$/

/** A time of the day in the home's time zone, `14:30`, on a quarter of an hour. */
const quarterHour = z
  .string({ error: ({ input }) => (input === undefined || input === null ? emptyMessage('Time') : invalidMessage('Time')) })
  .min(1, { error: emptyMessage('Time') })
  .regex(QUARTER_HOUR, { error: invalidMessage('Time') })

export const TourTime = z.strictObject({ Date: date('Date'), Time: quarterHour }, { error: invalidMessage('Time') })

const minutes = choice('Length', MINUTES_CHOICES).default(DEFAULT_MINUTES)

const words = optionalText('Message', { max: 500, multiline: true })

export const requestFields = {
  /** In the time zone of the home, best first. */
  Times: z
    .array(TourTime, { error: emptyMessage('Times') })
    .min(1, { error: emptyMessage('Times') })
    .max(MOST_TIMES, { error: messages.tourTooManyTimes })
    .superRefine((times, context) => {
      times.forEach(({ Date, Time }, index) => {
        const isRepeated = times.findIndex((other) => other.Date === Date && other.Time === Time) < index
        if (isRepeated) context.addIssue({ code: 'custom', path: [index, 'Time'], message: messages.tourTimeTwice })
      })
    }),
  Name: personName('Name', 120),
  Email: email(),
  Phone: optionalPhone('Phone'),
  Note: optionalText('Note', { max: 1_000, multiline: true }),
  Website: honeypot(),
}

/** What a person types; which home it is about is known from the page. */
export const TourForm = z.strictObject(requestFields)

export const ConfirmTourInput = z.strictObject({
  ViewingId: rowId('Tour'),
  StartsAt: z.iso.datetime({ error: invalidMessage('Time') }),
  Minutes: minutes,
  Words: words,
  /** Confirm although the lister has another tour then, in another home. */
  DespiteOverlap: z.boolean({ error: 'Overlap is not valid.' }).default(false),
})

export const ProposeTourTimeInput = z.strictObject({
  ViewingId: rowId('Tour'),
  Date: date('Date'),
  Time: quarterHour,
  Minutes: minutes,
  Words: words,
})

export const DenyTourInput = z.strictObject({
  ViewingId: rowId('Tour'),
  ReasonId: choice(
    'Reason',
    DENIAL_REASONS.map(({ Id }) => Id),
  ),
  Words: words,
})

export const CancelTourInput = z.strictObject({ ViewingId: rowId('Tour'), Words: words })

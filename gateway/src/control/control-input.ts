import { z } from 'zod'
import { ApiError } from '../http/api-error.ts'

const SECONDS = { seconds: 1, hours: 3_600, days: 86_400 } as const
const TEN_YEARS = 3_650 * SECONDS.days

export const timeInput = z.union([
  z.strictObject({ advance: z.strictObject({ days: z.number().min(0), hours: z.number().min(0), seconds: z.number().min(0) }).partial() }),
  z.strictObject({ to: z.union([z.int(), z.iso.datetime({ offset: true })]) }),
])
export const beginInput = z.strictObject({ at: z.iso.datetime({ offset: true }) })

/** The instant to which time is moved: not back, and no further than ten years at once. */
export function timeOf(given: z.output<typeof timeInput>, now: number): number {
  const wanted =
    'to' in given
      ? typeof given.to === 'number'
        ? given.to
        : Math.floor(Date.parse(given.to) / 1_000)
      : Object.entries(given.advance).reduce((at, [unit, count]) => at + Math.round(count * SECONDS[unit as keyof typeof SECONDS]), now)
  if (wanted < now) throw new ApiError(400, 'time_has_passed', 'Time only moves on.')
  if (wanted > now + TEN_YEARS) throw new ApiError(400, 'time_too_far', 'Time moves ten years at most.')
  return wanted
}

export const mannersInput = z
  .strictObject({
    url: z.url().nullable(),
    duplicates: z.int().min(0).max(3),
    shuffle: z.boolean(),
    delay_ms: z.int().min(0).max(60_000),
    hold: z.boolean(),
    before_answer: z.boolean(),
    wrong_signature: z.boolean(),
    seed: z.int(),
  })
  .partial()

export const deliverInput = z.strictObject({ event: z.string(), times: z.int().min(1).max(20).default(1) })

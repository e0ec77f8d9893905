import { z } from 'zod'

/* What several objects are given. */

export const MOST_CENTS = 99_999_999
export const LEAST_CENTS = 50

export const metadata = z
  .record(z.string().min(1).max(40), z.string().max(500))
  .refine((given) => Object.keys(given).length <= 50, 'At most 50 keys.')
export type Metadata = z.output<typeof metadata>

export const cents = z.int('Has to be a whole number of cents.')

export const address = z.strictObject({
  line1: z.string().min(1).max(200),
  line2: z.string().max(200).nullish(),
  city: z.string().min(1).max(100),
  state: z.string().min(2).max(50),
  postal_code: z.string().min(3).max(12),
  country: z.literal('US').default('US'),
})

import { z } from 'zod'

/** When a business is open on a day, Monday being 1: `09:00` to `17:00` where it is. Apart from the other schemas, since first pages load it. */
export const OpeningTime = z.object({ Day: z.int(), From: z.string(), To: z.string() })
export type OpeningTime = z.infer<typeof OpeningTime>

import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { area } from '../../rpc/operation.ts'
import { invalidMessage } from '../../text/messages.ts'
import { optional } from '../../values/fields.ts'
import { isTimeZone } from '../../values/time-zones.ts'

const assets = area('assets')
const users = area('users')

/** How far ahead rents and ends of leases are told, this month included. */
export const MONTHS_AHEAD = 12
/** For how many days people who asked are counted, today included. */
export const LEAD_DAYS = 7
/** So many vacant homes are named. */
export const MOST_VACANT_HOMES = 5

/** The first day of a month. */
const month = z.iso.date()

export const GetBusinessSummary = assets.query('GetBusinessSummary', {
  summary:
    'How the business of the active owner profile is doing: scheduled rent and ends of leases by month, how long vacant homes have been vacant, and who asked in the last days.',
  access: signedIn({ profiles: ['Owner'] }),
  permission: 'any member',
  input: z.strictObject({
    /** Of the reader: which month it is, and when days begin. */
    TimeZone: optional(z.string({ error: invalidMessage('Time zone') }).refine(isTimeZone, { error: invalidMessage('Time zone') })),
  }),
  output: z.object({
    /**
     * What recorded leases charge, this month first: each day its part of the monthly rent of that day. This and what follows is null for
     * members of a business whose role does not show it.
     */
    Rent: z.array(z.object({ Month: month, Amount: z.string() })).nullable(),
    LeaseEnds: z
      .object({
        /** In how many homes the last recorded lease ends, this month first; what ended before today is left out. */
        Months: z.array(z.object({ Month: month, Homes: z.int() })),
        /** Homes leased from month to month. */
        WithoutEnd: z.int(),
      })
      .nullable(),
    Vacancies: z
      .object({
        /** Homes that are vacant today. */
        Homes: z.int(),
        /** Those of them that never were leased here: no one can say since when they are vacant. */
        NeverLeased: z.int(),
        /** Of the others, in whole days; null where there is none. */
        AverageDays: z.int().nullable(),
        /** Of the others, those that are vacant for the longest time. */
        Longest: z.array(
          z.object({
            AssetId: z.guid(),
            Title: z.string(),
            AddressLine: z.string().nullable(),
            City: z.string(),
            StateCode: z.string(),
            Since: z.iso.date(),
            Days: z.int(),
          }),
        ),
      })
      .nullable(),
    /** Messages to the profile and requests to see its homes, by the day on which they came; today last. */
    Leads: z.array(z.object({ Day: z.iso.date(), Inquiries: z.int(), Tours: z.int() })).nullable(),
  }),
  reads: ['asset', 'lease', 'inquiry', 'tour'],
})

export const HideSetup = users.command('HideSetup', {
  summary: 'Puts the list of first steps away, for the person who is signed in. It does not come back.',
  access: signedIn({ profiles: ['Owner'] }),
  permission: 'personal',
  input: z.strictObject({}),
  output: z.object({ AccountId: z.guid() }),
  changes: ['account'],
})

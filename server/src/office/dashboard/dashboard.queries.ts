import { type Db, only, prepare } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'

const firstOfMonth = prepare<{ first_day: string }, [timeZone: string]>(
  'first-of-month',
  `select date_trunc('month', now() at time zone $1)::date as first_day`,
)

/** The first day of the month that it is in a time zone. */
export async function findFirstOfMonth(db: Db, timeZone: string): Promise<string> {
  return only(await db.prepared(firstOfMonth, [timeZone])).first_day
}

export type DayOfLeads = { day: string; inquiries: number; tours: number }

const leadsByDay = prepare<DayOfLeads, [accountId: string | null, profileId: string | null, timeZone: string, days: number]>(
  'leads-by-day',
  `with today as (select (now() at time zone $3)::date as day),
   began as (select (day - $4::int + 1)::timestamp at time zone $3 as at from today),
   lead as (
     select created_at, 1 as inquiry, 0 as tour from inquiry_moment
     where account_id = $1 and profile_id = $2 and created_at >= (select at from began)
     union all
     select created_at, 0, 1 from tour_moment
     where account_id = $1 and profile_id = $2 and created_at >= (select at from began)
   )
   select counted.day::date as day, coalesce(sum(lead.inquiry), 0)::int as inquiries, coalesce(sum(lead.tour), 0)::int as tours
   from today cross join generate_series(today.day - $4::int + 1, today.day, interval '1 day') as counted (day)
   left join lead on (lead.created_at at time zone $3)::date = counted.day::date
   group by counted.day
   order by counted.day`,
)

/** Messages to a profile and requests to see its homes, on each of the last days. */
export async function listLeadsByDay(db: Db, scope: Scope<'asset'>, timeZone: string, days: number): Promise<DayOfLeads[]> {
  return db.prepared(leadsByDay, [scope.accountId, scope.profileId, timeZone, days])
}

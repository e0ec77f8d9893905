import type { Db } from '../../database/db.ts'
import type { DemoAsset } from '../../properties/properties/property.public.ts'

export type NewDemoTour = {
  readonly home: DemoAsset
  readonly visitorAccountId: string
  readonly visitorName: string
  readonly visitorEmail: string
  readonly note: string
  /** Days from today and the hour where the home stands. */
  readonly wishes: readonly { readonly inDays: number; readonly hour: number }[]
  readonly isConfirmed: boolean
}

/** A confirmed one begins at the first of its times, and no reminder of it is sent, since its request told no one. */
export async function insertDemoTour(db: Db, { home, ...tour }: NewDemoTour): Promise<void> {
  await db.sql(
    `insert into tour (account_id, profile_id, asset_id, asset_title, asset_type_id, city_id, time_zone, visitor_account_id,
       visitor_name, visitor_email, note, wished_at, last_time_at, state, starts_at, ends_at, address, reminded_at)
     select $9, $10, $1, $11, $12, $13, $14, $2, $3, $4, $5, wished.all_of_them, wished.last_one,
       case when $8 then 'Confirmed' else 'Pending' end,
       case when $8 then wished.first_one end, case when $8 then wished.first_one + interval '30 minutes' end,
       case when $8 then $15::text end, case when $8 then now() end
     from (
       select array_agg(wish.at order by wish.at) as all_of_them, min(wish.at) as first_one, max(wish.at) as last_one
       from unnest($6::int[], $7::int[]) as asked (in_days, hour)
       cross join lateral (
         select ((now() at time zone $14::text)::date + asked.in_days + make_interval(hours => asked.hour)) at time zone $14::text as at
       ) as wish
     ) as wished`,
    [
      home.id,
      tour.visitorAccountId,
      tour.visitorName,
      tour.visitorEmail,
      tour.note,
      tour.wishes.map(({ inDays }) => inDays),
      tour.wishes.map(({ hour }) => hour),
      tour.isConfirmed,
      home.account_id,
      home.managing_profile_id,
      home.title,
      home.asset_type_id,
      home.city_id,
      home.time_zone,
      home.address,
    ],
  )
}

import type { Db } from '../../database/db.ts'
import type { Said } from '../../text/said.ts'

export type NewDemoNews = {
  readonly accountId: string
  readonly profileId: string
  readonly actorProfileId: string
  readonly event: string
  readonly typeId: number
  readonly said: Said
  readonly path: string
  readonly hoursAgo: number
  /** When that happened, as the database writes it; null: those hours ago. */
  readonly happenedAt: string | null
  readonly isRead: boolean
}

/** As `tell` would have written it at that time. */
export async function insertDemoNews(db: Db, news: NewDemoNews): Promise<void> {
  await db.sql(
    `insert into notification (account_id, profile_id, event_key, type_id, natural_key, said, actor_profile_id, path, created_at, shown_at, read_at)
     select $1, $2, $3, $4, 'demo:' || $3 || ':' || $8::text || ':' || $5::text, $6::jsonb, $5::uuid, $7, at, at, case when $9 then at + interval '1 hour' end
     from (select coalesce($10::timestamptz, now() - make_interval(hours => $8)) as at) as moment on conflict do nothing`,
    [
      news.accountId,
      news.profileId,
      news.event,
      news.typeId,
      news.actorProfileId,
      JSON.stringify(news.said),
      news.path,
      news.hoursAgo,
      news.isRead,
      news.happenedAt,
    ],
  )
}

import { NOTIFICATION_EVENTS } from '@keystead/contract/platform/preferences/notification-events.ts'
import { SEAT_COVERS } from '../../access/seat.queries.ts'

/** What an event is about, by its key. One that no version knows any more is the administrators'. */
const areaOf = (eventKey: string) => {
  const keysOf = [...Map.groupBy(NOTIFICATION_EVENTS, ({ area }) => area)].map(
    ([area, events]) => `when ${eventKey} in (${events.map(({ key }) => `'${key}'`).join(', ')}) then '${area}'`,
  )
  return `case ${keysOf.join(' ')} else 'administrators' end`
}

/** Columns or parameters: a row of news, the account of a person, and the profile as which they were told. */
type Told = { readonly news: string; readonly accountId: string; readonly profileId: string }

/**
 * Whether news are still for the one who was told: as their own profile, or as a member of a business whose place covers today what
 * they are about. A condition of pieces of the statement.
 */
export const STILL_COVERED = ({ news, accountId, profileId }: Told) => `(
  exists (select from profile_card own where own.id = ${profileId} and own.account_id = ${accountId})
  or exists (select from public.seat s cross join lateral (select ${areaOf(`${news}.event_key`)} as area) as about
    where s.account_id = ${accountId} and s.profile_id = ${profileId} and ${SEAT_COVERS('s', 'about.area', `${news}.asset_id`)}))`

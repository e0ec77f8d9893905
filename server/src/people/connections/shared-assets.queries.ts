/*
 * Statements that rooms make of what they keep for connections: `held` is a query of theirs with the columns of `SharedAsset`, "connectionId"
 * and `$1`, the ids of the connections.
 */

/** The first `$2`: what runs, what is to come, what is past; of each the latest first. */
export function firstShared(held: string): string {
  return `select "assetId", "accountId", title, place, relation, "startsOn", "endsOn", state, "isLive" from (${held}) held
    order by array_position(array['current', 'upcoming', 'past'], state), "startsOn" desc, title, "assetId" limit $2`
}

/** How many there are, counted up to `$2`. */
export function countShared(held: string): string {
  return `select count(*) as count from (select from (${held}) held limit $2) counted`
}

/** How many properties there are of each connection, now or to come. */
export function countSharedNow(held: string): string {
  return `select "connectionId", count(distinct "assetId") as count from (${held}) held where state <> 'past' group by 1`
}

/** As the rooms answer it. */
export type SharedRow = {
  assetId: string
  accountId: string
  title: string
  place: string
  relation: 'Agent' | 'Tenant' | 'Owner'
  startsOn: string | null
  endsOn: string | null
  state: 'current' | 'upcoming' | 'past'
  isLive: boolean
}

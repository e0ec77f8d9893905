import { dayAhead } from '../../../test/day-ahead.ts'
import { randomUUID } from 'node:crypto'
import type { RequestViewing } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import type { TestApp, TestPerson } from '../../../test/harness.ts'
import { only } from '../../database/db.ts'
import { everything } from '../../database/pool.ts'
import { makeLink, mintLink } from '../../links/links.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { TOUR_LINK } from './tour-link.ts'

type TourInput = InputOf<typeof RequestViewing>

export function tourOf(AssetId: string, changes: Partial<TourInput> = {}): TourInput {
  return {
    AssetId,
    Times: [{ Date: dayAhead(5), Time: '10:00' }],
    Name: 'Nora Field',
    Email: `${randomUUID()}@example.com`,
    ...changes,
  }
}

type Given = {
  assetId: string
  /** The lister. */
  person: Pick<TestPerson, 'accountId' | 'profileId'>
  visitorAccountId?: string
  /** Whether the lister has proposed a time that waits for the visitor. */
  isProposed?: boolean
  /** Days from now. */
  inDays?: number
}

export type GivenTour = { tourId: string; startsAt: string }

/** A request in somebody's list, however it came there. */
export async function givenTour(
  app: TestApp,
  { assetId, person, visitorAccountId, isProposed = false, inDays = 3 }: Given,
): Promise<GivenTour> {
  const row = only(
    await app.sql<{ id: string; at: Date }>(
      `insert into tour (account_id, profile_id, asset_id, asset_title, asset_type_id, city_id, time_zone, visitor_account_id,
         visitor_name, visitor_email, wished_at, proposed_at, last_time_at, waits_for)
       select $1, $2, a.id, a.title, a.asset_type_id, a.city_id, a.time_zone, $4, 'Nora Field', gen_random_uuid() || '@example.com', array[at],
         case when $5 then at end, at, case when $5 then 'visitor' else 'lister' end
       from asset a, lateral (select date_trunc('hour', now()) + make_interval(days => $6) as at) as moment where a.id = $3
       returning id, wished_at[1] as at`,
      [person.accountId, person.profileId, assetId, visitorAccountId ?? null, isProposed, inDays],
    ),
  )
  return { tourId: row.id, startsAt: row.at.toISOString() }
}

/** The secret of a link that opens a tour, as an email would bring it. */
export async function linkTo(app: TestApp, tourId: string): Promise<string> {
  return app.services.database.transaction(everything('a test sends an email'), async (db) => {
    const { accountId } = only(await db.sql<{ accountId: string }>('select account_id as "accountId" from tour where id = $1', [tourId]))
    const tokenId = await makeLink(db, TOUR_LINK, { accountId, objectId: tourId, lifetimeSeconds: 3_600 })
    const secret = await mintLink(db, tokenId)
    if (secret === null) throw new Error('the link was used before it was made')
    return secret
  })
}

/** A link to a tour of a new home, in which a proposal waits for the visitor. */
export async function linkToProposal(app: TestApp): Promise<string> {
  const lister = await app.newPerson()
  const { AssetId } = await addProperty(lister)
  const { tourId } = await givenTour(app, { assetId: AssetId, person: lister, isProposed: true })
  return linkTo(app, tourId)
}

import type { GetUserAssetFacets } from '@keystead/contract/properties/properties/property.operations.ts'
import { findProfileCards } from '../../identity/profiles/profile.public.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { assetsOf } from './property.access.ts'
import { listAssetAgents, listAssetCities } from './property-list.queries.ts'

/** Longer lists help no one to choose; words find the rest. */
const MOST_CHOICES = 100

export const getUserAssetFacets: Handler<typeof GetUserAssetFacets> = async ({ db, actor }) => {
  const scope = assetsOf(profileActor(actor))
  const cities = await listAssetCities(db, scope, MOST_CHOICES)
  const agents = await listAssetAgents(db, scope, MOST_CHOICES)
  const cards = await findProfileCards(
    db,
    agents.map(({ profile_id }) => profile_id),
  )
  return {
    Cities: cities.map((city) => ({ City: city.city_name, StateId: city.state_id, StateCode: city.state_code, Count: city.count })),
    Agents: agents.flatMap(({ profile_id, count }) => {
      const card = cards.get(profile_id)
      return card ? { ProfileId: profile_id, Name: card.Name, Count: count } : []
    }),
  }
}

import type { GetAgents } from '@keystead/contract/marketplace/directory/directory.operations.ts'
import { findSearchPlace } from '../../places/reference-data/reference-data.public.ts'
import type { Handler } from '../../rpc/module.ts'
import { presentAgentCard } from './directory.present.ts'
import { countAgents, searchAgents } from './directory.queries.ts'

const MOST_COUNTED = 1_000

export const getAgents: Handler<typeof GetAgents> = async ({ db }, input) => {
  const paging = { PageIndex: input.PageIndex, PageSize: input.PageSize }
  const typedPlace = input.Place || null
  const place = typedPlace === null ? null : await findSearchPlace(db, typedPlace)
  if (typedPlace !== null && !place) {
    return { Items: [], ...paging, TotalCount: 0, TotalIsCapped: false, Place: null, PlaceIsUnknown: true }
  }
  const filter = { place, categoryId: input.CategoryId ?? null, words: input.Text?.split(' ').filter(Boolean) ?? [] }
  const rows = await searchAgents(db, filter, { sort: input.Sort, limit: input.PageSize, offset: input.PageIndex * input.PageSize })
  const count = await countAgents(db, filter, MOST_COUNTED)
  return {
    Items: rows.map(presentAgentCard),
    ...paging,
    TotalCount: Math.min(count, MOST_COUNTED),
    TotalIsCapped: count > MOST_COUNTED,
    Place: place && { Text: place.text, Kind: place.kind },
    PlaceIsUnknown: false,
  }
}

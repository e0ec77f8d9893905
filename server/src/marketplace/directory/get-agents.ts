import type { GetAgents } from '@keystead/contract/marketplace/directory/directory.operations.ts'
import { findSearchPlace } from '../../places/reference-data/reference-data.public.ts'
import type { Handler } from '../../rpc/module.ts'
import { MOST_COUNTED, pageWith, rowsOf } from '../../rpc/page.ts'
import { presentAgentCard } from './directory.present.ts'
import { countAgents, searchAgents } from './directory.queries.ts'

export const getAgents: Handler<typeof GetAgents> = async ({ db }, input) => {
  const typedPlace = input.Place || null
  const place = typedPlace === null ? null : await findSearchPlace(db, typedPlace)
  if (typedPlace !== null && !place) {
    return { ...pageWith([], input, 0), Place: null, PlaceIsUnknown: true }
  }
  const filter = {
    kind: input.Kind ?? null,
    place,
    categoryId: input.CategoryId ?? null,
    words: input.Text?.split(' ').filter(Boolean) ?? [],
  }
  const rows = await searchAgents(db, filter, { sort: input.Sort, ...rowsOf(input) })
  const count = await countAgents(db, filter, MOST_COUNTED)
  return {
    ...pageWith(rows.map(presentAgentCard), input, count),
    Place: place && { Text: place.text, Kind: place.kind },
    PlaceIsUnknown: false,
  }
}

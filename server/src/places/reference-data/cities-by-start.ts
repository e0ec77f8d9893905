import type { Db } from '../../database/db.ts'
import { citySearchStarts } from './city-names.ts'
import { type PlaceRow, listCitiesByStart } from './reference-data.queries.ts'

/** Cities whose name starts with what has been typed, larger ones first; `Portland, M` on the way to `Portland, ME`, too. */
export async function findCitiesByStart(db: Db, typed: string, limit: number, stateId: number | null = null): Promise<PlaceRow[]> {
  const { name, stateCodeStart } = splitTyped(typed)
  return listCitiesByStart(db, { starts: citySearchStarts(name), stateId, stateCodeStart }, limit)
}

function splitTyped(text: string): { name: string; stateCodeStart: string } {
  const [, name = text, code = ''] = /^(.*?),\s*([a-z]{0,2})$/i.exec(text) ?? []
  return { name, stateCodeStart: code.toUpperCase() }
}

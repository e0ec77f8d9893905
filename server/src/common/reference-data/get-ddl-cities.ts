import type { GetDdlCities } from '@keystead/contract/common/reference-data/reference-data.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { citySearchStarts } from './city-names.ts'
import { listCitiesByStart } from './reference-data.queries.ts'

const MOST_CITIES = 20

export const getDdlCities: Handler<typeof GetDdlCities> = async ({ db }, input) => {
  const { name, stateCodeStart } = splitTyped(input.Text)
  const rows = await listCitiesByStart(db, { starts: citySearchStarts(name), stateId: input.StateId ?? null, stateCodeStart }, MOST_CITIES)
  return {
    Items: rows.map((row) => ({
      Id: row.id,
      Text: `${row.name}, ${row.state_code}`,
      City: row.name,
      StateId: row.state_id,
      StateCode: row.state_code,
      Latitude: row.latitude,
      Longitude: row.longitude,
    })),
  }
}

/** People type `Portland, M` on the way to `Portland, ME`. */
function splitTyped(text: string): { name: string; stateCodeStart: string } {
  const [, name = text, code = ''] = /^(.*?),\s*([a-z]{0,2})$/i.exec(text) ?? []
  return { name, stateCodeStart: code.toUpperCase() }
}

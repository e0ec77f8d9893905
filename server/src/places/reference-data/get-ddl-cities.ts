import type { GetDdlCities } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { findCitiesByStart } from './cities-by-start.ts'

const MOST_CITIES = 20

export const getDdlCities: Handler<typeof GetDdlCities> = async ({ db }, input) => {
  const rows = await findCitiesByStart(db, input.Text, MOST_CITIES, input.StateId ?? null)
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

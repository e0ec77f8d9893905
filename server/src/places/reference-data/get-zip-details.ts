import type { GetZipDetails } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { lookUpZips } from './places.ts'

export const getZipDetails: Handler<typeof GetZipDetails> = async ({ db }, input) => {
  const [place = null] = await lookUpZips(db, [input.Zip])
  if (place === null) return { Place: null }
  const { city, stateId, stateCode, latitude, longitude } = place
  return {
    Place: { Zip: input.Zip.slice(0, 5), City: city, StateId: stateId, StateCode: stateCode, Latitude: latitude, Longitude: longitude },
  }
}

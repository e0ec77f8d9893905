import { houseInput } from '../server/test/inputs.ts'

const { Area: _area, AmenityIds: _amenities, ...withoutThem } = houseInput

/** A complete house for rent, as the form would send it; a journey that needs its area or amenities says them. */
export const house = withoutThem

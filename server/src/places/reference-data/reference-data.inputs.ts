import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input for every call of this room. */
export const inputs: ValidInputs = {
  GetDdlCountries: () => ({}),
  GetDdlStates: () => ({ CountryId: 539 }),
  GetDdlCities: () => ({ StateId: 8, Text: 'Den' }),
  GetZipDetails: () => ({ Zip: '80202' }),
  GetAppConfig: () => ({}),
}

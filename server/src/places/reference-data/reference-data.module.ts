import * as operations from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { getAppConfig } from './get-app-config.ts'
import { getDdlCities } from './get-ddl-cities.ts'
import { getDdlCountries } from './get-ddl-countries.ts'
import { getDdlStates } from './get-ddl-states.ts'
import { getZipDetails } from './get-zip-details.ts'

export const referenceDataModule = implementAll(operations, {
  GetDdlCountries: getDdlCountries,
  GetDdlStates: getDdlStates,
  GetDdlCities: getDdlCities,
  GetZipDetails: getZipDetails,
  GetAppConfig: getAppConfig,
})

import { GetDdlCountries, GetDdlStates } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { hasListedStates } from '@keystead/contract/values/countries.ts'
import { useCall } from '../../api/query.ts'
import type { Choice } from '../../ui/form/SelectField.tsx'

/** Countries by name; none until they have come. */
export function useCountries(): readonly Choice[] {
  return useCall(GetDdlCountries, {}).data?.Items ?? []
}

/** States or provinces of a country that has them as a list; none until they have come. */
export function useStatesOf(countryId: number | null): readonly Choice[] {
  const isListed = countryId !== null && hasListedStates(countryId)
  return useCall(GetDdlStates, { CountryId: countryId ?? 0 }, { enabled: isListed }).data?.Items ?? []
}

import { GetDdlCountries, GetDdlStates } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useCall } from '../../api/query.ts'
import type { CallFailure } from '../../api/failure.ts'

export type State = OutputOf<typeof GetDdlStates>['Items'][number]

/** The states of the US. Null until they have come. */
export function useStates(): { states: readonly State[] | null; failure: CallFailure | null; retry: () => void } {
  const countries = useCall(GetDdlCountries, {})
  const home = countries.data?.Items.find((country) => country.Code === 'US')
  const states = useCall(GetDdlStates, { CountryId: home?.Id ?? 0 }, { enabled: home !== undefined })
  const failed = countries.error ? countries : states
  return { states: states.data?.Items ?? null, failure: failed.error, retry: () => void failed.refetch() }
}

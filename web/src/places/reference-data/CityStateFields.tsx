import { GetDdlCities } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useFormContext } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { ComboboxField } from '../../ui/form/ComboboxField.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import type { State } from './use-states.ts'
import { text as words } from './city-state.text.ts'

type City = Pick<OutputOf<typeof GetDdlCities>['Items'][number], 'Id' | 'City' | 'StateId' | 'StateCode'>
type CityAndState = { City: string | null; StateId: number | null }

async function searchCities(text: string, signal: AbortSignal): Promise<readonly City[]> {
  return (await call(GetDdlCities, { Text: text }, { signal })).Items
}

type CityStateFieldsProps = { states: readonly State[]; optional?: boolean; cityLabel?: string; stateLabel?: string }

/** The fields City and StateId of the form around. A chosen city brings its state along; one that may be left out takes it away again. */
export function CityStateFields({ states, optional, cityLabel = words.city, stateLabel = words.state }: CityStateFieldsProps) {
  const { setValue, getValues, formState } = useFormContext<CityAndState>()
  return (
    <FieldRow>
      <ComboboxField<City>
        name="City"
        label={cityLabel}
        optional={optional}
        things={words.cities}
        placeholder={words.cityExample}
        search={searchCities}
        textOf={({ City, StateCode }) => [City, StateCode].filter(Boolean).join(', ')}
        valueOf={({ City }) => City}
        keyOf={({ City, StateCode }) => `${City}, ${StateCode}`}
        initial={cityOf(getValues(), states)}
        onPick={(city) => {
          if (city || optional) setValue('StateId', city?.StateId ?? null, { shouldDirty: true, shouldValidate: formState.isSubmitted })
        }}
      />
      <SelectField name="StateId" label={stateLabel} optional={optional} choices={states} placeholder={words.chooseState} />
    </FieldRow>
  )
}

function cityOf({ City, StateId }: CityAndState, states: readonly State[]): City | null {
  if (!City) return null
  return { Id: 0, City, StateId: StateId ?? 0, StateCode: states.find((state) => state.Id === StateId)?.Code ?? '' }
}

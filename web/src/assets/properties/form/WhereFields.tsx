import { ADDRESS_EXACTNESS } from '@keystead/contract/assets/properties/property.values.ts'
import { GetDdlCities } from '@keystead/contract/common/reference-data/reference-data.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useFormContext } from 'react-hook-form'
import { call } from '../../../api/call.ts'
import { ComboboxField } from '../../../ui/form/ComboboxField.tsx'
import { FieldRow } from '../../../ui/form/Form.tsx'
import { RadioCards } from '../../../ui/form/RadioCards.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { PROPERTY_LABELS, type PropertyDraft } from './property-fields.ts'
import type { State } from './use-states.ts'

type City = Pick<OutputOf<typeof GetDdlCities>['Items'][number], 'Id' | 'City' | 'StateId' | 'StateCode'>

const EXACTNESS_DETAILS: Record<number, string> = {
  1: 'Everybody sees street and number',
  2: 'The street, without its number',
  3: 'The part of town only',
}

async function searchCities(text: string, signal: AbortSignal): Promise<readonly City[]> {
  return (await call(GetDdlCities, { Text: text }, { signal })).Items
}

/** Where it is. A chosen city brings its state along. */
export function WhereFields({ states }: { states: readonly State[] }) {
  const { setValue, getValues, formState } = useFormContext<PropertyDraft>()
  return (
    <>
      <FieldRow>
        <ComboboxField<City>
          name="City"
          label={PROPERTY_LABELS.City}
          things="cities"
          placeholder="Denver"
          search={searchCities}
          textOf={({ City, StateCode }) => [City, StateCode].filter(Boolean).join(', ')}
          valueOf={({ City }) => City}
          keyOf={({ City, StateCode }) => `${City}, ${StateCode}`}
          initial={cityOf(getValues(), states)}
          onPick={(city) => {
            if (city) setValue('StateId', city.StateId, { shouldDirty: true, shouldValidate: formState.isSubmitted })
          }}
        />
        <SelectField name="StateId" label={PROPERTY_LABELS.StateId} choices={states} placeholder="Choose a state…" />
      </FieldRow>
      <TextField name="Address1" label={PROPERTY_LABELS.Address1} placeholder="1420 Larimer Street" autoComplete="off" maxLength={120} />
      <FieldRow>
        <TextField name="Address2" label={PROPERTY_LABELS.Address2} optional placeholder="Unit 4B" autoComplete="off" maxLength={120} />
        <TextField name="Zip" label={PROPERTY_LABELS.Zip} placeholder="80202" inputMode="numeric" autoComplete="off" maxLength={10} />
      </FieldRow>
      <RadioCards
        name="AddressExactness"
        label={PROPERTY_LABELS.AddressExactness}
        help="What a stranger sees once it is listed. You always see the whole address."
        choices={ADDRESS_EXACTNESS.map(({ Id, Text }) => ({ Id, Text, detail: EXACTNESS_DETAILS[Id] }))}
      />
    </>
  )
}

function cityOf({ City, StateId }: PropertyDraft, states: readonly State[]): City | null {
  if (!City) return null
  return { Id: 0, City, StateId: StateId ?? 0, StateCode: states.find((state) => state.Id === StateId)?.Code ?? '' }
}

import { ADDRESS_EXACTNESS } from '@keystead/contract/assets/properties/property.values.ts'
import { CityStateFields } from '../../../common/reference-data/CityStateFields.tsx'
import type { State } from '../../../common/reference-data/use-states.ts'
import { FieldRow } from '../../../ui/form/Form.tsx'
import { RadioCards } from '../../../ui/form/RadioCards.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { DuplicateAddressNotice } from '../../listing-life/DuplicateAddressNotice.tsx'
import { PROPERTY_LABELS } from './property-fields.ts'

const EXACTNESS_DETAILS: Record<number, string> = {
  1: 'Everybody sees street and number',
  2: 'The street, without its number',
  3: 'The part of town only',
}

/** Where it is. A chosen city brings its state along. */
export function WhereFields({ states, assetId }: { states: readonly State[]; assetId: string | null }) {
  return (
    <>
      <CityStateFields states={states} cityLabel={PROPERTY_LABELS.City} stateLabel={PROPERTY_LABELS.StateId} />
      <TextField name="Address1" label={PROPERTY_LABELS.Address1} placeholder="1420 Larimer Street" autoComplete="off" maxLength={120} />
      <FieldRow>
        <TextField name="Address2" label={PROPERTY_LABELS.Address2} optional placeholder="Unit 4B" autoComplete="off" maxLength={120} />
        <TextField name="Zip" label={PROPERTY_LABELS.Zip} placeholder="80202" inputMode="numeric" autoComplete="off" maxLength={10} />
      </FieldRow>
      <DuplicateAddressNotice assetId={assetId} />
      <RadioCards
        name="AddressExactness"
        label={PROPERTY_LABELS.AddressExactness}
        help="What a stranger sees once it is listed. You always see the whole address."
        choices={ADDRESS_EXACTNESS.map(({ Id, Text }) => ({ Id, Text, detail: EXACTNESS_DETAILS[Id] }))}
      />
    </>
  )
}

import { hasListedStates, UNITED_STATES_ID } from '@keystead/contract/values/countries.ts'
import type { State } from '../../places/reference-data/use-states.ts'
import { CityStateFields } from '../../places/reference-data/CityStateFields.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { CONTACT_LABELS } from './contact-draft.ts'
import { text } from './contact.text.ts'

/** City, state and postal code, asked for as the country knows them. */
export function ContactPlaceFields({ countryId, states }: { countryId: number; states: readonly State[] }) {
  if (countryId === UNITED_STATES_ID) {
    return (
      <>
        <CityStateFields states={states} optional />
        <FieldRow>
          <TextField name="Zip" label={CONTACT_LABELS.Zip} optional inputMode="numeric" autoComplete="postal-code" maxLength={10} />
        </FieldRow>
      </>
    )
  }
  return (
    <>
      <FieldRow>
        <TextField name="City" label={CONTACT_LABELS.City} optional autoComplete="address-level2" maxLength={100} />
        {hasListedStates(countryId) ? (
          <SelectField name="StateId" label={text.province} optional choices={states} placeholder={text.chooseProvince} />
        ) : (
          <TextField name="Region" label={CONTACT_LABELS.Region} optional autoComplete="address-level1" maxLength={60} />
        )}
      </FieldRow>
      <FieldRow>
        <TextField name="Zip" label={text.postalCode} optional autoComplete="postal-code" maxLength={12} />
      </FieldRow>
    </>
  )
}

import type { Residence } from '@keystead/contract/applications/form/form.forms.ts'
import { hasListedStates, UNITED_STATES_ID } from '@keystead/contract/values/countries.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { FieldRow } from '../../ui/form/Form.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { text } from './residence.text.ts'
import { useCountries, useStatesOf } from './use-places.ts'

/** Where an address is, asked for as its country knows it. */
export function AddressPlaceFields({ index }: { index: number }) {
  const { control, setValue } = useFormContext<Residence>()
  const at = `Addresses.${index}` as const
  const countryId = useWatch({ control, name: `${at}.CountryId` })
  const countries = useCountries()
  const states = useStatesOf(countryId)
  const isAmerican = countryId === UNITED_STATES_ID
  const isListed = countryId !== null && hasListedStates(countryId)
  return (
    <>
      <SelectField
        name={`${at}.CountryId`}
        label={text.labels.CountryId}
        choices={countries}
        placeholder={text.chooseCountry}
        onPick={() => setValue(`${at}.StateId`, null, { shouldDirty: true })}
      />
      <TextField name={`${at}.Address1`} label={text.labels.Address1} autoComplete="address-line1" maxLength={120} />
      <TextField name={`${at}.Address2`} label={text.labels.Address2} autoComplete="address-line2" maxLength={120} optional />
      <FieldRow>
        <TextField name={`${at}.City`} label={text.labels.City} autoComplete="address-level2" maxLength={100} />
        {isListed ? (
          <SelectField
            name={`${at}.StateId`}
            label={isAmerican ? text.labels.StateId : text.province}
            choices={states}
            placeholder={isAmerican ? text.chooseState : text.chooseProvince}
          />
        ) : (
          <TextField name={`${at}.Region`} label={text.labels.Region} autoComplete="address-level1" maxLength={60} optional />
        )}
        <TextField
          name={`${at}.Zip`}
          label={isAmerican ? text.labels.Zip : text.postalCode}
          inputMode={isAmerican ? 'numeric' : 'text'}
          autoComplete="postal-code"
          maxLength={isAmerican ? 10 : 12}
        />
      </FieldRow>
    </>
  )
}

import { MAX_DESCRIPTION_LENGTH } from '@keystead/contract/people/businesses/business.forms.ts'
import { BUSINESS_TYPES, businessTypeName } from '@keystead/contract/people/businesses/business.values.ts'
import { profileCategories } from '@keystead/contract/identity/profiles/profile-categories.ts'
import { GetDdlCities } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { useFormContext } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { CityStateFields } from '../../places/reference-data/CityStateFields.tsx'
import type { State } from '../../places/reference-data/use-states.ts'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { ChoiceChips } from '../../ui/form/ChoiceChips.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { MultiComboboxField, type PickedItem } from '../../ui/form/MultiComboboxField.tsx'
import { PhoneField } from '../../ui/form/PhoneField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { areaKey, type BusinessDraft } from './business-draft.ts'
import { HoursFields } from './HoursFields.tsx'
import { text } from './business-form.text.ts'

const TYPES = BUSINESS_TYPES.map((type) => ({ Id: type, Text: businessTypeName(type) }))

/** What the business is called, and what it is; its legal name is for administrators to change. */
export function NameFields({ hasLegalName = true }: { hasLegalName?: boolean }) {
  return (
    <>
      <TextField name="Name" label={text.name} help={text.nameHelp} maxLength={80} dir="auto" />
      <SelectField name="Type" label={text.type} choices={TYPES} placeholder={text.chooseType} />
      <FieldRow>
        {hasLegalName && <TextField name="LegalName" label={text.legalName} help={text.legalNameHelp} optional maxLength={50} dir="auto" />}
        <TextField name="DbaName" label={text.dbaName} help={text.dbaNameHelp} optional maxLength={50} dir="auto" />
      </FieldRow>
    </>
  )
}

type PlacesProps = { states: readonly State[] }

/** How the business is reached, and where it is. */
export function ContactFields({ states }: PlacesProps) {
  return (
    <>
      <FieldRow>
        <PhoneField name="Phone" label={text.phone} optional />
        <EmailField name="Email" label={text.email} help={text.emailHelp} optional />
      </FieldRow>
      <TextField name="Website" label={text.website} type="url" inputMode="url" autoComplete="url" optional maxLength={200} />
      <TextField name="Address1" label={text.address1} optional maxLength={120} />
      <TextField name="Address2" label={text.address2} optional maxLength={120} />
      <CityStateFields states={states} optional />
      <FieldRow>
        <TextField name="Zip" label={text.zip} optional inputMode="numeric" maxLength={10} />
      </FieldRow>
    </>
  )
}

/** Where and when it works. */
export function WorkFields({ states }: PlacesProps) {
  const { getValues } = useFormContext<BusinessDraft>()
  return (
    <>
      <MultiComboboxField
        name="ServiceAreas"
        label={text.serviceAreas}
        help={text.serviceAreasHelp}
        optional
        things={text.locations}
        search={searchAreas}
        initial={getValues('ServiceAreas').map((key) => ({ Id: key, Text: areaText(key, states) }))}
      />
      <HoursFields />
    </>
  )
}

async function searchAreas(typed: string, signal: AbortSignal): Promise<readonly PickedItem[]> {
  const { Items } = await call(GetDdlCities, { Text: typed }, { signal })
  return Items.map(({ City, StateId, StateCode }) => ({ Id: areaKey({ City, StateId }), Text: `${City}, ${StateCode}` }))
}

function areaText(key: string, states: readonly State[]): string {
  const space = key.indexOf(' ')
  const state = states.find(({ Id }) => Id === Number(key.slice(0, space)))
  return [key.slice(space + 1), state?.Code].filter(Boolean).join(', ')
}

/** License and tax number. `einLast4`: of the number that is kept, and never sent here whole. */
export function LicenseFields({ states, einLast4 = null }: PlacesProps & { einLast4?: string | null }) {
  return (
    <>
      <TextField name="LicenseNumber" label={text.licenseNumber} help={text.licenseNeeded} optional maxLength={40} />
      <FieldRow>
        <SelectField name="LicenseStateId" label={text.licenseState} optional choices={states} placeholder={text.chooseState} />
        <DateField name="LicenseExpiresOn" label={text.licenseExpires} optional />
      </FieldRow>
      <TextField
        name="Ein"
        label={text.ein}
        help={einLast4 === null ? text.einHelp : text.einKept({ last4: einLast4 })}
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
      />
      {einLast4 !== null && <CheckboxField name="RemoveEin" label={text.removeEin({ last4: einLast4 })} />}
    </>
  )
}

/** What it says of itself. */
export function AboutFields({ profileTypeId }: { profileTypeId: number }) {
  const categories = profileCategories(profileTypeId).map(({ id, name }) => ({ Id: id, Text: name }))
  return (
    <>
      <TextAreaField
        name="Description"
        label={text.description}
        help={text.descriptionHelp}
        optional
        max={MAX_DESCRIPTION_LENGTH}
        rows={8}
      />
      <ChoiceChips name="CategoryIds" label={text.categories} optional choices={categories} />
    </>
  )
}

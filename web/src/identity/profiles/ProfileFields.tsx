import { LANGUAGES } from '@keystead/contract/identity/profiles/languages.ts'
import { MAX_ABOUT_LENGTH } from '@keystead/contract/identity/profiles/profile-details.forms.ts'
import { type ProfileKind, isAgent, isBusiness, mayBePublic } from '@keystead/contract/identity/profiles/profile-rules.ts'
import { useWatch } from 'react-hook-form'
import { CityStateFields } from '../../places/reference-data/CityStateFields.tsx'
import type { State } from '../../places/reference-data/use-states.ts'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { ChoiceChips } from '../../ui/form/ChoiceChips.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { PhoneField } from '../../ui/form/PhoneField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { PROFILE_LABELS as LABELS } from './profile-draft.ts'
import { text } from './profile-form.text.ts'

type ProfileFieldsProps = { kind: ProfileKind; states: readonly State[] }

/** Everything that a profile of a kind says, in the order in which it is read. */
export function ProfileFields({ kind, states }: ProfileFieldsProps) {
  const isPublic = useWatch({ name: 'IsPublic' }) === true
  return (
    <>
      <FieldRow>
        <TextField name="FirstName" label={LABELS.FirstName} autoComplete="given-name" maxLength={60} />
        <TextField name="LastName" label={LABELS.LastName} autoComplete="family-name" maxLength={60} />
      </FieldRow>
      <TextAreaField name="About" label={LABELS.About} help={aboutHelp(kind)} optional={!isPublic} max={MAX_ABOUT_LENGTH} rows={5} />
      <PhoneField name="Mobile" label={LABELS.Mobile} optional help={text.mobileHelp} />
      {isBusiness(kind) && <CompanyFields isPublic={isPublic} />}
      <TextField name="Website" label={LABELS.Website} optional type="url" placeholder="https://" autoComplete="url" maxLength={200} />
      {isAgent(kind) && <LicenseFields states={states} />}
      <ChoiceChips name="LanguageIds" label={LABELS.LanguageIds} optional help={text.languagesHelp} choices={LANGUAGES} />
      <CityStateFields states={states} optional cityLabel={mayBePublic(kind) ? text.workCity : text.homeCity} stateLabel={LABELS.StateId} />
      {mayBePublic(kind) && (
        <>
          <NumberField name="ServiceRadiusMiles" label={LABELS.ServiceRadiusMiles} help={text.serviceRadiusHelp} />
          <CheckboxField name="IsPublic" label={LABELS.IsPublic} help={text.isPublicHelp} />
        </>
      )}
    </>
  )
}

function CompanyFields({ isPublic }: { isPublic: boolean }) {
  return (
    <>
      <TextField name="CompanyName" label={LABELS.CompanyName} autoComplete="organization" maxLength={120} />
      <TextAreaField name="AboutCompany" label={LABELS.AboutCompany} optional={!isPublic} max={MAX_ABOUT_LENGTH} rows={4} />
    </>
  )
}

function LicenseFields({ states }: { states: readonly State[] }) {
  return (
    <>
      <FieldRow>
        <TextField name="LicenseNumber" label={LABELS.LicenseNumber} optional autoComplete="off" maxLength={40} />
        <SelectField name="LicenseStateId" label={LABELS.LicenseStateId} optional choices={states} placeholder={text.chooseState} />
      </FieldRow>
      <NumberField name="YearsExperience" label={LABELS.YearsExperience} optional />
    </>
  )
}

function aboutHelp(kind: ProfileKind): string {
  if (isAgent(kind)) return text.aboutAgentHelp
  return mayBePublic(kind) ? text.aboutOwnerHelp : text.aboutTenantHelp
}

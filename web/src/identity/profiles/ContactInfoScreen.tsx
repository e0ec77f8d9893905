import { UpdateProfileContactInput } from '@keystead/contract/identity/profiles/profile-details.forms.ts'
import { GetDdlCountries, GetDdlStates } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { GetProfileContact, ProfileChanged, UpdateProfileContact } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import type { ProfileContact } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import { hasListedStates, UNITED_STATES_ID } from '@keystead/contract/values/countries.ts'
import { messages } from '@keystead/contract/identity/profiles/profiles-messages.text.ts'
import { useWatch } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { useCall } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useSession } from '../../sessions/session.ts'
import { useStates, type State } from '../../places/reference-data/use-states.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { FieldRow, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { PhoneField } from '../../ui/form/PhoneField.tsx'
import { SelectField, type Choice } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { mergeChanges } from '../../ui/form/merge-changes.ts'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Page } from '../../ui/Page.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { ContactPlaceFields } from './ContactPlaceFields.tsx'
import { CONTACT_LABELS, contactDraft, contactText } from './contact-draft.ts'
import { kindText } from './profile-texts.ts'
import { useCountryChoice } from './use-country-choice.ts'
import { useProfileCommand } from './use-profile-command.ts'
import { useVersionedForm } from '../../ui/form/use-versioned-form.tsx'
import { text } from './contact.text.ts'

/** How to reach the person of the active profile, and what of it others may see. */
export function ContactInfoScreen() {
  const profile = useSession()?.Profile
  const ProfileId = profile?.ProfileId ?? ''
  const contact = useCall(GetProfileContact, { ProfileId }, { enabled: ProfileId !== '' })
  const countries = useCall(GetDdlCountries, {})
  const { states, failure, retry } = useStates()
  const problem = contact.error ?? failure
  return (
    <Page
      title={text.title}
      description={profile && text.intro({ profile: kindText(profile) })}
      breadcrumbs={[{ text: text.profiles, to: paths.profiles() }]}
      width="narrow"
    >
      {contact.data && states && countries.data ? (
        <ContactForm key={ProfileId} profileId={ProfileId} contact={contact.data} states={states} countries={countries.data.Items} />
      ) : problem ? (
        <ErrorState failure={problem} onRetry={() => (contact.error ? void contact.refetch() : retry())} />
      ) : (
        <FormSkeleton count={6} />
      )}
    </Page>
  )
}

type ContactFormProps = { profileId: string; contact: ProfileContact; states: readonly State[]; countries: readonly Choice[] }

function ContactForm({ profileId, contact, states, countries }: ContactFormProps) {
  const update = useProfileCommand(UpdateProfileContact)
  const initial = contactDraft(profileId, contact)
  const form = useContractForm(UpdateProfileContactInput, initial)
  const countryId = useWatch({ control: form.control, name: 'CountryId' })
  const hasListed = hasListedStates(countryId)
  const ofCountry = useCall(GetDdlStates, { CountryId: countryId }, { enabled: hasListed })
  const listed = ofCountry.data?.Items ?? (countryId === UNITED_STATES_ID ? states : [])
  const { base, begin, save, notice } = useVersionedForm(form, {
    changed: ProfileChanged,
    initial,
    loadNewest: async () => contactDraft(profileId, await call(GetProfileContact, { ProfileId: profileId })),
    merge: (three) => mergeChanges(three, CONTACT_LABELS, (field, value) => contactText(field, value, [...states, ...listed], countries)),
  })
  return (
    <Form
      form={form}
      onSubmit={async (typed) => {
        begin(contactDraft(profileId, await save(update.run(typed))))
        toast.success(messages.contactUpdated)
      }}
    >
      {notice}
      <CountryField countries={countries} countryId={countryId} />
      <FieldRow>
        <PhoneField name="PhonePrimary" label={CONTACT_LABELS.PhonePrimary} optional american={hasListed} />
        <PhoneField name="PhoneSecondary" label={CONTACT_LABELS.PhoneSecondary} optional american={hasListed} />
      </FieldRow>
      <CheckboxField name="ShowPhone" label={CONTACT_LABELS.ShowPhone} />
      <EmailField name="Email" label={CONTACT_LABELS.Email} optional help={text.emailHelp} />
      <CheckboxField name="ShowEmail" label={CONTACT_LABELS.ShowEmail} />
      <TextField name="Address1" label={CONTACT_LABELS.Address1} optional autoComplete="address-line1" maxLength={120} />
      <TextField name="Address2" label={CONTACT_LABELS.Address2} optional autoComplete="address-line2" maxLength={120} />
      <ContactPlaceFields key={`${base.Version} ${countryId}`} countryId={countryId} states={listed} />
      <CheckboxField name="ShowAddress" label={CONTACT_LABELS.ShowAddress} />
      <FormActions>
        <SubmitButton>{text.save}</SubmitButton>
      </FormActions>
    </Form>
  )
}

function CountryField({ countries, countryId }: { countries: readonly Choice[]; countryId: number }) {
  const choose = useCountryChoice(countryId)
  return (
    <FieldRow>
      <SelectField
        name="CountryId"
        label={CONTACT_LABELS.CountryId}
        help={text.countryHelp}
        choices={countries}
        placeholder={text.chooseCountry}
        onPick={choose}
      />
    </FieldRow>
  )
}

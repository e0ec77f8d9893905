import { GetUserDetails } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { ProfileChanged, UpdateUser } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { isBusiness } from '@keystead/contract/identity/profiles/profile-rules.ts'
import type { ProfileDetails } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import { messages } from '@keystead/contract/identity/profiles/profiles-messages.text.ts'
import { call } from '../../../api/call.ts'
import { FieldRow, Form, FormActions, SubmitButton } from '../../../ui/form/Form.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Section } from '../../../ui/Section.tsx'
import { toast } from '../../../ui/toast.tsx'
import { draftOf, mergeDrafts, PROFILE_LABELS as LABELS, profileRules } from '../profile-draft.ts'
import { profileEditAddress } from '../profile-places.ts'
import { useProfileCommand } from '../use-profile-command.ts'
import { useVersionedForm } from '../../../ui/form/use-versioned-form.tsx'
import { text } from './profile-settings.text.ts'

/** The name, and for a business its company. All else that a profile says stays as it was read. */
export function NameSetting({ profile }: { profile: ProfileDetails }) {
  return (
    <Section
      title={text.name}
      action={
        <LinkButton to={profileEditAddress(profile)} size="sm">
          {text.editProfileWhole}
        </LinkButton>
      }
    >
      <NameForm key={profile.Version} profile={profile} />
    </Section>
  )
}

function NameForm({ profile }: { profile: ProfileDetails }) {
  const update = useProfileCommand(UpdateUser)
  const form = useContractForm(profileRules(profile), draftOf(profile))
  const { save, notice } = useVersionedForm(form, {
    changed: ProfileChanged,
    initial: draftOf(profile),
    loadNewest: async () => draftOf(await call(GetUserDetails, { ProfileId: profile.ProfileId })),
    merge: (three) => mergeDrafts(three, []),
  })
  return (
    <Form
      form={form}
      label={text.name}
      onSubmit={async (typed) => {
        await save(update.run(typed))
        toast.success(messages.profileUpdated)
      }}
    >
      {notice}
      <FieldRow>
        <TextField name="FirstName" label={LABELS.FirstName} autoComplete="given-name" maxLength={60} />
        <TextField name="LastName" label={LABELS.LastName} autoComplete="family-name" maxLength={60} />
      </FieldRow>
      {isBusiness(profile) && <TextField name="CompanyName" label={LABELS.CompanyName} autoComplete="organization" maxLength={120} />}
      <FormActions>
        <SubmitButton>{text.saveName}</SubmitButton>
      </FormActions>
    </Form>
  )
}

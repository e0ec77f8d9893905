import { GetUserDetails } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { ProfileChanged, UpdateUser } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import type { ProfileDetails } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import { messages } from '@keystead/contract/identity/profiles/profiles-messages.text.ts'
import { useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { useStates, type State } from '../../places/reference-data/use-states.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Section } from '../../ui/Section.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { draftOf, mergeDrafts, profileRules } from './profile-draft.ts'
import { profileAddress } from './profile-places.ts'
import { ProfileFields } from './ProfileFields.tsx'
import { ProfilePicture } from './ProfilePicture.tsx'
import { useActiveProfile } from './use-active-profile.ts'
import { useProfileCommand } from './use-profile-command.ts'
import { useVersionedForm } from '../../ui/form/use-versioned-form.tsx'
import { text } from './profile-form.text.ts'

/** Edits the active profile: its picture, which is saved by itself, and everything that it says. */
export function ProfileEdit() {
  const profile = useActiveProfile()
  const { states, failure, retry } = useStates()
  const problem = profile.error ?? failure
  return (
    <Page title={text.title} width="narrow" breadcrumbs={profile.data && [{ text: text.myProfile, to: profileAddress(profile.data) }]}>
      {profile.data && states ? (
        <>
          <ProfilePicture profile={profile.data} />
          <Section title={text.aboutYou}>
            <ProfileForm key={profile.data.ProfileId} details={profile.data} states={states} />
          </Section>
        </>
      ) : problem ? (
        <ErrorState failure={problem} onRetry={() => (profile.error ? void profile.refetch() : retry())} />
      ) : (
        <FormSkeleton count={7} />
      )}
    </Page>
  )
}

function ProfileForm({ details, states }: { details: ProfileDetails; states: readonly State[] }) {
  const navigate = useNavigate()
  const update = useProfileCommand(UpdateUser)
  const form = useContractForm(profileRules(details), draftOf(details))
  const { base, save, notice } = useVersionedForm(form, {
    changed: ProfileChanged,
    initial: draftOf(details),
    loadNewest: async () => draftOf(await call(GetUserDetails, { ProfileId: details.ProfileId })),
    merge: (three) => mergeDrafts(three, states),
  })

  return (
    <Form
      form={form}
      onSubmit={async (typed) => {
        await save(update.run(typed))
        toast.success(messages.profileUpdated)
        await navigate(profileAddress(details))
      }}
    >
      {notice}
      <ProfileFields key={base.Version} kind={details} states={states} />
      <FormActions>
        <SubmitButton>{text.save}</SubmitButton>
        <LinkButton to={profileAddress(details)} variant="quiet">
          {text.cancel}
        </LinkButton>
      </FormActions>
    </Form>
  )
}

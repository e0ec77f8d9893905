import { CreateUserProfileInput } from '@keystead/contract/identity/profiles/profile.forms.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { messages } from '@keystead/contract/identity/profiles/profiles-messages.text.ts'
import { CreateUserProfile, GetProfileTypes, GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { ACCOUNT_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { splitName } from '@keystead/contract/values/names.ts'
import { useRef } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { useCall, useCommand } from '../../api/query.ts'
import { safeReturnTo } from '../../navigation/return-to.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FieldRow, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { UsersIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Section } from '../../ui/Section.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { freeAccountType, hasEveryKind, profileTypeOfAddress, reasonAgainstType } from './profile-kinds.ts'
import { ProfileCards } from './ProfileCards.tsx'
import { ProfileChoiceFields } from './ProfileChoiceFields.tsx'
import { useSwitchProfile } from './use-switch-profile.ts'
import { text } from './create-profile.text.ts'

/** The first profile of an account (profile type 0, spec §2), or one more. */
export function CreateProfileScreen() {
  const types = useCall(GetProfileTypes, {})
  const own = useCall(GetUserProfiles, {})
  const failure = types.error ?? own.error
  const isFirst = own.data?.ActiveProfileId === null
  const lostPlaceIn = lostPlaceOf(useLocation().state)
  return (
    <Page
      title={isFirst ? text.titleAtFirst : text.title}
      description={isFirst ? (lostPlaceIn === null ? text.introAtFirst : text.placeLost({ business: lostPlaceIn })) : undefined}
      breadcrumbs={isFirst || !own.data ? [] : [{ text: text.profiles, to: paths.profiles() }]}
      width="narrow"
    >
      {types.data && own.data ? (
        <Choice types={types.data} own={own.data} />
      ) : failure ? (
        <ErrorState
          failure={failure}
          onRetry={() => {
            void types.refetch()
            void own.refetch()
          }}
        />
      ) : (
        <FormSkeleton count={4} />
      )}
    </Page>
  )
}

/** The business that someone comes from who has lost their only place. */
function lostPlaceOf(state: unknown): string | null {
  const { lostPlaceIn } = (state ?? {}) as { lostPlaceIn?: unknown }
  return typeof lostPlaceIn === 'string' ? lostPlaceIn : null
}

type Types = OutputOf<typeof GetProfileTypes>
type Own = OutputOf<typeof GetUserProfiles>

function Choice({ types, own }: { types: Types; own: Own }) {
  const { Profiles, ActiveProfileId } = own
  if (hasEveryKind(Profiles)) {
    return (
      <EmptyState
        title={text.allProfilesMade}
        icon={UsersIcon}
        action={<LinkButton to={paths.profiles()}>{text.seeProfiles}</LinkButton>}
      />
    )
  }
  return (
    <>
      {ActiveProfileId === null && Profiles.length > 0 && (
        <Section title={text.continueWith}>
          <ProfileCards profiles={Profiles} activeProfileId={null} />
        </Section>
      )}
      <ProfileForm types={types} own={own} />
    </>
  )
}

function ProfileForm({ types, own }: { types: Types; own: Own }) {
  const profiles = own.Profiles
  const { profiletype } = useParams()
  const [search] = useSearchParams()
  const creation = useCommand(CreateUserProfile)
  const switchProfile = useSwitchProfile()
  const createdId = useRef<string | null>(null)

  const wanted = profileTypeOfAddress(profiletype)
  const ProfileTypeId = wanted !== null && reasonAgainstType(profiles, wanted) === null ? wanted : undefined
  const form = useContractForm(CreateUserProfileInput, {
    ProfileTypeId,
    AccountTypeId: ProfileTypeId ? freeAccountType(profiles, ProfileTypeId) : ACCOUNT_TYPES.Personal,
    CategoryIds: [],
    ...namesFrom(own),
  })

  return (
    <Form
      form={form}
      label={text.newProfile}
      onSubmit={async (typed) => {
        // When only the switch failed, the next try must not make a second profile.
        createdId.current ??= (await creation.run(typed)).ProfileId
        await switchProfile(createdId.current, safeReturnTo(search.get('returnTo')))
        toast.success(messages.profileCreated)
      }}
    >
      <ProfileChoiceFields types={types} profiles={profiles} />
      <FieldRow>
        <TextField name="FirstName" label={text.firstName} autoComplete="given-name" maxLength={60} />
        <TextField name="LastName" label={text.lastName} autoComplete="family-name" maxLength={60} />
      </FieldRow>
      <FormActions>
        <SubmitButton>{text.createProfile}</SubmitButton>
      </FormActions>
    </Form>
  )
}

/** The name of a profile that is there, else what was given at sign-up. */
function namesFrom({ Profiles: [first], FirstName, LastName }: Own): { FirstName: string; LastName: string } {
  if (!first) return { FirstName: FirstName ?? '', LastName: LastName ?? '' }
  const { firstName, lastName } = splitName(first.Name)
  return { FirstName: firstName, LastName: lastName }
}

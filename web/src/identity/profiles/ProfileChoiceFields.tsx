import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { profileCategories } from '@keystead/contract/identity/profiles/profile-categories.ts'
import type { GetProfileTypes } from '@keystead/contract/identity/profiles/profile.operations.ts'
import type { ProfileSummary } from '@keystead/contract/sessions/session-record.ts'
import { ACCOUNT_TYPES, NO_PROFILE_TYPE, PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ChoiceChips } from '../../ui/form/ChoiceChips.tsx'
import { RadioCards, type RadioCard } from '../../ui/form/RadioCards.tsx'
import type { IconPicture } from '../../ui/Icon.tsx'
import { BriefcaseIcon, BuildingIcon, ClockIcon, HomeIcon, KeyIcon, UserIcon } from '../../ui/icons.ts'
import { freeAccountType, isTaken, reasonAgainstKind, reasonAgainstType } from './profile-kinds.ts'
import { text } from './profile-choice.text.ts'

type ProfileChoiceFieldsProps = {
  types: OutputOf<typeof GetProfileTypes>
  /** Offers to leave the choice for later (spec §2: profile type 0). */
  withLater?: boolean
  /** Profiles that the account has; a second one of a kind is not possible. */
  profiles?: readonly ProfileSummary[]
}

const TYPE_ICONS: Readonly<Record<number, IconPicture>> = {
  [PROFILE_TYPES.Owner]: HomeIcon,
  [PROFILE_TYPES.Agent]: BriefcaseIcon,
  [PROFILE_TYPES.Tenant]: KeyIcon,
}
const ACCOUNT_ICONS: Readonly<Record<number, IconPicture>> = { [ACCOUNT_TYPES.Personal]: UserIcon, [ACCOUNT_TYPES.Business]: BuildingIcon }

const LATER: RadioCard = { Id: NO_PROFILE_TYPE, Text: text.later, detail: text.laterNote, icon: ClockIcon }
const NO_PROFILES: readonly ProfileSummary[] = []

/** Profile type, account type and categories: the fields ProfileTypeId, AccountTypeId and CategoryIds of the form around. */
export function ProfileChoiceFields({ types, withLater, profiles = NO_PROFILES }: ProfileChoiceFieldsProps) {
  const profileTypeId = useWatch({ name: 'ProfileTypeId' }) as number | null | undefined
  useFittingChoices(profileTypeId, profiles)

  const typeCards: RadioCard[] = types.ProfileTypes.map(({ Id, Text, Description }) => ({
    Id,
    Text,
    detail: Description,
    icon: TYPE_ICONS[Id],
    disabledReason: reasonAgainstType(profiles, Id),
  }))
  const accountCards: RadioCard[] = types.AccountTypes.map(({ Id, Text, Description }) => ({
    Id,
    Text,
    detail: Description,
    icon: ACCOUNT_ICONS[Id],
    disabledReason: profileTypeId ? reasonAgainstKind(profiles, { ProfileTypeId: profileTypeId, AccountTypeId: Id }) : null,
  }))
  const categories = profileCategories(profileTypeId ?? NO_PROFILE_TYPE).map(({ id, name }) => ({ Id: id, Text: name }))

  return (
    <>
      <RadioCards name="ProfileTypeId" label={text.profileType} choices={withLater ? [...typeCards, LATER] : typeCards} />
      {profileTypeId !== NO_PROFILE_TYPE && <RadioCards name="AccountTypeId" label={text.accountType} choices={accountCards} />}
      {categories.length > 0 && (
        <ChoiceChips name="CategoryIds" label={text.categories} help={text.categoriesHelp} optional choices={categories} />
      )}
    </>
  )
}

/** Another profile type has other categories, and may have only one account type left. */
function useFittingChoices(profileTypeId: number | null | undefined, profiles: readonly ProfileSummary[]): void {
  const { getValues, setValue } = useFormContext<{ AccountTypeId: number; CategoryIds: number[] }>()
  const before = useRef(profileTypeId)
  const isOurChoice = useRef(false)
  useEffect(() => {
    if (before.current !== profileTypeId) setValue('CategoryIds', [])
    before.current = profileTypeId
    if (!profileTypeId) return
    const wasTaken = isTaken(profiles, { ProfileTypeId: profileTypeId, AccountTypeId: getValues('AccountTypeId') })
    // What was chosen only because nothing else was left gives way again.
    if (wasTaken || isOurChoice.current) setValue('AccountTypeId', freeAccountType(profiles, profileTypeId))
    isOurChoice.current = wasTaken
  }, [profileTypeId, profiles, getValues, setValue])
}

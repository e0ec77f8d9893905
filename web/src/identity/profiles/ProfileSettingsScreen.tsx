import { GetProfileTypes, GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { useCall } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Page } from '../../ui/Page.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { CategoriesSetting } from './settings/CategoriesSetting.tsx'
import { DefaultProfileSetting } from './settings/DefaultProfileSetting.tsx'
import { KindSetting } from './settings/KindSetting.tsx'
import { NameSetting } from './settings/NameSetting.tsx'
import { VisibilitySetting } from './settings/VisibilitySetting.tsx'
import { kindText } from './profile-texts.ts'
import { useActiveProfile } from './use-active-profile.ts'
import { text } from './settings/profile-settings.text.ts'

/** What the active profile is, each thing saved by itself. */
export function ProfileSettingsScreen() {
  const profile = useActiveProfile()
  const types = useCall(GetProfileTypes, {})
  const own = useCall(GetUserProfiles, {})
  const failed = [profile, types, own].find((query) => query.error)
  return (
    <Page
      title={text.title}
      description={profile.data && text.intro({ name: profile.data.Name, profile: kindText(profile.data) })}
      breadcrumbs={[{ text: text.settings, to: paths.settings() }]}
      width="narrow"
    >
      {profile.data && types.data && own.data ? (
        // The sections hold what is typed, which belongs to one profile of one kind.
        <div key={`${profile.data.ProfileId} ${kindText(profile.data)}`}>
          <NameSetting profile={profile.data} />
          <VisibilitySetting profile={profile.data} />
          <CategoriesSetting profile={profile.data} />
          <DefaultProfileSetting profiles={own.data.Profiles} />
          <KindSetting profile={profile.data} profiles={own.data.Profiles} types={types.data} />
        </div>
      ) : failed?.error ? (
        <ErrorState failure={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        <FormSkeleton count={6} />
      )}
    </Page>
  )
}

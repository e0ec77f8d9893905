import { profileCategories } from '@keystead/contract/identity/profiles/profile-categories.ts'
import type { OwnProfile } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import { useState } from 'react'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SwitchProfileIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { profileAddress } from './profile-places.ts'
import { kindText, switchedText } from './profile-texts.ts'
import { useSwitchProfile } from './use-switch-profile.ts'
import styles from './ProfileCards.module.css'
import { text } from './profiles.text.ts'

type ProfileCardsProps = { profiles: readonly OwnProfile[]; activeProfileId: string | null }

/** The profiles of an account side by side; any but the active one can be switched to. */
export function ProfileCards({ profiles, activeProfileId }: ProfileCardsProps) {
  const switchProfile = useSwitchProfile()
  const [busyId, setBusyId] = useState<string | null>(null)

  async function switchTo(profile: OwnProfile) {
    if (busyId !== null) return
    setBusyId(profile.ProfileId)
    await withToast(switchProfile(profile.ProfileId), switchedText(profile))
    setBusyId(null)
  }

  return (
    <ul className={styles.cards}>
      {profiles.map((profile) => (
        <ProfileCard
          key={profile.ProfileId}
          profile={profile}
          isActive={profile.ProfileId === activeProfileId}
          isBusy={profile.ProfileId === busyId}
          onSwitch={() => void switchTo(profile)}
        />
      ))}
    </ul>
  )
}

type ProfileCardProps = { profile: OwnProfile; isActive: boolean; isBusy: boolean; onSwitch: () => void }

function ProfileCard({ profile, isActive, isBusy, onSwitch }: ProfileCardProps) {
  const categories = profileCategories(profile.ProfileTypeId).filter(({ id }) => profile.ProfileCategoryIds.includes(id))
  return (
    <li className={classNames(styles.card, isActive && styles.active)}>
      <div className={styles.who}>
        <Avatar name={profile.Name} picture={profile.PicPath} size="lg" />
        <div className={styles.words}>
          <h2 className={styles.name}>
            <bdi>{profile.Name}</bdi>
          </h2>
          <p className={styles.kind}>{kindText(profile)}</p>
        </div>
      </div>
      <p className={styles.categories}>{categories.map(({ name }) => name).join(' · ')}</p>
      {profile.Completeness < 100 && <ProgressBar label={text.completeness} value={profile.Completeness} max={100} />}
      <p className={styles.states}>
        {isActive && <Badge tone="good">{text.active}</Badge>}
        {profile.IsPublic && <Badge tone="info">{text.public}</Badge>}
        {profile.IsDefault && <Badge>{text.defaultIt}</Badge>}
      </p>
      <div className={styles.foot}>
        {isActive ? (
          <LinkButton to={profileAddress(profile)}>{text.myProfile}</LinkButton>
        ) : (
          <Button
            icon={SwitchProfileIcon}
            busy={isBusy}
            aria-label={text.switchTo({ name: profile.Name, profile: kindText(profile) })}
            onClick={onSwitch}
          >
            {text.switch}
          </Button>
        )}
      </div>
    </li>
  )
}

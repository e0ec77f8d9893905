import { profileCategories } from '@keystead/contract/users/profiles/profile-categories.ts'
import type { ProfileSummary } from '@keystead/contract/users/profiles/profile.schemas.ts'
import { useState } from 'react'
import { asCallFailure } from '../../api/failure.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SwitchProfileIcon } from '../../ui/icons.ts'
import { toast } from '../../ui/toast.tsx'
import { kindText, switchedText } from './profile-texts.ts'
import { useSwitchProfile } from './use-switch-profile.ts'
import styles from './ProfileCards.module.css'

type ProfileCardsProps = { profiles: readonly ProfileSummary[]; activeProfileId: string | null }

/** The profiles of an account side by side; any but the active one can be switched to. */
export function ProfileCards({ profiles, activeProfileId }: ProfileCardsProps) {
  const switchProfile = useSwitchProfile()
  const [busyId, setBusyId] = useState<string | null>(null)

  async function switchTo(profile: ProfileSummary) {
    if (busyId !== null) return
    setBusyId(profile.ProfileId)
    try {
      await switchProfile(profile.ProfileId)
      toast.success(switchedText(profile))
    } catch (error) {
      toast.error(asCallFailure(error).message)
    } finally {
      setBusyId(null)
    }
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

type ProfileCardProps = { profile: ProfileSummary; isActive: boolean; isBusy: boolean; onSwitch: () => void }

function ProfileCard({ profile, isActive, isBusy, onSwitch }: ProfileCardProps) {
  const categories = profileCategories(profile.ProfileTypeId).filter(({ id }) => profile.ProfileCategoryIds.includes(id))
  return (
    <li className={classNames(styles.card, isActive && styles.active)}>
      <div className={styles.who}>
        <Avatar name={profile.Name} picture={profile.PicPath} size="lg" />
        <div className={styles.words}>
          <h2 className={styles.name}>{profile.Name}</h2>
          <p className={styles.kind}>{kindText(profile)}</p>
        </div>
      </div>
      <p className={styles.categories}>{categories.map(({ name }) => name).join(' · ')}</p>
      <div className={styles.foot}>
        {isActive ? (
          <Badge tone="good">Active now</Badge>
        ) : (
          <Button icon={SwitchProfileIcon} busy={isBusy} onClick={onSwitch}>
            Switch
            <span className="visually-hidden">
              {' '}
              to {profile.Name}, {kindText(profile)}
            </span>
          </Button>
        )}
      </div>
    </li>
  )
}

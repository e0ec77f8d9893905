import { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { UpgradePlan } from '@keystead/contract/platform/plans/plan.operations.ts'
import type { ProfileSummary, SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { useCall } from '../../api/query.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { BuildingStoreIcon, ChevronDownIcon, LogoutIcon, SwitchProfileIcon } from '../../ui/icons.ts'
import { Menu, MenuLinkButton, type MenuEntry } from '../../ui/Menu.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { kindText, switchedText } from '../../identity/profiles/profile-texts.ts'
import { useSwitchProfile } from '../../identity/profiles/use-switch-profile.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { may } from '../../sessions/rights.ts'
import { signOut } from '../../security/sign-in/sign-out.ts'
import { useSchemeEntry } from './use-scheme-entry.ts'
import { useSection } from './use-section.ts'
import { userLinks } from './user-links.ts'
import styles from './SignedInHeader.module.css'
import { text } from './shell.text.ts'

const SIGN_OUT: MenuEntry = { text: text.signOut, icon: LogoutIcon, onSelect: () => void signOut() }

/** Who is here, in which profile, on which plan; and everything about that (spec §2). */
export function UserMenu({ session }: { session: SessionRecord }) {
  const name = session.Profile?.Name ?? session.Email
  const colors = useSchemeEntry()
  const switches = useSwitchEntries(session)
  const section = useSection()
  const links = userLinks(session).map((link) => ({ ...link, isCurrent: link.section === section }))
  const isHere = links.some(({ isCurrent }) => isCurrent)
  return (
    <Menu
      trigger={
        <button type="button" className={styles.person} data-current={isHere || undefined}>
          <span className="visually-hidden">{isHere ? text.accountOfCurrent({ name }) : text.accountOf({ name })}</span>
          <Avatar name={name} picture={session.Profile?.PicPath} />
          <Icon of={ChevronDownIcon} size="sm" />
        </button>
      }
      header={<Who session={session} />}
      entries={[...links, colors, ...switches]}
      footer={[SIGN_OUT]}
    />
  )
}

function Who({ session }: { session: SessionRecord }) {
  const { Profile, Member } = session
  return (
    <div className={styles.who}>
      <div>
        <p className={styles.name}>
          <bdi>{Profile?.Name ?? text.noProfileYet}</bdi>
        </p>
        {Profile && (
          <p className={styles.detail}>{Member ? text.actsAs({ role: Member.Role }) : `${Profile.ProfileType} · ${Profile.AccountType}`}</p>
        )}
        <p className={styles.detail}>{session.Email}</p>
      </div>
      <div className={styles.plan}>
        <Badge tone="brand" plain>
          {text.planName({ plan: session.Plan })}
        </Badge>
        {Profile && may(session, UpgradePlan) && <MenuLinkButton to={paths.upgradePlan()}>{text.upgrade}</MenuLinkButton>}
      </div>
    </div>
  )
}

/** One entry for each other profile of the account, and for each other business that they may act for. */
function useSwitchEntries(session: SessionRecord): MenuEntry[] {
  const { data } = useCall(GetUserProfiles, {}, { enabled: session.Profile !== null })
  const switchProfile = useSwitchProfile()
  const isOther = ({ ProfileId }: ProfileSummary) => ProfileId !== session.Profile?.ProfileId

  async function switchTo({ ProfileId }: ProfileSummary, done: string) {
    await withToast(switchProfile(ProfileId), done)
  }

  const profiles = data?.Profiles.filter(isOther).map((profile) => ({
    text: text.switchTo({ name: profile.Name }),
    detail: kindText(profile),
    isOneLine: true,
    icon: SwitchProfileIcon,
    onSelect: () => void switchTo(profile, switchedText(profile)),
  }))
  const businesses = data?.Businesses.filter(isOther).map((business) => ({
    text: text.actFor({ name: business.Name }),
    detail: business.Member.Role,
    isOneLine: true,
    icon: BuildingStoreIcon,
    onSelect: () => void switchTo(business, text.actsNow({ business: business.Name, role: business.Member.Role })),
  }))
  return [
    { group: text.switchProfile, entries: profiles ?? [] },
    { group: text.businesses, entries: businesses ?? [] },
  ].filter(({ entries }) => entries.length > 0)
}

import { GetUnreadEnquiryCount } from '@keystead/contract/users/enquiries/enquiry.operations.ts'
import { GetUserProfiles } from '@keystead/contract/users/profiles/profile.operations.ts'
import type { ProfileSummary, SessionRecord } from '@keystead/contract/users/profiles/profile.schemas.ts'
import { asCallFailure } from '../../api/failure.ts'
import { useCall } from '../../api/query.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import {
  BellIcon,
  CalendarIcon,
  ChevronDownIcon,
  HeartIcon,
  HelpIcon,
  LogoutIcon,
  MailIcon,
  PlanIcon,
  ReportIcon,
  SearchIcon,
  SettingsIcon,
  SwitchProfileIcon,
  UserIcon,
  UsersIcon,
} from '../../ui/icons.ts'
import { Menu, MenuLinkButton, type MenuEntry } from '../../ui/Menu.tsx'
import { toast } from '../../ui/toast.tsx'
import { kindText, switchedText } from '../../users/profiles/profile-texts.ts'
import { useSwitchProfile } from '../../users/profiles/use-switch-profile.ts'
import { paths } from '../paths.ts'
import { signOut } from '../session-flow.ts'
import { personalPaths } from './menu-sections.ts'
import styles from './SignedInHeader.module.css'

/** The stream tells at once; this is for a network in between that lets none through. */
const UNREAD_REFRESH_MS = 5 * 60_000
const MOST_UNREAD_SHOWN = 99

/** Who is here, in which profile, on which plan; and everything about that (spec §2). */
export function UserMenu({ session }: { session: SessionRecord }) {
  const name = session.Profile?.Name ?? session.Email
  const switches = useSwitchEntries(session)
  const unread = useUnreadText(session)
  return (
    <Menu
      trigger={
        <button type="button" className={styles.person}>
          <span className="visually-hidden">Account of {name}</span>
          <Avatar name={name} picture={session.Profile?.PicPath} />
          <Icon of={ChevronDownIcon} size="sm" />
        </button>
      }
      header={<Who session={session} />}
      entries={entriesOf(session, switches, unread)}
    />
  )
}

function Who({ session }: { session: SessionRecord }) {
  const { Profile } = session
  return (
    <div className={styles.who}>
      <div>
        <p className={styles.name}>
          <bdi>{Profile?.Name ?? 'No profile yet'}</bdi>
        </p>
        {Profile && (
          <p className={styles.detail}>
            {Profile.ProfileType} · {Profile.AccountType}
          </p>
        )}
        <p className={styles.detail}>{session.Email}</p>
      </div>
      <div className={styles.plan}>
        <Badge tone="brand" plain>
          {session.Plan} plan
        </Badge>
        {Profile && <MenuLinkButton to={paths.upgradePlan()}>Upgrade</MenuLinkButton>}
      </div>
    </div>
  )
}

/** One entry for each other profile of the account. */
function useSwitchEntries(session: SessionRecord): MenuEntry[] {
  const { data } = useCall(GetUserProfiles, {}, { enabled: session.Profile !== null })
  const switchProfile = useSwitchProfile()

  async function switchTo(profile: ProfileSummary) {
    try {
      await switchProfile(profile.ProfileId)
      toast.success(switchedText(profile))
    } catch (error) {
      toast.error(asCallFailure(error).message)
    }
  }

  const others = data?.Profiles.filter(({ ProfileId }) => ProfileId !== session.Profile?.ProfileId) ?? []
  return others.map((profile) => ({
    text: `Switch to ${profile.Name}`,
    detail: kindText(profile),
    icon: SwitchProfileIcon,
    onSelect: () => void switchTo(profile),
  }))
}

/** How many messages wait to be read, as the menu says it. */
function useUnreadText(session: SessionRecord): string | undefined {
  const { data } = useCall(GetUnreadEnquiryCount, {}, { enabled: session.Profile !== null, refetchEveryMs: UNREAD_REFRESH_MS })
  if (!data || data.Unread === 0) return undefined
  return data.Unread > MOST_UNREAD_SHOWN ? `${MOST_UNREAD_SHOWN}+ unread` : `${data.Unread} unread`
}

function entriesOf(session: SessionRecord, switches: readonly MenuEntry[], unread: string | undefined): MenuEntry[] {
  const personal = personalPaths(session)
  const helpEntry: MenuEntry = { text: 'Help', icon: HelpIcon, to: paths.help() }
  const signOutEntry: MenuEntry = { text: 'Sign out', icon: LogoutIcon, onSelect: () => void signOut() }
  if (!personal)
    return [{ text: 'Create a profile', icon: UserIcon, to: paths.createProfile() }, helpEntry, { separator: true }, signOutEntry]
  return [
    { text: 'My Profile', icon: UserIcon, to: personal.profile },
    { text: 'Settings', icon: SettingsIcon, to: paths.settings() },
    { text: 'Manage Profiles', icon: UsersIcon, to: paths.profiles() },
    ...switches,
    { text: 'Saved Homes', icon: HeartIcon, to: paths.favorites() },
    { text: 'Saved Searches', icon: SearchIcon, to: paths.savedSearches() },
    { text: 'Reports', icon: ReportIcon, to: paths.reportSettings() },
    { text: 'Manage Plans', icon: PlanIcon, to: paths.upgradePlan() },
    { text: 'Notifications', icon: BellIcon, to: personal.notifications },
    { text: 'Enquiries', detail: unread, icon: MailIcon, to: paths.enquiries() },
    { text: 'Viewings', icon: CalendarIcon, to: paths.viewings() },
    helpEntry,
    { separator: true },
    signOutEntry,
  ]
}

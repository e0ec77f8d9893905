import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import type { IconPicture } from '../../ui/Icon.tsx'
import {
  BellIcon,
  BuildingStoreIcon,
  HeartIcon,
  HelpIcon,
  PlanIcon,
  ReportIcon,
  SearchIcon,
  SettingsIcon,
  UserIcon,
  UsersIcon,
} from '../../ui/icons.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { Section } from '@keystead/contract/navigation/route.ts'
import { isBuilt } from '../screen-files.ts'
import { mayOpen } from '../../identity/profiles/guard.ts'
import { personalPaths } from '../../identity/profiles/personal-paths.ts'
import { text } from './shell.text.ts'

/** An entry of the user menu; it is marked while a page of its section is in sight. */
export type UserLink = { section: Section; text: string; icon: IconPicture; to: string }

/** The places of the user menu (spec §2), without what is not built yet and what their role in a business does not let them open. */
export function userLinks(session: SessionRecord, isThere: (address: string) => boolean = isBuilt): readonly UserLink[] {
  const personal = personalPaths(session)
  const help: UserLink = { section: 'Help', text: text.help, icon: HelpIcon, to: paths.help() }
  if (!personal) return [{ section: 'Profiles', text: text.createProfile, icon: UserIcon, to: paths.createProfile() }, help]
  const links: readonly UserLink[] = [
    session.Member
      ? { section: 'Business', text: text.thisBusiness, icon: BuildingStoreIcon, to: paths.viewBusiness() }
      : { section: 'My Profile', text: text.myProfile, icon: UserIcon, to: personal.profile },
    { section: 'Settings', text: text.settings, icon: SettingsIcon, to: paths.settings() },
    { section: 'Profiles', text: text.manageProfiles, icon: UsersIcon, to: paths.profiles() },
    { section: 'Reports', text: text.reports, icon: ReportIcon, to: paths.reportSettings() },
    { section: 'Plans', text: text.managePlans, icon: PlanIcon, to: paths.upgradePlan() },
    { section: 'Notifications', text: text.notifications, icon: BellIcon, to: personal.notifications },
    { section: 'Saved Homes', text: text.savedHomes, icon: HeartIcon, to: paths.favorites() },
    { section: 'Saved Searches', text: text.savedSearches, icon: SearchIcon, to: paths.savedSearches() },
    help,
  ]
  return links.filter(({ to }) => isThere(to) && mayOpen(to, session))
}

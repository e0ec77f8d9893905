import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { Link } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import { personalPaths } from '../../identity/profiles/personal-paths.ts'
import type { IconPicture } from '../../ui/Icon.tsx'
import { IconDisc } from '../../ui/IconDisc.tsx'
import { HeartIcon, MailIcon, SearchIcon, UserIcon, UserPlusIcon } from '../../ui/icons.ts'
import { Section } from '../../ui/Section.tsx'
import { classNames } from '../../ui/class-names.ts'
import linked from '../../ui/LinkedCard.module.css'
import styles from './Dashboard.module.css'
import { text } from './dashboard.text.ts'

/** For agents and tenants: what is open to them now. */
export function WaysOn({ session }: { session: SessionRecord }) {
  return (
    <Section title={text.waysTitle}>
      <ul className={styles.ways}>
        {waysFor(session).map((way) => (
          <li key={way.to} className={classNames(linked.card, styles.way)}>
            <IconDisc icon={way.icon} className={styles.picture} />
            <h3 className={styles.wayTitle}>
              <Link to={way.to} className={linked.link}>
                {way.title}
              </Link>
            </h3>
            <p className={styles.wayText}>{way.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type Way = { title: string; text: string; to: string; icon: IconPicture }

function waysFor(session: SessionRecord): Way[] {
  const isAgent = profileTypeOf(session) === 'Agent'
  return [
    {
      title: isAgent ? text.seeMarket : text.findHome,
      text: isAgent ? text.seeMarketNote : text.findHomeNote,
      to: paths.properties(),
      icon: SearchIcon,
    },
    {
      title: text.savedTitle,
      text: text.savedNote,
      to: paths.savedSearches(),
      icon: HeartIcon,
    },
    {
      title: text.profileTitle,
      text: isAgent ? text.agentProfileNote : text.tenantProfileNote,
      to: personalPaths(session)?.profile ?? paths.profiles(),
      icon: UserIcon,
    },
    ...(isAgent ? [{ title: text.leadsTitle, text: text.leadsNote, to: paths.leads(), icon: MailIcon }] : []),
    {
      title: text.otherProfileTitle,
      text: isAgent ? text.agentOtherProfileNote : text.tenantOtherProfileNote,
      to: paths.createProfile(),
      icon: UserPlusIcon,
    },
  ]
}

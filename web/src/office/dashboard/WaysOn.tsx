import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { Link } from 'react-router'
import { paths } from '../../navigation/paths.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import { personalPaths } from '../../identity/profiles/personal-paths.ts'
import { Icon, type IconPicture } from '../../ui/Icon.tsx'
import { HeartIcon, MailIcon, SearchIcon, UserIcon, UserPlusIcon } from '../../ui/icons.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './Dashboard.module.css'

/** For agents and tenants: what is open to them now. */
export function WaysOn({ session }: { session: SessionRecord }) {
  return (
    <Section title="What you can do now">
      <ul className={styles.ways}>
        {waysFor(session).map((way) => (
          <li key={way.to} className={styles.way}>
            <span className={styles.picture}>
              <Icon of={way.icon} />
            </span>
            <h3 className={styles.wayTitle}>
              <Link to={way.to} className={styles.wayLink}>
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
      title: isAgent ? 'See what is on the market' : 'Find a home',
      text: isAgent ? 'Every listing by place, price and kind, on a list or a map.' : 'Search by place and price, on a list or a map.',
      to: paths.properties(),
      icon: SearchIcon,
    },
    {
      title: 'Let us look for you',
      text: 'Your saved homes and searches. We write when a home that fits is new or costs less.',
      to: paths.savedSearches(),
      icon: HeartIcon,
    },
    {
      title: 'Look after your profile',
      text: isAgent ? 'Owners see it before they trust you with a key.' : 'Owners see it when you ask about a home.',
      to: personalPaths(session)?.profile ?? paths.profiles(),
      icon: UserIcon,
    },
    ...(isAgent
      ? [{ title: 'Answer your leads', text: 'Who wrote to you, and who wants to see a home.', to: paths.leads(), icon: MailIcon }]
      : []),
    {
      title: 'Add another profile',
      text: isAgent
        ? 'If you also own or rent, the same sign-in can hold that too.'
        : 'If you also own or manage, the same sign-in can hold that too.',
      to: paths.createProfile(),
      icon: UserPlusIcon,
    },
  ]
}

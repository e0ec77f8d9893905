import styles from './LegalPage.module.css'
import { text } from './privacy.text.ts'

const ENTRIES = [
  {
    name: text.sidOnSecureSitesHost,
    what: text.sessionCookieARandomSecret,
    time: text.untilTheBrowserClosesWith,
  },
  {
    name: '_u',
    what: text.displayCookieWithYourEmail,
    time: text.untilTheBrowserClosesWith2,
  },
  { name: 'scheme', what: text.cookieWithYourChoiceOf, time: text.oneYear },
  {
    name: 'device',
    what: text.localStorageARandomNumber,
    time: text.theToken24HoursThe,
  },
  { name: 'loginEmail', what: text.localStorageTheEmailOf, time: text.untilYouDeleteIt },
  {
    name: 'reloadedFor',
    what: text.localStorageTheVersionOf,
    time: text.untilYouDeleteIt,
  },
  {
    name: 'favoriteHomes',
    what: text.localStorageTheHomesThat,
    time: text.untilYouSignInOr,
  },
  {
    name: 'agreementTicket',
    what: text.sessionStorageWhatOpens,
    time: text.untilTheTabCloses,
  },
  {
    name: text.selectionEntries,
    what: text.localStorageWhatYouWere,
    time: text.untilYouSignOut,
  },
] as const

/** Everything that this site keeps in a browser. */
export function StoredInBrowser() {
  return (
    <dl className={styles.stored}>
      {ENTRIES.map(({ name, what, time }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{what}</dd>
          <dd className={styles.time}>{time}.</dd>
        </div>
      ))}
    </dl>
  )
}

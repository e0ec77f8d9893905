import styles from './LegalPage.module.css'

const ENTRIES = [
  {
    name: 'sid (on secure sites: __Host-sid)',
    what: 'Session cookie, a random secret that scripts cannot read. It proves that it is you.',
    time: 'Until the browser closes; with “remember me” 30 days',
  },
  {
    name: '_u',
    what: 'Display cookie with your email, name, profile and plan, so that pages know what to show. It grants nothing.',
    time: 'Until the browser closes; with “remember me”, after switching profile or changing plan 30 days',
  },
  { name: 'scheme', what: 'Cookie with your choice of a light or dark page, if you made one.', time: 'One year' },
  {
    name: 'device',
    what: 'Local storage: a random number for this browser and a signed token, to tell people from floods of requests.',
    time: 'The token 24 hours; the number until you delete it',
  },
  { name: 'loginEmail', what: 'Local storage: the email of the last sign-in, to fill it in for you.', time: 'Until you delete it' },
  {
    name: 'reloadedFor',
    what: 'Local storage: the version of the pages that was last loaded anew, so that a failing page is not reloaded in circles.',
    time: 'Until you delete it',
  },
  {
    name: 'favoriteHomes',
    what: 'Local storage: the homes that you saved without signing in. They move into your account when you do.',
    time: 'Until you sign in, or take them out',
  },
  {
    name: 'selection entries',
    what: 'Local storage: what you were working on, such as an unfinished form, so that a reload does not lose it.',
    time: 'Until you sign out',
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

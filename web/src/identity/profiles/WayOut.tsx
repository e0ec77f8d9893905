import type { ReactNode } from 'react'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useSession } from '../../sessions/session.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { mayOpen } from './guard.ts'
import styles from './WayOut.module.css'
import { text } from './way-out.text.ts'

/** Where to go from a page that has nothing for you, by who you are. `first` is the page's own suggestion. */
export function WayOut({ first }: { first?: ReactNode }) {
  const session = useSession()
  return (
    <p className={styles.ways}>
      {first}
      {session?.Profile && <LinkButton to={paths.dashboard()}>{text.dashboard}</LinkButton>}
      {session?.Profile?.ProfileType === 'Owner' && mayOpen(paths.myProperties(), session) && (
        <LinkButton to={paths.myProperties()}>{text.myProperties}</LinkButton>
      )}
      <LinkButton to={paths.properties()}>{text.searchHomes}</LinkButton>
      {!session && <LinkButton to={paths.home()}>{text.home}</LinkButton>}
    </p>
  )
}

import type { Rights } from '@keystead/contract/rpc/permissions.ts'
import { Icon } from '../../ui/Icon.tsx'
import { CheckIcon } from '../../ui/icons.ts'
import { rightsInWords } from './rights-words.ts'
import styles from './RightsList.module.css'

type RightsListProps = {
  rights: Partial<Rights>
  isAdministrator: boolean
  /** On which properties, where that is to be said. */
  where?: string
}

/** What someone may do, in words. */
export function RightsList({ rights, isAdministrator, where }: RightsListProps) {
  return (
    <ul className={styles.rights}>
      {[...rightsInWords(rights, { isAdministrator }), ...(where ? [where] : [])].map((line) => (
        <li key={line}>
          <Icon of={CheckIcon} size="sm" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  )
}

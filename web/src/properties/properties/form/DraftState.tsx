import { messages } from '@keystead/contract/text/messages.ts'
import { paths } from '../../../navigation/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { AlertIcon, CheckIcon } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import type { KeeperState } from '../../drafts/draft-keeper.ts'
import styles from './PropertyForm.module.css'

/** Quietly: whether what is typed is safe. */
export function DraftState({ state }: { state: KeeperState }) {
  if (state === 'resting') return null
  if (state === 'offline') {
    return (
      <p className={styles.draftState} role="status">
        <Icon of={AlertIcon} size="sm" />
        No connection. What you type is kept on this device and saved as soon as it is back.
      </p>
    )
  }
  if (state === 'saved') {
    return (
      <p className={styles.draftState}>
        <Icon of={CheckIcon} size="sm" />
        Saved. You can go on later, on any device.
      </p>
    )
  }
  return <p className={styles.draftState}>{state === 'full' ? 'Kept on this device only.' : 'Saving…'}</p>
}

/** What has come between: it needs a decision. */
export function DraftProblem({ state, onKeepAsAnother }: { state: KeeperState; onKeepAsAnother: () => void }) {
  if (state === 'gone') {
    return (
      <div className={styles.kept} role="alert">
        <p>{messages.draftNotFound} If it is in your properties already, there is nothing left to do here.</p>
        <div className={styles.keptActions}>
          <LinkButton size="sm" to={paths.myProperties()}>
            My properties
          </LinkButton>
          <Button size="sm" onClick={onKeepAsAnother}>
            Keep it as another draft
          </Button>
        </div>
      </div>
    )
  }
  if (state === 'full') {
    return (
      <div className={styles.kept} role="alert">
        <p>{messages.tooManyDrafts} Until then this one is kept on this device only.</p>
        <LinkButton size="sm" to={paths.addNewProperty()}>
          See them
        </LinkButton>
      </div>
    )
  }
  return null
}

import { messages } from '@keystead/contract/properties/drafts/drafts-messages.text.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { AlertIcon, CheckIcon } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import type { KeeperState } from '../../drafts/draft-keeper.ts'
import styles from './PropertyForm.module.css'
import { text } from './draft.text.ts'

/** Quietly: whether what is typed is safe. */
export function DraftState({ state }: { state: KeeperState }) {
  if (state === 'resting') return null
  if (state === 'offline') {
    return (
      <p className={styles.draftState} role="status">
        <Icon of={AlertIcon} size="sm" />
        {text.offline}
      </p>
    )
  }
  if (state === 'saved') {
    return (
      <p className={styles.draftState}>
        <Icon of={CheckIcon} size="sm" />
        {text.saved}
      </p>
    )
  }
  return <p className={styles.draftState}>{state === 'full' ? text.onThisDevice : text.saving}</p>
}

/** What has come between: it needs a decision. */
export function DraftProblem({ state, onKeepAsAnother }: { state: KeeperState; onKeepAsAnother: () => void }) {
  if (state === 'gone') {
    return (
      <div className={styles.kept} role="alert">
        <p>
          {messages.draftNotFound} {text.draftGone}
        </p>
        <div className={styles.keptActions}>
          <LinkButton size="sm" to={paths.myProperties()}>
            {text.myProperties}
          </LinkButton>
          <Button size="sm" onClick={onKeepAsAnother}>
            {text.keepAsAnother}
          </Button>
        </div>
      </div>
    )
  }
  if (state === 'full') {
    return (
      <div className={styles.kept} role="alert">
        <p>
          {messages.tooManyDrafts} {text.draftsFull}
        </p>
        <LinkButton size="sm" to={paths.addNewProperty()}>
          {text.seeDrafts}
        </LinkButton>
      </div>
    )
  }
  return null
}

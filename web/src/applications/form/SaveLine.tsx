import { useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { AlertIcon, CheckIcon } from '../../ui/icons.ts'
import { useFocusHandedOn } from '../../ui/use-focus-handed-on.ts'
import { text } from './form.text.ts'
import type { Saving } from './use-section-form.ts'
import styles from './Form.module.css'

/** How it stands with what was typed, in passing: it takes no focus, and is read out only where it was not saved. */
export function SaveLine({ saving, onRetry }: { saving: Saving; onRetry: () => void }) {
  return (
    <div className={styles.saveLine}>
      {saving.is === 'saving' && <p>{text.saving}</p>}
      {saving.is === 'saved' && (
        <p>
          <Icon of={CheckIcon} size="sm" />
          {text.saved}
        </p>
      )}
      <div role="status">
        {saving.is === 'failed' && (
          <p className={styles.notSaved}>
            <Icon of={AlertIcon} size="sm" />
            {text.notSaved({ why: saving.why })}
          </p>
        )}
      </div>
      {saving.is === 'failed' && <RetryButton onClick={onRetry} />}
    </div>
  )
}

/** It goes once it has helped. */
function RetryButton({ onClick }: { onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusHandedOn(button)
  return (
    <Button ref={button} size="sm" variant="quiet" onClick={onClick}>
      {text.tryAgain}
    </Button>
  )
}

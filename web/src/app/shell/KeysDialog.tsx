import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { findKeys } from './find-keys.ts'
import styles from './KeysDialog.module.css'
import { goLetters } from './shell-keys.ts'

type KeysDialogProps = { profileType: ProfileTypeName; singleKeys: boolean; onSingleKeys: (on: boolean) => void; onClose: () => void }

/** What keys do, and the switch for those that are a single one. */
export function KeysDialog({ profileType, singleKeys, onSingleKeys, onClose }: KeysDialogProps) {
  const rows = [
    { text: 'Search everything', keys: findKeys() },
    { text: 'Go to the search field of the screen', keys: ['/'] },
    ...goLetters(profileType).map(({ letter, text }) => ({ text: `Go to ${text}`, keys: ['G', letter.toUpperCase()] })),
    { text: 'Show these keys', keys: ['?'] },
  ]
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts" description="They work wherever you are not typing.">
      <dl className={styles.keys}>
        {rows.map(({ text, keys }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <label className={styles.choice}>
        <input type="checkbox" checked={singleKeys} onChange={(event) => onSingleKeys(event.target.checked)} />
        Use shortcuts of a single key in this browser
      </label>
    </Dialog>
  )
}

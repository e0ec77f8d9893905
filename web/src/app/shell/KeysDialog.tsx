import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { findKeys } from './find-keys.ts'
import styles from './KeysDialog.module.css'
import { goLetters } from './shell-keys.ts'
import { text as words } from './keys.text.ts'

type KeysDialogProps = {
  profileType: ProfileTypeName
  isOpen: (address: string) => boolean
  singleKeys: boolean
  onSingleKeys: (on: boolean) => void
  onClose: () => void
}

/** What keys do, and the switch for those that are a single one. */
export function KeysDialog({ profileType, isOpen, singleKeys, onSingleKeys, onClose }: KeysDialogProps) {
  const rows = [
    { text: words.find, keys: findKeys() },
    { text: words.filter, keys: ['/'] },
    ...goLetters(profileType, isOpen).map(({ letter, text }) => ({ text: words.goTo({ place: text }), keys: ['G', letter.toUpperCase()] })),
    { text: words.showKeys, keys: ['?'] },
  ]
  return (
    <Dialog open onClose={onClose} title={words.title} description={words.intro}>
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
        {words.singleKeys}
      </label>
    </Dialog>
  )
}

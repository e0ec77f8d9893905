import type { PasswordLength } from '@keystead/contract/values/passwords.ts'
import { useWatch } from 'react-hook-form'
import { classNames } from '../../ui/class-names.ts'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { passwordHint, type PasswordOwner } from './password-hint.ts'
import styles from './NewPasswordFields.module.css'

type Field = { name: string; label: string }

type NewPasswordFieldsProps = {
  password: Field
  confirm: Field
  /** Whose it is to be, as far as that is known: their own words are easy to guess. */
  owner: PasswordOwner
  length: PasswordLength
}

/** A new password, twice, with what can be said of it while it is typed. */
export function NewPasswordFields({ password, confirm, owner, length }: NewPasswordFieldsProps) {
  return (
    <>
      <div className={styles.password}>
        <PasswordField {...password} autoComplete="new-password" />
        <Strength name={password.name} owner={owner} shortest={length.min} />
      </div>
      <PasswordField {...confirm} autoComplete="new-password" />
    </>
  )
}

function Strength({ name, owner, shortest }: { name: string; owner: PasswordOwner; shortest: number }) {
  const { bars, text } = passwordHint(useWatch({ name }), owner, shortest)
  return (
    <div className={styles.strength} data-bars={bars}>
      <span className={styles.bars} aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={classNames(styles.bar, bar <= bars && styles.filled)} />
        ))}
      </span>
      <p role="status" className={styles.hint}>
        {text}
      </p>
    </div>
  )
}

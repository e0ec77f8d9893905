import { isEmailConfirmed } from './signup-draft.ts'
import type { SignupWizard } from './use-signup-wizard.ts'
import styles from './signup.module.css'

/** Says that a mail will come, unless a provider has confirmed the address already. */
export function MailNote({ wizard: { values, social } }: { wizard: SignupWizard }) {
  if (isEmailConfirmed(values, social)) return null
  return (
    <p className={styles.mail}>
      We send a mail to <bdi>{values.Email}</bdi> as soon as the account is made. Its link confirms that the address is yours.
    </p>
  )
}

import { isEmailConfirmed } from './signup-draft.ts'
import type { SignupWizard } from './use-signup-wizard.ts'
import styles from './signup.module.css'

/** Says that an email will come, unless the address is confirmed already. */
export function EmailNote({ wizard }: { wizard: SignupWizard }) {
  const { values } = wizard
  if (isEmailConfirmed(values, wizard)) return null
  return (
    <p className={styles.email}>
      We send an email to <bdi>{values.Email}</bdi> as soon as the account is made. Its link confirms that the address is yours.
    </p>
  )
}

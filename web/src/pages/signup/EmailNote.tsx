import { isEmailConfirmed } from './signup-draft.ts'
import type { SignupWizard } from './use-signup-wizard.ts'
import styles from './signup.module.css'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './signup.text.ts'

/** Says that an email will come, unless the address is confirmed already. */
export function EmailNote({ wizard }: { wizard: SignupWizard }) {
  const { values } = wizard
  if (isEmailConfirmed(values, wizard)) return null
  return <p className={styles.email}>{inParts(text.emailNote.parts({ email: <bdi>{values.Email}</bdi> }))}</p>
}

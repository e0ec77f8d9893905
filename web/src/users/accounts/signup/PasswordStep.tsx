import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx'
import { PasswordField } from '../../../ui/form/PasswordField.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { classNames } from '../../../ui/class-names.ts'
import { passwordHint, type PasswordOwner } from './password-hint.ts'
import { signupRules } from './signup-draft.ts'
import { StepFrame, type StepProps } from './StepFrame.tsx'
import { useRegistration } from './use-registration.ts'
import styles from './signup.module.css'

export function PasswordStep({ wizard }: StepProps) {
  const { values } = wizard
  const { Password, ConfirmPassword, TermsAccepted } = values
  const form = useContractForm(signupRules.password, { Password, ConfirmPassword, TermsAccepted })
  const register = useRegistration(wizard)
  return (
    <StepFrame
      wizard={wizard}
      form={form}
      title="Choose a password"
      lead="6 to 30 characters of any kind, spaces too. Pasting and password managers are welcome."
      submitText="Create account"
      onSubmit={(typed) => register({ ...values, ...typed })}
    >
      {/* Tells a password manager which account the password is for. */}
      <input
        type="email"
        className="visually-hidden"
        autoComplete="username"
        value={values.Email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <div className={styles.password}>
        <PasswordField name="Password" label="Password" autoComplete="new-password" />
        <Strength owner={values} />
      </div>
      <PasswordField name="ConfirmPassword" label="Confirm password" autoComplete="new-password" />
      <CheckboxField name="TermsAccepted" label={<TermsText />} />
    </StepFrame>
  )
}

function Strength({ owner }: { owner: PasswordOwner }) {
  const { bars, text } = passwordHint(useWatch({ name: 'Password' }), owner)
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

function TermsText() {
  return (
    <>
      I accept the{' '}
      <Link to={paths.terms()} target="_blank">
        terms and conditions<span className="visually-hidden"> (opens a new tab)</span>
      </Link>{' '}
      and the{' '}
      <Link to={paths.privacyPolicy()} target="_blank">
        privacy policy<span className="visually-hidden"> (opens a new tab)</span>
      </Link>
      .
    </>
  )
}

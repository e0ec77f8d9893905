import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { NewPasswordFields } from '../../security/sign-in/NewPasswordFields.tsx'
import { lengthText, usePasswordLength } from '../../security/sign-in/use-password-length.ts'
import { FinishStep } from './FinishStep.tsx'
import { EmailNote } from './EmailNote.tsx'
import { passwordStepRules } from './signup-draft.ts'
import { StepFrame, type StepProps } from './StepFrame.tsx'
import { TermsField } from './TermsField.tsx'
import { useRegistration } from './use-registration.ts'
import { text } from './signup.text.ts'

/** The last step. */
export function PasswordStep({ wizard }: StepProps) {
  return wizard.social ? <FinishStep wizard={wizard} /> : <ChoosePassword wizard={wizard} />
}

function ChoosePassword({ wizard }: StepProps) {
  const { values } = wizard
  const { Password, ConfirmPassword, TermsAccepted } = values
  const length = usePasswordLength()
  const form = useContractForm(passwordStepRules(length), { Password, ConfirmPassword, TermsAccepted })
  const register = useRegistration(wizard)
  return (
    <StepFrame
      wizard={wizard}
      form={form}
      title={text.passwordTitle}
      lead={lengthText(length)}
      submitText={text.createAccount}
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
      <NewPasswordFields
        password={{ name: 'Password', label: text.password }}
        confirm={{ name: 'ConfirmPassword', label: text.confirmPassword }}
        owner={values}
        length={length}
      />
      <TermsField />
      <EmailNote wizard={wizard} />
    </StepFrame>
  )
}

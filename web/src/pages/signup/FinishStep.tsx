import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { EmailNote } from './EmailNote.tsx'
import { termsRules } from './signup-draft.ts'
import { StepFrame, type StepProps } from './StepFrame.tsx'
import { TermsField } from './TermsField.tsx'
import { useRegistration } from './use-registration.ts'
import { text } from './signup.text.ts'

/** The last step of whoever comes from a provider. */
export function FinishStep({ wizard }: StepProps) {
  const { values } = wizard
  const form = useContractForm(termsRules, { TermsAccepted: values.TermsAccepted })
  const register = useRegistration(wizard)
  return (
    <StepFrame
      wizard={wizard}
      form={form}
      title={text.finishTitle}
      lead={text.finishLead}
      submitText={text.createAccount}
      onSubmit={(typed) => register({ ...values, ...typed })}
    >
      <TermsField />
      <EmailNote wizard={wizard} />
    </StepFrame>
  )
}

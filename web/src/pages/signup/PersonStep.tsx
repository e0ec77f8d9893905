import { FieldRow } from '../../ui/form/Form.tsx'
import { PhoneField } from '../../ui/form/PhoneField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { signupRules } from './signup-draft.ts'
import { StepFrame, type StepProps } from './StepFrame.tsx'
import { text } from './signup.text.ts'

export function PersonStep({ wizard }: StepProps) {
  const { FirstName, LastName, Mobile } = wizard.values
  const form = useContractForm(signupRules.person, { FirstName, LastName, Mobile })
  return (
    <StepFrame
      wizard={wizard}
      form={form}
      title={text.personTitle}
      lead={text.personLead}
      onSubmit={(typed) => {
        wizard.keep(typed)
        wizard.goTo('password')
      }}
    >
      <FieldRow>
        <TextField name="FirstName" label={text.firstName} autoComplete="given-name" dir="auto" />
        <TextField name="LastName" label={text.lastName} autoComplete="family-name" dir="auto" />
      </FieldRow>
      <PhoneField name="Mobile" label={text.mobile} help={text.mobileHelp} />
    </StepFrame>
  )
}

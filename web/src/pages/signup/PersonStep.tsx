import { FieldRow } from '../../ui/form/Form.tsx'
import { PhoneField } from '../../ui/form/PhoneField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { signupRules } from './signup-draft.ts'
import { StepFrame, type StepProps } from './StepFrame.tsx'

export function PersonStep({ wizard }: StepProps) {
  const { FirstName, LastName, Mobile } = wizard.values
  const form = useContractForm(signupRules.person, { FirstName, LastName, Mobile })
  return (
    <StepFrame
      wizard={wizard}
      form={form}
      title="What shall we call you?"
      lead="Your name stands on what you list, send and sign."
      onSubmit={(typed) => {
        wizard.keep(typed)
        wizard.goTo('password')
      }}
    >
      <FieldRow>
        <TextField name="FirstName" label="First name" autoComplete="given-name" dir="auto" />
        <TextField name="LastName" label="Last name" autoComplete="family-name" dir="auto" />
      </FieldRow>
      <PhoneField
        name="Mobile"
        label="Mobile"
        help="A US number, or one with its country, such as +44 20 7183 8750. Only people you connect with can see it."
      />
    </StepFrame>
  )
}

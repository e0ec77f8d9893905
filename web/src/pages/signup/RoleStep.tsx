import { GetProfileTypes } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { useLoaded } from '../../api/query.ts'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { ProfileChoiceFields } from '../../identity/profiles/ProfileChoiceFields.tsx'
import { signupRules } from './signup-draft.ts'
import { StepFrame, type StepProps } from './StepFrame.tsx'
import { text } from './signup.text.ts'

export function RoleStep({ wizard }: StepProps) {
  const types = useLoaded(GetProfileTypes, {})
  const { ProfileTypeId, AccountTypeId, CategoryIds } = wizard.values
  const form = useContractForm(signupRules.role, { ProfileTypeId: ProfileTypeId ?? undefined, AccountTypeId, CategoryIds })
  return (
    <StepFrame
      wizard={wizard}
      form={form}
      title={text.roleTitle}
      lead={text.roleLead}
      onSubmit={(chosen) => {
        wizard.keep(chosen)
        wizard.goTo('person')
      }}
    >
      <ProfileChoiceFields types={types} withLater />
    </StepFrame>
  )
}

import { AcceptSubAccountAgreement } from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { useCommand } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Agreement } from './Agreement.tsx'
import { AgreementRules } from './agreement.forms.ts'
import type { StepProps } from './CreateAccountScreen.tsx'
import { text } from './create-account.text.ts'

/** What is agreed to, in the version of now. What was accepted before is not asked again. */
export function AgreementStep({ account, version, onSaved, onBack }: StepProps) {
  const command = useCommand(AcceptSubAccountAgreement)
  const { SubAccountId, Agreement: accepted, CurrentAgreementVersion: AgreementVersion } = account
  const isAccepted = accepted?.Version === AgreementVersion
  const form = useContractForm(AgreementRules, { Accepted: isAccepted })
  return (
    <Form
      form={form}
      guard={false}
      onSubmit={async () =>
        onSaved(
          isAccepted ? { SubAccountId, Version: version() } : await command.run({ SubAccountId, Version: version(), AgreementVersion }),
        )
      }
    >
      <Agreement version={AgreementVersion} />
      <CheckboxField name="Accepted" label={text.agree} />
      <FormActions>
        <SubmitButton>{text.next}</SubmitButton>
        <Button onClick={onBack}>{text.back}</Button>
      </FormActions>
    </Form>
  )
}

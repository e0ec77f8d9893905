import { CreateSubAccountInput } from '@keystead/contract/money/payment-accounts/payment-account.forms.ts'
import { CREATE_SUB_ACCOUNT, CreateSubAccount } from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { hasFederalTaxId } from '@keystead/contract/money/payment-accounts/payment-account.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useNavigate } from 'react-router'
import { useCommand } from '../../api/query.ts'
import { usePinConfirmation } from '../../security/security-pin/use-pin-confirmation.tsx'
import { select } from '../../sessions/selection.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { FieldRow, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { toast } from '../../ui/toast.tsx'
import { nameOf } from './account-status.ts'
import type { StepProps } from './CreateAccountScreen.tsx'
import styles from './CreateAccount.module.css'
import { text } from './create-account.text.ts'
import { NumberField } from './NumberField.tsx'

/** The last step: numbers that go to the provider and are not saved before, confirmed by the PIN. */
export function NumbersStep({ account, version, onBack }: StepProps) {
  const navigate = useNavigate()
  const command = useCommand(CreateSubAccount)
  const { askForPin, pinDialog } = usePinConfirmation()
  const { SubAccountId } = account
  const isCompany = account.OwnerType === 'company'
  const isTrust = hasFederalTaxId(account.BusinessStructure)
  const form = useContractForm(CreateSubAccountInput, {
    SubAccountId,
    Version: account.Version,
    BirthDate: '',
    Last4Ssn: '',
    // What is not asked for is none; what is asked for has to be filled in.
    CompanyEin: isCompany && !isTrust ? '' : null,
    FederalTaxId: isCompany && isTrust ? '' : null,
    RoutingNumber: '',
    BankAccountNumber: '',
    PinConfirmation: null,
  })
  if (!account.HasPin)
    return (
      <Card sunken className={styles.notice}>
        <p>{text.pinFirst}</p>
        <LinkButton to={paths.securityPin()} variant="primary">
          {text.setPin}
        </LinkButton>
      </Card>
    )
  return (
    <>
      <Form
        form={form}
        onSubmit={async (typed) => {
          const sentence = text.pinSentence({ name: nameOf(account) })
          const PinConfirmation = await askForPin({ operation: CREATE_SUB_ACCOUNT, objectId: SubAccountId, sentence })
          if (PinConfirmation === null) return
          await command.run({ ...typed, Version: version(), PinConfirmation })
          select('paymentSubAccount', null)
          toast.success(text.created)
          await navigate(paths.viewPaymentAccount(SubAccountId))
        }}
      >
        <p className={styles.intro}>{text.numbersIntro}</p>
        <FieldRow>
          <DateField name="BirthDate" label={text.birthDate} />
          <NumberField name="Last4Ssn" label={text.last4Ssn} help={text.last4Help} maxLength={4} />
        </FieldRow>
        {isCompany && (
          <NumberField
            name={isTrust ? 'FederalTaxId' : 'CompanyEin'}
            label={isTrust ? text.federalTaxId : text.ein}
            help={text.einHelp}
            maxLength={12}
          />
        )}
        <FieldRow>
          <NumberField name="RoutingNumber" label={text.routing} help={text.routingHelp} maxLength={11} />
          <NumberField name="BankAccountNumber" label={text.bankNumber} help={text.bankNumberHelp} maxLength={25} />
        </FieldRow>
        <FormActions>
          <SubmitButton>{text.handIn}</SubmitButton>
          <Button onClick={onBack}>{text.back}</Button>
        </FormActions>
      </Form>
      {pinDialog}
    </>
  )
}

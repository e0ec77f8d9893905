import { UpdateSubAccountInput } from '@keystead/contract/money/payment-accounts/payment-account.forms.ts'
import { UPDATE_SUB_ACCOUNT, UpdateSubAccount } from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import type { SubAccount } from '@keystead/contract/money/payment-accounts/payment-account.schemas.ts'
import { type Requirement, hasFederalTaxId } from '@keystead/contract/money/payment-accounts/payment-account.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { useCommand } from '../../api/query.ts'
import { useStates } from '../../places/reference-data/use-states.ts'
import { usePinConfirmation } from '../../security/security-pin/use-pin-confirmation.tsx'
import { Card } from '../../ui/Card.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { toast } from '../../ui/toast.tsx'
import { nameOf } from './account-status.ts'
import { ChangeFields } from './ChangeFields.tsx'
import { text } from './view-account.text.ts'
import styles from './ViewAccount.module.css'

type ChangeFormProps = {
  account: SubAccount
  /** What the form asks for. */
  parts: readonly Requirement[]
  /** Null where it is always there. */
  onDone: (() => void) | null
}

/** Tells the payment provider what it has asked for, or what is other than before. */
export function ChangeForm({ account, parts, onDone }: ChangeFormProps) {
  const command = useCommand(UpdateSubAccount)
  const { askForPin, pinDialog } = usePinConfirmation()
  const { states } = useStates()
  const form = useContractForm(UpdateSubAccountInput, defaultsOf(account, parts))
  const { SubAccountId } = account
  if (!account.HasPin)
    return (
      <Card sunken className={styles.state}>
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
        label={text.give}
        onSubmit={async (typed) => {
          const sentence = text.pinSentence({ name: nameOf(account) })
          const PinConfirmation = await askForPin({ operation: UPDATE_SUB_ACCOUNT, objectId: SubAccountId, sentence })
          if (PinConfirmation === null) return
          await command.run({ ...typed, Version: account.Version, PinConfirmation })
          toast.success(text.sent)
          onDone?.()
        }}
      >
        <p className={styles.note}>{text.changeNote}</p>
        <ChangeFields account={account} parts={parts} states={states ?? []} />
        <FormActions>
          <SubmitButton>{text.send}</SubmitButton>
          {onDone && <CancelButton onClick={onDone} />}
        </FormActions>
      </Form>
      {pinDialog}
    </>
  )
}

/** What is asked for is empty, so that it has to be filled in; the rest is none and stays as it is. */
function defaultsOf(account: SubAccount, parts: readonly Requirement[]): InputOf<typeof UpdateSubAccount> {
  const has = (part: Requirement) => parts.includes(part)
  const isCompany = account.OwnerType === 'company'
  const isTrust = hasFederalTaxId(account.BusinessStructure)
  return {
    SubAccountId: account.SubAccountId,
    Version: account.Version,
    FirstName: has('name') ? account.FirstName : null,
    LastName: has('name') ? account.LastName : null,
    LegalName: has('name') && isCompany ? account.LegalName : null,
    DbaName: null,
    Website: has('website') ? (account.Website ?? '') : null,
    BirthDate: has('birthDate') ? '' : null,
    Last4Ssn: has('last4Ssn') && !has('ssn') ? '' : null,
    Ssn: has('ssn') ? '' : null,
    CompanyEin: has('taxId') && !isTrust ? '' : null,
    FederalTaxId: has('taxId') && isTrust ? '' : null,
    Email: has('contact') ? (account.Email ?? '') : null,
    Phone: has('contact') ? (account.Phone ?? '') : null,
    Address: has('address')
      ? {
          Address1: account.Address1 ?? '',
          Address2: account.Address2,
          City: account.City ?? '',
          StateId: account.StateId ?? 0,
          Zip: account.Zip ?? '',
        }
      : null,
    Bank: has('bank')
      ? {
          HolderName: account.HolderName ?? '',
          BankAccountType: account.BankAccountType ?? 'checking',
          RoutingNumber: '',
          BankAccountNumber: '',
        }
      : null,
    AgreementVersion: has('agreement') ? account.CurrentAgreementVersion : null,
    PinConfirmation: null,
  }
}

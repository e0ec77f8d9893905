import { GetPaymentSubAccounts } from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import type { SubAccountCard } from '@keystead/contract/money/payment-accounts/payment-account.schemas.ts'
import { SUB_ACCOUNT_STATUSES } from '@keystead/contract/money/payment-accounts/payment-account.values.ts'
import { useWatch } from 'react-hook-form'
import { useCall } from '../../api/query.ts'
import { useMay } from '../../sessions/rights.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { text } from './invoice-form.text.ts'

/** Where the money goes; there is nothing to choose for who has one account. */
export function PaidToField({ isAgent }: { isAgent: boolean }) {
  // An agent who bills for the manager does not know the manager's accounts.
  const isOwn = useWatch({ name: 'BillsAs' }) === 'self' || !isAgent
  const mayAsk = useMay()(GetPaymentSubAccounts) && isOwn
  const { data } = useCall(GetPaymentSubAccounts, { Status: SUB_ACCOUNT_STATUSES.Active }, { enabled: mayAsk })
  const named: unknown = useWatch({ name: 'SubAccountId' })
  const accounts = data?.Items.filter(({ IsRestricted }) => !IsRestricted) ?? []
  if (!isOwn || (accounts.length < 2 && named === null)) return null
  const choices = accounts.map((account) => ({ Id: account.SubAccountId, Text: nameOf(account) }))
  return (
    <SelectField
      name="SubAccountId"
      label={text.paidTo}
      help={text.paidToHelp}
      placeholder={text.usualAccount}
      choices={choices}
      optional
    />
  )
}

function nameOf({ DbaName, LegalName, BankName, BankLast4 }: SubAccountCard): string {
  return text.accountName({ name: DbaName ?? LegalName, bank: BankName ?? '', last4: BankLast4 ?? '' })
}

import type { PaymentQuote } from '@keystead/contract/money/payments/payment.schemas.ts'
import { formatExactMoney } from '@keystead/contract/values/money.ts'
import { useWatch } from 'react-hook-form'
import { MoneyField } from '../../ui/form/MoneyField.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { text } from './pay.text.ts'

/** All that is open, or a part of it. */
export function AmountFields({ Balance, LeastPartial }: Pick<PaymentQuote, 'Balance' | 'LeastPartial'>) {
  const isPart = useWatch({ name: 'HowMuch' }) === 'part'
  return (
    <>
      <RadioCards
        name="HowMuch"
        label={text.howMuch}
        choices={[
          { Id: 'whole', Text: text.whole, detail: formatExactMoney(Balance) },
          {
            Id: 'part',
            Text: text.part,
            detail: LeastPartial === null ? text.partAny : text.partOf({ amount: formatExactMoney(LeastPartial) }),
          },
        ]}
      />
      {isPart && <MoneyField name="Amount" label={text.amount} help={text.amountHelp({ amount: formatExactMoney(Balance) })} />}
    </>
  )
}

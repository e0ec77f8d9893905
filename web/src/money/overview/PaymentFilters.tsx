import { GetDdlInvoiceFilters } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { PAYMENT_FILTERS } from '@keystead/contract/money/payments/payment.values.ts'
import { useNavigate } from 'react-router'
import { useCall } from '../../api/query.ts'
import { Chips, LinkChip } from '../../ui/Chip.tsx'
import { ChoiceFilter } from '../../ui/ChoiceFilter.tsx'
import { useToday } from '../../ui/use-today.ts'
import { monthsAround, monthText } from '../invoices/invoices-address.ts'
import { askedOf, type PaymentsView } from './payments-address.ts'
import { text } from './payments-list.text.ts'

type PaymentFiltersProps = { view: PaymentsView; addressOf: (change: Partial<PaymentsView>) => string }

export function PaymentFilters({ view, addressOf }: PaymentFiltersProps) {
  const navigate = useNavigate()
  const today = useToday()
  const go = (change: Partial<PaymentsView>) => void navigate(addressOf(change), { replace: true })
  const { status, month, property } = view
  // No one is paid in a month to come.
  const months = today === null ? [] : monthsAround(today).filter((one) => one.month <= today)
  return (
    <Chips>
      <ChoiceFilter
        value={status}
        any={text.anyStatus}
        choices={PAYMENT_FILTERS.map((one) => ({ Id: one, Text: text.statuses[one] }))}
        onChoose={(one) => go({ status: one })}
      />
      <ChoiceFilter
        value={month}
        any={text.anyMonth}
        chosenText={month && text.countedIn({ month: monthText(month) })}
        choices={months.map((one) => ({ Id: one.month, Text: one.text }))}
        onChoose={(one) => go({ month: one })}
      />
      {property !== null && <PropertyChip view={view} to={addressOf({ property: null })} />}
    </Chips>
  )
}

/** What the property of the address is called; its name is on its way at first. */
function PropertyChip({ view, to }: { view: PaymentsView; to: string }) {
  const { data } = useCall(GetDdlInvoiceFilters, { Direction: askedOf(view).Direction, Of: 'property', Id: view.property })
  const name = data?.Items[0]?.Text ?? text.oneProperty
  return (
    <LinkChip to={to} removes={text.removeFilter({ filter: name })}>
      {name}
    </LinkChip>
  )
}

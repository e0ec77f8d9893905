import { GetDdlInvoiceFilters } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { PAYMENT_FILTERS } from '@keystead/contract/money/payments/payment.values.ts'
import { useNavigate } from 'react-router'
import { useCall } from '../../api/query.ts'
import { Chip, Chips, LinkChip } from '../../ui/Chip.tsx'
import { ChevronDownIcon } from '../../ui/icons.ts'
import { Menu } from '../../ui/Menu.tsx'
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
      <Menu
        align="start"
        trigger={
          <Chip active={status !== null} iconAfter={ChevronDownIcon}>
            {status === null ? text.anyStatus : text.statuses[status]}
          </Chip>
        }
        entries={[
          { text: text.anyStatus, isChosen: status === null, onSelect: () => go({ status: null }) },
          ...PAYMENT_FILTERS.map((one) => ({ text: text.statuses[one], isChosen: one === status, onSelect: () => go({ status: one }) })),
        ]}
      />
      <Menu
        align="start"
        trigger={
          <Chip active={month !== null} iconAfter={ChevronDownIcon}>
            {month === null ? text.anyMonth : text.countedIn({ month: monthText(month) })}
          </Chip>
        }
        entries={[
          { text: text.anyMonth, isChosen: month === null, onSelect: () => go({ month: null }) },
          ...months.map((one) => ({ text: one.text, isChosen: one.month === month, onSelect: () => go({ month: one.month }) })),
        ]}
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

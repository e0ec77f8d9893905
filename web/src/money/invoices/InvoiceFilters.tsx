import { GetDdlInvoiceFilters } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { INVOICE_FILTERS } from '@keystead/contract/money/invoices/invoice.values.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../api/query.ts'
import { Chip, Chips, LinkChip } from '../../ui/Chip.tsx'
import { ChoiceFilter } from '../../ui/ChoiceFilter.tsx'
import { ListFilters } from '../../ui/form/ListFilters.tsx'
import { FilterIcon } from '../../ui/icons.ts'
import { useToday } from '../../ui/use-today.ts'
import { AboutDialog } from './AboutDialog.tsx'
import { SearchForm } from './invoice-search.forms.ts'
import { filtersOf, type InvoicesView, isOfReceived, LONGEST_SEARCH, monthsAround, monthText } from './invoices-address.ts'
import { text } from './invoices.text.ts'

type InvoiceFiltersProps = { view: InvoicesView; addressOf: (change: Partial<InvoicesView>) => string }

export function InvoiceFilters({ view, addressOf }: InvoiceFiltersProps) {
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const go = (change: Partial<InvoicesView>) => void navigate(addressOf(change), { replace: true })
  const property = useNameOf(view, 'property')
  const person = useNameOf(view, 'person')
  return (
    <ListFilters
      label={text.title}
      rules={SearchForm}
      text={view.text}
      onText={(words) => go({ text: words })}
      placeholder={text.search}
      maxLength={LONGEST_SEARCH}
    >
      <Chips>
        <StatusFilter view={view} go={go} />
        <MonthFilter view={view} go={go} />
        <Chip icon={FilterIcon} onClick={() => setIsAsking(true)}>
          {text.whatAbout}
        </Chip>
        {[
          [property, addressOf({ property: null })] as const,
          [person, addressOf({ person: null })] as const,
          [view.item && text.withItem, addressOf({ item: null })] as const,
        ].map(
          ([name, to]) =>
            name && (
              <LinkChip key={to} to={to} removes={text.removeFilter({ filter: name })}>
                {name}
              </LinkChip>
            ),
        )}
      </Chips>
      {isAsking && <AboutDialog view={view} property={property} person={person} onChoose={go} onClose={() => setIsAsking(false)} />}
    </ListFilters>
  )
}

/** What a filter of the address is called; its name is on its way at first. */
function useNameOf(view: InvoicesView, of: 'property' | 'person'): string | null {
  const id = view[of]
  const { data } = useCall(GetDdlInvoiceFilters, { Direction: filtersOf(view).direction, Of: of, Id: id }, { enabled: id !== null })
  if (id === null) return null
  return data?.Items[0]?.Text ?? (of === 'property' ? text.property : text.person)
}

type FilterProps = { view: InvoicesView; go: (change: Partial<InvoicesView>) => void }

function StatusFilter({ view: { status, isReceived }, go }: FilterProps) {
  const offered = INVOICE_FILTERS.filter((one) => !isReceived || isOfReceived(one))
  return (
    <ChoiceFilter
      value={status}
      any={text.anyStatus}
      choices={offered.map((one) => ({ Id: one, Text: text.statuses[one] }))}
      onChoose={(one) => go({ status: one })}
    />
  )
}

function MonthFilter({ view: { month }, go }: FilterProps) {
  const today = useToday()
  return (
    <ChoiceFilter
      value={month}
      any={text.anyMonth}
      chosenText={month && text.dueIn({ month: monthText(month) })}
      choices={(today === null ? [] : monthsAround(today)).map((one) => ({ Id: one.month, Text: one.text }))}
      onChoose={(one) => go({ month: one })}
    />
  )
}

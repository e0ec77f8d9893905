import { DOCUMENT_TYPES } from '@keystead/contract/documents/documents/document.values.ts'
import { useNavigate } from 'react-router'
import { Chip, Chips } from '../../ui/Chip.tsx'
import { ChoiceFilter } from '../../ui/ChoiceFilter.tsx'
import { ListFilters } from '../../ui/form/ListFilters.tsx'
import { ChevronDownIcon, SortIcon } from '../../ui/icons.ts'
import { Menu } from '../../ui/Menu.tsx'
import { SearchForm } from './document-search.forms.ts'
import { PersonFilter, PropertyFilter } from './AboutFilters.tsx'
import { type DocumentsView, EXPIRIES, FOLDER_SORTS, LONGEST_SEARCH } from './documents-address.ts'
import { text } from './documents.text.ts'

type DocumentFiltersProps = { view: DocumentsView; addressOf: (change: Partial<DocumentsView>) => string }

export function DocumentFilters({ view, addressOf }: DocumentFiltersProps) {
  const navigate = useNavigate()
  const go = (change: Partial<DocumentsView>) => void navigate(addressOf(change), { replace: true })
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
        <TypeFilter view={view} go={go} />
        <ExpiryFilter view={view} go={go} />
        <PropertyFilter view={view} go={go} addressOf={addressOf} />
        <PersonFilter view={view} go={go} addressOf={addressOf} />
        <SortMenu view={view} go={go} />
      </Chips>
    </ListFilters>
  )
}

type FilterProps = { view: DocumentsView; go: (change: Partial<DocumentsView>) => void }

function TypeFilter({ view: { typeId }, go }: FilterProps) {
  return <ChoiceFilter value={typeId} any={text.anyType} choices={DOCUMENT_TYPES} onChoose={(id) => go({ typeId: id })} />
}

function ExpiryFilter({ view: { expiry }, go }: FilterProps) {
  return (
    <ChoiceFilter
      value={expiry}
      any={text.anyExpiry}
      choices={EXPIRIES.map((one) => ({ Id: one, Text: text.expiry[one] }))}
      onChoose={(one) => go({ expiry: one })}
    />
  )
}

function SortMenu({ view: { sort }, go }: FilterProps) {
  return (
    <Menu
      align="start"
      trigger={
        <Chip icon={SortIcon} iconAfter={ChevronDownIcon}>
          {text.sorts[sort]}
        </Chip>
      }
      entries={FOLDER_SORTS.map((one) => ({ text: text.sorts[one], isChosen: one === sort, onSelect: () => go({ sort: one }) }))}
    />
  )
}

import { LONGEST_APPLICATION_SEARCH } from '@keystead/contract/applications/applications/application.values.ts'
import { useNavigate } from 'react-router'
import { PropertyFilter } from '../../properties/properties/PropertyFilter.tsx'
import { Chips, LinkChip } from '../../ui/Chip.tsx'
import { ChoiceFilter } from '../../ui/ChoiceFilter.tsx'
import { ListFilters } from '../../ui/form/ListFilters.tsx'
import { SearchForm } from './application-search.forms.ts'
import { type ApplicationsView, WAYS } from './applications-address.ts'
import { text } from './applications.text.ts'

type ApplicationFiltersProps = {
  view: ApplicationsView
  addressOf: (change: Partial<ApplicationsView>) => string
  /** Tenants have no properties to choose from. */
  hasProperties: boolean
}

export function ApplicationFilters({ view, addressOf, hasProperties }: ApplicationFiltersProps) {
  const navigate = useNavigate()
  const go = (change: Partial<ApplicationsView>) => void navigate(addressOf(change), { replace: true })
  return (
    <ListFilters
      label={text.title}
      rules={SearchForm}
      text={view.text}
      onText={(words) => go({ text: words })}
      placeholder={text.search}
      maxLength={LONGEST_APPLICATION_SEARCH}
    >
      <Chips>
        <ChoiceFilter
          value={view.way}
          any={text.anyWay}
          choices={WAYS.map((Id) => ({ Id, Text: text.ways[Id] }))}
          onChoose={(way) => go({ way })}
        />
        <PropertyFilter
          property={view.property}
          without={addressOf({ property: null })}
          hasProperties={hasProperties}
          title={text.ofPropertyTitle}
          show={text.show}
          onChoose={(property) => go({ property })}
        />
        {view.isMyTurn && (
          <LinkChip to={addressOf({ isMyTurn: false })} removes={text.removeFilter({ filter: text.waitsForYou })}>
            {text.waitsForYou}
          </LinkChip>
        )}
      </Chips>
    </ListFilters>
  )
}

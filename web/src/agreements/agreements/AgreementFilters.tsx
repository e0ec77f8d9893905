import { useNavigate } from 'react-router'
import { PropertyFilter } from '../../properties/properties/PropertyFilter.tsx'
import { Chips, LinkChip } from '../../ui/Chip.tsx'
import { ChoiceFilter } from '../../ui/ChoiceFilter.tsx'
import { ListFilters } from '../../ui/form/ListFilters.tsx'
import { SearchForm } from './agreement-search.forms.ts'
import { type AgreementsView, LONGEST_SEARCH } from './agreements-address.ts'
import { text } from './agreements.text.ts'

type AgreementFiltersProps = {
  view: AgreementsView
  addressOf: (change: Partial<AgreementsView>) => string
  /** Tenants send nothing, and have no properties to choose from. */
  canSend: boolean
}

export function AgreementFilters({ view, addressOf, canSend }: AgreementFiltersProps) {
  const navigate = useNavigate()
  const go = (change: Partial<AgreementsView>) => void navigate(addressOf(change), { replace: true })
  const named = [
    [view.isMyTurn, text.waitsForYou, { isMyTurn: false }],
    [view.lease !== null, text.oneLease, { lease: null }],
    [view.person !== null || view.profile !== null, text.onePerson, { person: null, profile: null }],
  ] as const
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
        {canSend && (
          <ChoiceFilter
            value={view.way}
            any={text.anyWay}
            choices={(['sent', 'received'] as const).map((Id) => ({ Id, Text: text.ways[Id] }))}
            onChoose={(way) => go({ way })}
          />
        )}
        <PropertyFilter
          property={view.property}
          without={addressOf({ property: null })}
          hasProperties={canSend}
          title={text.ofPropertyTitle}
          show={text.show}
          onChoose={(property) => go({ property })}
        />
        {named.map(
          ([isSet, name, without]) =>
            isSet && (
              <LinkChip key={name} to={addressOf(without)} removes={text.removeFilter({ filter: name })}>
                {name}
              </LinkChip>
            ),
        )}
      </Chips>
    </ListFilters>
  )
}

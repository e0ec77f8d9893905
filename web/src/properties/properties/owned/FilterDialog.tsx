import { ListFilterForm } from '@keystead/contract/properties/properties/property-list.forms.ts'
import { GetUserAssetFacets } from '@keystead/contract/properties/properties/property.operations.ts'
import { CATEGORIES } from '@keystead/contract/properties/fields/property.values.ts'
import { centsFromText, textFromCents } from '@keystead/contract/values/money.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useCall } from '../../../api/query.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx'
import { CancelButton, FieldRow, Form, FormActions, SubmitButton } from '../../../ui/form/Form.tsx'
import { MoneyField } from '../../../ui/form/MoneyField.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { FormSkeleton } from '../../../ui/Skeleton.tsx'
import type { ListFilter, ListView } from './list-address.ts'
import { text as words } from './property-list.text.ts'

const KINDS = [
  { Id: CATEGORIES.Residential, Text: words.residential },
  { Id: CATEGORIES.Commercial, Text: words.commercial },
]
const BEDS = [1, 2, 3, 4, 5].map((Id) => ({ Id, Text: words.bedsOrMore({ count: Id }) }))

type FilterDialogProps = { view: ListView; onFilter: (filter: Partial<ListFilter>) => void; onClose: () => void }

/** What narrows an owner's list, in one place. */
export function FilterDialog(props: FilterDialogProps) {
  const { data, error, refetch } = useCall(GetUserAssetFacets, {})
  return (
    <Dialog open onClose={props.onClose} title={words.filters} size="drawer">
      {data ? (
        <Filters {...props} facets={data} />
      ) : error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton />
      )}
    </Dialog>
  )
}

type Facets = OutputOf<typeof GetUserAssetFacets>
const keyOf = ({ City, StateId }: { City: string; StateId: number }) => `${StateId} ${City}`

function Filters({ view, facets, onFilter, onClose }: FilterDialogProps & { facets: Facets }) {
  const form = useContractForm(ListFilterForm, {
    CategoryId: view.category,
    CityKey: view.city === null || view.stateId === null ? null : keyOf({ City: view.city, StateId: view.stateId }),
    AgentProfileId: view.agentId,
    RentFrom: dollarsText(view.rentFrom),
    RentTo: dollarsText(view.rentTo),
    BedroomsFrom: view.beds,
    BuildingsOnly: view.buildings,
  })
  return (
    <Form
      form={form}
      label={words.filters}
      guard={false}
      onSubmit={(chosen) => {
        const city = facets.Cities.find((known) => keyOf(known) === chosen.CityKey)
        onFilter({
          category: KINDS.find(({ Id }) => Id === chosen.CategoryId)?.Id ?? null,
          city: city?.City ?? null,
          stateId: city?.StateId ?? null,
          agentId: chosen.AgentProfileId ?? null,
          rentFrom: dollarsOf(chosen.RentFrom ?? null),
          rentTo: dollarsOf(chosen.RentTo ?? null),
          beds: chosen.BedroomsFrom ?? null,
          buildings: chosen.BuildingsOnly ?? false,
        })
        onClose()
      }}
    >
      <SelectField
        name="CityKey"
        label={words.city}
        placeholder={words.allCities}
        choices={facets.Cities.map((city) => ({ Id: keyOf(city), Text: `${city.City}, ${city.StateCode} (${city.Count})` }))}
      />
      {facets.Agents.length > 0 && (
        <SelectField
          name="AgentProfileId"
          label={words.agent}
          placeholder={words.anyAgent}
          choices={facets.Agents.map(({ ProfileId, Name, Count }) => ({ Id: ProfileId, Text: `${Name} (${Count})` }))}
        />
      )}
      <FieldRow>
        <MoneyField name="RentFrom" label={words.rentFrom} help={words.rentHelp} />
        <MoneyField name="RentTo" label={words.rentTo} />
      </FieldRow>
      <SelectField name="BedroomsFrom" label={words.beds} placeholder={words.anyBeds} choices={BEDS} />
      <SelectField name="CategoryId" label={words.kind} placeholder={words.allKinds} choices={KINDS} />
      <CheckboxField name="BuildingsOnly" label={words.buildingsOnly} help={words.buildingsOnlyHelp} />
      <FormActions>
        <SubmitButton>{words.showHomes}</SubmitButton>
        <CancelButton onClick={onClose} />
      </FormActions>
    </Form>
  )
}

const dollarsText = (dollars: number | null) => (dollars === null ? null : textFromCents(dollars * 100))
/** Addresses say whole dollars. */
const dollarsOf = (text: string | null) => (text === null ? null : Math.round(centsFromText(text) / 100))

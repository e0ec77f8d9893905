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

const KINDS = [
  { Id: CATEGORIES.Residential, Text: 'Residential' },
  { Id: CATEGORIES.Commercial, Text: 'Commercial' },
]
const BEDS = [1, 2, 3, 4, 5].map((Id) => ({ Id, Text: `${Id} or more` }))

type FilterDialogProps = { view: ListView; onFilter: (filter: Partial<ListFilter>) => void; onClose: () => void }

/** What narrows an owner's list, in one place. */
export function FilterDialog(props: FilterDialogProps) {
  const { data, error, refetch } = useCall(GetUserAssetFacets, {})
  return (
    <Dialog open onClose={props.onClose} title="Filters" size="drawer">
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
      label="Filters"
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
        label="City"
        placeholder="All cities"
        choices={facets.Cities.map((city) => ({ Id: keyOf(city), Text: `${city.City}, ${city.StateCode} (${city.Count})` }))}
      />
      {facets.Agents.length > 0 && (
        <SelectField
          name="AgentProfileId"
          label="Agent"
          placeholder="With and without"
          choices={facets.Agents.map(({ ProfileId, Name, Count }) => ({ Id: ProfileId, Text: `${Name} (${Count})` }))}
        />
      )}
      <FieldRow>
        <MoneyField name="RentFrom" label="Rent from" help="Asking rent, by the month." />
        <MoneyField name="RentTo" label="Rent to" />
      </FieldRow>
      <SelectField name="BedroomsFrom" label="Beds" placeholder="Any" choices={BEDS} />
      <SelectField name="CategoryId" label="Kind" placeholder="All kinds" choices={KINDS} />
      <CheckboxField name="BuildingsOnly" label="Buildings only" help="Properties that have units." />
      <FormActions>
        <SubmitButton>Show homes</SubmitButton>
        <CancelButton onClick={onClose} />
      </FormActions>
    </Form>
  )
}

const dollarsText = (dollars: number | null) => (dollars === null ? null : textFromCents(dollars * 100))
/** Addresses say whole dollars. */
const dollarsOf = (text: string | null) => (text === null ? null : Math.round(centsFromText(text) / 100))

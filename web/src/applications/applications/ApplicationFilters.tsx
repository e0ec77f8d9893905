import { LONGEST_APPLICATION_SEARCH } from '@keystead/contract/applications/applications/application.values.ts'
import { GetDdlUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../api/query.ts'
import { PROPERTY_CHOICES, type PropertyChoice } from '../../money/invoices/KnownProperty.tsx'
import { useMay } from '../../sessions/rights.ts'
import { Chip, Chips, LinkChip } from '../../ui/Chip.tsx'
import { ChoiceFilter } from '../../ui/ChoiceFilter.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ComboboxField } from '../../ui/form/ComboboxField.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { ListFilters } from '../../ui/form/ListFilters.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { FilterIcon } from '../../ui/icons.ts'
import { PropertyForm, SearchForm } from './application-search.forms.ts'
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
        <PropertyFilter view={view} addressOf={addressOf} hasProperties={hasProperties} onChoose={(property) => go({ property })} />
        {view.isMyTurn && (
          <LinkChip to={addressOf({ isMyTurn: false })} removes={text.removeFilter({ filter: text.waitsForYou })}>
            {text.waitsForYou}
          </LinkChip>
        )}
      </Chips>
    </ListFilters>
  )
}

type PropertyFilterProps = ApplicationFiltersProps & { onChoose: (property: string) => void }

function PropertyFilter({ view: { property }, addressOf, hasProperties, onChoose }: PropertyFilterProps) {
  const may = useMay()
  const [isAsking, setIsAsking] = useState(false)
  const canChoose = hasProperties && may(GetDdlUserAssets)
  const { data } = useCall(GetDdlUserAssets, { AssetId: property }, { enabled: canChoose && property !== null })
  if (property !== null) {
    const name = data?.Items[0]?.Text ?? text.oneProperty
    return (
      <LinkChip to={addressOf({ property: null })} removes={text.removeFilter({ filter: name })}>
        {name}
      </LinkChip>
    )
  }
  if (!canChoose) return null
  return (
    <>
      <Chip icon={FilterIcon} onClick={() => setIsAsking(true)}>
        {text.ofProperty}
      </Chip>
      {isAsking && <PropertyDialog onChoose={onChoose} onClose={() => setIsAsking(false)} />}
    </>
  )
}

function PropertyDialog({ onChoose, onClose }: { onChoose: (property: string) => void; onClose: () => void }) {
  const form = useContractForm(PropertyForm, {})
  return (
    <Dialog open onClose={onClose} title={text.ofPropertyTitle}>
      <Form
        form={form}
        guard={false}
        onSubmit={({ Property }) => {
          onChoose(Property)
          onClose()
        }}
      >
        <ComboboxField<PropertyChoice>
          name="Property"
          label={text.property}
          things={text.properties}
          placeholder={text.typeTitle}
          {...PROPERTY_CHOICES}
        />
        <FormActions>
          <SubmitButton>{text.show}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}

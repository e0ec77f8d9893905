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
import { PropertyForm, SearchForm } from './agreement-search.forms.ts'
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
        <PropertyFilter view={view} addressOf={addressOf} canSend={canSend} go={go} />
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

function PropertyFilter({
  view: { property },
  addressOf,
  canSend,
  go,
}: AgreementFiltersProps & { go: (change: Partial<AgreementsView>) => void }) {
  const may = useMay()
  const [isAsking, setIsAsking] = useState(false)
  const canChoose = canSend && may(GetDdlUserAssets)
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
      {isAsking && <PropertyDialog onChoose={(id) => go({ property: id })} onClose={() => setIsAsking(false)} />}
    </>
  )
}

function PropertyDialog({ onChoose, onClose }: { onChoose: (id: string) => void; onClose: () => void }) {
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

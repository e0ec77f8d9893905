import { GetDdlUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { useState } from 'react'
import { useCall } from '../../api/query.ts'
import { useMay } from '../../sessions/rights.ts'
import { Chip, LinkChip } from '../../ui/Chip.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ComboboxField } from '../../ui/form/ComboboxField.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { FilterIcon } from '../../ui/icons.ts'
import { PROPERTY_CHOICES, type PropertyChoice } from './property-choices.ts'
import { PropertyForm } from './property-filter.forms.ts'
import { text } from './property-filter.text.ts'

type PropertyFilterProps = {
  /** What the list is narrowed to. */
  property: string | null
  /** The list without it. */
  without: string
  /** Tenants have no properties to choose from. */
  hasProperties: boolean
  /** Of the dialog in which one is chosen, and of its button. */
  title: string
  show: string
  onChoose: (property: string) => void
}

/** Narrows a list to a property that is chosen by its title, and names the one that the address names. */
export function PropertyFilter({ property, without, hasProperties, title, show, onChoose }: PropertyFilterProps) {
  const may = useMay()
  const [isAsking, setIsAsking] = useState(false)
  const canChoose = hasProperties && may(GetDdlUserAssets)
  const { data } = useCall(GetDdlUserAssets, { AssetId: property }, { enabled: canChoose && property !== null })
  if (property !== null) {
    const name = data?.Items[0]?.Text ?? text.oneProperty
    return (
      <LinkChip to={without} removes={text.remove({ filter: name })}>
        {name}
      </LinkChip>
    )
  }
  if (!canChoose) return null
  return (
    <>
      <Chip icon={FilterIcon} onClick={() => setIsAsking(true)}>
        {text.property}
      </Chip>
      {isAsking && <PropertyDialog title={title} show={show} onChoose={onChoose} onClose={() => setIsAsking(false)} />}
    </>
  )
}

type PropertyDialogProps = Pick<PropertyFilterProps, 'title' | 'show' | 'onChoose'> & { onClose: () => void }

function PropertyDialog({ title, show, onChoose, onClose }: PropertyDialogProps) {
  const form = useContractForm(PropertyForm, {})
  return (
    <Dialog open onClose={onClose} title={title}>
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
          <SubmitButton>{show}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}

import { GetDdlUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { ComboboxField } from '../../ui/form/ComboboxField.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { type InvoiceDraft, NO_RECIPIENT } from './invoice-draft.ts'
import { text } from './invoice-form.text.ts'
import { PROPERTY_CHOICES, type PropertyChoice } from '../../properties/properties/property-choices.ts'

const FROM = [
  { Id: 'manager', Text: text.forManager, detail: text.forManagerDetail },
  { Id: 'self', Text: text.forSelf, detail: text.forSelfDetail },
] as const

type PropertyFieldProps = {
  known: PropertyChoice | null
  /** They bill for managers who gave them the right to, and for their own work anywhere. */
  isAgent: boolean
  /** Who bills stays, once it is written. */
  isNew: boolean
}

/** What the invoice is about. Who can be billed follows from it. */
export function PropertyField({ known, isAgent, isNew }: PropertyFieldProps) {
  const { control, setValue, getValues } = useFormContext<InvoiceDraft>()
  const billsAs = useWatch({ control, name: 'BillsAs' })
  return (
    <>
      {isAgent && isNew && <RadioCards name="BillsAs" label={text.from} choices={FROM} />}
      <ComboboxField<PropertyChoice>
        name="AssetId"
        label={text.property}
        things={text.properties}
        placeholder={text.typeTitle}
        {...PROPERTY_CHOICES}
        search={async (Text, signal) => {
          const Scope = isAgent && billsAs === 'manager' ? 'invoice' : null
          return (await call(GetDdlUserAssets, { Text, Scope }, { signal })).Items
        }}
        initial={known}
        onPick={(property) => {
          if (property?.Id === getValues('AssetId')) return
          setValue('LeaseId', null)
          setValue('Recipients', [NO_RECIPIENT], { shouldDirty: true })
        }}
      />
    </>
  )
}

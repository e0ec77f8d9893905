import {
  ADDRESS_EXACTNESS,
  NO_PETS,
  PETS_ALLOWED,
  SHOWING_ACCESS,
  SMOKING,
  UTILITIES,
} from '@keystead/contract/properties/fields/property.values.ts'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { Dialog } from '../../ui/Dialog.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { ChoiceChips } from '../../ui/form/ChoiceChips.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { CancelButton, FieldRow, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { MoneyField } from '../../ui/form/MoneyField.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import styles from './Bulk.module.css'
import {
  CHANGE_LABELS,
  NO_CHANGES,
  changesOf,
  changesRules,
  type AssetChanges,
  type ChangeField,
  type ChangesDraft,
} from './change-fields.ts'
import { text } from './bulk.text.ts'

type EditManyDialogProps = { count: number; onChanges: (changes: AssetChanges) => void; onClose: () => void }

/** Asks what to change of many properties. What is not ticked stays as it is everywhere. */
export function EditManyDialog({ count, onChanges, onClose }: EditManyDialogProps) {
  const form = useContractForm(changesRules, NO_CHANGES)
  return (
    <Dialog open size="wide" onClose={onClose} title={text.changeTitle({ count })} description={text.changeIntro}>
      <Form form={form} onSubmit={(draft: ChangesDraft) => onChanges(changesOf(draft))}>
        <div className={styles.changes}>
          <Change field="RentChange">
            <FieldRow>
              <SelectField name="Direction" label={text.direction} choices={DIRECTIONS} />
              <SelectField name="By" label={text.by} choices={WAYS} />
              <HowMuch />
            </FieldRow>
          </Change>
          <Change field="AvailableOn">
            <DateField name="AvailableOn" label={CHANGE_LABELS.AvailableOn} optional help={text.availableDateHelp} />
          </Change>
          <Change field="PetsAllowedIds">
            <ChoiceChips name="PetsAllowedIds" label={CHANGE_LABELS.PetsAllowedIds} choices={PETS_ALLOWED} alone={NO_PETS} />
          </Change>
          <Change field="SmokingId">
            <SelectField name="SmokingId" label={CHANGE_LABELS.SmokingId} choices={SMOKING} placeholder={text.notSaid} />
          </Change>
          <Change field="RentIncludesIds">
            <ChoiceChips name="RentIncludesIds" label={CHANGE_LABELS.RentIncludesIds} choices={UTILITIES} />
          </Change>
          <Change field="ApplicationFee">
            <MoneyField name="ApplicationFee" label={CHANGE_LABELS.ApplicationFee} optional help={text.applicationFeeHelp} />
          </Change>
          <Change field="ShowingAccessId">
            <SelectField name="ShowingAccessId" label={CHANGE_LABELS.ShowingAccessId} choices={SHOWING_ACCESS} placeholder={text.notSaid} />
          </Change>
          <Change field="AddressExactness">
            <SelectField name="AddressExactness" label={text.addressExactnessField} choices={ADDRESS_EXACTNESS} />
          </Change>
          <Change field="PrivateRemarks">
            <TextAreaField name="PrivateRemarks" label={CHANGE_LABELS.PrivateRemarks} optional max={2000} help={text.privateRemarksHelp} />
          </Change>
        </div>
        <FormActions>
          <CancelButton onClick={onClose} />
          <SubmitButton>{text.changeTitle({ count })}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}

const DIRECTIONS = [
  { Id: 'raise', Text: text.raise },
  { Id: 'lower', Text: text.lower },
]
const WAYS = [
  { Id: 'percent', Text: text.byPercent },
  { Id: 'amount', Text: text.byAmount },
]
const ROUNDED = text.roundingHelp

function HowMuch() {
  const by: unknown = useWatch({ name: 'By' })
  return by === 'amount' ? (
    <MoneyField name="Amount" label={text.amount} help={ROUNDED} />
  ) : (
    <NumberField name="Percent" label={text.percent} help={ROUNDED} />
  )
}

/** One thing that may be changed: its fields come when it is ticked. */
function Change({ field, children }: { field: ChangeField; children: ReactNode }) {
  const isChosen: unknown = useWatch({ name: `Chosen.${field}` })
  return (
    <div className={styles.change}>
      <CheckboxField name={`Chosen.${field}`} label={CHANGE_LABELS[field]} />
      {isChosen === true && <div className={styles.changeFields}>{children}</div>}
    </div>
  )
}

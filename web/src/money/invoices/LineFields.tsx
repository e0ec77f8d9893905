import { GetDdlInvoiceItems } from '@keystead/contract/money/invoice-items/item.operations.ts'
import {
  ACCOUNT_FOR_TYPES,
  isCredit,
  ITEM_FOR_TYPES,
  itemForType,
  MAX_ITEM_DESCRIPTION,
  MAX_ITEM_TITLE,
} from '@keystead/contract/money/invoice-items/item.values.ts'
import { MAX_LINES } from '@keystead/contract/money/invoices/invoice.values.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { formatExactMoney, textFromCents } from '@keystead/contract/values/money.ts'
import { use, useState } from 'react'
import { get, useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { ComboboxField } from '../../ui/form/ComboboxField.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { FoldedFields } from '../../ui/form/FoldedFields.tsx'
import { controlId } from '../../ui/form/form-errors.ts'
import { FieldRow } from '../../ui/form/Form.tsx'
import { FormId } from '../../ui/form/form-id.ts'
import { MoneyField } from '../../ui/form/MoneyField.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { PlusIcon, TrashIcon } from '../../ui/icons.ts'
import { draftAmounts } from './draft-amounts.ts'
import { type InvoiceDraft, isUntouched, lineOfItem, NO_LINE } from './invoice-draft.ts'
import { text } from './invoice-form.text.ts'
import styles from './InvoiceForm.module.css'

type ItemChoice = OutputOf<typeof GetDdlInvoiceItems>['Items'][number]

/** What is billed, one card an item: taken from one's list, or typed. */
export function LineFields() {
  const { control, getValues } = useFormContext<InvoiceDraft>()
  const { fields, append, remove, update } = useFieldArray({ control, name: 'Lines' })
  const [picks, setPicks] = useState(0)
  const isFull = fields.length >= MAX_LINES

  /** It takes the place of a line that nothing was typed into. */
  function pick(item: ItemChoice | null) {
    if (item === null) return
    const last = fields.length - 1
    if (last >= 0 && isUntouched(getValues(`Lines.${last}`))) update(last, lineOfItem(item))
    else append(lineOfItem(item), { shouldFocus: false })
    setPicks(picks + 1)
  }

  return (
    <fieldset className={styles.part}>
      <legend>
        <h2>{text.items}</h2>
      </legend>
      {fields.map((field, index) => (
        <LineCard key={field.id} index={index} isOnly={fields.length === 1} onRemove={() => remove(index)} />
      ))}
      <LinesError />
      {!isFull && (
        <ComboboxField<ItemChoice>
          key={picks}
          name="Picked"
          label={text.pickItem}
          help={text.pickItemHelp}
          things={text.itemsPlural}
          placeholder={text.typeItem}
          search={async (Text, signal) => (await call(GetDdlInvoiceItems, { Text }, { signal })).Items}
          textOf={({ Text, Amount }) => `${Text}, ${formatExactMoney(Amount)}`}
          valueOf={({ Id }) => Id}
          onPick={pick}
          optional
        />
      )}
      <div className={styles.tools}>
        <Button
          size="sm"
          icon={PlusIcon}
          disabledReason={isFull ? text.mostItems({ most: MAX_LINES }) : null}
          onClick={() => append(NO_LINE)}
        >
          {text.addItem}
        </Button>
      </div>
    </fieldset>
  )
}

/** What is wrong with all of them together. */
function LinesError() {
  const { control } = useFormContext<InvoiceDraft>()
  const { errors } = useFormState({ control, name: 'Lines' })
  const id = controlId(use(FormId), 'Lines.root')
  const message: unknown = get(errors, 'Lines.root.message')
  if (typeof message !== 'string') return null
  return (
    <p id={id} tabIndex={-1} className={styles.whole} data-wrong>
      {message}
    </p>
  )
}

function LineCard({ index, isOnly, onRemove }: { index: number; isOnly: boolean; onRemove: () => void }) {
  const { control, setValue, clearErrors } = useFormContext<InvoiceDraft>()
  const [itemForTypeId, title] = useWatch({ control, name: [`Lines.${index}.ItemForTypeId`, `Lines.${index}.Title`] })
  const name = `Lines.${index}` as const
  const label = text.itemNumber({ number: index + 1 })

  /** The usual one of the type. */
  function chooseAccount(id: number | string | null) {
    if (typeof id !== 'number') return
    setValue(`${name}.AccountForTypeId`, itemForType(id).accountForTypeId, { shouldDirty: true })
    clearErrors(`${name}.AccountForTypeId`)
  }

  return (
    <fieldset className={styles.card}>
      <legend className="visually-hidden">{label}</legend>
      <TextField name={`${name}.Title`} label={text.title} maxLength={MAX_ITEM_TITLE} dir="auto" />
      <FieldRow>
        <SelectField name={`${name}.ItemForTypeId`} label={text.itemFor} choices={ITEM_FOR_TYPES} onPick={chooseAccount} />
        <SelectField name={`${name}.AccountForTypeId`} label={text.accountFor} choices={ACCOUNT_FOR_TYPES} />
      </FieldRow>
      <FieldRow>
        <NumberField name={`${name}.Quantity`} label={text.quantity} decimals />
        <MoneyField name={`${name}.Amount`} label={text.amount} help={isCredit(itemForTypeId) ? text.creditHelp : text.amountHelp} />
      </FieldRow>
      <FoldedFields
        title={text.more}
        note={text.moreNote}
        fields={['PeriodStart', 'PeriodEnd', 'Discount', 'IsTaxable', 'IsAdvanceRent', 'Description'].map((field) => `${name}.${field}`)}
      >
        <FieldRow>
          <DateField name={`${name}.PeriodStart`} label={text.periodStart} optional />
          <DateField name={`${name}.PeriodEnd`} label={text.periodEnd} optional />
          <MoneyField name={`${name}.Discount`} label={text.discount} help={text.discountHelp} optional />
        </FieldRow>
        <CheckboxField name={`${name}.IsTaxable`} label={text.taxable} help={text.taxableHelp} />
        <CheckboxField name={`${name}.IsAdvanceRent`} label={text.advanceRent} help={text.advanceRentHelp} />
        <TextAreaField name={`${name}.Description`} label={text.description} max={MAX_ITEM_DESCRIPTION} rows={2} optional />
      </FoldedFields>
      <p className={styles.cardFoot}>
        <LineTotal index={index} />
        {!isOnly && (
          <Button size="sm" variant="quiet" icon={TrashIcon} onClick={onRemove}>
            {text.remove}
            <span className="visually-hidden"> {title || label}</span>
          </Button>
        )}
      </p>
    </fieldset>
  )
}

/** What the line adds to the total, with its part of the discount and of the tax. */
function LineTotal({ index }: { index: number }) {
  const { control } = useFormContext<InvoiceDraft>()
  const [Lines, Discount, TaxPercent] = useWatch({ control, name: ['Lines', 'Discount', 'TaxPercent'] })
  const cents = draftAmounts({ Lines, Discount, TaxPercent }).lines[index]?.amountCents ?? 0
  return <output className="tabular">{text.comesTo({ amount: formatExactMoney(textFromCents(cents)) })}</output>
}

import { GetDdlInvoiceRecipients } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { INVOICE_BILLING_TEXTS, INVOICE_BILLINGS, MAX_RECIPIENTS } from '@keystead/contract/money/invoices/invoice.values.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { formatExactMoney, textFromCents } from '@keystead/contract/values/money.ts'
import { use, useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { wholeText } from '../../leasing/assignments/assignment-texts.ts'
import { equalPercents } from '../../properties/owners/owner-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { ComboboxField } from '../../ui/form/ComboboxField.tsx'
import { controlId } from '../../ui/form/form-errors.ts'
import { FieldRow } from '../../ui/form/Form.tsx'
import { FormId } from '../../ui/form/form-id.ts'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { PlusIcon, TrashIcon } from '../../ui/icons.ts'
import { draftAmounts, shareCents } from './draft-amounts.ts'
import { type InvoiceDraft, NO_RECIPIENT } from './invoice-draft.ts'
import { text } from './invoice-form.text.ts'
import { OthersOfLease } from './OthersOfLease.tsx'
import styles from './InvoiceForm.module.css'

export type RecipientChoice = OutputOf<typeof GetDdlInvoiceRecipients>['Items'][number]

const BILLING_CHOICES = INVOICE_BILLINGS.map((billing) => ({
  Id: billing,
  Text: INVOICE_BILLING_TEXTS[billing].Text,
  detail: INVOICE_BILLING_TEXTS[billing].Detail,
}))

/** Who owes it: one, several together, or each a share; shares make a whole, and each sees at once what it comes to. */
export function RecipientFields({ known }: { known: readonly RecipientChoice[] }) {
  const { control, getValues, setValue, clearErrors } = useFormContext<InvoiceDraft>()
  const { fields, append, remove } = useFieldArray({ control, name: 'Recipients' })
  const [assetId, recipients, billing, leaseId] = useWatch({ control, name: ['AssetId', 'Recipients', 'Billing', 'LeaseId'] })
  const [people, setPeople] = useState(known)
  const isSeveral = fields.length > 1
  const isByShares = isSeveral && billing === 'shares'
  const personOf = (id: string | null | undefined) => people.find((one) => one.Id === id) ?? null
  const labelOf = (index: number) => (isSeveral ? text.recipientNumber({ number: index + 1 }) : text.recipient)

  function pick(index: number, person: RecipientChoice | null) {
    setValue(`Recipients.${index}.IsPerson`, person !== null && person.ProfileId === null)
    if (person === null) return
    setPeople((others) => [...others.filter(({ Id }) => Id !== person.Id), person])
    if (person.SharePercent !== null) setValue(`Recipients.${index}.SharePercent`, person.SharePercent)
    if (getValues('LeaseId') === null) setValue('LeaseId', person.LeaseId)
  }

  function drop(index: number) {
    remove(index)
    const left = getValues('Recipients').map(({ ProfileId }) => personOf(ProfileId))
    if (left.every((person) => person !== null && person.LeaseId !== leaseId)) setValue('LeaseId', null)
    if (getValues('Recipients').length === 1) setValue('Billing', 'joint')
  }

  /** Shares as the lease has them, where all of its tenants are billed. */
  function addOthers(others: readonly RecipientChoice[]) {
    setPeople((before) => [...before, ...others])
    append(
      others.map(({ Id, ProfileId, SharePercent }) => ({ ProfileId: Id, IsPerson: ProfileId === null, SharePercent })),
      { shouldFocus: false },
    )
    if (getValues('Recipients').some(({ SharePercent }) => SharePercent === null)) splitEqually()
    setValue('Billing', 'shares', { shouldDirty: true })
  }

  function splitEqually() {
    equalPercents(getValues('Recipients').length).forEach((percent, index) =>
      setValue(`Recipients.${index}.SharePercent`, percent, { shouldDirty: true }),
    )
    // What is wrong with all of them together stands at the root of the list, which the type of its paths leaves out.
    clearErrors('Recipients.root' as 'Recipients')
    clearErrors(getValues('Recipients').map((_, index) => `Recipients.${index}.SharePercent` as const))
  }

  return (
    <fieldset className={styles.part}>
      <legend>
        <h2>{text.who}</h2>
      </legend>
      {fields.map((field, index) => (
        <div key={field.id} className={isSeveral ? styles.card : undefined}>
          <FieldRow>
            <ComboboxField<RecipientChoice>
              key={assetId}
              name={`Recipients.${index}.ProfileId`}
              label={labelOf(index)}
              help={assetId ? undefined : text.chooseProperty}
              things={text.people}
              placeholder={text.typeName}
              search={async (Text, signal) => {
                if (!assetId) return []
                const { Items } = await call(GetDdlInvoiceRecipients, { AssetId: assetId, Text }, { signal })
                const taken = getValues('Recipients').map(({ ProfileId }) => ProfileId)
                return Items.filter(({ Id }) => Id === taken[index] || !taken.includes(Id))
              }}
              textOf={({ Text, Detail }) => (Detail ? `${Text}, ${Detail}` : Text)}
              valueOf={({ Id }) => Id}
              initial={personOf(field.ProfileId)}
              onPick={(person) => pick(index, person)}
            />
            {isByShares && <NumberField name={`Recipients.${index}.SharePercent`} label={text.sharePercent} decimals />}
          </FieldRow>
          {isSeveral && (
            <p className={styles.cardFoot}>
              {isByShares && <Owes index={index} />}
              <Button size="sm" variant="quiet" icon={TrashIcon} onClick={() => drop(index)}>
                {text.remove}
                <span className="visually-hidden"> {personOf(recipients[index]?.ProfileId)?.Text ?? labelOf(index)}</span>
              </Button>
            </p>
          )}
        </div>
      ))}
      {assetId && leaseId && (
        <OthersOfLease
          assetId={assetId}
          leaseId={leaseId}
          billed={recipients.map(({ ProfileId }) => ProfileId)}
          onAdd={(others) => addOthers(others)}
        />
      )}
      <div className={styles.tools}>
        {isByShares && <Whole />}
        {isByShares && (
          <Button size="sm" onClick={splitEqually}>
            {text.splitEqually}
          </Button>
        )}
        <Button
          size="sm"
          icon={PlusIcon}
          disabledReason={fields.length < MAX_RECIPIENTS ? null : text.mostRecipients({ most: MAX_RECIPIENTS })}
          onClick={() => append(NO_RECIPIENT)}
        >
          {text.addRecipient}
        </Button>
      </div>
      {isSeveral && (
        <>
          <RadioCards name="Billing" label={text.billing} choices={BILLING_CHOICES} />
          <CheckboxField name="ShowsOthers" label={text.showsOthers} help={text.showsOthersHelp} />
        </>
      )}
    </fieldset>
  )
}

/** What a share comes to by now. */
function Owes({ index }: { index: number }) {
  const { control } = useFormContext<InvoiceDraft>()
  const [Lines, Discount, TaxPercent, recipients] = useWatch({ control, name: ['Lines', 'Discount', 'TaxPercent', 'Recipients'] })
  const cents = shareCents(
    draftAmounts({ Lines, Discount, TaxPercent }).totalCents,
    recipients.map(({ SharePercent }) => SharePercent),
  )
  const part = cents?.[index]
  return <output className="tabular">{text.pays({ amount: part === undefined ? '–' : formatExactMoney(textFromCents(part)) })}</output>
}

function Whole() {
  const { control } = useFormContext<InvoiceDraft>()
  const recipients = useWatch({ control, name: 'Recipients' })
  const whole = wholeText(recipients.map(({ SharePercent }) => SharePercent))
  const id = controlId(use(FormId), 'Recipients.root')
  return (
    <p id={id} tabIndex={-1} role="status" className={`${styles.whole} tabular`} data-wrong={!whole.isWhole || undefined}>
      {whole.text}
    </p>
  )
}

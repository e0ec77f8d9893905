import {
  CreateInvoice,
  GenerateInvoiceNumber,
  GetInvoiceDetails,
  InvoiceChanged,
} from '@keystead/contract/money/invoices/invoice.operations.ts'
import { MAX_NOTES_CHARACTERS, MAX_NUMBER_CHARACTERS } from '@keystead/contract/money/invoices/invoice.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { useCommand } from '../../api/query.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import { useSession } from '../../sessions/session.ts'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { FoldedFields } from '../../ui/form/FoldedFields.tsx'
import { FieldRow, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { MoneyField } from '../../ui/form/MoneyField.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useVersionedForm } from '../../ui/form/use-versioned-form.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { toast } from '../../ui/toast.tsx'
import { DraftTotals } from './DraftTotals.tsx'
import { draftOf, inputOf, type InvoiceDraft, invoiceRules, mergeInvoices } from './invoice-draft.ts'
import { text } from './invoice-form.text.ts'
import { messages } from './invoices-messages.text.ts'
import type { PropertyChoice } from '../../properties/properties/property-choices.ts'
import { LineFields } from './LineFields.tsx'
import { PaidToField } from './PaidToField.tsx'
import { PropertyField } from './PropertyField.tsx'
import { type RecipientChoice, RecipientFields } from './RecipientFields.tsx'
import styles from './InvoiceForm.module.css'

/** What the form's first values stand for. */
export type Known = { property: PropertyChoice | null; recipients: readonly RecipientChoice[] }

const LISTS = { Recipients: text.recipient, Lines: text.item }

/** Writes a draft, which is reviewed before anyone else sees it. */
export function InvoiceForm({ draft, known }: { draft: InvoiceDraft; known: Known }) {
  const navigate = useNavigate()
  const session = useSession()
  const isAgent = session !== null && profileTypeOf(session) === 'Agent'
  const saving = useCommand(CreateInvoice)
  const form = useContractForm(invoiceRules, draft)
  const { base, save, notice } = useVersionedForm(form, {
    changed: InvoiceChanged,
    initial: draft,
    loadNewest: async () => draftOf(await call(GetInvoiceDetails, { InvoiceId: draft.InvoiceId ?? '' })),
    merge: mergeInvoices,
  })
  // The numbers of a manager are not those of their agent; the server gives the next one.
  useNextNumber(!isAgent && draft.InvoiceNumber === '', (number) => {
    if (!form.getValues('InvoiceNumber')) form.resetField('InvoiceNumber', { defaultValue: number })
  })

  async function send(typed: InvoiceDraft) {
    const { InvoiceId } = await save(saving.run(inputOf(typed)))
    toast.success(draft.InvoiceId === null ? messages.invoiceCreated : messages.invoiceUpdated)
    await navigate(paths.previewInvoice(InvoiceId))
  }

  return (
    <Form form={form} label={draft.InvoiceId === null ? text.createTitle : text.editTitle} lists={LISTS} onSubmit={send}>
      {notice}
      <div key={base.Version} className={styles.parts}>
        <PropertyField known={known.property} isAgent={isAgent} isNew={draft.InvoiceId === null} />
        <RecipientFields known={known.recipients} />
        <fieldset className={styles.part}>
          <legend>
            <h2>{text.numberAndDates}</h2>
          </legend>
          <TextField
            name="InvoiceNumber"
            label={text.number}
            help={isAgent ? text.numberOfManager : text.numberHelp}
            maxLength={MAX_NUMBER_CHARACTERS}
            optional={isAgent}
          />
          <FieldRow>
            <DateField name="IssueDate" label={text.issueDate} />
            <DateField name="DueDate" label={text.dueDate} />
          </FieldRow>
        </fieldset>
        <LineFields />
        <FoldedFields title={text.discountAndTax} heading="h2" note={text.discountAndTaxNote} fields={['Discount', 'TaxPercent']}>
          <FieldRow>
            <MoneyField name="Discount" label={text.discount} help={text.wholeDiscountHelp} optional />
            <NumberField name="TaxPercent" label={text.tax} help={text.taxHelp} decimals optional />
          </FieldRow>
        </FoldedFields>
        <FoldedFields
          title={text.payingAndNotes}
          heading="h2"
          note={text.payingAndNotesNote}
          fields={['SubAccountId', 'AllowsPartial', 'LeastPartial', 'Notes', 'PrivateNotes']}
        >
          <PaidToField isAgent={isAgent} />
          <CheckboxField name="AllowsPartial" label={text.allowsPartial} />
          <LeastPartial control={form.control} />
          <TextAreaField name="Notes" label={text.notes} help={text.notesHelp} max={MAX_NOTES_CHARACTERS} optional />
          <TextAreaField name="PrivateNotes" label={text.privateNotes} help={text.privateNotesHelp} max={MAX_NOTES_CHARACTERS} optional />
        </FoldedFields>
      </div>
      <DraftTotals />
      <FormActions>
        <SubmitButton>{text.save}</SubmitButton>
        <LinkButton to={draft.InvoiceId ? paths.previewInvoice(draft.InvoiceId) : paths.invoices()} variant="quiet">
          {text.cancel}
        </LinkButton>
      </FormActions>
    </Form>
  )
}

function LeastPartial({ control }: { control: ReturnType<typeof useContractForm<InvoiceDraft, InvoiceDraft>>['control'] }) {
  const allowsPartial = useWatch({ control, name: 'AllowsPartial' })
  return allowsPartial && <MoneyField name="LeastPartial" label={text.leastPartial} help={text.leastPartialHelp} optional />
}

/** A number is given once, also where no invoice comes of it: it is asked for when the form opens, and never again. */
function useNextNumber(isWanted: boolean, onNumber: (number: string) => void) {
  const generation = useCommand(GenerateInvoiceNumber)
  const wasAsked = useRef(false)
  const ask = useEffectEvent(() => {
    if (!isWanted || wasAsked.current) return
    wasAsked.current = true
    // Without one, the server gives the next when it is saved.
    generation.run({}).then(
      ({ InvoiceNumber }) => onNumber(InvoiceNumber),
      () => undefined,
    )
  })
  useEffect(() => ask(), [])
}

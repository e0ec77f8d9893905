import { AddInvoiceItem, GetInvoiceItemDetails, InvoiceItemChanged } from '@keystead/contract/money/invoice-items/item.operations.ts'
import {
  ACCOUNT_FOR_TYPES,
  ITEM_FOR_TYPES,
  MAX_ITEM_DESCRIPTION,
  MAX_ITEM_TITLE,
  itemForType,
} from '@keystead/contract/money/invoice-items/item.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useWatch } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import { call } from '../../api/call.ts'
import { useCall, useCommand } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { FieldRow, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { MoneyField } from '../../ui/form/MoneyField.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useVersionedForm } from '../../ui/form/use-versioned-form.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { messages } from './invoice-items-messages.text.ts'
import { text } from './invoice-items.text.ts'
import { amountHelp, type ItemDraft, itemDraftOf, type ItemInput, itemRules, mergeItems, NEW_ITEM } from './item-draft.ts'

export function head(): PageHead {
  return { title: text.createTitle, noindex: true }
}

/** An item of the list, a new one or the one that the address names. */
export function CreateInvoiceItemScreen() {
  const [search] = useSearchParams()
  const id = search.get('id')
  return (
    <Page
      title={id ? text.editTitle : text.createTitle}
      width="narrow"
      breadcrumbs={[
        { text: text.title, to: paths.invoiceItems() },
        ...(id ? [{ text: text.viewTitle, to: paths.viewInvoiceItem(id) }] : []),
      ]}
    >
      {id ? <EditItem key={id} id={id} /> : <ItemForm key="new" draft={NEW_ITEM} />}
    </Page>
  )
}

function EditItem({ id }: { id: string }) {
  const { data, error, refetch } = useCall(GetInvoiceItemDetails, { InvoiceItemId: id })
  if (data) return <ItemForm draft={itemDraftOf(data)} />
  if (!error) return <FormSkeleton />
  return (
    <ErrorState failure={error} onRetry={() => void refetch()} action={<LinkButton to={paths.invoiceItems()}>{text.title}</LinkButton>} />
  )
}

function ItemForm({ draft }: { draft: ItemDraft }) {
  const navigate = useNavigate()
  const saving = useCommand(AddInvoiceItem)
  const form = useContractForm(itemRules, draft)
  const { base, save, notice } = useVersionedForm(form, {
    changed: InvoiceItemChanged,
    initial: draft,
    loadNewest: async () => itemDraftOf(await call(GetInvoiceItemDetails, { InvoiceItemId: draft.InvoiceItemId ?? '' })),
    merge: mergeItems,
  })
  const itemForTypeId = useWatch({ control: form.control, name: 'ItemForTypeId' })
  const isNew = draft.InvoiceItemId === null

  async function send(typed: ItemInput) {
    const { InvoiceItemId } = await save(saving.run(typed))
    toast.success(isNew ? messages.itemCreated : messages.itemUpdated)
    await navigate(isNew ? paths.invoiceItems() : paths.viewInvoiceItem(InvoiceItemId))
  }

  return (
    <Form form={form} label={isNew ? text.createTitle : text.editTitle} onSubmit={send}>
      {notice}
      <ItemFields
        key={base.Version}
        amountHelp={amountHelp(itemForTypeId)}
        onType={(id) => {
          form.setValue('AccountForTypeId', id, { shouldDirty: true })
          form.clearErrors('AccountForTypeId')
        }}
      />
      <FormActions>
        <SubmitButton>{text.save}</SubmitButton>
        <LinkButton to={draft.InvoiceItemId ? paths.viewInvoiceItem(draft.InvoiceItemId) : paths.invoiceItems()} variant="quiet">
          {text.cancel}
        </LinkButton>
      </FormActions>
    </Form>
  )
}

function ItemFields({ amountHelp: help, onType }: { amountHelp: string; onType: (accountForTypeId: number) => void }) {
  const { fields } = text
  return (
    <>
      <TextField name="Title" label={fields.title} help={fields.titleHelp} maxLength={MAX_ITEM_TITLE} dir="auto" />
      <FieldRow>
        <SelectField
          name="ItemForTypeId"
          label={fields.itemFor}
          choices={ITEM_FOR_TYPES}
          onPick={(id) => typeof id === 'number' && onType(itemForType(id).accountForTypeId)}
        />
        <SelectField name="AccountForTypeId" label={fields.accountFor} help={fields.accountForHelp} choices={ACCOUNT_FOR_TYPES} />
      </FieldRow>
      <FieldRow>
        <MoneyField name="Amount" label={fields.amount} help={help} />
        <NumberField name="Quantity" label={fields.quantity} help={fields.quantityHelp} decimals />
      </FieldRow>
      <CheckboxField name="IsTaxable" label={fields.taxable} help={fields.taxableHelp} />
      <TextAreaField name="Description" label={fields.description} max={MAX_ITEM_DESCRIPTION} optional />
    </>
  )
}

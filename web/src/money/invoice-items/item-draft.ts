import { InvoiceItemForm } from '@keystead/contract/money/invoice-items/item.forms.ts'
import type { InvoiceItemRead } from '@keystead/contract/money/invoice-items/item.operations.ts'
import { ACCOUNT_FOR_TYPES, ITEM_FOR_TYPES, isCredit } from '@keystead/contract/money/invoice-items/item.values.ts'
import type { z } from 'zod'
import { mergeChanges, type Merged } from '../../ui/form/merge-changes.ts'
import { text } from './invoice-items.text.ts'

/** An item as its form has it; what is not chosen yet is null. */
export type ItemDraft = {
  InvoiceItemId: string | null
  Version: number | null
  Title: string
  Description: string | null
  Quantity: number | null
  Amount: string | null
  ItemForTypeId: number | null
  AccountForTypeId: number | null
  IsTaxable: boolean
}

export type ItemInput = z.output<typeof InvoiceItemForm>

/** The rules of the contract, which also say what is not chosen yet. */
export const itemRules = InvoiceItemForm as z.ZodType as z.ZodType<ItemInput, ItemDraft>

export const NEW_ITEM: ItemDraft = {
  InvoiceItemId: null,
  Version: null,
  Title: '',
  Description: '',
  Quantity: 1,
  Amount: null,
  ItemForTypeId: null,
  AccountForTypeId: null,
  IsTaxable: false,
}

export function itemDraftOf(item: InvoiceItemRead): ItemDraft {
  const { InvoiceItemId, Version, Title, Description, Quantity, Amount, ItemForTypeId, AccountForTypeId, IsTaxable } = item
  return { InvoiceItemId, Version, Title, Description, Quantity, Amount, ItemForTypeId, AccountForTypeId, IsTaxable }
}

const LABELS = {
  Title: text.fields.title,
  Description: text.fields.description,
  Quantity: text.fields.quantity,
  Amount: text.fields.amount,
  ItemForTypeId: text.fields.itemFor,
  AccountForTypeId: text.fields.accountFor,
  IsTaxable: text.fields.taxable,
} as const

const CHOICES: Partial<Record<keyof ItemDraft, readonly { readonly Id: number; readonly Text: string }[]>> = {
  ItemForTypeId: ITEM_FOR_TYPES,
  AccountForTypeId: ACCOUNT_FOR_TYPES,
}

/** What I typed on top of what was saved of the item meanwhile. */
export function mergeItems(three: Record<'base' | 'mine' | 'newest', ItemDraft>): Merged<ItemDraft> {
  return mergeChanges(three, LABELS, (field, value) => {
    if (value === null || value === '') return text.nothing
    if (field === 'IsTaxable') return value === true ? text.isTaxable : text.isNotTaxable
    return CHOICES[field]?.find(({ Id }) => Id === value)?.Text ?? String(value)
  })
}

/** How the amount of a line reads: what is given is taken off. */
export function amountHelp(itemForTypeId: number | null): string {
  return isCredit(itemForTypeId) ? text.fields.creditHelp : text.fields.amountHelp
}

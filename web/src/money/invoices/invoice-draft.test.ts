import { InvoiceDetails, InvoiceLineRead } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import { expect, test } from 'vitest'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { copyOf, draftOf, inputOf, invoiceRules, isUntouched, mergeInvoices, newDraft, NO_LINE } from './invoice-draft.ts'

const INVOICE = sampleOf(InvoiceDetails, {
  InvoiceId: idOf(1),
  Version: 4,
  InvoiceNumber: 'INV-0007',
  State: 'void',
  IssueDate: '2026-10-25',
  DueDate: '2026-11-05',
  AssetId: idOf(2),
  Billing: 'shares',
  Discount: '0.00',
  TaxPercent: 0,
  Recipients: [
    {
      RecipientId: idOf(3),
      ProfileId: idOf(4),
      PersonId: null,
      Name: 'Tova',
      IsYou: false,
      SharePercent: 60,
      Amount: '60.00',
      Paid: '0.00',
      SeenAt: null,
    },
    {
      RecipientId: idOf(5),
      ProfileId: null,
      PersonId: idOf(6),
      Name: 'Pia',
      IsYou: false,
      SharePercent: 40,
      Amount: '40.00',
      Paid: '0.00',
      SeenAt: null,
    },
  ],
  Lines: [
    sampleOf(InvoiceLineRead, {
      InvoiceItemId: idOf(7),
      Title: 'Rent',
      Quantity: 2,
      Amount: '50.00',
      Discount: '0.00',
      Tax: '0.00',
      LineTotal: '100.00',
      ItemForTypeId: 1,
      AccountForTypeId: 1,
    }),
  ],
})

test('a draft goes back as it was read', () => {
  const input = inputOf(draftOf(INVOICE))
  expect(invoiceRules.safeParse(draftOf(INVOICE)).error?.issues).toBe(undefined)
  expect(input).toMatchObject({ InvoiceId: idOf(1), Version: 4, InvoiceNumber: 'INV-0007' })
  expect(input.Recipients).toEqual([
    { ProfileId: idOf(4), PersonId: null, SharePercent: 60 },
    { ProfileId: null, PersonId: idOf(6), SharePercent: 40 },
  ])
  expect(input.Lines).toMatchObject([{ InvoiceItemId: idOf(7), Quantity: 2, Amount: '50.00' }])
})

test('a copy is a new invoice of today, due after as many days, with a number of its own', () => {
  const copy = copyOf(INVOICE, '2026-12-25')
  expect(copy).toMatchObject({ InvoiceId: null, Version: null, InvoiceNumber: '', IssueDate: '2026-12-25', DueDate: '2027-01-05' })
  expect(copy.Recipients).toHaveLength(2)
  expect(copy.Lines).toMatchObject([{ InvoiceItemId: null, Title: 'Rent', Amount: '50.00' }])
})

test('what is not filled in is said at its field', () => {
  const said = invoiceRules.safeParse({ ...newDraft('2026-11-26', null), DueDate: '2026-11-25' }).error?.issues
  const at = Object.fromEntries((said ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]))
  expect(at).toMatchObject({
    AssetId: 'Property can not be empty.',
    'Recipients.0.ProfileId': 'Recipient can not be empty.',
    'Lines.0.Title': 'Title can not be empty.',
    'Lines.0.Amount': 'Amount can not be empty.',
    'Lines.0.ItemForTypeId': 'Item-for type can not be empty.',
  })
})

test('shares count only where each owes one', () => {
  const together = inputOf({ ...draftOf(INVOICE), Billing: 'joint' })
  expect(together.Recipients.map(({ SharePercent }) => SharePercent)).toEqual([null, null])
})

test('what both changed is named, and mine stays', () => {
  const base = draftOf(INVOICE)
  const merged = mergeInvoices({ base, mine: { ...base, Notes: 'Mine' }, newest: { ...base, Version: 5, Notes: 'Theirs', Lines: [] } })
  expect(merged.draft).toMatchObject({ Version: 5, Notes: 'Mine', Lines: [] })
  expect(merged.conflicts.map(({ field }) => field)).toEqual(['Notes'])
  expect([isUntouched(NO_LINE), isUntouched({ ...NO_LINE, Title: 'R' })]).toEqual([true, false])
})

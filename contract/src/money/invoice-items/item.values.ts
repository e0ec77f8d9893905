import type { ReferenceItem } from '../../values/reference-items.ts'

/*
 * What a line of an invoice is for, and where it goes in the books. Numbers cross the wire and stand in rows, so they never change
 * their meaning.
 */

/** The side of the books that a line belongs to: what comes of it is income of some kind, a liability, or an expense. */
export const ACCOUNT_FOR_TYPES = [
  { Id: 1, Text: 'Rental income' },
  { Id: 2, Text: 'Fee income' },
  { Id: 3, Text: 'Utility and reimbursement income' },
  { Id: 4, Text: 'Deposit liability' },
  { Id: 5, Text: 'Prepayment liability' },
  { Id: 6, Text: 'Owner funds' },
  { Id: 7, Text: 'Management income' },
  { Id: 8, Text: 'Commission income' },
  { Id: 9, Text: 'Operating expense' },
  { Id: 10, Text: 'Tax and pass-through' },
] as const satisfies readonly ReferenceItem[]
export type AccountForTypeId = (typeof ACCOUNT_FOR_TYPES)[number]['Id']

/** In which order a payment is taken for lines that are due on one day: rent before fees. */
export const LINE_CLASSES = ['credit', 'rent', 'deposit', 'utility', 'other', 'fee'] as const
export type LineClass = (typeof LINE_CLASSES)[number]

type ItemForType = ReferenceItem & {
  /** Where it goes in the books unless another account is chosen. */
  readonly accountForTypeId: AccountForTypeId
  readonly lineClass: LineClass
}

const item = (Id: number, Text: string, accountForTypeId: AccountForTypeId, lineClass: LineClass): ItemForType => ({
  Id,
  Text,
  accountForTypeId,
  lineClass,
})

/** A line of the class `credit` counts against the total. */
export const ITEM_FOR_TYPES: readonly ItemForType[] = [
  item(1, 'Rent', 1, 'rent'),
  item(2, 'Prorated rent', 1, 'rent'),
  item(3, 'Security deposit', 4, 'deposit'),
  item(4, 'Pet deposit', 4, 'deposit'),
  item(5, 'Last month’s rent', 5, 'deposit'),
  item(6, 'Late fee', 2, 'fee'),
  item(7, 'Returned payment fee', 2, 'fee'),
  item(8, 'Application fee', 2, 'fee'),
  item(9, 'Screening fee', 2, 'fee'),
  item(10, 'Move-in fee', 2, 'fee'),
  item(11, 'Pet rent', 1, 'rent'),
  item(12, 'Parking', 1, 'rent'),
  item(13, 'Storage', 1, 'rent'),
  item(14, 'Utilities', 3, 'utility'),
  item(15, 'HOA or association dues', 10, 'other'),
  item(16, 'Common area maintenance (CAM)', 3, 'other'),
  item(17, 'Property tax recovery', 10, 'other'),
  item(18, 'Insurance', 3, 'other'),
  item(19, 'Repairs or damage', 3, 'other'),
  item(20, 'Cleaning', 3, 'other'),
  item(21, 'Keys and locks', 3, 'other'),
  item(22, 'Lease termination', 2, 'fee'),
  item(23, 'Renewal fee', 2, 'fee'),
  item(24, 'Management fee', 7, 'other'),
  item(25, 'Leasing or placement commission', 8, 'other'),
  item(26, 'Sale commission', 8, 'other'),
  item(27, 'Owner contribution', 6, 'other'),
  item(28, 'Owner distribution', 6, 'credit'),
  item(29, 'Reimbursement', 3, 'other'),
  item(30, 'Credit or concession', 1, 'credit'),
  item(31, 'Deposit refund', 4, 'credit'),
  item(32, 'Service or maintenance', 3, 'other'),
  item(33, 'Other', 2, 'other'),
]

const BY_ID = new Map(ITEM_FOR_TYPES.map((type) => [type.Id, type]))

export function itemForType(id: number): ItemForType {
  const type = BY_ID.get(id)
  if (!type) throw new Error(`no item-for type has the number ${id}`)
  return type
}

/** Whether a line counts against the total. Of a number that is none, it does not. */
export const isCredit = (itemForTypeId: number | null) => BY_ID.get(itemForTypeId ?? 0)?.lineClass === 'credit'

export const MAX_ITEM_TITLE = 120
export const MAX_ITEM_DESCRIPTION = 4_000
/** How often something can stand on a line, to the hundredth: hours, gallons, months. */
export const QUANTITY_RANGE = { min: 0.01, max: 100_000, step: 0.01 } as const

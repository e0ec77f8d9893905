import { EditAssets } from '@keystead/contract/properties/bulk/bulk.operations.ts'
import { type RentChange, assetChangesShape } from '@keystead/contract/properties/bulk/bulk.forms.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { emptyMessage } from '@keystead/contract/text/messages.ts'
import { z } from 'zod'
import { text } from './bulk.text.ts'

export type AssetChanges = InputOf<typeof EditAssets>['Changes']
export type ChangeField = keyof typeof assetChangesShape

/** What can be changed of many, in the order of the form. */
export const CHANGE_LABELS: Record<ChangeField, string> = {
  RentChange: text.rent,
  AvailableOn: text.availableDate,
  PetsAllowedIds: text.petsAllowed,
  SmokingId: text.smoking,
  RentIncludesIds: text.rentIncludes,
  ApplicationFee: text.applicationFee,
  ShowingAccessId: text.showingAccess,
  AddressExactness: text.addressExactness,
  PrivateRemarks: text.privateRemarks,
}
const CHANGE_FIELDS = Object.keys(CHANGE_LABELS) as ChangeField[]

/** `percent` and `amount` say which of the two counts; the other is kept while someone tries both. */
export type ChangesDraft = {
  /** What was chosen to be changed: an empty field of these is taken away, the others stay as they are. */
  Chosen: Partial<Record<ChangeField, boolean>>
  Direction: RentChange['Direction']
  By: 'percent' | 'amount'
  Percent: number | string | null
  Amount: string | null
  AvailableOn: string | null
  PetsAllowedIds: number[]
  SmokingId: number | null
  RentIncludesIds: number[]
  ApplicationFee: string | null
  ShowingAccessId: number | null
  AddressExactness: number | null
  PrivateRemarks: string | null
}

export const NO_CHANGES: ChangesDraft = {
  Chosen: {},
  Direction: 'raise',
  By: 'percent',
  Percent: null,
  Amount: null,
  AvailableOn: null,
  PetsAllowedIds: [],
  SmokingId: null,
  RentIncludesIds: [],
  ApplicationFee: null,
  ShowingAccessId: null,
  AddressExactness: 1,
  PrivateRemarks: null,
}

export function chosenOf({ Chosen }: Pick<ChangesDraft, 'Chosen'>): ChangeField[] {
  return CHANGE_FIELDS.filter((field) => Chosen[field])
}

/** What goes to the server: the chosen fields, as they were typed. */
export function changesOf(draft: ChangesDraft): AssetChanges {
  const { Direction, By, Percent, Amount } = draft
  const values = {
    ...draft,
    RentChange: { Direction, ...(By === 'percent' ? { Percent } : { Amount }) },
  }
  return Object.fromEntries(chosenOf(draft).map((field) => [field, values[field]])) as AssetChanges
}

/** The rules of the contract, told at the fields of the form. */
export const changesRules: z.ZodType<ChangesDraft, ChangesDraft> = z.custom<ChangesDraft>().superRefine((draft, context) => {
  const report = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
  if (chosenOf(draft).length === 0) report('Chosen.RentChange', text.nothingChosen)
  const by = draft.By === 'percent' ? 'Percent' : 'Amount'
  const changes = changesOf(draft)
  for (const field of chosenOf(draft)) {
    const [issue] = assetChangesShape[field].safeParse(changes[field]).error?.issues ?? []
    const isNothing = field === 'RentChange' && (draft[by] === null || draft[by] === '')
    if (isNothing) report(by, emptyMessage(by))
    else if (issue) report(field === 'RentChange' ? by : field, issue.message)
  }
})

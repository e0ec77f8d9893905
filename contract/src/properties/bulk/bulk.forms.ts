import { z } from 'zod'
import { invalidMessage } from '../../text/messages.ts'
import { messages } from '../../text/shared-messages.text.ts'
import { choice, date, money, optionalText, steppedNumber } from '../../values/fields.ts'
import { ADDRESS_EXACTNESS, PETS_ALLOWED, SHOWING_ACCESS, SMOKING, UTILITIES, contradictsItself } from '../fields/property.values.ts'

const ids = (items: readonly { Id: number }[]) => items.map((item) => item.Id)

export const MAX_RENT_CHANGE_PERCENT = 90

/** By how much rents go up or down. What comes out is rounded to whole dollars. */
const rentChange = z
  .strictObject(
    {
      Direction: z.enum(['raise', 'lower'], { error: invalidMessage('Direction') }),
      Percent: steppedNumber('Percent', { min: 0.1, max: MAX_RENT_CHANGE_PERCENT, step: 0.1 }).nullish(),
      Amount: money('Amount').nullish(),
    },
    { error: invalidMessage('Rent change') },
  )
  .superRefine(({ Percent, Amount }, context) => {
    const isOne = (Percent ?? null) === null ? Boolean(Amount) : !Amount
    if (!isOne) context.addIssue({ code: 'custom', path: ['Percent'], message: 'Please give either a percentage or an amount.' })
  })

export type RentChange = z.output<typeof rentChange>

/** Without a default, unlike the form's: an empty list says "none", and nothing says "as it is". */
function listOf(label: string, items: readonly { Id: number }[]) {
  return z
    .array(choice(label, ids(items)), { error: invalidMessage(label) })
    .max(items.length, { error: invalidMessage(label) })
    .transform((chosen) => [...new Set(chosen)])
}

/** What can be set of many properties at once. What is left out stays as it is; null takes something away. */
export const assetChangesShape = {
  RentChange: rentChange.optional(),
  /** Null: available now. */
  AvailableOn: date('Available date').nullable().optional(),
  PetsAllowedIds: listOf('Pets allowed', PETS_ALLOWED)
    .refine((chosen) => !contradictsItself(chosen), { error: messages.petsContradict })
    .optional(),
  SmokingId: choice('Smoking', ids(SMOKING)).nullable().optional(),
  RentIncludesIds: listOf('Rent includes', UTILITIES).optional(),
  ApplicationFee: money('Application fee', { allowZero: true }).nullable().optional(),
  ShowingAccessId: choice('Showing access', ids(SHOWING_ACCESS)).nullable().optional(),
  AddressExactness: choice('Public address', ids(ADDRESS_EXACTNESS)).optional(),
  PrivateRemarks: optionalText('Private remarks', { max: 2000, multiline: true }).optional(),
}

import type { PackageRead } from '@keystead/contract/applications/screening/screening.schemas.ts'
import { MANUAL_PACKAGE } from '@keystead/contract/applications/screening/screening.values.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import type { RadioCard } from '../../ui/form/RadioCards.tsx'
import { text } from './ask.text.ts'
import { isFree, productsText } from './screening-words.ts'
import type { ScreeningDetails } from './use-screenings.ts'

type Asking = Pick<ScreeningDetails, 'IsVerified' | 'State'>

/** What can be asked for, each with what it has and what it costs; last, with the reason, what can't be asked for here. */
export function packageChoices(packages: readonly PackageRead[], asking: Asking): RadioCard[] {
  const choices = packages.map((one) => ({
    Id: one.PackageId,
    Text: one.Text,
    detail: detailOf(one),
    disabledReason: reasonAgainst(one, asking),
  }))
  return choices.toSorted((one, other) => Number(one.disabledReason !== null) - Number(other.disabledReason !== null))
}

/** Whether that it is not known who they are keeps them from something. */
export function waitsToBeKnown(packages: readonly PackageRead[], asking: Asking): boolean {
  return packages.some((one) => reasonAgainst(one, asking) === text.notKnown)
}

function detailOf({ PackageId, Products, Price, ValidDays }: PackageRead): string {
  if (PackageId === MANUAL_PACKAGE) return text.ownDetail
  const price = isFree(Price) ? text.free : text.each({ price: formatMoney(Price) })
  return text.detail({ products: productsText(Products), price, count: ValidDays })
}

export function reasonAgainst({ PackageId, IsOffered, ExcludedStates }: PackageRead, { IsVerified, State }: Asking): string | null {
  if (!IsOffered) return text.notNow
  if (State !== null && ExcludedStates.includes(State)) return text.notThere({ state: State })
  return PackageId !== MANUAL_PACKAGE && IsVerified === false ? text.notKnown : null
}

import type { ScreeningRead } from '@keystead/contract/applications/screening/screening.schemas.ts'
import {
  MANUAL_PACKAGE,
  packageOf,
  SCREENING_PRODUCT_TEXTS,
  type ScreeningProduct,
  type ScreeningState,
} from '@keystead/contract/applications/screening/screening.values.ts'
import { listText } from '@keystead/contract/text/list-text.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import type { Tone } from '../../ui/Badge.tsx'
import { text } from './screening.text.ts'

/** They say how far it is, and nothing of what was found. */
export const STATE_TONES: Readonly<Record<ScreeningState, Tone>> = {
  requested: 'info',
  unpaid: 'warn',
  ordered: 'info',
  questions: 'info',
  working: 'info',
  blocked: 'warn',
  checking: 'info',
  completed: 'good',
  failed: 'warn',
  refused: 'neutral',
  canceled: 'neutral',
}

export function packageName(packageId: number): string {
  return packageOf(packageId)?.Text ?? ''
}

/** `Identity, Credit`. */
export function productsText(products: readonly ScreeningProduct[]): string {
  return products.map((product) => SCREENING_PRODUCT_TEXTS[product]).join(', ')
}

/** Within a sentence: `identity, credit, and evictions`. */
export function productsInSentence(products: readonly ScreeningProduct[]): string {
  return listText(products.map((product) => SCREENING_PRODUCT_TEXTS[product].toLowerCase()))
}

export const isOwnCheck = ({ PackageId }: Pick<ScreeningRead, 'PackageId'>): boolean => PackageId === MANUAL_PACKAGE
export const isFree = (price: string): boolean => Number(price) === 0

/** What it costs, and whom; `payer` is how the one who pays is called to the reader, null where that is the reader. */
export function priceText(price: string, payer: string | null): string {
  if (isFree(price)) return text.free
  const amount = formatMoney(price)
  return payer === null ? text.youPay({ price: amount }) : text.otherPays({ price: amount, name: payer })
}

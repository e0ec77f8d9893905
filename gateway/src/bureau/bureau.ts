import type { Company } from '../company.ts'
import type { Product } from './products.ts'

/** What the work of the screening bureau has at hand. */
export type Bureau = Company & {
  /** Where a product is not sold: people who live there are not asked about for it. */
  readonly excludedStates: ExcludedStates
}

export type ExcludedStates = Readonly<Partial<Record<Product, readonly string[]>>>

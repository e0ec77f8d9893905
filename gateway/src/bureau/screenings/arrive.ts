import type { Bureau } from '../bureau.ts'
import { addDue, dropDue } from '../planning.ts'
import { PRODUCTS, type Product, delayOf } from '../products.ts'
import { makeReport } from '../reports/make-report.ts'
import { type Failure, type ProductState, type Screening, moveOn, screenings } from './screening.ts'

/* Results come one after the other; the last one makes the report. */

const subjectOf = (id: string, product: Product) => `${id}/${product}`

export function beginProducts(bureau: Bureau, screening: Screening): void {
  for (const { product } of screening.products) planProduct(bureau, screening, product)
}

export function planProduct(bureau: Bureau, { id, outcome }: Screening, product: Product): void {
  addDue(bureau, bureau.clock.now() + delayOf(product, outcome === 'slow'), 'product', subjectOf(id, product))
}

export function dropProducts(bureau: Bureau, { id, products }: Screening): void {
  for (const { product } of products) dropDue(bureau, subjectOf(id, product))
}

export const withProduct = ({ products }: Screening, product: Product, state: ProductState) =>
  products.map((one) => (one.product === product ? { product, state } : one))

/** What was due of one product has come, or turns out not to. */
export function arrive(bureau: Bureau, subject: string): void {
  const [id = '', name] = subject.split('/')
  const product = PRODUCTS.find((one) => one === name)!
  const screening = screenings.get(bureau.store, id)
  const failure = failureOf(screening)
  if (failure) fail(bureau, screening, failure)
  else if (product === 'credit' && screening.isFrozen)
    moveOn(bureau, screening, 'blocked', { products: withProduct(screening, product, 'blocked') })
  else complete(bureau, screening, product)
}

function complete(bureau: Bureau, screening: Screening, product: Product): void {
  const products = withProduct(screening, product, 'completed')
  if (products.some(({ state }) => state === 'blocked')) screenings.change(bureau.store, screening, { products })
  else if (products.every(({ state }) => state === 'completed')) {
    const report = makeReport(bureau, { ...screening, products })
    const completed = { completedAt: bureau.clock.now(), reportId: report.id, reportVersion: 1 }
    moveOn(bureau, screening, 'completed', { products, ...completed })
  } else moveOn(bureau, screening, 'in_progress', { products })
}

function fail(bureau: Bureau, screening: Screening, failure: Failure): void {
  dropProducts(bureau, screening)
  moveOn(bureau, screening, 'failed', { failure })
}

function failureOf({ outcome }: Screening): Failure | null {
  if (outcome === 'mismatch')
    return { code: 'identity_mismatch', message: 'The Social Security number belongs to another name or date of birth.' }
  if (outcome === 'no-file') return { code: 'no_file', message: 'No agency has a file of this person.' }
  return null
}

import type { Company } from './company.ts'

/** What the work of the payment gateway has at hand. */
export type Sandbox = Company & {
  /** Where the gateway's pages stand: `http://127.0.0.1:4100`. */
  readonly origin: () => string
  /** Reviews of accounts end after so long; `manual` ones are decided by the control. */
  readonly reviewSeconds: number | 'manual'
}

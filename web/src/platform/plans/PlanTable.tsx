import type { PricingPlan } from '@keystead/contract/platform/plans/plan.operations.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { formatBytes } from '@keystead/contract/values/uploads.ts'
import styles from './PlanTable.module.css'

type Row = { name: string; note?: string; cell: (plan: PricingPlan) => string }

const LATER = 'Included from the day it is here'

const ROWS: readonly Row[] = [
  { name: 'By the month', cell: (plan) => formatMoney(plan.PriceMonth) },
  { name: 'By the year', cell: (plan) => formatMoney(plan.PriceYear) },
  { name: 'Properties', cell: () => 'Unlimited' },
  { name: 'Listings on the market', cell: () => 'Unlimited' },
  { name: 'Profiles as owner, agent and tenant', cell: () => 'Every kind' },
  { name: 'Import from a file', cell: () => 'Included' },
  { name: 'Photos and files', cell: ({ Limits }) => formatBytes(Limits.StorageBytes) },
  { name: 'Business members', note: LATER, cell: ({ Limits }) => Limits.Members.toLocaleString('en-US') },
  { name: 'E-signatures a month', note: LATER, cell: ({ Limits }) => Limits.SignaturesPerMonth.toLocaleString('en-US') },
]

/** Line by line, what each plan costs and holds. */
export function PlanTable({ plans }: { plans: readonly PricingPlan[] }) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">What a plan holds</span>
            </th>
            {plans.map((plan) => (
              <th key={plan.PlanId} scope="col">
                {plan.Name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ name, note, cell }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {note && <small>{note}</small>}
              </th>
              {plans.map((plan) => (
                <td key={plan.PlanId} className="tabular">
                  {cell(plan)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

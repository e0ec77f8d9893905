import type { PricingPlan } from '@keystead/contract/platform/plans/plan.operations.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { formatBytes } from '@keystead/contract/values/uploads.ts'
import styles from './PlanTable.module.css'
import { text } from './plan-table.text.ts'

type Row = { name: string; note?: string; cell: (plan: PricingPlan) => string }

const LATER = text.later

const ROWS: readonly Row[] = [
  { name: text.monthly, cell: (plan) => formatMoney(plan.PriceMonth) },
  { name: text.yearly, cell: (plan) => formatMoney(plan.PriceYear) },
  { name: text.properties, cell: () => text.unlimited },
  { name: text.listings, cell: () => text.unlimited },
  { name: text.profiles, cell: () => text.allKinds },
  { name: text.imports, cell: () => text.included },
  { name: text.storage, cell: ({ Limits }) => formatBytes(Limits.StorageBytes) },
  { name: text.members, note: LATER, cell: ({ Limits }) => Limits.Members.toLocaleString('en-US') },
  { name: text.signatures, note: LATER, cell: ({ Limits }) => Limits.SignaturesPerMonth.toLocaleString('en-US') },
]

/** Line by line, what each plan costs and holds. */
export function PlanTable({ plans }: { plans: readonly PricingPlan[] }) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{text.corner}</span>
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

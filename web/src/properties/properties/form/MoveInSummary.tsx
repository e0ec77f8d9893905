import { moveInCosts, type MoveInCost } from '@keystead/contract/properties/properties/move-in-costs.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { Money } from '../../../ui/Money.tsx'
import type { PropertyDraft } from './property-fields.ts'
import styles from './PropertyForm.module.css'
import { text } from './terms.text.ts'

/** What a tenant pays before the key is handed over, as it follows from what is typed. */
export function MoveInSummary() {
  const { control } = useFormContext<PropertyDraft>()
  const [Rent, RentFrequencyId, Advance, LastMonthUpfront, ApplicationFee, PetDeposit, PetRent, MoveInFees] = useWatch({
    control,
    name: ['Rent', 'RentFrequencyId', 'Advance', 'LastMonthUpfront', 'ApplicationFee', 'PetDeposit', 'PetRent', 'MoveInFees'],
  })
  const costs = moveInCosts({ Rent, RentFrequencyId, Advance, LastMonthUpfront, ApplicationFee, PetDeposit, PetRent, MoveInFees })
  if (costs.Lines.length === 0) return null
  return (
    <section className={styles.summary} aria-labelledby="move-in-costs">
      <h3 id="move-in-costs" className={styles.summaryTitle}>
        {text.moveInCosts}
      </h3>
      <dl className={styles.costs}>
        {costs.Lines.map((line, index) => (
          // Two fees may have the same name and amount.
          // oxlint-disable-next-line react/no-array-index-key
          <CostLine key={index} line={line} />
        ))}
        <div className={styles.total}>
          <dt>{text.total}</dt>
          <dd>
            <Money amount={textFromCents(costs.TotalCents)} />
          </dd>
        </div>
        {costs.PetLines.map((line) => (
          <CostLine key={line.Text} line={line} isOfPet />
        ))}
      </dl>
    </section>
  )
}

function CostLine({ line, isOfPet = false }: { line: MoveInCost; isOfPet?: boolean }) {
  return (
    <div>
      <dt>{isOfPet ? text.withAPet({ cost: line.Text }) : line.Text}</dt>
      <dd>
        <Money amount={textFromCents(line.Cents)} />
      </dd>
    </div>
  )
}

import type { UnitTotals } from '@keystead/contract/properties/properties/property.schemas.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { Link } from 'react-router'
import { Card } from '../../ui/Card.tsx'
import { UnitsStrip } from './UnitsStrip.tsx'
import { occupiedText } from './units-text.ts'
import styles from './UnitsSection.module.css'

/** A building at a glance: how many of its units are lived in. */
export function UnitsOverview({ totals, unitsLink }: { totals: UnitTotals; unitsLink: string }) {
  return (
    <Card as="section" aria-labelledby="units-occupied" className={styles.overview}>
      <h2 id="units-occupied" className={styles.reading}>
        {occupiedText(totals)}
      </h2>
      <UnitsStrip totals={totals} linkTo={() => unitsLink} />
      {totals.Vacant > 0 && totals.VacantRentSum && <p>Asking {formatMoney(totals.VacantRentSum)} a month for what is vacant.</p>}
      <p>
        <Link to={unitsLink}>All units</Link>
      </p>
    </Card>
  )
}

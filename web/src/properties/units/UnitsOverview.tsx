import type { UnitTotals } from '@keystead/contract/properties/properties/property.schemas.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { Link } from 'react-router'
import { Card } from '../../ui/Card.tsx'
import { UnitsStrip } from './UnitsStrip.tsx'
import { occupiedText } from './units-text.ts'
import styles from './UnitsSection.module.css'
import { text } from './units.text.ts'

/** A building at a glance: how many of its units are lived in. */
export function UnitsOverview({ totals, unitsLink }: { totals: UnitTotals; unitsLink: string }) {
  return (
    <Card as="section" aria-labelledby="units-occupied" className={styles.overview}>
      <h2 id="units-occupied" className={styles.reading}>
        {occupiedText(totals)}
      </h2>
      <UnitsStrip totals={totals} linkTo={() => unitsLink} />
      {totals.Vacant > 0 && totals.VacantRentSum && <p>{text.vacantRent({ rent: formatMoney(totals.VacantRentSum) })}</p>}
      <p>
        <Link to={unitsLink}>{text.allUnits}</Link>
      </p>
    </Card>
  )
}

import { OCCUPANCY_TEXTS, type OffBooksReason } from '@keystead/contract/properties/properties/occupancy.ts'
import type { Occupancy } from '@keystead/contract/properties/properties/property.schemas.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { OCCUPANCY_TONES, occupancyDayText } from './occupancy-text.ts'
import styles from './HomeStatus.module.css'
import { text } from './property-list.text.ts'

type HomeStatusProps = { occupancy: Occupancy; offBooksReason?: OffBooksReason | null; /** Without the day. */ isShort?: boolean }

/** Whether someone lives in a home, and until when. */
export function HomeStatus({ occupancy, offBooksReason = null, isShort = false }: HomeStatusProps) {
  const day = isShort ? null : occupancyDayText(occupancy, offBooksReason)
  return (
    <span className={styles.status}>
      <Badge tone={OCCUPANCY_TONES[occupancy.Status]}>{OCCUPANCY_TEXTS[occupancy.Status]}</Badge>
      {day && <small className="tabular">{day}</small>}
    </span>
  )
}

type UnitsOccupiedProps = { units: { UnitsForLease: number; UnitsOccupied: number } }

/** The same of a building: how many of its units are lived in. */
export function UnitsOccupied({ units: { UnitsForLease, UnitsOccupied: occupied } }: UnitsOccupiedProps) {
  const tone = UnitsForLease === 0 ? 'neutral' : occupied === UnitsForLease ? 'good' : occupied === 0 ? 'bad' : 'warn'
  return <Badge tone={tone}>{UnitsForLease === 0 ? text.notForRent : text.occupied({ occupied, count: UnitsForLease })}</Badge>
}

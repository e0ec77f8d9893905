import type { AgencyRead } from '@keystead/contract/applications/screening/screening.schemas.ts'
import { text } from './report.text.ts'
import styles from './Report.module.css'

/** Who found a part of a report, as people write to them. */
export function AgencyLine({ agency: { Name, Address, Phone, Website } }: { agency: AgencyRead }) {
  const said = { name: Name, address: Address, phone: Phone }
  return (
    <p className={styles.soft}>
      <bdi>{Website === null ? text.from(said) : text.fromWebsite({ ...said, website: Website })}</bdi>
    </p>
  )
}

import { Section } from '../../ui/Section.tsx'
import { OwnScreening } from './OwnScreening.tsx'
import { text } from './screening.text.ts'
import type { ScreeningDetails } from './use-screenings.ts'
import styles from './Screening.module.css'

/** What someone is asked about their own past, those that wait for them first. */
export function OwnScreenings({ screenings: details }: { screenings: ScreeningDetails }) {
  const own = details.Screenings.filter(({ IsYours }) => IsYours)
  if (own.length === 0) return null
  return (
    <Section title={text.title}>
      <ul className={styles.list}>
        {own.map((screening) => (
          <OwnScreening key={screening.ScreeningId} screening={screening} details={details} />
        ))}
      </ul>
    </Section>
  )
}

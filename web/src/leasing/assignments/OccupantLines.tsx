import { text } from './people.text.ts'
import styles from './Assignments.module.css'

type Occupant = { readonly Name: string; readonly Relationship: string | null; readonly IsMinor: boolean }

/** Who lives there with the tenants, one line each. */
export function OccupantLines({ occupants }: { occupants: readonly Occupant[] }) {
  // Two of them may have the same name.
  const lines = occupants.map((occupant, place) => ({ ...occupant, place }))
  return (
    <ul className={styles.others}>
      {lines.map(({ Name, Relationship, IsMinor, place }) => (
        <li key={place}>
          <bdi>{Name}</bdi>{' '}
          {(Relationship || IsMinor) && (
            <small>
              {Relationship && <bdi>{Relationship}</bdi>}
              {Relationship && IsMinor && ', '}
              {IsMinor && text.under18}
            </small>
          )}
        </li>
      ))}
    </ul>
  )
}

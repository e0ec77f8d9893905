import { Fragment } from 'react'
import { text } from './people.text.ts'
import styles from './Assignments.module.css'

/** How someone who has not joined is reached. A line ends between two addresses, not within a number. */
export function AddressLine({ Email, Phone }: { Email: string | null; Phone: string | null }) {
  const addresses = [Email, Phone].filter((address) => address !== null)
  if (addresses.length === 0) return text.noAddress
  return addresses.map((address, index) => (
    <Fragment key={address}>
      {index > 0 && ' · '}
      <span className={styles.address}>{address}</span>
    </Fragment>
  ))
}

import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Card } from '../../../ui/Card.tsx'
import styles from './ViewProperty.module.css'
import { text } from './property-details.text.ts'

/** Who manages a property, for those who do not. */
export function ManagerCard({ managedBy }: { managedBy: UserAssetDetails['ManagedBy'] }) {
  return (
    <Card as="section" aria-labelledby="managed-by">
      <h2 id="managed-by" className={styles.cardTitle}>
        {text.managedBy}
      </h2>
      <p className={styles.manager}>
        <Avatar name={managedBy.Name} picture={managedBy.PicPath} />
        <bdi>{managedBy.Name}</bdi>
      </p>
    </Card>
  )
}

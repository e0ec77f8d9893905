import { listingType } from '@keystead/contract/properties/fields/property.values.ts'
import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { Card } from '../../../ui/Card.tsx'
import { fact, FactsTable } from '../../../ui/FactsTable.tsx'
import { Money } from '../../../ui/Money.tsx'
import { areaText, perText } from '../home-texts.ts'
import { PROPERTY_LABELS } from '../form/property-fields.ts'
import styles from './ViewProperty.module.css'

/** What is asked for a property, and how large it is. */
export function KeyFactsCard({ details }: { details: UserAssetDetails }) {
  const isForRent = listingType(details.ListingTypeId)?.asks === 'rent'
  const isForSale = !isForRent || details.AlsoForSale
  return (
    <Card as="section" aria-labelledby="key-facts">
      <h2 id="key-facts" className={styles.cardTitle}>
        Key facts
      </h2>
      <FactsTable
        facts={[
          isForRent ? fact('Asking rent', details.Rent && <Money amount={details.Rent} per={perText(details.RentFrequencyId)} />) : null,
          isForSale ? fact('Asking price', details.Price && <Money amount={details.Price} />) : null,
          fact(PROPERTY_LABELS.AssetTypeId, details.AssetType),
          fact(PROPERTY_LABELS.Bedrooms, details.Bedrooms === 0 ? 'Studio' : details.Bedrooms),
          fact(PROPERTY_LABELS.Bathrooms, details.Bathrooms),
          fact(PROPERTY_LABELS.Area, areaText(details.Area, details.AreaUnitId)),
        ]}
      />
    </Card>
  )
}

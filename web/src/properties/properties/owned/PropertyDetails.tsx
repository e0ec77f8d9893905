import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { ADDRESS_EXACTNESS, PETS_ALLOWED, SHOWING_ACCESS, SMOKING, textOf } from '@keystead/contract/properties/fields/property.values.ts'
import { fact, FactsTable } from '../../../ui/FactsTable.tsx'
import { areaText } from '../home-texts.ts'
import { Section } from '../../../ui/Section.tsx'
import { PROPERTY_LABELS } from '../form/property-fields.ts'
import { EditLink } from './EditLink.tsx'
import { featureFacts, namesOf } from './fact-texts.ts'
import styles from './ViewProperty.module.css'

/** What a property is and where it stands, in the order of the form. */
export function PropertyDetails({ details }: { details: UserAssetDetails }) {
  return (
    <>
      <Section title="Facts" action={<EditLink details={details} step="facts" />}>
        <FactsTable
          facts={[
            fact(PROPERTY_LABELS.AssetTypeId, details.AssetType),
            fact(PROPERTY_LABELS.ListingTypeId, [details.ListingType, details.AlsoForSale && 'For Sale'].filter(Boolean).join(' and ')),
            fact(PROPERTY_LABELS.AccessTypeId, details.AccessType),
            fact(PROPERTY_LABELS.Bedrooms, details.Bedrooms === 0 ? 'Studio' : details.Bedrooms),
            fact(PROPERTY_LABELS.Bathrooms, details.Bathrooms),
            fact(PROPERTY_LABELS.Area, areaText(details.Area, details.AreaUnitId)),
            fact(PROPERTY_LABELS.LotArea, areaText(details.LotArea, details.LotAreaUnitId)),
            fact(PROPERTY_LABELS.FloorNumber, details.FloorNumber),
            fact(PROPERTY_LABELS.FloorsCount, details.FloorsCount),
            fact(PROPERTY_LABELS.YearBuilt, details.YearBuilt),
            fact(PROPERTY_LABELS.ParkingTotal, details.ParkingTotal),
            fact(PROPERTY_LABELS.GarageSpaces, details.GarageSpaces),
            fact(PROPERTY_LABELS.CeilingHeight, details.CeilingHeight && `${details.CeilingHeight} ft`),
            fact(PROPERTY_LABELS.LoadingDocks, details.LoadingDocks),
            fact(PROPERTY_LABELS.Power, details.Power),
            fact(PROPERTY_LABELS.Zoning, details.Zoning),
            fact(PROPERTY_LABELS.PermittedUse, details.PermittedUse),
            ...featureFacts(details.AmenityIds),
            fact(PROPERTY_LABELS.PetsAllowedIds, namesOf(PETS_ALLOWED, details.PetsAllowedIds)),
            fact(PROPERTY_LABELS.SmokingId, textOf(SMOKING, details.SmokingId)),
          ]}
        />
      </Section>
      <Section title="Where" action={<EditLink details={details} step="where" />}>
        <FactsTable
          facts={[
            fact(PROPERTY_LABELS.Address1, [details.Address1, details.Address2].filter(Boolean).join(', ')),
            fact(PROPERTY_LABELS.UnitNumber, details.UnitNumber),
            fact('Building', details.Building?.Title),
            fact(PROPERTY_LABELS.City, `${details.City}, ${[details.StateCode, details.Zip].filter(Boolean).join(' ')}`),
            fact('Strangers see', textOf(ADDRESS_EXACTNESS, details.AddressExactness)),
          ]}
        />
      </Section>
      <PrivateFacts details={details} />
    </>
  )
}

/** What strangers and tenants never see; nothing, where nothing is said. */
function PrivateFacts({ details }: { details: UserAssetDetails }) {
  const facts = [
    fact(PROPERTY_LABELS.ReferenceCode, details.ReferenceCode),
    fact(PROPERTY_LABELS.ParcelNumber, details.ParcelNumber),
    fact(PROPERTY_LABELS.ShowingAccessId, textOf(SHOWING_ACCESS, details.ShowingAccessId)),
    fact(PROPERTY_LABELS.ShowingInstructions, details.ShowingInstructions),
  ].filter((one) => one !== null)
  if (facts.length === 0 && !details.PrivateRemarks) return null
  return (
    <Section
      title="Not for strangers"
      description="Visitors and tenants never see this."
      action={<EditLink details={details} step="description" />}
    >
      <FactsTable facts={facts} />
      {details.PrivateRemarks && <p className={styles.text}>{details.PrivateRemarks}</p>}
    </Section>
  )
}

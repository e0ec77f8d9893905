import type { UserAssetDetails } from '@keystead/contract/assets/properties/property.schemas.ts'
import {
  ADDRESS_EXACTNESS,
  AMENITIES,
  AREA_UNITS,
  COMMERCIAL_LEASE_KINDS,
  PETS_ALLOWED,
  listingType,
  textOf,
  type ReferenceItem,
} from '@keystead/contract/assets/properties/property.values.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { fact, FactsTable } from '../../../ui/FactsTable.tsx'
import { perText } from '../../../ui/listing-texts.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Section } from '../../../ui/Section.tsx'
import { PROPERTY_LABELS } from '../form/property-fields.ts'
import { manageAddress } from '../form/property-places.ts'
import { STEP_TITLES, type PropertyStep } from '../form/property-steps.ts'
import styles from './ViewProperty.module.css'

/** Everything its owner has said of a property, in the order of the form. */
export function PropertyDetails({ details }: { details: UserAssetDetails }) {
  return (
    <>
      <Section title="Facts" action={<Edit details={details} step="facts" />}>
        <FactsTable
          facts={[
            fact(PROPERTY_LABELS.AssetTypeId, details.AssetType),
            fact(PROPERTY_LABELS.ListingTypeId, details.ListingType),
            fact(PROPERTY_LABELS.AccessTypeId, details.AccessType),
            fact(PROPERTY_LABELS.Bedrooms, details.Bedrooms === 0 ? 'Studio' : details.Bedrooms),
            fact(PROPERTY_LABELS.Bathrooms, details.Bathrooms),
            fact(PROPERTY_LABELS.Area, areaText(details)),
            fact(PROPERTY_LABELS.FloorsCount, details.FloorsCount),
            fact(PROPERTY_LABELS.YearBuilt, details.YearBuilt),
            fact(PROPERTY_LABELS.ParkingTotal, details.ParkingTotal),
            fact(PROPERTY_LABELS.Zoning, details.Zoning),
            fact(PROPERTY_LABELS.PermittedUse, details.PermittedUse),
            fact(PROPERTY_LABELS.AmenityIds, namesOf(AMENITIES, details.AmenityIds)),
            fact(PROPERTY_LABELS.PetsAllowedIds, namesOf(PETS_ALLOWED, details.PetsAllowedIds)),
            fact(PROPERTY_LABELS.ReferenceCode, details.ReferenceCode),
          ]}
        />
      </Section>
      <Section title="Where" action={<Edit details={details} step="where" />}>
        <FactsTable
          facts={[
            fact(PROPERTY_LABELS.Address1, [details.Address1, details.Address2].filter(Boolean).join(', ')),
            fact(PROPERTY_LABELS.City, `${details.City}, ${[details.StateCode, details.Zip].filter(Boolean).join(' ')}`),
            fact('Strangers see', textOf(ADDRESS_EXACTNESS, details.AddressExactness)),
          ]}
        />
      </Section>
      <Section title="Terms" action={<Edit details={details} step="terms" />}>
        <Terms details={details} />
      </Section>
      <Section title="Description" action={<Edit details={details} step="description" />}>
        {details.Description ? (
          <p className={styles.text}>{details.Description}</p>
        ) : (
          <p className={styles.nothing}>Nobody has described it yet.</p>
        )}
      </Section>
      {details.PrivateRemarks && (
        <Section title="Private remarks" description="Only you see these.">
          <p className={styles.text}>{details.PrivateRemarks}</p>
        </Section>
      )}
    </>
  )
}

function Terms({ details }: { details: UserAssetDetails }) {
  const per = perText(details.RentFrequencyId)
  const asks = listingType(details.ListingTypeId)?.asks
  const amount = asks === 'price' ? details.Price : details.Rent
  return (
    <FactsTable
      facts={[
        fact(
          asks === 'price' ? PROPERTY_LABELS.Price : PROPERTY_LABELS.Rent,
          amount ? <Money amount={amount} per={asks === 'rent' ? per : undefined} /> : 'Not set',
        ),
        fact(PROPERTY_LABELS.Advance, details.Advance && <Money amount={details.Advance} />),
        fact(PROPERTY_LABELS.LeaseKindId, textOf(COMMERCIAL_LEASE_KINDS, details.LeaseKindId)),
        fact(PROPERTY_LABELS.AvailableOn, details.AvailableOn ? <DateText date={details.AvailableOn} /> : 'Now'),
      ]}
    />
  )
}

function Edit({ details, step }: { details: UserAssetDetails; step: PropertyStep }) {
  return (
    <LinkButton to={manageAddress(details, step)} variant="quiet" size="sm" aria-label={`Edit ${STEP_TITLES[step].toLowerCase()}`}>
      Edit
    </LinkButton>
  )
}

function areaText({ Area, AreaUnitId }: UserAssetDetails): string | null {
  const unit = AREA_UNITS.find((candidate) => candidate.Id === AreaUnitId)
  return Area === null || !unit ? null : `${Area.toLocaleString('en-US')} ${unit.Short}`
}

function namesOf(list: readonly ReferenceItem[], ids: readonly number[]): string {
  return list
    .filter(({ Id }) => ids.includes(Id))
    .map(({ Text }) => Text)
    .join(', ')
}

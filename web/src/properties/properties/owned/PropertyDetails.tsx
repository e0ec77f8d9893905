import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import {
  ADDRESS_EXACTNESS,
  COMMERCIAL_LEASE_KINDS,
  PETS_ALLOWED,
  SHOWING_ACCESS,
  SMOKING,
  UTILITIES,
  listingType,
  textOf,
} from '@keystead/contract/properties/fields/property.values.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { fact, FactsTable } from '../../../ui/FactsTable.tsx'
import { areaText, perText } from '../home-texts.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Section } from '../../../ui/Section.tsx'
import { PROPERTY_LABELS } from '../form/property-fields.ts'
import { manageAddress } from '../form/property-places.ts'
import { STEP_TITLES, type PropertyStep } from '../form/property-steps.ts'
import { featureFacts, namesOf } from './fact-texts.ts'
import { rightsOf } from './property-rights.ts'
import styles from './ViewProperty.module.css'

/** Everything that is said of a property, in the order of the form. */
export function PropertyDetails({ details }: { details: UserAssetDetails }) {
  return (
    <>
      <Section title="Facts" action={<Edit details={details} step="facts" />}>
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
      <Section title="Where" action={<Edit details={details} step="where" />}>
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
      <Section title="Terms" action={<Edit details={details} step="terms" />}>
        <Terms details={details} />
      </Section>
      <Section title="Description" action={<Edit details={details} step="description" />}>
        {details.Description ? (
          <p className={styles.text}>{details.Description}</p>
        ) : (
          <p className={styles.nothing}>Nobody has described it yet.</p>
        )}
        {details.VirtualTourUrl && (
          <p>
            <a href={details.VirtualTourUrl} rel="noreferrer" target="_blank">
              Virtual tour<span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </p>
        )}
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
      action={<Edit details={details} step="description" />}
    >
      <FactsTable facts={facts} />
      {details.PrivateRemarks && <p className={styles.text}>{details.PrivateRemarks}</p>}
    </Section>
  )
}

function Terms({ details }: { details: UserAssetDetails }) {
  const isForRent = listingType(details.ListingTypeId)?.asks === 'rent'
  return (
    <FactsTable
      facts={[
        isForRent ? fact(PROPERTY_LABELS.Rent, amount(details.Rent, perText(details.RentFrequencyId))) : null,
        fact(PROPERTY_LABELS.LeaseKindId, textOf(COMMERCIAL_LEASE_KINDS, details.LeaseKindId)),
        fact(PROPERTY_LABELS.LeaseRate, amount(details.LeaseRate, '/sq ft a year')),
        fact(PROPERTY_LABELS.CamCharges, amount(details.CamCharges, '/sq ft a year')),
        fact(PROPERTY_LABELS.ImprovementAllowance, amount(details.ImprovementAllowance, '/sq ft')),
        fact(PROPERTY_LABELS.Advance, amount(details.Advance)),
        fact(PROPERTY_LABELS.LastMonthUpfront, details.LastMonthUpfront ? 'Paid when moving in' : null),
        fact(PROPERTY_LABELS.ApplicationFee, amount(details.ApplicationFee)),
        fact(PROPERTY_LABELS.PetDeposit, amount(details.PetDeposit)),
        fact(PROPERTY_LABELS.PetRent, amount(details.PetRent, '/mo')),
        ...details.MoveInFees.map(({ Name, Amount }) => fact(Name, amount(Amount))),
        fact(PROPERTY_LABELS.RentIncludesIds, namesOf(UTILITIES, details.RentIncludesIds)),
        fact(PROPERTY_LABELS.TenantPaysIds, namesOf(UTILITIES, details.TenantPaysIds)),
        fact('Lease', leaseText(details)),
        !isForRent || details.AlsoForSale ? fact(PROPERTY_LABELS.Price, amount(details.Price)) : null,
        fact(PROPERTY_LABELS.HoaFee, amount(details.HoaFee, perText(details.HoaFrequencyId))),
        fact(
          details.TaxYear ? `${PROPERTY_LABELS.TaxAnnual} ${details.TaxYear}` : PROPERTY_LABELS.TaxAnnual,
          amount(details.TaxAnnual, '/yr'),
        ),
        fact(PROPERTY_LABELS.NetOperatingIncome, amount(details.NetOperatingIncome, '/yr')),
        fact(PROPERTY_LABELS.AvailableOn, details.AvailableOn ? <DateText date={details.AvailableOn} /> : isForRent ? 'Now' : null),
      ]}
    />
  )
}

function amount(text: string | null, per?: string) {
  return text && <Money amount={text} per={per} />
}

function leaseText({ MinLeaseMonths, MaxLeaseMonths }: UserAssetDetails): string | null {
  if (MinLeaseMonths === null && MaxLeaseMonths === null) return null
  if (MinLeaseMonths === null) return `Up to ${monthsText(MaxLeaseMonths ?? 0)}`
  if (MaxLeaseMonths === null) return `${monthsText(MinLeaseMonths)} or longer`
  return MinLeaseMonths === MaxLeaseMonths ? monthsText(MinLeaseMonths) : `${MinLeaseMonths} to ${monthsText(MaxLeaseMonths)}`
}

function monthsText(months: number): string {
  return months === 1 ? '1 month' : `${months} months`
}

function Edit({ details, step }: { details: UserAssetDetails; step: PropertyStep }) {
  // The button at the top says why.
  if (rightsOf(details).listing) return null
  return (
    <LinkButton to={manageAddress(details, step)} variant="quiet" size="sm" aria-label={`Edit ${STEP_TITLES[step].toLowerCase()}`}>
      Edit
    </LinkButton>
  )
}

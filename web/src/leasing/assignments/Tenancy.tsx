import type { GetTenancyDetails } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { BILLING_TEXTS } from '@keystead/contract/leasing/leases/lease.values.ts'
import { PETS_ALLOWED, SMOKING, UTILITIES, textOf } from '@keystead/contract/properties/fields/property.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { type ReactNode, use } from 'react'
import { BuiltScreens } from '../../navigation/built-screens.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { EmailText } from '../../ui/EmailText.tsx'
import { fact, FactsTable } from '../../ui/FactsTable.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { CreditCardIcon, MailIcon, PhoneIcon } from '../../ui/icons.ts'
import { areaText, perText, placeText } from '../../properties/properties/home-texts.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Money } from '../../ui/Money.tsx'
import { Page, type Breadcrumb } from '../../ui/Page.tsx'
import { Section } from '../../ui/Section.tsx'
import { percentText } from '../../properties/owners/owner-texts.ts'
import { PROPERTY_LABELS } from '../../properties/properties/form/property-fields.ts'
import { featureFacts, namesOf } from '../../properties/properties/owned/fact-texts.ts'
import { PropertyColumns } from '../../properties/properties/owned/PropertyColumns.tsx'
import { KeyFacts, MainPicture } from '../../properties/properties/owned/PropertyHead.tsx'
import { PhotoGrid } from '../../properties/properties/owned/PropertyPhotos.tsx'
import { stateLook } from './assignment-texts.ts'
import { LeaseTime } from './LeaseTime.tsx'
import { OccupantLines } from './OccupantLines.tsx'
import { PersonLine } from './PersonLine.tsx'
import { text } from './tenancy.text.ts'
import assigned from './Assignments.module.css'
import styles from './TenantHomes.module.css'

type Home = OutputOf<typeof GetTenancyDetails>

/** What is let, the lease, and whom to turn to. Papers of the home are of a room above. */
export function Tenancy({ home, list, documents }: { home: Home; list: Breadcrumb; documents: ReactNode }) {
  const { Lease } = home
  const isOpen = use(BuiltScreens)
  const pay = paths.checkout({ home: home.AssetId })
  const state = stateLook(Lease.State)
  const street = [home.AddressLine, home.UnitNumber && text.unit({ number: home.UnitNumber })].filter(Boolean).join(', ')
  return (
    <Page
      title={street || home.Title}
      status={<Badge tone={state.tone}>{state.text}</Badge>}
      description={[street && home.Title, placeText({ ...home, AddressLine: null })].filter(Boolean).join(' · ')}
      breadcrumbs={[list]}
      action={
        isOpen(pay) && (
          <LinkButton to={pay} icon={CreditCardIcon}>
            {text.pay}
          </LinkButton>
        )
      }
    >
      <PropertyColumns
        lead={
          <>
            <MainPicture details={home} />
            <KeyFacts details={home} amount={Lease.ShareAmount} per={perText(Lease.RentFrequencyId)} />
          </>
        }
        side={
          <>
            <LeaseFacts home={home} name={street || home.Title} />
            <Contacts contacts={home.Contacts} />
          </>
        }
        rest={
          <>
            {documents}
            <HomeFacts home={home} />
            {home.Images.length > 0 && (
              <Section title={text.photos({ count: home.Images.length })}>
                <PhotoGrid images={home.Images} />
              </Section>
            )}
          </>
        }
      />
    </Page>
  )
}

function LeaseFacts({ home: { Lease: lease, Contacts: contacts, TimeZone: timeZone }, name }: { home: Home; name: string }) {
  const isShared = lease.SharePercent !== 100
  // Two of them may have the same name and no picture.
  const mates = lease.OtherTenants.map((tenant, place) => ({ ...tenant, place }))
  return (
    <Card as="section" aria-labelledby="lease">
      <h2 id="lease" className={assigned.cardTitle}>
        {text.yourLease}
      </h2>
      <FactsTable
        facts={[
          fact(text.starts, <DateText date={lease.StartsOn} />),
          fact(text.lastDay, lease.EndsOn ? <DateText date={lease.EndsOn} /> : text.noLastDay),
          ...rentFacts(lease),
          fact(text.paidInAdvance, lease.Advance !== null && Number(lease.Advance) > 0 ? <Money amount={lease.Advance} /> : null),
          fact(
            text.occupants({ count: lease.Occupants.length }),
            lease.Occupants.length > 0 ? <OccupantLines occupants={lease.Occupants} /> : null,
          ),
          isShared ? fact(text.bills, BILLING_TEXTS[lease.Billing].Text) : null,
        ]}
      />
      {lease.State === 'current' && (
        <div className={styles.leaseTime}>
          <LeaseTime
            leaseId={lease.LeaseId}
            home={name}
            timeZone={timeZone}
            landlord={contacts[0]?.Name ?? text.yourLandlord}
            endsOn={lease.EndsOn}
            words={lease.Words}
          />
        </div>
      )}
      {isShared && <p className={assigned.soft}>{BILLING_TEXTS[lease.Billing].Detail}</p>}
      {mates.length > 0 && (
        <ul className={styles.mates} aria-label={text.otherTenants}>
          {mates.map(({ Name, PicPath, place }) => (
            <li key={place}>
              <Avatar name={Name} picture={PicPath} size="sm" />
              <bdi>{Name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** The whole rent and the share of it; of those who get a bill each, what is on theirs. */
function rentFacts(lease: Home['Lease']) {
  const { NextRent } = lease
  if (NextRent === null) return rentNow(lease)
  const next = <Money amount={NextRent.Amount} per={perText(NextRent.RentFrequencyId)} />
  return [...rentNow(lease), fact((lease.Rent === null ? text.yourRentFrom : text.rentFrom)({ day: formatDate(NextRent.FromOn) }), next)]
}

function rentNow({ Rent, RentFrequencyId, SharePercent, ShareAmount }: Home['Lease']) {
  const per = perText(RentFrequencyId)
  if (Rent === null || SharePercent === null) return [fact(text.yourRent, <Money amount={ShareAmount} per={per} />)]
  if (SharePercent === 100) return [fact(text.rent, <Money amount={Rent} per={per} />)]
  return [
    fact(text.wholeRent, <Money amount={Rent} per={per} />),
    fact(text.yourShare, `${percentText(SharePercent)}, ${formatMoney(ShareAmount)}`),
  ]
}

/** Who looks after the home, and how to reach them. */
function Contacts({ contacts }: { contacts: Home['Contacts'] }) {
  return (
    <Card as="section" aria-labelledby="contacts">
      <h2 id="contacts" className={assigned.cardTitle}>
        {text.contacts}
      </h2>
      <ul className={styles.contacts}>
        {contacts.map((contact) => (
          <li key={contact.ProfileId}>
            <PersonLine name={contact.Name} picture={contact.PicPath} connectionId={contact.ConnectionId}>
              <p className={assigned.soft}>{contact.Role}</p>
              <p className={styles.reach}>
                {contact.Phone && (
                  <a href={`tel:${contact.Phone.replace(/[^\d+]/g, '')}`}>
                    <Icon of={PhoneIcon} size="sm" />
                    {contact.Phone}
                  </a>
                )}
                {contact.Email && (
                  <a href={`mailto:${contact.Email}`}>
                    <Icon of={MailIcon} size="sm" />
                    <span>
                      <EmailText email={contact.Email} />
                    </span>
                  </a>
                )}
              </p>
            </PersonLine>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function HomeFacts({ home }: { home: Home }) {
  return (
    <>
      <Section title={text.facts}>
        <FactsTable
          facts={[
            fact(PROPERTY_LABELS.AssetTypeId, home.AssetType),
            fact(PROPERTY_LABELS.Bedrooms, home.Bedrooms === 0 ? text.studio : home.Bedrooms),
            fact(PROPERTY_LABELS.Bathrooms, home.Bathrooms),
            fact(PROPERTY_LABELS.Area, areaText(home.Area, home.AreaUnitId)),
            fact(PROPERTY_LABELS.ParkingTotal, home.ParkingTotal),
            ...featureFacts(home.AmenityIds),
            fact(PROPERTY_LABELS.PetsAllowedIds, namesOf(PETS_ALLOWED, home.PetsAllowedIds)),
            fact(PROPERTY_LABELS.SmokingId, textOf(SMOKING, home.SmokingId)),
            fact(PROPERTY_LABELS.RentIncludesIds, namesOf(UTILITIES, home.RentIncludesIds)),
            fact(text.youPay, namesOf(UTILITIES, home.TenantPaysIds)),
          ]}
        />
      </Section>
      {home.Description && (
        <Section title={text.description}>
          <p className={styles.text}>{home.Description}</p>
        </Section>
      )}
    </>
  )
}

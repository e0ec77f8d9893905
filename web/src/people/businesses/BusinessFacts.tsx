import type { BusinessDetails } from '@keystead/contract/people/businesses/business.schemas.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { Card } from '../../ui/Card.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { EmailText } from '../../ui/EmailText.tsx'
import { fact, FactsTable } from '../../ui/FactsTable.tsx'
import { Section } from '../../ui/Section.tsx'
import { WebsiteLink } from '../../identity/profiles/WebsiteLink.tsx'
import { hoursInWords } from './opening-hours.ts'
import { text } from './view-business.text.ts'
import styles from './ViewBusiness.module.css'

/** What a business says of itself; what it does not say is left out. */
export function BusinessFacts({ business }: { business: BusinessDetails }) {
  const { TypeName, LegalName, DbaName, EinLast4, Phone, Email, Website, ServiceAreas, Categories, Hours, Description, CreatedAt } =
    business
  return (
    <>
      <Section title={text.facts}>
        <Card>
          <FactsTable
            facts={[
              fact(text.type, TypeName),
              fact(text.legalName, LegalName),
              fact(text.dbaName, DbaName),
              fact(text.license, licenseText(business)),
              fact(text.ein, EinLast4 && text.einHidden({ last4: EinLast4 })),
              fact(text.phone, Phone && <a href={`tel:${Phone.replace(/[^\d+]/g, '')}`}>{Phone}</a>),
              fact(text.email, Email && <EmailText email={Email} />),
              fact(text.website, Website && <WebsiteLink address={Website} />),
              fact(text.address, addressText(business)),
              fact(text.serviceAreas, ServiceAreas.map(({ City, StateCode }) => `${City}, ${StateCode}`).join(' · ')),
              fact(text.categories, Categories.join(' · ')),
              fact(text.hours, Hours.length > 0 && <HoursList hours={Hours} />),
              fact(text.founded, <DateText date={CreatedAt} />),
            ]}
          />
        </Card>
      </Section>
      {Description && (
        <Section title={text.description}>
          <p className={styles.words}>{Description}</p>
        </Section>
      )}
    </>
  )
}

function HoursList({ hours }: { hours: BusinessDetails['Hours'] }) {
  return (
    <ul className={styles.hours}>
      {hoursInWords(hours).map(([day, times]) => (
        <li key={day}>
          <span>{day}</span> <span className="tabular">{times}</span>
        </li>
      ))}
    </ul>
  )
}

function licenseText({ LicenseNumber, LicenseStateCode, LicenseExpiresOn }: BusinessDetails): string | null {
  if (!LicenseNumber) return null
  const license = LicenseStateCode ? text.licenseOf({ number: LicenseNumber, state: LicenseStateCode }) : LicenseNumber
  return LicenseExpiresOn ? text.licenseUntil({ license, date: formatDate(LicenseExpiresOn) }) : license
}

function addressText({ Address1, Address2, City, StateCode, Zip }: BusinessDetails): string {
  const place = [City, [StateCode, Zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [Address1, Address2, place].filter(Boolean).join(', ')
}

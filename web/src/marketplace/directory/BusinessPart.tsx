import type { PublicBusiness, PublicProfile } from '@keystead/contract/marketplace/directory/directory.schemas.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { WebsiteLink } from '../../identity/profiles/WebsiteLink.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { EmailText } from '../../ui/EmailText.tsx'
import { fact, FactsTable } from '../../ui/FactsTable.tsx'
import { Section } from '../../ui/Section.tsx'
import { useToday } from '../../ui/use-today.ts'
import { listingsText } from './agent-texts.ts'
import styles from './BusinessPart.module.css'
import { openingDays } from '../../people/businesses/opening-hours.ts'
import { text } from './business-page.text.ts'

type BusinessPartProps = { profile: PublicProfile; business: PublicBusiness }

/** What a listed business says of itself on its page; what it does not say is left out. */
export function BusinessPart({ profile, business }: BusinessPartProps) {
  return (
    <>
      {business.Description && (
        <Section title={text.about({ name: profile.Name })}>
          <p className={styles.words}>{business.Description}</p>
        </Section>
      )}
      <Section title={text.facts}>
        <Facts profile={profile} business={business} />
      </Section>
      {business.Hours.length > 0 && (
        <Section title={text.hours}>
          <Hours business={business} />
        </Section>
      )}
      {business.Team.length > 0 && (
        <Section title={text.team}>
          <Team team={business.Team} />
        </Section>
      )}
    </>
  )
}

function Facts({ profile, business }: BusinessPartProps) {
  const { Phone, Email, Website } = business
  const otherThanTitle = (name: string | null) => (name === profile.Name ? null : name)
  return (
    <div className={styles.facts}>
      <FactsTable
        facts={[
          fact(text.type, profile.BusinessType),
          fact(text.specialties, profile.Categories.join(' · ')),
          fact(text.phone, Phone && <a href={`tel:${Phone.replace(/[^\d+]/g, '')}`}>{Phone}</a>),
          fact(
            text.email,
            Email && (
              <a href={`mailto:${Email}`}>
                <EmailText email={Email} />
              </a>
            ),
          ),
          fact(text.website, Website && <WebsiteLink address={Website} />),
          fact(text.address, business.AddressLine),
          fact(text.serviceAreas, business.ServiceAreas.map(({ City, StateCode }) => `${City}, ${StateCode}`).join(' · ')),
          fact(text.license, licenseText(business)),
          fact(text.legalName, otherThanTitle(business.LegalName)),
          fact(text.dbaName, otherThanTitle(business.DbaName)),
          fact(text.onTheMarket, listingsText(profile.ListingsCount)),
          fact(text.memberSince, formatDate(profile.MemberSince)),
        ]}
      />
    </div>
  )
}

function licenseText({ License }: PublicBusiness): string | null {
  if (!License) return null
  const license = License.StateCode ? text.licenseOf({ number: License.Number, state: License.StateCode }) : License.Number
  return License.ExpiresOn ? text.licenseUntil({ license, day: formatDate(License.ExpiresOn) }) : license
}

function Hours({ business }: { business: PublicBusiness }) {
  const today = useToday(business.TimeZone ?? undefined)
  return (
    <table className={styles.hours}>
      <tbody>
        {openingDays(business.Hours, today).map(({ day, name, times, isToday }) => (
          <tr key={day} className={isToday ? styles.today : undefined}>
            <th scope="row">
              {name}
              {isToday && (
                <>
                  {' '}
                  <span className={styles.mark}>{text.today}</span>
                </>
              )}
            </th>
            <td className="tabular">
              {times.length === 0
                ? text.closed
                : times.map((time) => (
                    <span key={time} className={styles.time}>
                      {time}
                    </span>
                  ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Team({ team }: { team: PublicBusiness['Team'] }) {
  return (
    <ul className={styles.team}>
      {team.map(({ Name, Title, PicPath }, place) => (
        // oxlint-disable-next-line no-array-index-key -- the list never changes, and two people may have one name
        <li key={`${place} ${Name}`}>
          <Avatar name={Name} picture={PicPath} size="lg" />
          <p>
            <span className={styles.name}>{Name}</span>
            {Title && <span className={styles.title}>{Title}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}

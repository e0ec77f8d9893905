import type { PublicProfile } from '@keystead/contract/marketplace/directory/directory.schemas.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import type { ReactNode } from 'react'
import { Section } from '../../ui/Section.tsx'
import { WebsiteLink } from '../../identity/profiles/WebsiteLink.tsx'
import { experienceText, listingsText } from './agent-texts.ts'
import styles from './ProfileFacts.module.css'
import { text } from './profile.text.ts'

/** What they say of themselves, and how else to reach them where they chose to show it. */
export function ProfileFacts({ profile }: { profile: PublicProfile }) {
  const { Phone, Email } = profile
  return (
    <Section title={text.facts}>
      <dl className={styles.facts}>
        <Fact name={text.experience}>{experienceText(profile.YearsExperience)}</Fact>
        <Fact name={text.license}>{licenseText(profile)}</Fact>
        <Fact name={text.languages}>{profile.Languages.join(', ')}</Fact>
        <Fact name={text.onTheMarket}>{listingsText(profile.ListingsCount)}</Fact>
        <Fact name={text.phone}>{Phone && <a href={`tel:${Phone.replace(/[^\d+]/g, '')}`}>{Phone}</a>}</Fact>
        <Fact name={text.email}>{Email && <a href={`mailto:${Email}`}>{Email}</a>}</Fact>
        <Fact name={text.address}>{profile.PlaceLine}</Fact>
        <Fact name={text.website}>{profile.Website && <WebsiteLink address={profile.Website} />}</Fact>
        <Fact name={text.memberSince}>{formatDate(profile.MemberSince)}</Fact>
      </dl>
    </Section>
  )
}

/** Nothing where nothing was said. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  )
}

function licenseText({ LicenseNumber, LicenseStateCode }: PublicProfile): string | null {
  return [LicenseNumber, LicenseStateCode].filter(Boolean).join(', ') || null
}

import type { ProfileDetails } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import { isAgent, isBusiness, mayBePublic } from '@keystead/contract/identity/profiles/profile-rules.ts'
import { languageNames } from '@keystead/contract/identity/profiles/languages.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { fact, FactsTable } from '../../ui/FactsTable.tsx'
import { PencilIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { CompletenessCard } from './CompletenessCard.tsx'
import { profileEditAddress } from './profile-places.ts'
import { experienceText, kindText } from './profile-texts.ts'
import { useActiveProfile } from './use-active-profile.ts'
import { VisibilityCard } from './VisibilityCard.tsx'
import { WebsiteLink } from './WebsiteLink.tsx'
import styles from './ProfileView.module.css'
import { text as sentences } from './profile-page.text.ts'

/** The active profile as others see it, and beside that what only its owner sees. */
export function ProfileView() {
  const { data, error, refetch } = useActiveProfile()
  return (
    <Page
      title={sentences.title}
      action={
        data && (
          <LinkButton to={profileEditAddress(data)} variant="primary" icon={PencilIcon}>
            {sentences.editProfile}
          </LinkButton>
        )
      }
    >
      {data ? <View profile={data} /> : error ? <ErrorState failure={error} onRetry={() => void refetch()} /> : <TextSkeleton count={6} />}
    </Page>
  )
}

function View({ profile }: { profile: ProfileDetails }) {
  return (
    <div className={styles.columns}>
      <div className={styles.shown}>
        <div className={styles.who}>
          <Avatar name={profile.Name} picture={profile.PicPath} size="xl" />
          <div className={styles.words}>
            <h2 className={styles.name}>{profile.Name}</h2>
            <p className={styles.kind}>{[profile.CompanyName, kindText(profile)].filter(Boolean).join(' · ')}</p>
            {profile.Categories.length > 0 && (
              <p className={styles.badges}>
                {profile.Categories.map((category) => (
                  <Badge key={category} plain>
                    {category}
                  </Badge>
                ))}
              </p>
            )}
          </div>
        </div>
        <Said title={sentences.aboutMe} text={profile.About} nothing={sentences.nothingAboutYou} />
        {isBusiness(profile) && <Said title={sentences.aboutCompany} text={profile.AboutCompany} nothing={sentences.nothingAboutCompany} />}
        <SharedFacts profile={profile} />
        <PrivateFacts profile={profile} />
      </div>
      <aside className={styles.side} aria-label={sentences.sideLabel}>
        <VisibilityCard profile={profile} />
        <CompletenessCard profile={profile} />
      </aside>
    </div>
  )
}

function Said({ title, text, nothing }: { title: string; text: string | null; nothing: string }) {
  return <Section title={title}>{text ? <p className={styles.text}>{text}</p> : <p className={styles.nothing}>{nothing}</p>}</Section>
}

function SharedFacts({ profile }: { profile: ProfileDetails }) {
  return (
    <Section title={sentences.facts} description={mayBePublic(profile) ? undefined : sentences.factsNote}>
      <FactsTable
        facts={[
          fact(mayBePublic(profile) ? sentences.worksIn : sentences.livesIn, workplaceText(profile)),
          isAgent(profile) ? fact(sentences.license, licenseText(profile)) : null,
          fact(sentences.experience, experienceText(profile.YearsExperience)),
          fact(sentences.languages, languageNames(profile.LanguageIds).join(', ')),
          fact(sentences.website, profile.Website && <WebsiteLink address={profile.Website} />),
          fact(sentences.phone, profile.PublicPhone),
          fact(sentences.email, profile.PublicEmail),
          fact(sentences.address, profile.PublicPlaceLine),
          fact(sentences.memberSince, <DateText date={profile.MemberSince} />),
        ]}
      />
    </Section>
  )
}

function PrivateFacts({ profile }: { profile: ProfileDetails }) {
  return (
    <Section
      title={sentences.onlyYouSeeThis}
      action={
        <LinkButton to={paths.contactInfo()} size="sm">
          {sentences.contactDetails}
        </LinkButton>
      }
    >
      <FactsTable facts={[fact(sentences.signInEmail, profile.Email), fact(sentences.mobile, profile.Mobile ?? sentences.notGiven)]} />
    </Section>
  )
}

function workplaceText({ City, StateCode, ServiceRadiusMiles, ...kind }: ProfileDetails): string | null {
  if (!City) return null
  const place = [City, StateCode].filter(Boolean).join(', ')
  return mayBePublic(kind) ? sentences.workplace({ place, count: ServiceRadiusMiles }) : place
}

function licenseText({ LicenseNumber, LicenseStateCode }: ProfileDetails): string | null {
  return [LicenseNumber, LicenseStateCode].filter(Boolean).join(', ') || null
}

import type { ProfileDetails } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import { isAgent, isBusiness, mayBePublic } from '@keystead/contract/identity/profiles/profile-rules.ts'
import { languageNames } from '@keystead/contract/identity/profiles/languages.ts'
import { paths } from '../../navigation/paths.ts'
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

/** The active profile as others see it, and beside that what only its owner sees. */
export function ProfileView() {
  const { data, error, refetch } = useActiveProfile()
  return (
    <Page
      title="My profile"
      action={
        data && (
          <LinkButton to={profileEditAddress(data)} variant="primary" icon={PencilIcon}>
            Edit profile
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
        <Said title="About me" text={profile.About} nothing="You have not said anything about yourself yet." />
        {isBusiness(profile) && (
          <Said title="About company" text={profile.AboutCompany} nothing="You have not described your company yet." />
        )}
        <SharedFacts profile={profile} />
        <PrivateFacts profile={profile} />
      </div>
      <aside className={styles.side} aria-label="Your profile">
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
    <Section title="Facts" description={mayBePublic(profile) ? undefined : 'For people you deal with.'}>
      <FactsTable
        facts={[
          fact(mayBePublic(profile) ? 'Works in' : 'Lives in', workplaceText(profile)),
          isAgent(profile) ? fact('License', licenseText(profile)) : null,
          fact('Experience', experienceText(profile.YearsExperience)),
          fact('Languages', languageNames(profile.LanguageIds).join(', ')),
          fact('Website', profile.Website && <WebsiteLink address={profile.Website} />),
          fact('Phone', profile.PublicPhone),
          fact('Email', profile.PublicEmail),
          fact('Address', profile.PublicPlaceLine),
          fact('Here since', <DateText date={profile.MemberSince} />),
        ]}
      />
    </Section>
  )
}

function PrivateFacts({ profile }: { profile: ProfileDetails }) {
  return (
    <Section
      title="Only you see this"
      action={
        <LinkButton to={paths.contactInfo()} size="sm">
          Contact details
        </LinkButton>
      }
    >
      <FactsTable facts={[fact('Sign-in email', profile.Email), fact('Mobile', profile.Mobile ?? 'Not given')]} />
    </Section>
  )
}

function workplaceText({ City, StateCode, ServiceRadiusMiles, ...kind }: ProfileDetails): string | null {
  if (!City) return null
  const place = [City, StateCode].filter(Boolean).join(', ')
  return mayBePublic(kind) ? `${place} and ${ServiceRadiusMiles} miles around` : place
}

function licenseText({ LicenseNumber, LicenseStateCode }: ProfileDetails): string | null {
  return [LicenseNumber, LicenseStateCode].filter(Boolean).join(', ') || null
}

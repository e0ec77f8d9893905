import { GetAssets } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import type { PublicProfile } from '@keystead/contract/marketplace/directory/directory.schemas.ts'
import { useSearchParams } from 'react-router'
import { useLoaded } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { BrandBand, BrandFoot } from '../../platform/branding/BrandBand.tsx'
import { useSession } from '../../sessions/session.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { HomeIcon, MailIcon, UserPlusIcon } from '../../ui/icons.ts'
import { OpenLinkButton } from '../../identity/profiles/OpenLinkButton.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Gallery } from '../search/listing-page/Gallery.tsx'
import { PropertyCard, PropertyGrid } from '../search/PropertyCard.tsx'
import { PastTheEnd } from '../../ui/PastTheEnd.tsx'
import { Section } from '../../ui/Section.tsx'
import { InquiryForm, useInquiryDraft } from '../inquiries/InquiryForm.tsx'
import { areaText, placeOf } from './agent-texts.ts'
import { BusinessPart } from './BusinessPart.tsx'
import { listingsInput, pathOfListingsPage, startOf } from './profile-page.ts'
import { ProfileFacts } from './ProfileFacts.tsx'
import styles from './ProfilePage.module.css'
import { text } from './profile.text.ts'

/** Two columns of homes beside the form. */
const CARD_SIZES = '(width >= 1240px) 390px, (width >= 640px) 46vw, 92vw'

/** On a phone the form stands below the homes; a button at the top leads to it. */
const WRITE = 'write'

/** Who an agent, an owner or a business is, what they have on the market, and how to write to them. */
export function ProfilePage({ profile }: { profile: PublicProfile }) {
  const { Business } = profile
  return (
    <Page
      key={profile.ProfileId}
      before={profile.Brand && <BrandBand brand={profile.Brand} />}
      title={
        <span className={styles.face}>
          <Avatar name={profile.Name} picture={profile.PicPath} size="xl" />
          <span className={styles.name}>{profile.Name}</span>
        </span>
      }
      description={[profile.CompanyName, whereText(profile)].filter(Boolean).join(' · ')}
      breadcrumbs={[startOf(profile)]}
      status={
        profile.BusinessType && (
          <Badge tone="brand" plain>
            {profile.BusinessType}
          </Badge>
        )
      }
      action={
        <>
          <Connect profile={profile} />
          <LinkButton to={`#${WRITE}`} variant="primary" icon={MailIcon} className={styles.jump}>
            {text.sendMessage}
          </LinkButton>
        </>
      }
      display
    >
      {Business && Business.Images.length > 0 && (
        <div className={styles.pictures}>
          <Gallery title={profile.Name} seed={profile.ProfileId} images={Business.Images} />
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.words}>
          {Business ? <BusinessPart profile={profile} business={Business} /> : <PersonPart profile={profile} />}
          <Listings profile={profile} />
          {profile.Brand && <BrandFoot brand={profile.Brand} />}
        </div>
        <aside className={styles.panel} aria-labelledby={WRITE}>
          <h2 id={WRITE} className={styles.panelTitle}>
            {text.messageTo({ name: profile.Name })}
          </h2>
          <p className={styles.note}>{text.messageNote({ name: profile.Name })}</p>
          <Write profile={profile} />
        </aside>
      </div>
    </Page>
  )
}

/** What an agent or an owner says of themselves. */
function PersonPart({ profile }: { profile: PublicProfile }) {
  return (
    <>
      {profile.Categories.length > 0 && (
        <p className={styles.categories}>
          {profile.Categories.map((category) => (
            <Badge key={category} plain>
              {category}
            </Badge>
          ))}
        </p>
      )}
      {profile.About && (
        <Section title={text.about}>
          <p className={styles.text}>{profile.About}</p>
        </Section>
      )}
      <ProfileFacts profile={profile} />
      {profile.AboutCompany && (
        <Section title={profile.CompanyName ? text.aboutCompany({ company: profile.CompanyName }) : text.aboutTheCompany}>
          <p className={styles.text}>{profile.AboutCompany}</p>
        </Section>
      )}
    </>
  )
}

/** For people who are signed in: asks the person to connect. No one connects with themselves. */
function Connect({ profile: { ProfileId } }: { profile: PublicProfile }) {
  const session = useSession()
  if (!session?.Profile || session.Profile.ProfileId === ProfileId) return null
  return (
    <OpenLinkButton to={paths.sendInvite({ person: ProfileId })} icon={UserPlusIcon}>
      {text.connect}
    </OpenLinkButton>
  )
}

function Write({ profile }: { profile: PublicProfile }) {
  return <InquiryForm profile={profile} draft={useInquiryDraft()} />
}

/** Agents say how far they go; an owner's homes are where they are. */
function whereText(profile: PublicProfile): string | null {
  return profile.ProfileType === 'Agent' ? areaText(profile) : placeOf(profile)
}

function Listings({ profile }: { profile: PublicProfile }) {
  const [params] = useSearchParams()
  const search = listingsInput(profile.ProfileId, params)
  const result = useLoaded(GetAssets, search)
  return (
    <Section title={text.onTheMarket} display>
      {result.Items.length > 0 ? (
        <>
          <PropertyGrid label={text.onTheMarket}>
            {result.Items.map((listing) => (
              <PropertyCard key={listing.OfferId} listing={listing} to={paths.property(listing.AssetId)} sizes={CARD_SIZES} />
            ))}
          </PropertyGrid>
          {result.TotalCount > search.PageSize && (
            <div className={styles.pages}>
              <Pagination
                page={result}
                pageSizes={[search.PageSize]}
                addressOf={({ PageIndex }) => pathOfListingsPage(profile, PageIndex)}
              />
            </div>
          )}
        </>
      ) : result.TotalCount > 0 ? (
        <PastTheEnd first={pathOfListingsPage(profile, 0)} icon={HomeIcon} compact />
      ) : (
        <EmptyState title={messages.noListedPropertiesFound} icon={HomeIcon} compact>
          {text.noListings({ name: profile.Name })}
        </EmptyState>
      )}
    </Section>
  )
}

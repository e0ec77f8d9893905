import type { ListingDetails } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import { Link } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useSession } from '../../sessions/session.ts'
import { PrintButton, ShareButton } from '../../marketplace/search/ShareActions.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { perText } from '../../properties/properties/home-texts.ts'
import { Money } from '../../ui/Money.tsx'
import { SaveHomeButton } from '../../marketplace/favorites/FavoriteButton.tsx'
import { CompareButton } from '../../marketplace/search/compare/CompareButton.tsx'
import { ApplyCriteria } from './ApplyCriteria.tsx'
import { ApplyFee } from './ApplyFee.tsx'
import { ApplyButton } from './ApplyButton.tsx'
import { ReportButton, TourButton, WriteButton } from './ListingButtons.tsx'
import { availabilityText, isForRent, monthlyText } from '../../marketplace/search/listing-page/listing-facts.ts'
import { OtherOffers } from '../../marketplace/search/listing-page/OtherOffers.tsx'
import { PriceCut } from '../../marketplace/search/listing-page/PriceCut.tsx'
import { SendByEmail } from '../../marketplace/search/listing-page/SendByEmail.tsx'
import styles from './ListingPanel.module.css'
import { text } from './listing.text.ts'

/** What it costs, from when, whose it is, and what a visitor can do about it; in a preview that is only to be seen. */
export function ListingPanel({ listing, isPreview = false }: { listing: ListingDetails; isPreview?: boolean }) {
  const { Name, ProfileType, PicPath } = listing.ListedBy
  const when = [monthlyText(listing), availabilityText(listing)].filter(Boolean).join(' · ')
  const isVisitor = useSession() === null
  return (
    <aside className={styles.panel} aria-label={text.panelTitle}>
      <div className={styles.asked}>
        <p className={styles.price}>
          <Money amount={listing.Amount} per={perText(listing.RentFrequencyId)} />
        </p>
        <OtherOffers listing={listing} />
        <PriceCut listing={listing} />
      </div>
      {when !== '' && <p className={styles.note}>{when}</p>}
      <div className={styles.lister}>
        <Avatar name={Name} picture={PicPath} size="lg" />
        <p>
          <span className={styles.label}>{ProfileType === 'Agent' ? text.listedByAgent : text.listedByOwner}</span>
          <span className={styles.name}>{isPreview ? Name : <Lister of={listing.ListedBy} />}</span>
        </p>
      </div>
      <p className={styles.honest}>{text.nextSteps}</p>
      <div className={styles.actions} inert={isPreview}>
        <TourButton listing={listing} wide />
        {isToRent(listing) && <ApplyButton assetId={listing.AssetId} isPreview={isPreview} />}
        {isToRent(listing) && !isPreview && <ApplyFee listing={listing} />}
        {isToRent(listing) && !isPreview && <ApplyCriteria assetId={listing.AssetId} />}
        <WriteButton listing={listing} wide />
        <SaveHomeButton assetId={listing.AssetId} title={listing.Title} />
        <CompareButton assetId={listing.AssetId} title={listing.Title} />
        <ShareButton title={listing.Title} />
        <SendByEmail listing={listing} />
        <PrintButton />
      </div>
      <p className={styles.report} inert={isPreview}>
        <ReportButton listing={listing} />
      </p>
      {isVisitor && (
        <div className={styles.account}>
          <p>{text.accountNote}</p>
          <LinkButton to={paths.signup()} variant="quiet" size="sm">
            {text.createAccount}
          </LinkButton>
        </div>
      )}
    </aside>
  )
}

/** Also of a home that is for sale in the first place. */
function isToRent(listing: ListingDetails): boolean {
  return [listing, ...listing.Offers].some(isForRent)
}

/** Their name; a way to their page where they have one. */
function Lister({ of: { ProfileId, ProfileType, Name, HasPage } }: { of: ListingDetails['ListedBy'] }) {
  if (!HasPage) return Name
  return <Link to={ProfileType === 'Agent' ? paths.agent(ProfileId) : paths.owner(ProfileId)}>{Name}</Link>
}

/** The same in one line, at the foot of a phone. */
export function ListingBar({ listing }: { listing: ListingDetails }) {
  return (
    <div className={styles.bar}>
      <p>
        <Money className={styles.barPrice} amount={listing.Amount} per={perText(listing.RentFrequencyId)} />
        <span className={styles.barNote}>{availabilityText(listing)}</span>
      </p>
      <TourButton listing={listing} />
    </div>
  )
}

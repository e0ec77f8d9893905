import type { ListingDetails } from '@keystead/contract/assets/properties/property.schemas.ts'
import { paths } from '../../../app/paths.ts'
import { useSession } from '../../../app/session.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { perText } from '../../../ui/listing-texts.ts'
import { Money } from '../../../ui/Money.tsx'
import { availabilityText, monthlyText } from './listing-facts.ts'
import { PrintButton, SendByMail, ShareButton } from './ShareActions.tsx'
import styles from './ListingPanel.module.css'

/**
 * What it costs, from when, whose it is, and what a visitor can do about it. Messages and applications do not exist
 * yet; the panel says so and offers what does.
 */
export function ListingPanel({ listing }: { listing: ListingDetails }) {
  const { Name, ProfileType, PicPath } = listing.ListedBy
  const perMonth = monthlyText(listing)
  const isVisitor = useSession() === null
  return (
    <aside className={styles.panel} aria-label="Price and next steps">
      <p className={styles.price}>
        <Money amount={listing.Amount} per={perText(listing.RentFrequencyId)} />
      </p>
      <p className={styles.note}>{[perMonth, availabilityText(listing)].filter(Boolean).join(' · ')}</p>
      <div className={styles.lister}>
        <Avatar name={Name} picture={PicPath} size="lg" />
        <p>
          <span className={styles.label}>Listed by {ProfileType.toLowerCase()}</span>
          <span className={styles.name}>{Name}</span>
        </p>
      </div>
      <p className={styles.honest}>
        You cannot write to {Name} or apply on this page yet: both are still being built. Until then you can keep this home at hand.
      </p>
      <div className={styles.actions}>
        <ShareButton title={listing.Title} variant="primary" wide />
        <SendByMail listing={listing} />
        <PrintButton />
      </div>
      {isVisitor && (
        <div className={styles.account}>
          <p>With an account you can set up your tenant profile today.</p>
          <LinkButton to={paths.signup()} variant="quiet" size="sm">
            Create an account
          </LinkButton>
        </div>
      )}
    </aside>
  )
}

/** The same in one line, at the foot of a phone. */
export function ListingBar({ listing }: { listing: ListingDetails }) {
  return (
    <div className={styles.bar}>
      <p>
        <Money className={styles.barPrice} amount={listing.Amount} per={perText(listing.RentFrequencyId)} />
        <span className={styles.barNote}>{availabilityText(listing)}</span>
      </p>
      <ShareButton title={listing.Title} variant="primary" />
    </div>
  )
}

import type { ListingDetails } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Link } from 'react-router'
import { listingFacts, perText, placeText } from '../../properties/properties/home-texts.ts'
import { HomeDrawing } from '../../ui/HomeDrawing.tsx'
import { Money } from '../../ui/Money.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './Create.module.css'

/** The home that is applied for, as its listing shows it. */
export function OfferedHome({ listing }: { listing: ListingDetails }) {
  const image = listing.Image ?? listing.Images[0]
  const facts = listingFacts(listing).map(({ text }) => text)
  return (
    <div className={styles.home}>
      <div className={styles.picture}>
        {image ? <Picture image={image} sizes="9rem" className={styles.fill} /> : <HomeDrawing seed={listing.AssetId} />}
      </div>
      <div className={styles.words}>
        <p>
          <Link to={paths.property(listing.AssetId)}>
            <bdi>{listing.Title}</bdi>
          </Link>
        </p>
        <p>{placeText(listing)}</p>
        <p>
          <Money amount={listing.Amount} per={perText(listing.RentFrequencyId)} />
        </p>
        {facts.length > 0 && <p className={`${styles.soft} tabular`}>{facts.join(' · ')}</p>}
      </div>
    </div>
  )
}

import type { ListingDetails } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import { useMemo } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { ExternalLinkIcon } from '../../../ui/icons.ts'
import { placeText } from '../../../properties/properties/home-texts.ts'
import { StreetMap } from '../../../places/reference-data/StreetMap.tsx'
import { boundsWithin } from '../../../ui/map/map-shapes.ts'
import { Section } from '../../../ui/Section.tsx'
import { pinOf } from '../search/map-pin.ts'
import { type Exactness, exactnessOf } from './listing-facts.ts'
import styles from './ListingLocation.module.css'
import { text } from './listing-page.text.ts'

/** Where it is, as exactly as the owner shows it. */
export function ListingLocation({ listing }: { listing: ListingDetails }) {
  const exactness = exactnessOf(listing)
  return (
    <Section title={text.location} className={styles.section}>
      <p className={styles.place}>{placeText(listing)}</p>
      <ListingMap listing={listing} exactness={exactness} />
    </Section>
  )
}

const MAX_ZOOM = 12

function ListingMap({ listing, exactness: { sentence, radiusMeters, miles } }: { listing: ListingDetails; exactness: Exactness }) {
  const { Latitude: latitude, Longitude: longitude } = listing
  const pins = useMemo(() => (radiusMeters === null ? pinOf(listing) : []), [listing, radiusMeters])
  const circle = useMemo(
    () => (radiusMeters !== null && latitude !== null && longitude !== null ? { latitude, longitude, radiusMeters } : null),
    [latitude, longitude, radiusMeters],
  )
  if (latitude === null || longitude === null) return <p className={styles.note}>{text.notOnMap}</p>
  return (
    <>
      <div className={styles.map}>
        <StreetMap
          label={text.mapLabel}
          pins={pins}
          circle={circle}
          bounds={boundsWithin({ latitude, longitude }, miles)}
          maxFitZoom={MAX_ZOOM}
          cooperative
          withoutMap={text.withoutMap}
        />
      </div>
      <p className={styles.note}>
        {sentence}{' '}
        <a href={streetMapOf({ latitude, longitude, isExact: circle === null })} target="_blank" rel="noreferrer">
          {text.streetMap}
          <Icon of={ExternalLinkIcon} size="sm" className={styles.away} />
        </a>
      </p>
    </>
  )
}

/** A marker there would claim to know the house. */
function streetMapOf({ latitude, longitude, isExact }: { latitude: number; longitude: number; isExact: boolean }): string {
  const marker = isExact ? `?mlat=${latitude}&mlon=${longitude}` : ''
  return `https://www.openstreetmap.org/${marker}#map=${isExact ? 16 : 14}/${latitude}/${longitude}`
}

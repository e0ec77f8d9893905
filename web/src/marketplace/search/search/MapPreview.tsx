import type { ListingCard } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { HomeDrawing } from '../../../ui/HomeDrawing.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { CloseIcon } from '../../../ui/icons.ts'
import { listingFacts, perText, placeText } from '../../../properties/properties/home-texts.ts'
import { Money } from '../../../ui/Money.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './MapPreview.module.css'
import { text as sentences } from './search-map.text.ts'

/** What a pin stands for, on the map itself: one home, or all that share the place. */
export function MapPreview({ homes, onClose }: { homes: readonly ListingCard[]; onClose: () => void }) {
  const ref = useRef<HTMLElement>(null)
  const close = useEffectEvent(onClose)

  // Once: whoever has gone on to another control, or back to the pin, is not fetched back by the next rendering.
  useEffect(() => {
    const section = ref.current!
    section.querySelector('a')?.focus({ preventScroll: true })
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && close()
    section.addEventListener('keydown', escape)
    return () => section.removeEventListener('keydown', escape)
  }, [])

  return (
    <section ref={ref} className={styles.preview} aria-label={sentences.homesHere({ count: homes.length })}>
      <ul className={styles.homes}>
        {homes.map((home) => (
          <li key={home.OfferId} className={styles.home}>
            {home.Image ? (
              <Picture image={home.Image} sizes="112px" className={styles.picture} />
            ) : (
              <div className={styles.picture}>
                <HomeDrawing seed={home.AssetId} />
              </div>
            )}
            <div className={styles.words}>
              <Money className={styles.price} amount={home.Amount} per={perText(home.RentFrequencyId)} />
              <Link to={paths.property(home.AssetId)} className={styles.link}>
                {home.Title}
              </Link>
              <p className={styles.facts}>
                {listingFacts(home)
                  .map(({ text }) => text)
                  .join(' · ')}
              </p>
              <p className={styles.facts}>{placeText(home)}</p>
            </div>
          </li>
        ))}
      </ul>
      <span className={styles.close}>
        <IconButton icon={CloseIcon} label={sentences.close} onClick={onClose} />
      </span>
    </section>
  )
}

import { GetAssetCards } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import type { ListingCard } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import { Link } from 'react-router'
import { useCall } from '../../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { HomeDrawing } from '../../../ui/HomeDrawing.tsx'
import { perText } from '../../../properties/properties/home-texts.ts'
import { Money } from '../../../ui/Money.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Section } from '../../../ui/Section.tsx'
import { forgetSeen } from '../recently-seen.ts'
import styles from './SeenStrip.module.css'
import { text } from './seen.text.ts'

/** Those of them that are still on the market, the last one first. The page stands without them when they cannot be had. */
export function SeenStrip({ ids }: { ids: readonly string[] }) {
  const { data } = useCall(GetAssetCards, { AssetIds: [...ids] }, { keepPrevious: true })
  const homes = data?.Items ?? []
  if (homes.length === 0) return null
  const clear = (
    <Button variant="quiet" size="sm" onClick={forgetSeen}>
      {text.clear}
    </Button>
  )
  return (
    <Section title={text.title} description={text.intro} action={clear}>
      <ul className={styles.strip}>
        {homes.map((home) => (
          <li key={home.AssetId}>
            <SeenHome home={home} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function SeenHome({ home: { AssetId, Title, Image, Amount, RentFrequencyId } }: { home: ListingCard }) {
  return (
    <Link to={paths.property(AssetId)} className={styles.home}>
      {Image ? (
        <Picture image={{ ...Image, AltText: '' }} sizes="176px" className={styles.picture} />
      ) : (
        <span className={styles.picture}>
          <HomeDrawing seed={AssetId} />
        </span>
      )}
      <span className={styles.title}>{Title}</span>
      <Money className={styles.price} amount={Amount} per={perText(RentFrequencyId)} />
    </Link>
  )
}

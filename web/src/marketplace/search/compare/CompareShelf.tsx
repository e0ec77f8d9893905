import { GetAssetCards } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import type { ListingCard } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import { useEffect } from 'react'
import { useCall } from '../../../api/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { HomeDrawing } from '../../../ui/HomeDrawing.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { CloseIcon, CompareIcon } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { compareAddress } from './compare-address.ts'
import { MOST_COMPARED, replaceCompared, toggleCompared } from './compared-homes.ts'
import styles from './CompareShelf.module.css'
import { text } from './shelf.text.ts'

/** What is picked, each to be taken out again, and the way to see them side by side. */
export function CompareShelf({ ids }: { ids: readonly string[] }) {
  const { data } = useCall(GetAssetCards, { AssetIds: [...ids] }, { keepPrevious: true })
  const cards = ids.flatMap((id) => data?.Items.find(({ AssetId }) => AssetId === id) ?? [])
  useLetGoOfUnlisted(ids)
  return (
    <section className={styles.shelf} aria-label={text.title} data-print="hide">
      <ul className={styles.homes}>
        {cards.map((card) => (
          <li key={card.AssetId}>
            <PickedHome card={card} />
          </li>
        ))}
      </ul>
      <p className={classNames(styles.count, ids.length > 1 && styles.enough)} role="status">
        {ids.length === 1 ? text.pickOneMore : text.picked({ picked: ids.length, most: MOST_COMPARED })}
      </p>
      <div className={styles.actions}>
        <Button variant="quiet" className={styles.clear} onClick={() => replaceCompared([])}>
          {text.clear}
        </Button>
        {ids.length > 1 && (
          <LinkButton to={compareAddress(ids)} variant="primary" icon={CompareIcon}>
            {text.compare}
          </LinkButton>
        )}
      </div>
    </section>
  )
}

function PickedHome({ card: { AssetId, Title, Image } }: { card: ListingCard }) {
  return (
    <button
      type="button"
      className={styles.home}
      aria-label={text.removeHome({ title: Title })}
      title={Title}
      onClick={() => toggleCompared(AssetId)}
    >
      <span className={styles.picture}>
        {Image ? <Picture image={{ ...Image, AltText: '' }} sizes="56px" className={styles.image} /> : <HomeDrawing seed={AssetId} />}
      </span>
      <span className={styles.title}>{Title}</span>
      <span className={styles.close}>
        <Icon of={CloseIcon} size="sm" />
      </span>
    </button>
  )
}

/** What has gone from the market since it was picked cannot be compared. */
function useLetGoOfUnlisted(ids: readonly string[]): void {
  const { data } = useCall(GetAssetCards, { AssetIds: [...ids] })
  useEffect(() => {
    if (!data) return
    const listed = ids.filter((id) => data.Items.some(({ AssetId }) => AssetId === id))
    if (listed.length < ids.length) replaceCompared(listed)
  }, [data, ids])
}

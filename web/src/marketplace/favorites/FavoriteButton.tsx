import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { HeartFilledIcon, HeartIcon } from '../../ui/icons.ts'
import { useHasScript } from '../../ui/use-has-script.ts'
import styles from './FavoriteButton.module.css'
import { useFavorite } from './use-favorite.ts'
import { text } from './favorite-button.text.ts'

export type FavoriteButtonProps = { assetId: string; title: string }

/** The heart of a home: kept with one press, let go with another. Stands on its card's picture. */
export function FavoriteButton({ assetId, title }: FavoriteButtonProps) {
  const { isKept, toggle } = useFavorite(assetId)
  // A press before the script is there would be lost.
  if (!useHasScript()) return null
  return (
    <IconButton
      icon={isKept ? HeartFilledIcon : HeartIcon}
      label={text.saveHome({ title })}
      aria-pressed={isKept}
      onClick={toggle}
      className={classNames(styles.mark, isKept && styles.kept)}
    />
  )
}

/** The same with its word, for a home's own page. */
export function SaveHomeButton({ assetId, title }: FavoriteButtonProps) {
  const { isKept, toggle } = useFavorite(assetId)
  const hasScript = useHasScript()
  return (
    <Button
      icon={isKept ? HeartFilledIcon : HeartIcon}
      aria-pressed={isKept}
      aria-label={text.saveHome({ title })}
      notYet={!hasScript}
      onClick={toggle}
      className={classNames(isKept && styles.keptWord)}
    >
      {isKept ? text.saved : text.save}
    </Button>
  )
}

import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { CheckIcon, CompareIcon } from '../../../ui/icons.ts'
import { useHasScript } from '../../../ui/use-has-script.ts'
import { MOST_COMPARED, toggleCompared, useCompared } from './compared-homes.ts'
import styles from './CompareButton.module.css'
import { text } from './compare-button.text.ts'

type CompareButtonProps = { assetId: string; title: string }

const FULL = text.full

function useCompare(assetId: string) {
  const compared = useCompared()
  const isPicked = compared.includes(assetId)
  const isFull = !isPicked && compared.length >= MOST_COMPARED
  return { isPicked, isFull, toggle: () => toggleCompared(assetId) }
}

/** Picks a home for the comparison: a round button on its card's picture. */
export function CompareMark({ assetId, title }: CompareButtonProps) {
  const { isPicked, isFull, toggle } = useCompare(assetId)
  // It keeps its pick in the browser, so it is nothing to press before the script is there.
  if (!useHasScript()) return null
  return (
    <IconButton
      icon={CompareIcon}
      label={isFull ? text.compareHomeFull({ title }) : text.compareHome({ title })}
      aria-pressed={isPicked}
      aria-disabled={isFull || undefined}
      onClick={toggle}
      className={classNames(styles.mark, isPicked && styles.picked)}
    />
  )
}

/** The same with its word, for a home's own page. */
export function CompareButton({ assetId, title }: CompareButtonProps) {
  const { isPicked, isFull, toggle } = useCompare(assetId)
  const hasScript = useHasScript()
  return (
    <Button
      icon={isPicked ? CheckIcon : CompareIcon}
      aria-pressed={isPicked}
      aria-label={text.compareHome({ title })}
      notYet={!hasScript}
      disabledReason={isFull ? FULL : null}
      onClick={toggle}
    >
      {text.compare}
    </Button>
  )
}

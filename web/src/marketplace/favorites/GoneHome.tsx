import { Button } from '../../ui/Button.tsx'
import { HomeDrawing } from '../../ui/HomeDrawing.tsx'
import styles from './GoneHome.module.css'
import { text } from './favorites.text.ts'

type GoneHomeProps = {
  /** As it was called on the market; null where only its id is known. */
  title: string | null
  busy?: boolean
  onRemove: () => void
}

/** In the place of a saved home that has left the market. */
export function GoneHome({ title, busy, onRemove }: GoneHomeProps) {
  const name = title ?? text.someHome
  return (
    <article className={styles.gone}>
      <div className={styles.picture}>
        <HomeDrawing seed={name} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>{name}</h2>
        <p>{text.gone}</p>
        <Button size="sm" busy={busy} aria-label={text.removeHome({ name })} onClick={onRemove}>
          {text.remove}
        </Button>
      </div>
    </article>
  )
}

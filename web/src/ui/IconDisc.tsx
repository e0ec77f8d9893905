import { classNames } from './class-names.ts'
import { Icon, type IconPicture } from './Icon.tsx'
import styles from './IconDisc.module.css'

/** An icon on a round ground, before the words that it belongs to. */
export function IconDisc({ icon, tone = 'brand', className }: { icon: IconPicture; tone?: 'brand' | 'plain'; className?: string }) {
  return (
    <span className={classNames(styles.disc, styles[tone], className)}>
      <Icon of={icon} />
    </span>
  )
}

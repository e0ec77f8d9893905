import { classNames } from '../../ui/class-names.ts'
import styles from './EmailFrame.module.css'

/** An email as its reader sees it, in a page of the server that runs nothing. Each address is a frame of its own, so that none becomes a step back. */
export function EmailFrame({ src, title, className }: { src: string; title: string; className?: string }) {
  return (
    <iframe
      key={src}
      src={src}
      title={title}
      loading="lazy"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      className={classNames(styles.frame, className)}
    />
  )
}

import { classNames } from './class-names.ts'
import type { IconPicture } from './Icon.tsx'
import styles from './Button.module.css'

export type ButtonLook = {
  /** `money` is clay: reserved for acts that move money. One `primary` a screen. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'money'
  size?: 'md' | 'sm'
  icon?: IconPicture
  iconAfter?: IconPicture
  /** As wide as its container. */
  wide?: boolean
}

export function buttonClass({ variant = 'secondary', size = 'md', wide }: ButtonLook, className?: string): string {
  return classNames(styles.button, styles[variant], size === 'sm' && styles.sm, wide && styles.wide, className)
}

import { initialsOf } from '@keystead/contract/values/names.ts'
import { classNames } from './class-names.ts'
import { toneNumber } from './tone-number.ts'
import styles from './Avatar.module.css'

export type AvatarProps = {
  name: string
  /** Address of a picture; the initials stand in for one. */
  picture?: string | null
  size?: 'sm' | 'md' | 'lg'
}

const PIXELS = { sm: 28, md: 36, lg: 56 } as const
const TONES = 4

/** A face, or two letters in a colour that stays with the name. The name itself is written beside it, so this is silent. */
export function Avatar({ name, picture, size = 'md' }: AvatarProps) {
  return (
    <span className={classNames(styles.avatar, styles[size], styles[`tone${toneNumber(name, TONES)}`])} aria-hidden="true">
      {picture ? <img src={picture} alt="" width={PIXELS[size]} height={PIXELS[size]} loading="lazy" /> : initialsOf(name)}
    </span>
  )
}

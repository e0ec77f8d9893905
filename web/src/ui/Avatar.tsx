import { initialsOf } from '@keystead/contract/values/names.ts'
import { portraitSources } from '@keystead/contract/values/uploads.ts'
import { classNames } from './class-names.ts'
import { toneNumber } from './tone-number.ts'
import styles from './Avatar.module.css'

export type AvatarProps = {
  name: string
  /** Address of a picture; the initials stand in for one. */
  picture?: string | null
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

const PIXELS = { sm: 28, md: 36, lg: 56, xl: 96 } as const
const TONES = 4

/** A face, or two letters in a colour that stays with the name. The name itself is written beside it, so this is silent. */
export function Avatar({ name, picture, size = 'md' }: AvatarProps) {
  return (
    <span className={classNames(styles.avatar, styles[size], styles[`tone${toneNumber(name, TONES)}`])} aria-hidden="true">
      {picture ? <Portrait picture={picture} pixels={PIXELS[size]} /> : initialsOf(name)}
    </span>
  )
}

/** The smallest size of a picture that is sharp here. One that is only being chosen has no sizes yet. */
function Portrait({ picture, pixels }: { picture: string; pixels: number }) {
  const sizes = `${pixels}px`
  const sources = portraitSources(picture)
  const image = <img src={picture} alt="" width={pixels} height={pixels} loading="lazy" decoding="async" />
  if (!sources) return image
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
      {image}
    </picture>
  )
}

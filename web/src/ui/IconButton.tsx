import type { ButtonHTMLAttributes, Ref } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconPicture } from './Icon.tsx'
import { useHasScript } from './use-has-script.ts'
import styles from './IconButton.module.css'

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'children'> & {
  icon: IconPicture
  /** What it does, and to what: `Remove front.jpg`. Read out, and shown on hover. */
  label: string
  /** A word of the label below the picture, where pictures alone would be a riddle. */
  word?: string
  bordered?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A picture to press, 44 px square, or higher with a word. */
export function IconButton({ icon, label, word, bordered, className, type = 'button', disabled, ...rest }: IconButtonProps) {
  // What only a script serves waits for it, so that no press is lost.
  const isEarly = !useHasScript() && rest.onClick !== undefined && type === 'button'
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || isEarly || undefined}
      className={classNames(styles.button, bordered && styles.bordered, word && styles.worded, className)}
      aria-label={label}
      title={label}
    >
      <Icon of={icon} />
      {word}
    </button>
  )
}

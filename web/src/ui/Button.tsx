import { useId, type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react'
import { buttonClass, type ButtonLook } from './button-look.ts'
import { Icon } from './Icon.tsx'
import { useHasScript } from './use-has-script.ts'
import styles from './Button.module.css'

export type ButtonProps = ButtonLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'disabled'> & {
    children: ReactNode
    /** The act is under way: the label stays, a ring turns, presses do nothing. */
    busy?: boolean
    /** Why it cannot be pressed now. It stays reachable by keyboard, so that the reason can be read. */
    disabledReason?: string | null
    /** It cannot be pressed for a moment, until the script is there: the browser itself would do something else. */
    notYet?: boolean
    /** The reason is plain to see already, so it is only read out. */
    reasonIsVisible?: boolean
    ref?: Ref<HTMLButtonElement>
  }

/** A thing to press. It is `type="button"` unless told otherwise, so that it never submits a form by surprise. */
export function Button({
  variant,
  size,
  icon,
  iconAfter,
  wide,
  busy = false,
  disabledReason,
  notYet,
  reasonIsVisible,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  // What only a script serves waits for it, so that no press is lost.
  const isEarly = !useHasScript() && onClick !== undefined && type === 'button'
  const inert = busy || Boolean(disabledReason)

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (inert) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    onClick?.(event)
  }

  const button = (
    <button
      {...rest}
      type={type}
      disabled={notYet || isEarly || undefined}
      className={buttonClass({ variant, size, wide }, className)}
      onClick={press}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {icon && <Icon of={icon} size={size === 'sm' ? 'sm' : 'md'} />}
      <span className={styles.label}>{children}</span>
      {iconAfter && <Icon of={iconAfter} size={size === 'sm' ? 'sm' : 'md'} />}
    </button>
  )
  if (disabledReason && !reasonIsVisible) {
    return (
      <span className={styles.explained}>
        {button}
        <span id={reasonId} className={styles.reason}>
          {disabledReason}
        </span>
      </span>
    )
  }
  // In one place with and without a reason, so that a press that makes it inert does not take the focus away.
  return (
    <>
      {button}
      {disabledReason && (
        <span id={reasonId} className="visually-hidden">
          {disabledReason}
        </span>
      )}
    </>
  )
}

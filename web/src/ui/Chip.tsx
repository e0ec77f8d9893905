import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import { Icon, type IconPicture } from './Icon.tsx'
import { CloseIcon } from './icons.ts'
import styles from './Chip.module.css'

type ChipContent = { children: ReactNode; icon?: IconPicture; iconAfter?: IconPicture; count?: number }

export type ChipProps = ChipContent &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'children'> & {
    /** A switch that is on. */
    pressed?: boolean
    /** Marks it as in use without being a switch: a filter that is set. */
    active?: boolean
    ref?: Ref<HTMLButtonElement>
  }

/** A small round button: a filter, a switch. */
export function Chip({ children, icon, iconAfter, count, pressed, active, type = 'button', ...rest }: ChipProps) {
  return (
    <button {...rest} type={type} className={styles.chip} aria-pressed={pressed} data-active={active || undefined}>
      <Content icon={icon} iconAfter={iconAfter} count={count}>
        {children}
      </Content>
    </button>
  )
}

/** The same as a link. `isCurrent` marks the one in force; `removes` says that following it takes something away. */
export function LinkChip({ to, isCurrent, removes, ...content }: ChipContent & { to: string; isCurrent?: boolean; removes?: string }) {
  return (
    <Link to={to} className={styles.chip} aria-current={isCurrent || undefined} aria-label={removes} preventScrollReset>
      <Content {...content} iconAfter={removes ? CloseIcon : content.iconAfter} />
    </Link>
  )
}

function Content({ children, icon, iconAfter, count }: ChipContent) {
  return (
    <>
      {icon && <Icon of={icon} size="sm" />}
      {children}
      {count !== undefined && count > 0 && <span className={`${styles.count} tabular`}>{count}</span>}
      {iconAfter && <Icon of={iconAfter} size="sm" />}
    </>
  )
}

/** Chips beside each other, as many to a line as there is room for. */
export function Chips({ children }: { children: ReactNode }) {
  return <div className={styles.chips}>{children}</div>
}

import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { buttonClass, type ButtonLook } from './button-look.ts'
import { Icon } from './Icon.tsx'

export type LinkButtonProps = ButtonLook & Omit<LinkProps, 'style'> & { children: ReactNode }

/** A link that looks like a button: it goes somewhere, so it opens in a new tab and works without script. */
export function LinkButton({ variant, size, icon, iconAfter, wide, className, children, ...link }: LinkButtonProps) {
  const iconSize = size === 'sm' ? 'sm' : 'md'
  return (
    <Link {...link} className={buttonClass({ variant, size, wide }, className)}>
      {icon && <Icon of={icon} size={iconSize} />}
      <span>{children}</span>
      {iconAfter && <Icon of={iconAfter} size={iconSize} />}
    </Link>
  )
}

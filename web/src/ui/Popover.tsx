import { Popover as BasePopover } from '@base-ui/react/popover'
import { use, type ReactElement, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { PopupContainer, PopupPosition } from './popup-container.ts'
import styles from './Popover.module.css'
import popup from './popup.module.css'

export type PopoverProps = {
  label: string
  trigger: ReactElement
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** A small panel at a button, for what is more than a menu. What is inside is gone when it closes, and new when it opens. */
export function Popover({ label, trigger, open, onOpenChange, children }: PopoverProps) {
  const container = use(PopupContainer)
  const position = use(PopupPosition)
  return (
    <BasePopover.Root open={open} onOpenChange={onOpenChange}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal container={container ?? undefined}>
        <BasePopover.Positioner className={popup.positioner} positionMethod={position} align="end" sideOffset={6} collisionPadding={8}>
          <BasePopover.Popup className={classNames(popup.popup, styles.panel)} aria-label={label}>
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  )
}

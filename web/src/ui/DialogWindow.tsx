import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { focusHeading } from '../browser/focus-heading.ts'
import { classNames } from './class-names.ts'
import { IconButton } from './IconButton.tsx'
import { CloseIcon } from './icons.ts'
import { PopupContainer } from './popup-container.ts'
import styles from './Dialog.module.css'
import { text } from './dialog.text.ts'
import { useNeedsFocus } from './use-needs-focus.ts'

export type DialogProps = {
  open: boolean
  /** Asked for by Escape, the cross and a press outside; the owner of `open` decides. */
  onClose: () => void
  title: string
  description?: ReactNode
  /** Buttons of the foot, the one that acts last. */
  actions?: ReactNode
  /** `top` stands near the upper edge, `drawer` slides in from the right at full height, `screen` covers everything: pictures. */
  size?: 'normal' | 'wide' | 'top' | 'drawer' | 'screen'
  /** `alertdialog` for a question that must be answered: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog'
  children?: ReactNode
}

/**
 * A window over the page, built on the browser's own: focus stays inside, Escape asks to close, focus goes back where
 * it was. The first focus is on what is marked `data-first-focus`, else on the title.
 */
export function DialogWindow(props: DialogProps) {
  return props.open ? createPortal(<OpenWindow {...props} />, document.body) : null
}

/** Where the focus goes back to. An entry of a menu is gone by then, the button that opened the menu is not. */
function openerOf(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role="menu"]')
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element
  return opener instanceof HTMLElement ? opener : null
}

function OpenWindow({ onClose, title, description, actions, size = 'normal', role = 'dialog', children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  // One that is only read, such as a report, is scrolled by keys as well.
  const needsFocus = useNeedsFocus(body)
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const titleId = useId()
  const descriptionId = useId()

  useEffect(() => {
    const dialog = ref.current
    const before = openerOf(document.activeElement)
    dialog?.showModal()
    const first = dialog?.querySelector<HTMLElement>('[data-first-focus]') ?? dialog?.querySelector('h2')
    first?.focus()
    setContainer(dialog)
    return () => {
      dialog?.close()
      if (before?.isConnected) before.focus()
      // A window that went along with this one may have given it back already.
      else if (document.activeElement === document.body) focusHeading()
    }
  }, [])

  // A browser lets only the first of two Escapes be refused, unless the key itself is.
  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }

  function closeByBrowser(event: SyntheticEvent) {
    // A file chooser inside that is left tells of it by an event of the same name.
    if (event.target !== ref.current) return
    event.preventDefault()
    onClose()
  }

  function closeFromOutside(event: MouseEvent) {
    if (event.target === ref.current && role === 'dialog') onClose()
  }

  return (
    <dialog
      ref={ref}
      role={role}
      className={classNames(styles.dialog, size !== 'normal' && styles[size])}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      onMouseDown={closeFromOutside}
      onKeyDown={closeByKey}
      onCancel={closeByBrowser}
    >
      <PopupContainer value={container}>
        <div className={styles.sheet}>
          <div className={styles.header}>
            <h2 id={titleId} className={styles.title} tabIndex={-1}>
              {title}
            </h2>
            <IconButton icon={CloseIcon} label={text.close} onClick={onClose} />
          </div>
          <div ref={body} className={styles.body} {...(needsFocus && { role: 'group', 'aria-labelledby': titleId, tabIndex: 0 })}>
            {description && (
              <div id={descriptionId} className={styles.description}>
                {description}
              </div>
            )}
            {children}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </PopupContainer>
    </dialog>
  )
}

import { useSyncExternalStore } from 'react'
import { classNames } from './class-names.ts'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { AlertIcon, CircleCheckIcon, CloseIcon, InfoIcon, WarningIcon } from './icons.ts'
import { createToastQueue, type Toast, type ToastAction } from './toast-queue.ts'
import styles from './toast.module.css'

const queue = createToastQueue(() => performance.now())
const NO_TOASTS: readonly Toast[] = []

const PICTURES = { success: CircleCheckIcon, error: AlertIcon, warning: WarningIcon, info: InfoIcon } as const

/** Says something in passing, from anywhere in the browser: `toast.success(messages.propertyCreated)`. */
export const toast = {
  success: (text: string, action?: ToastAction) => void queue.show('success', text, action),
  error: (text: string) => void queue.show('error', text),
  info: (text: string) => void queue.show('info', text),
  warning: (text: string) => void queue.show('warning', text),
}

/** Where toasts appear: once in every layout. They wait while the pointer or the focus is on them. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(queue.subscribe, queue.current, () => NO_TOASTS)
  return (
    <section
      className={styles.region}
      aria-label="Messages"
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={queue.pause}
      onPointerLeave={queue.resume}
      onFocus={queue.pause}
      onBlur={queue.resume}
    >
      {toasts.map(({ id, kind, text, action }) => (
        <div key={id} className={classNames(styles.toast, styles[kind])} role={kind === 'error' ? 'alert' : undefined}>
          <Icon of={PICTURES[kind]} />
          <p className={styles.text}>{text}</p>
          {action && (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                queue.close(id)
                action.onSelect()
              }}
            >
              {action.text}
            </Button>
          )}
          <IconButton icon={CloseIcon} label="Close message" onClick={() => queue.close(id)} />
        </div>
      ))}
    </section>
  )
}

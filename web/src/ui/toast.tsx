import { useEffect, useRef, useSyncExternalStore } from 'react'
import { classNames } from './class-names.ts'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { AlertIcon, CircleCheckIcon, CloseIcon, InfoIcon, WarningIcon } from './icons.ts'
import { createToastQueue, type Toast, type ToastAction } from './toast-queue.ts'
import { useFocusHandedOn } from './use-focus-handed-on.ts'
import styles from './toast.module.css'
import { text as words } from './page.text.ts'

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

/** Takes all of them away, as the end of a test does. */
export function closeToasts(): void {
  for (const { id } of queue.current()) queue.close(id)
}

/** Where toasts appear: once in every layout. They wait while the pointer or the focus is on them, and while no one looks at the window. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(queue.subscribe, queue.current, () => NO_TOASTS)
  const region = useRef<HTMLElement>(null)

  useEffect(() => {
    const leave = () => queue.pause('window')
    const comeBack = () => queue.resume('window')
    window.addEventListener('blur', leave)
    window.addEventListener('focus', comeBack)
    return () => {
      window.removeEventListener('blur', leave)
      window.removeEventListener('focus', comeBack)
      for (const reason of ['pointer', 'focus', 'window'] as const) queue.resume(reason)
    }
  }, [])

  // What goes under the pointer or with the focus inside leaves without a word.
  useEffect(() => {
    if (!region.current?.contains(document.activeElement)) queue.resume('focus')
    if (!region.current?.querySelector(':hover')) queue.resume('pointer')
  })

  return (
    <section
      ref={region}
      className={styles.region}
      aria-label={words.messages}
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={() => queue.pause('pointer')}
      onPointerLeave={() => queue.resume('pointer')}
      onFocus={() => queue.pause('focus')}
      onBlur={() => queue.resume('focus')}
    >
      {toasts.map((one) => (
        <ToastLine key={one.id} toast={one} />
      ))}
    </section>
  )
}

function ToastLine({ toast: { id, kind, text, action } }: { toast: Toast }) {
  const element = useRef<HTMLDivElement>(null)
  useFocusHandedOn(element)
  return (
    <div ref={element} className={classNames(styles.toast, styles[kind])} role={kind === 'error' ? 'alert' : undefined}>
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
      <IconButton icon={CloseIcon} label={words.closeMessage} onClick={() => queue.close(id)} />
    </div>
  )
}

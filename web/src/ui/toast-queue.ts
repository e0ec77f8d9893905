/** What a toast says, and of which kind. */
export type ToastKind = 'success' | 'error' | 'info' | 'warning'
/** What can be done about it while it is in sight: `Undo`. */
export type ToastAction = { text: string; onSelect: () => void }
export type Toast = { id: number; kind: ToastKind; text: string; action?: ToastAction }

/** At most this many at once, each for this long (spec §9). */
export const MAX_TOASTS = 5
export const TOAST_MS = 5000

/** Why toasts wait: they are pointed at, the focus is among them, or no one looks at the window. */
type Reason = 'pointer' | 'focus' | 'window'
type Timer = { handle: ReturnType<typeof setTimeout> | undefined; leftMs: number; startedAt: number }

/** The toasts on show. A sixth pushes the oldest out; what is left of their time is held while there is a reason. */
export function createToastQueue(now: () => number) {
  let toasts: readonly Toast[] = []
  let lastId = 0
  const reasons = new Set<Reason>()
  const timers = new Map<number, Timer>()
  const listeners = new Set<() => void>()

  function publish(next: readonly Toast[]) {
    toasts = next
    for (const listener of listeners) listener()
  }

  function run(id: number, leftMs: number) {
    timers.set(id, { handle: setTimeout(() => close(id), leftMs), leftMs, startedAt: now() })
  }

  function close(id: number) {
    clearTimeout(timers.get(id)?.handle)
    timers.delete(id)
    publish(toasts.filter((toast) => toast.id !== id))
  }

  function show(kind: ToastKind, text: string, action?: ToastAction): number {
    const id = ++lastId
    for (const oldest of toasts.slice(0, Math.max(0, toasts.length - MAX_TOASTS + 1))) close(oldest.id)
    if (reasons.size > 0) timers.set(id, { handle: undefined, leftMs: TOAST_MS, startedAt: now() })
    else run(id, TOAST_MS)
    publish([...toasts, { id, kind, text, ...(action && { action }) }])
    return id
  }

  function pause(reason: Reason) {
    const isFirst = reasons.size === 0
    reasons.add(reason)
    if (!isFirst) return
    for (const timer of timers.values()) {
      clearTimeout(timer.handle)
      timer.leftMs = Math.max(0, timer.leftMs - (now() - timer.startedAt))
    }
  }

  function resume(reason: Reason) {
    if (!reasons.delete(reason) || reasons.size > 0) return
    for (const [id, timer] of timers) run(id, timer.leftMs)
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return { show, close, pause, resume, subscribe, current: () => toasts }
}

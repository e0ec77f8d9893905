/** What a toast says, and of which kind. */
export type ToastKind = 'success' | 'error' | 'info' | 'warning'
/** What can be done about it while it is in sight: `Undo`. */
export type ToastAction = { text: string; onSelect: () => void }
export type Toast = { id: number; kind: ToastKind; text: string; action?: ToastAction }

/** At most this many at once, each for this long (spec §9). */
export const MAX_TOASTS = 5
export const TOAST_MS = 5000

type Timer = { handle: ReturnType<typeof setTimeout> | undefined; leftMs: number; startedAt: number }

/** The toasts on show. A sixth pushes the oldest out; a pause holds what is left of every one's time. */
export function createToastQueue(now: () => number) {
  let toasts: readonly Toast[] = []
  let lastId = 0
  let paused = false
  const timers = new Map<number, Timer>()
  const listeners = new Set<() => void>()

  function publish(next: readonly Toast[]) {
    toasts = next
    if (toasts.length === 0) paused = false
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
    if (paused) timers.set(id, { handle: undefined, leftMs: TOAST_MS, startedAt: now() })
    else run(id, TOAST_MS)
    publish([...toasts, { id, kind, text, ...(action && { action }) }])
    return id
  }

  function pause() {
    if (paused) return
    paused = true
    for (const timer of timers.values()) {
      clearTimeout(timer.handle)
      timer.leftMs = Math.max(0, timer.leftMs - (now() - timer.startedAt))
    }
  }

  function resume() {
    if (!paused) return
    paused = false
    for (const [id, timer] of timers) run(id, timer.leftMs)
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return { show, close, pause, resume, subscribe, current: () => toasts }
}

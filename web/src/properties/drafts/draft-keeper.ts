/*
 * Saves what is typed of a draft a moment after typing rests: one call at a time, each on the version that the last one
 * answered. What the server does not have yet is kept on this device.
 */

/**
 * `resting`: nothing to save · `waiting`: typed, saved in a moment · `saving` · `saved` · `offline`: kept on this device,
 * tried again · `changed`: another device was quicker, someone has to decide · `gone`: finished or deleted elsewhere ·
 * `full`: no more drafts are kept.
 */
export type KeeperState = 'resting' | 'waiting' | 'saving' | 'saved' | 'offline' | 'changed' | 'gone' | 'full'

/** What the server is known to have. */
export type Kept<Fields> = { draftId: string | null; version: number | null; fields: Fields; step: string }

export type DraftKeeperOptions<Fields> = {
  begin: Kept<Fields>
  send: (draft: Kept<Fields>) => Promise<{ DraftId: string; Version: number }>
  /** What a failure means; those that may pass by themselves are `offline`. */
  meaningOf: (error: unknown) => 'offline' | 'changed' | 'gone' | 'full'
  isSame: (one: Fields, other: Fields) => boolean
  keepCopy: (kept: Kept<Fields>, typed: { fields: Fields; step: string }) => void
  dropCopy: (draftId: string | null) => void
  restMs?: number
  retryMs?: number
}

const REST_MS = 1_500
const RETRY_MS = 10_000

export function createDraftKeeper<Fields>({
  begin,
  send,
  meaningOf,
  isSame,
  keepCopy,
  dropCopy,
  restMs = REST_MS,
  retryMs = RETRY_MS,
}: DraftKeeperOptions<Fields>) {
  let kept = begin
  let typed = { fields: begin.fields, step: begin.step }
  let state: KeeperState = 'resting'
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | null = null
  let isStopped = false
  const listeners = new Set<() => void>()

  function become(next: KeeperState) {
    if (state === next) return
    state = next
    for (const listener of listeners) listener()
  }

  const isSaved = () => isSame(typed.fields, kept.fields) && (kept.draftId === null || typed.step === kept.step)
  const needsDecision = () => state === 'changed' || state === 'gone'

  function schedule(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), ms)
  }

  async function save(): Promise<void> {
    clearTimeout(timer)
    if (sending) return sending
    if (isStopped || needsDecision()) return
    if (isSaved()) return rest()
    become('saving')
    sending = sendOnce()
    await sending
  }

  /** Typed back to what is saved already. */
  function rest() {
    dropCopy(kept.draftId)
    become(kept.draftId === null ? 'resting' : 'saved')
  }

  async function sendOnce(): Promise<void> {
    const leaving = { ...kept, ...typed }
    try {
      const { DraftId, Version } = await send(leaving)
      const before = kept.draftId
      kept = { ...leaving, draftId: DraftId, version: Version }
      if (before === null || isSaved()) dropCopy(before)
      if (isSaved()) become('saved')
      else if (!isStopped) {
        keepCopy(kept, typed)
        become('waiting')
        schedule(restMs)
      }
    } catch (error) {
      const meaning = meaningOf(error)
      if (isStopped) return
      become(meaning)
      if (meaning === 'offline') schedule(retryMs)
    } finally {
      sending = null
      // A new id is news for the address even where the state has stayed the same.
      for (const listener of listeners) listener()
    }
  }

  return {
    typed(fields: Fields, step: string) {
      if (isStopped) return
      typed = { fields, step }
      if (isSaved()) return
      keepCopy(kept, typed)
      if (needsDecision() || state === 'full' || sending) return
      become(state === 'offline' ? 'offline' : 'waiting')
      schedule(state === 'offline' ? retryMs : restMs)
    },
    /** Saves now: a step is done, the page goes, the connection is back. */
    save,
    /** Waits for a call that is under way, and begins none. */
    async settle() {
      clearTimeout(timer)
      await sending
      clearTimeout(timer)
    },
    /** What another device has saved is what counts from here; what is typed goes on top. */
    adopt(newest: Kept<Fields>) {
      kept = newest
      become('waiting')
      schedule(0)
    },
    /** The draft is there no more, and what is typed becomes another one. */
    beginAnew(empty: Fields) {
      dropCopy(kept.draftId)
      kept = { draftId: null, version: null, fields: empty, step: typed.step }
      keepCopy(kept, typed)
      become('waiting')
      return save()
    },
    /** The property is there, or the form is left. */
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
    /** The form is in sight (again). */
    resume() {
      isStopped = false
    },
    forget() {
      dropCopy(kept.draftId)
    },
    state: () => state,
    kept: () => kept,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

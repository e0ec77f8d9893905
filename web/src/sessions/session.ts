import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { use, useSyncExternalStore } from 'react'
import type { DeviceRecord, DeviceStore } from './device-record.ts'
import { isSessionRecord } from './session-record.ts'
import { Site } from './site.ts'

/*
 * What the browser keeps of who is here: the display record `_u` that the server writes, the device record, the email
 * of the last sign-in. Together with selection.ts the only place that touches cookies and browser storage.
 */

const SESSION_COOKIE = '_u'
const DEVICE_KEY = 'device'
const LOGIN_EMAIL_KEY = 'loginEmail'
const RELOADED_KEY = 'reloadedFor'
const NOTE_KEY = 'note'
const YEAR_SECONDS = 31_536_000

/** The session that calls are made in. The record grants nothing: the server decides by a cookie of its own. */
export function currentSession(): SessionRecord | null {
  return writtenSession() ?? held
}

/** What the server wrote last. */
export function writtenSession(): SessionRecord | null {
  return snapshotOf(readCookie(SESSION_COOKIE))
}

let held: SessionRecord | null = null

/** While someone is asked to sign in or to switch back, the page goes on showing who was here, whatever becomes of the cookie meanwhile. */
export function holdSession(ended: SessionRecord): void {
  held = ended
}

export function heldSession(): SessionRecord | null {
  return held
}

export function releaseSession(): void {
  held = null
}

/** Whom the page shows, and who the session is by now, where another tab chose another profile while something is typed here. */
export function sessionSwitchedElsewhere(): { shown: SessionRecord; now: SessionRecord } | null {
  const now = writtenSession()
  return held && now && now.SessionId === held.SessionId && identityOf(now) !== identityOf(held) ? { shown: held, now } : null
}

/** What is asked or sent meanwhile would be another profile's, so it waits for this; null where nothing has to wait. */
export function sessionSettled(): Promise<void> | null {
  if (!sessionSwitchedElsewhere()) return null
  return new Promise((resolve) => {
    const stop = onSessionChange(() => {
      if (sessionSwitchedElsewhere()) return
      stop()
      resolve()
    })
  })
}

function shownSession(): SessionRecord | null {
  return held ?? writtenSession()
}

let snapshot: { text: string | null; session: SessionRecord | null } = { text: null, session: null }

/** The same object for the same cookie, so that nothing renders again for nothing. */
function snapshotOf(text: string | null): SessionRecord | null {
  if (snapshot.text !== text) snapshot = { text, session: text === null ? null : parseSession(text) }
  return snapshot.session
}

/** The record in a cookie's value, or null where it is none or says that no one is signed in. */
export function parseSession(text: string): SessionRecord | null {
  try {
    const record: unknown = JSON.parse(decodeURIComponent(text))
    return isSessionRecord(record) && record.AccountId !== '' && record.AccountId !== '0' ? record : null
  } catch {
    return null
  }
}

/** Whose data the page shows: changes with the account and with its active profile. */
export function identityOf(session: SessionRecord | null): string {
  return session ? `${session.AccountId} ${session.Profile?.ProfileId ?? ''}` : ''
}

/** Who is signed in, also when that changes in another tab. Until the browser has taken over: who the server says. */
export function useSession(): SessionRecord | null {
  const { session: rendered } = use(Site)
  return useSyncExternalStore(onSessionChange, shownSession, () => rendered)
}

type SessionListener = (elsewhere: boolean) => void
const listeners = new Set<SessionListener>()
let channel: BroadcastChannel | null = null

/** Calls back after a sign-in, a sign-out or a profile switch; `elsewhere` when another tab made it. Returns how to stop. */
export function onSessionChange(listener: SessionListener): () => void {
  if (listeners.size === 0) watchOtherTabs()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stopWatching()
  }
}

/** Say this after a call that made the server write `_u`: sign-in, profile switch. */
export function sessionChanged(): void {
  notify(false)
  channel?.postMessage(null)
}

/** Takes the display record away. The server's own session is another matter. */
export function clearSession(): void {
  releaseSession()
  writeCookie(SESSION_COOKIE, '', 0)
  sessionChanged()
}

function notify(elsewhere: boolean): void {
  for (const listener of listeners) listener(elsewhere)
}

function notifyElsewhere(): void {
  notify(true)
}

function watchOtherTabs(): void {
  channel = new BroadcastChannel('session')
  channel.addEventListener('message', notifyElsewhere)
  // The cookie may also run out while no one looks.
  document.addEventListener('visibilitychange', notifyElsewhere)
}

function stopWatching(): void {
  channel?.close()
  channel = null
  document.removeEventListener('visibilitychange', notifyElsewhere)
}

/** The device record (spec §3), in local storage; in memory where the browser refuses storage. */
export const deviceStore: DeviceStore = {
  read() {
    const record = fromStorage(DEVICE_KEY)
    return isDeviceRecord(record) ? record : memoryDevice
  },
  write(record) {
    memoryDevice = record
    toStorage(DEVICE_KEY, record)
  },
}
let memoryDevice: DeviceRecord | null = null

function isDeviceRecord(value: unknown): value is DeviceRecord {
  if (typeof value !== 'object' || value === null) return false
  const { Token, DeviceId, Expires } = value as Partial<DeviceRecord>
  return typeof Token === 'string' && typeof DeviceId === 'string' && DeviceId !== '' && typeof Expires === 'string'
}

/** The email of the last sign-in here. It outlives sign-out: whoever has it belongs to the sign-in page, not to sign-up. */
export function loginEmail(): string | null {
  const email = fromStorage(LOGIN_EMAIL_KEY)
  return typeof email === 'string' && email !== '' ? email : null
}

export function rememberLoginEmail(email: string): void {
  toStorage(LOGIN_EMAIL_KEY, email)
}

/** The account of that sign-in is closed: no one who comes back here has it any more. */
export function forgetLoginEmail(): void {
  toStorage(LOGIN_EMAIL_KEY, null)
}

/** True the first time for a build: a page that misses a chunk is reloaded once, not for ever. */
export function mayReloadFor(build: string): boolean {
  if (fromStorage(RELOADED_KEY) === build) return false
  toStorage(RELOADED_KEY, build)
  return fromStorage(RELOADED_KEY) === build
}

/** Something to say on the page that is loaded next. */
export function leaveNote(text: string): void {
  toStorage(NOTE_KEY, text)
}

/** What the last page had to say, once. */
export function takeNote(): string | null {
  const note = fromStorage(NOTE_KEY)
  toStorage(NOTE_KEY, null)
  return typeof note === 'string' ? note : null
}

export function fromStorage(key: string): unknown {
  try {
    const text = localStorage.getItem(key)
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Storage may be full or forbidden; nothing that the product needs depends on it. */
export function toStorage(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    return
  }
}

function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((candidate) => candidate.startsWith(`${name}=`))
  return pair ? pair.slice(name.length + 1) : null
}

export function writeCookie(name: string, value: string, maxAgeSeconds = YEAR_SECONDS): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`
}

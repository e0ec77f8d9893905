/*
 * What a link of an email has opened in this tab, for a while: a reload keeps it, and it ends with the tab. The server decides whether it
 * still opens anything.
 */

const KEY = 'agreementTicket'

type Kept = { readonly Token: string; readonly Ticket: string; readonly Expires: string }

/** The ticket of a link, unless its time is over. */
export function ticketOf(token: string): string | null {
  const kept = readTicket()
  return kept?.Token === token && Date.parse(kept.Expires) > Date.now() ? kept.Ticket : null
}

/** One link is open at a time. */
export function keepTicket(kept: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Storage may be full or forbidden; then a reload asks for another code.
    return
  }
}

export function dropTicket(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    return
  }
}

function readTicket(): Kept | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  const { Token, Ticket, Expires } = value as Partial<Kept>
  return typeof Token === 'string' && typeof Ticket === 'string' && typeof Expires === 'string'
}

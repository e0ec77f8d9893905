import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionEffect, ShownRecord } from '../rpc/call-context.ts'

/** The readable cookie of the specification: a display record that the server writes and never reads. */
const RECORD_COOKIE = '_u'
const RECORD_SECONDS = 30 * 86_400
const MOST_COOKIE_BYTES = 4_096

export type Cookies = {
  readonly sessionName: string
  /** Whether the browser still has the display record. Its content is never read. */
  hasRecord(request: FastifyRequest): boolean
  apply(reply: FastifyReply, effect: SessionEffect): void
}

/**
 * The `__Host-` prefix and `Secure` need https; on plain http (localhost) the plain name is used, and only there.
 */
export function sessionCookies(secure: boolean): Cookies {
  const sessionName = secure ? '__Host-sid' : 'sid'
  const common = { path: '/', sameSite: 'lax', secure } as const
  return {
    sessionName,
    hasRecord: (request) => request.cookies[RECORD_COOKIE] !== undefined,
    apply(reply, effect) {
      if (effect.kind === 'end') {
        reply.clearCookie(sessionName, { ...common, httpOnly: true })
        reply.clearCookie(RECORD_COOKIE, common)
        return
      }
      const setRecord = (lasting: { maxAge?: number }) =>
        reply.setCookie(RECORD_COOKIE, recordText(effect.record), { ...common, ...lasting, encode: encodeURIComponent })
      if (effect.kind === 'record') {
        setRecord({ maxAge: RECORD_SECONDS })
        return
      }
      const lasting = effect.maxAgeSeconds === null ? {} : { maxAge: effect.maxAgeSeconds }
      reply.setCookie(sessionName, effect.secret, { ...common, httpOnly: true, ...lasting })
      // A profile switch and another plan rewrite the record for 30 days (spec §4); the session keeps its own end.
      setRecord(effect.kind === 'rotate' || effect.maxAgeSeconds !== null ? { maxAge: RECORD_SECONDS } : {})
    },
  }
}

/** The record as JSON, its longest parts cut where a cookie could not hold it. */
function recordText(record: ShownRecord): string {
  const text = JSON.stringify(record)
  if (encodeURIComponent(text).length + RECORD_COOKIE.length + 1 < MOST_COOKIE_BYTES || !record.Profile) return text
  return JSON.stringify({ ...record, Profile: { ...record.Profile, Name: [...record.Profile.Name].slice(0, 40).join(''), PicPath: null } })
}

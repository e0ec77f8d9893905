import type { FastifyReply } from 'fastify'

/** A page loads what is the gateway's own, runs nothing inline, and may be framed by that one origin. */
export function sendPage(reply: FastifyReply, html: string, framedBy: string | null): FastifyReply {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy ?? "'none'"}`,
  ]
  return reply
    .headers({ ...SAFE, 'content-security-policy': policy.join('; '), 'permissions-policy': 'camera=(), geolocation=(), microphone=()' })
    .type('text/html; charset=utf-8')
    .send(html)
}

/** Of everything that a browser is answered. */
export const SAFE = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const

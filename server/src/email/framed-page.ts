import type { FastifyReply } from 'fastify'

/** The page of an email's own HTML: it styles itself, shows pictures of ours, opens its links in a tab of their own, and runs nothing. */
const FRAMED_POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`

/** Sends an email as a page that other pages of ours may show in a frame. */
export function sendFramed(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', FRAMED_POLICY)
    .header('X-Frame-Options', 'SAMEORIGIN')
    .send(html.replace('<head>', '<head><base target="_blank">'))
}

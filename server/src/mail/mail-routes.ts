import type { FastifyInstance, FastifyReply } from 'fastify'
import { siteAddressOf } from './mailer.ts'
import type { Settings } from '../settings/env.ts'
import { COSTS_A_PAGE } from '../http/admit-read.ts'
import { writeMail } from './compose-mail.ts'
import type { AnyMail } from './define-mail.ts'
import { MAIL_STYLE, mailListPage, mailPage } from './mail-pages.ts'
import { findInOutbox, listOutbox, outboxFolder } from './outbox.ts'

const MOST_LISTED = 200
const SAMPLE_SECRET = 'the-secret-of-this-link-stands-here-in-a-mail'
const SAMPLE_CODE = '123456'

/** The page of a mail's own HTML: it styles itself, opens its links in a tab of their own, and runs nothing. */
const FRAMED_POLICY = `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`
const FRAMING_POLICY = `default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** In demo mode: the mails of the outbox folder, and every kind of mail with its sample. Elsewhere they are not there. */
export function mountMailPages(server: FastifyInstance, settings: Settings, mails: readonly AnyMail[]): void {
  if (!settings.demo) return
  const folder = outboxFolder(settings.DATA_DIR)

  server.get('/docs/mails.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(MAIL_STYLE))

  server.get('/outbox', { config: { cost: COSTS_A_PAGE } }, async (_request, reply) => {
    const kept = await listOutbox(folder, MOST_LISTED)
    const intro = settings.SMTP_URL
      ? `Mails go to the mail server ${new URL(settings.SMTP_URL).host}. Here are those from before it was set up.`
      : 'This installation has no mail server, so nothing reaches anybody. Its mails wait here.'
    const entries = kept.map(({ id, subject, to, date }) => ({
      href: `/outbox/${id}`,
      title: subject,
      details: [[to.name, `<${to.address}>`].filter(Boolean).join(' '), `${date.slice(0, 16).replace('T', ' ')} UTC`],
    }))
    return sendPage(reply, mailListPage({ title: 'Outbox', intro, entries, empty: 'No mails yet.' }))
  })

  server.get<{ Params: { id: string } }>('/outbox/:id', async (request, reply) => {
    const mail = await findInOutbox(folder, request.params.id)
    if (!mail) return reply.callNotFound()
    const details = [[mail.to.name, `<${mail.to.address}>`].filter(Boolean).join(' '), `${mail.date.slice(0, 16).replace('T', ' ')} UTC`]
    return sendPage(reply, mailPage({ ...mail, details, back: { href: '/outbox', text: 'Outbox' }, frame: `/outbox/${mail.id}/html` }))
  })

  server.get<{ Params: { id: string } }>('/outbox/:id/html', async (request, reply) => {
    const mail = await findInOutbox(folder, request.params.id)
    return mail ? sendFramed(reply, mail.html) : reply.callNotFound()
  })

  const sampleOf = (name: string) => {
    const mail = mails.find((known) => known.name === name)
    return (
      mail &&
      writeMail(mail, mail.sample, {
        settings,
        siteAddress: siteAddressOf(settings, settings.PORT),
        secret: SAMPLE_SECRET,
        code: SAMPLE_CODE,
        signer: { sign: () => SAMPLE_SECRET },
      })
    )
  }

  server.get('/docs/mails', async (_request, reply) => {
    const entries = mails.map(({ name, subject, sample }) => ({ href: `/docs/mails/${name}`, title: subject(sample), details: [name] }))
    return sendPage(
      reply,
      mailListPage({ title: 'Mails', intro: 'Every kind of mail that is sent, with a sample.', entries, empty: 'No mail is defined.' }),
    )
  })

  server.get<{ Params: { name: string } }>('/docs/mails/:name', async (request, reply) => {
    const { name } = request.params
    const written = sampleOf(name)
    if (!written) return reply.callNotFound()
    return sendPage(
      reply,
      mailPage({ ...written, details: [name], back: { href: '/docs/mails', text: 'Mails' }, frame: `/docs/mails/${name}/html` }),
    )
  })

  server.get<{ Params: { name: string } }>('/docs/mails/:name/html', async (request, reply) => {
    const written = sampleOf(request.params.name)
    return written ? sendFramed(reply, written.html) : reply.callNotFound()
  })
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', FRAMING_POLICY)
    .send(html)
}

function sendFramed(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', FRAMED_POLICY)
    .header('X-Frame-Options', 'SAMEORIGIN')
    .send(html.replace('<head>', '<head><base target="_blank">'))
}

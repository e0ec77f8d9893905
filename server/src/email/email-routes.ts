import type { FastifyInstance, FastifyReply } from 'fastify'
import { siteAddressOf } from './mailer.ts'
import type { Services } from '../rpc/services.ts'
import { COSTS_A_PAGE } from '../http/admit-read.ts'
import { writeEmail } from './compose-email.ts'
import type { AnyEmail } from './define-email.ts'
import { EMAIL_STYLE, emailListPage, emailPage } from './email-pages.ts'
import { findInOutbox, listOutbox, outboxFolder } from './outbox.ts'

const MOST_LISTED = 200
const SAMPLE_SECRET = 'the-secret-of-this-link-stands-here-in-an-email'
const SAMPLE_CODE = '123456'

/** The page of an email's own HTML: it styles itself, opens its links in a tab of their own, and runs nothing. */
const FRAMED_POLICY = `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`
const FRAMING_POLICY = `default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** In demo mode: the emails of the outbox folder, and every kind of email with its sample. Elsewhere they are not there. */
export function mountEmailPages(
  server: FastifyInstance,
  { settings, languages }: Pick<Services, 'settings' | 'languages'>,
  emails: readonly AnyEmail[],
): void {
  if (!settings.demo) return
  const folder = outboxFolder(settings.DATA_DIR)

  server.get('/docs/mails.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(EMAIL_STYLE))

  server.get('/outbox', { config: { cost: COSTS_A_PAGE } }, async (_request, reply) => {
    const kept = await listOutbox(folder, MOST_LISTED)
    const intro = settings.SMTP_URL
      ? `Emails go to the mail server ${new URL(settings.SMTP_URL).host}. Here are those from before it was set up.`
      : 'This installation has no mail server, so nothing reaches anybody. Its emails wait here.'
    const entries = kept.map(({ id, subject, to, date }) => ({
      href: `/outbox/${id}`,
      title: subject,
      details: [[to.name, `<${to.address}>`].filter(Boolean).join(' '), `${date.slice(0, 16).replace('T', ' ')} UTC`],
    }))
    return sendPage(reply, emailListPage({ title: 'Outbox', intro, entries, empty: 'No emails yet.' }))
  })

  server.get<{ Params: { id: string } }>('/outbox/:id', async (request, reply) => {
    const email = await findInOutbox(folder, request.params.id)
    if (!email) return reply.callNotFound()
    const details = [[email.to.name, `<${email.to.address}>`].filter(Boolean).join(' '), `${email.date.slice(0, 16).replace('T', ' ')} UTC`]
    return sendPage(reply, emailPage({ ...email, details, back: { href: '/outbox', text: 'Outbox' }, frame: `/outbox/${email.id}/html` }))
  })

  server.get<{ Params: { id: string } }>('/outbox/:id/html', async (request, reply) => {
    const email = await findInOutbox(folder, request.params.id)
    return email ? sendFramed(reply, email.html) : reply.callNotFound()
  })

  const sampleOf = (name: string) => {
    const email = emails.find((known) => known.name === name)
    return (
      email &&
      writeEmail(email, email.sample, {
        settings,
        siteAddress: siteAddressOf(settings, settings.PORT),
        secret: SAMPLE_SECRET,
        code: SAMPLE_CODE,
        signer: { sign: () => SAMPLE_SECRET },
        languages,
        language: languages.usual,
      })
    )
  }

  server.get('/docs/mails', async (_request, reply) => {
    const entries = emails.map(({ name }) => ({ href: `/docs/mails/${name}`, title: sampleOf(name)?.subject ?? name, details: [name] }))
    return sendPage(
      reply,
      emailListPage({ title: 'Emails', intro: 'Every kind of email that is sent, with a sample.', entries, empty: 'No email is defined.' }),
    )
  })

  server.get<{ Params: { name: string } }>('/docs/mails/:name', async (request, reply) => {
    const { name } = request.params
    const written = sampleOf(name)
    if (!written) return reply.callNotFound()
    return sendPage(
      reply,
      emailPage({ ...written, details: [name], back: { href: '/docs/mails', text: 'Emails' }, frame: `/docs/mails/${name}/html` }),
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

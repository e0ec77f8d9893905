import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { siteAddressOf } from './mailer.ts'
import type { Services } from '../rpc/services.ts'
import { COSTS_A_PAGE } from '../http/admit-read.ts'
import { writeEmail } from './compose-email.ts'
import type { AnyEmail } from './define-email.ts'
import { EMAIL_STYLE, type PageWords, emailListPage, emailPage } from './email-pages.ts'
import { text } from './outbox.text.ts'
import { sendFramed } from './framed-page.ts'
import { findInOutbox, listOutbox, outboxFolder } from './outbox.ts'

const MOST_LISTED = 200
const SAMPLE_SECRET = 'the-secret-of-this-link-stands-here-in-an-email'
const SAMPLE_CODE = '123456'

const FRAMING_POLICY = `default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** In demo mode: the emails of the outbox folder, and every kind of email with its sample. Elsewhere they are not there. */
export function mountEmailPages(
  server: FastifyInstance,
  { settings, languages }: Pick<Services, 'settings' | 'languages'>,
  emails: readonly AnyEmail[],
): void {
  if (!settings.demo) return
  const folder = outboxFolder(settings.DATA_DIR)
  const wordsFor = ({ headers }: FastifyRequest): PageWords => {
    const language = languages.askedBy(headers['accept-language'])
    return { language, t: languages.inLanguage(text, language) }
  }

  server.get('/docs/mails.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(EMAIL_STYLE))

  server.get('/outbox', { config: { cost: COSTS_A_PAGE } }, async (request, reply) => {
    const words = wordsFor(request)
    const kept = await listOutbox(folder, MOST_LISTED)
    const intro = settings.SMTP_URL ? words.t.goToServer({ server: new URL(settings.SMTP_URL).host }) : words.t.noServer
    const entries = kept.map(({ id, subject, to, date }) => ({
      href: `/outbox/${id}`,
      title: subject,
      details: [[to.name, `<${to.address}>`].filter(Boolean).join(' '), `${date.slice(0, 16).replace('T', ' ')} UTC`],
    }))
    return sendPage(reply, words, emailListPage(words, { title: words.t.outbox, intro, entries, empty: words.t.noEmails }))
  })

  server.get<{ Params: { id: string } }>('/outbox/:id', async (request, reply) => {
    const email = await findInOutbox(folder, request.params.id)
    if (!email) return reply.callNotFound()
    const words = wordsFor(request)
    const details = [
      [email.to.name, `<${email.to.address}>`].filter(Boolean).join(' '),
      `${email.date.slice(0, 16).replace('T', ' ')} UTC`,
      ...(email.attached ?? []).map(({ fileName, bytes }) => words.t.attached({ name: fileName, size: sizeIn(bytes, words.language) })),
    ]
    const back = { href: '/outbox', text: words.t.outbox }
    return sendPage(reply, words, emailPage(words, { ...email, details, back, frame: `/outbox/${email.id}/html` }))
  })

  server.get<{ Params: { id: string } }>('/outbox/:id/html', async (request, reply) => {
    const email = await findInOutbox(folder, request.params.id)
    return email ? sendFramed(reply, email.html) : reply.callNotFound()
  })

  const sampleOf = (name: string, language: string) => {
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
        language,
      })
    )
  }

  server.get('/docs/mails', async (request, reply) => {
    const words = wordsFor(request)
    const { t, language } = words
    const entries = emails.map(({ name }) => ({
      href: `/docs/mails/${name}`,
      title: sampleOf(name, language)?.subject ?? name,
      details: [name],
    }))
    return sendPage(reply, words, emailListPage(words, { title: t.emails, intro: t.everyKind, entries, empty: t.noneDefined }))
  })

  server.get<{ Params: { name: string } }>('/docs/mails/:name', async (request, reply) => {
    const { name } = request.params
    const words = wordsFor(request)
    const written = sampleOf(name, words.language)
    if (!written) return reply.callNotFound()
    const back = { href: '/docs/mails', text: words.t.emails }
    return sendPage(reply, words, emailPage(words, { ...written, details: [name], back, frame: `/docs/mails/${name}/html` }))
  })

  server.get<{ Params: { name: string } }>('/docs/mails/:name/html', async (request, reply) => {
    const written = sampleOf(request.params.name, wordsFor(request).language)
    return written ? sendFramed(reply, written.html) : reply.callNotFound()
  })
}

function sizeIn(bytes: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(Math.ceil(bytes / 1_000))
}

function sendPage(reply: FastifyReply, { language }: PageWords, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('Content-Language', language)
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', FRAMING_POLICY)
    .send(html)
}

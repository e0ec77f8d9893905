import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BRAND_PREVIEW_PATH, INVOICE_PREVIEW_PATH } from '@keystead/contract/platform/branding/branding.values.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { isRowId } from '@keystead/contract/values/ids.ts'
import { writeEmail } from '../email/compose-email.ts'
import type { AnyEmail } from '../email/define-email.ts'
import { sendFramed } from '../email/framed-page.ts'
import { COSTS_A_PAGE } from '../http/admit-read.ts'
import { answer, sessionOf } from '../http/file-answers.ts'
import type { HttpOptions } from '../http/http.ts'
import { type BrandDraft, brandColorsSheet, previewBrand, previewDocumentBrand } from '../platform/branding/branding.public.ts'
import { describeFile } from '../files/served-file.ts'
import { findProfileCards } from '../identity/profiles/profile.public.ts'
import { sampleInvoicePdf } from '../money/papers/paper.public.ts'
import { checkPermission } from '../http/check-access.ts'
import { CallFailure } from '../rpc/failure.ts'
import { headersOfPagesOnly } from '../rpc/security-headers.ts'

/** What one sees of a brand is how it looks in this one. */
const SHOWN_EMAIL = 'tour-confirmed'
const SAMPLE_SECRET = 'preview'

/** What goes with the brands of people beside their logos: the colors of a page, and an email as it would look. */
export function mountBrandRoutes(server: FastifyInstance, options: HttpOptions, emails: readonly AnyEmail[]): void {
  const { services } = options
  const email = emails.find(({ name }) => name === SHOWN_EMAIL)
  if (!email) throw new Error(`there is no email ${SHOWN_EMAIL}`)

  server.get<{ Params: { file: string } }>('/media/brand-colors/:file', (request, reply) =>
    answer(request, reply, options, async () => {
      const { file } = request.params
      const sheet = file.endsWith('.css') ? brandColorsSheet(file.slice(0, -'.css'.length)) : null
      if (sheet === null) throw new CallFailure(CallErrors.OperationNotFound)
      for (const name of headersOfPagesOnly) reply.removeHeader(name)
      return reply.type('text/css; charset=utf-8').header('Cache-Control', 'public, max-age=31536000, immutable').send(sheet)
    }),
  )

  // Looks only: what is typed in the form stands in the address, and nothing is kept of it.
  server.get(BRAND_PREVIEW_PATH, { config: { cost: COSTS_A_PAGE } }, (request, reply) =>
    answer(request, reply, options, async () => {
      const actor = await sessionOf(options, request)
      if (actor === null || actor.actingFor.profileId === null) throw new CallFailure(CallErrors.SignInRequired)
      checkPermission(actor, 'branding:view')
      const { html } = writeEmail(email, email.sample, {
        settings: services.settings,
        siteAddress: services.mailer.siteAddress(),
        secret: SAMPLE_SECRET,
        code: null,
        signer: { sign: () => SAMPLE_SECRET },
        languages: services.languages,
        language: actor.language,
        brand: await previewBrand(services, actor, draftIn(request)),
      })
      return sendFramed(reply, html)
    }),
  )

  server.get(INVOICE_PREVIEW_PATH, { config: { cost: COSTS_A_PAGE } }, (request, reply) =>
    answer(request, reply, options, async () => {
      const actor = await sessionOf(options, request)
      const profileId = actor?.actingFor.profileId
      if (!actor || !profileId) throw new CallFailure(CallErrors.SignInRequired)
      checkPermission(actor, 'branding:view')
      const look = await previewDocumentBrand(services, actor, draftIn(request))
      const issuer = (await findProfileCards(services.database.db, [profileId])).get(profileId)?.Name ?? ''
      const bytes = await sampleInvoicePdf(services, { issuer, language: actor.language, look })
      const file = { contentType: 'application/pdf', fileName: 'invoice.pdf', disposition: 'inline', cache: 'private' } as const
      return describeFile(reply, file).send(Buffer.from(bytes))
    }),
  )
}

function draftIn({ query }: FastifyRequest): BrandDraft {
  const fields = Object.entries(query as Record<string, unknown>).filter((field): field is [string, string] => typeof field[1] === 'string')
  const draft = Object.fromEntries(fields)
  // What is no id is asked of no database.
  return isRowId(draft['LogoUploadId'] ?? '') ? draft : { ...draft, LogoUploadId: undefined }
}

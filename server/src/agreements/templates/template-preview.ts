import { Readable } from 'node:stream'
import { GetTemplatePreview, TemplateNotFound } from '@keystead/contract/agreements/templates/template.operations.ts'
import { PDF_TYPE } from '../../files/contents/content-types.ts'
import { type Download, type DownloadRequest, defineDownload, downloadLink } from '../../files/downloads.ts'
import { listLaw } from '../../places/state-law/state-law.public.ts'
import { documentBrandNow, findDocumentBrand } from '../../platform/branding/branding.public.ts'
import { renderPdf } from '../../pdf/render-pdf.ts'
import { agreementPdf } from '../../pdf/templates/agreement-paper.ts'
import { safeFileName } from '../../files/safe-file-name.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import type { Services } from '../../rpc/services.ts'
import { templatesOf } from './template.access.ts'
import { findTemplate, findVersion } from './template.queries.ts'
import { text } from './template.text.ts'
import { writePreview } from './write-preview.ts'

type PreviewSubject = { readonly templateId: string; readonly profileId: string }

export const getTemplatePreview: Handler<typeof GetTemplatePreview, Scope<'agreement-template'>> = async (
  { db, actor, services, owned },
  { TemplateId },
) => {
  const template = (await findTemplate(db, owned, TemplateId)) ?? fail(TemplateNotFound)
  if (template.kind !== 'text') fail(TemplateNotFound)
  const { accountId, profileId } = profileActor(actor)
  const subject: PreviewSubject = { templateId: TemplateId, profileId }
  const { url, expires } = downloadLink(services, templatePreviewDownload, { accountId, subject: JSON.stringify(subject) })
  return { Url: url, Expires: expires.toISOString(), FileName: fileNameOf(template.name) }
}

/** Made when it is taken, and kept nowhere. */
export const templatePreviewDownload = defineDownload('template-preview', GetTemplatePreview, openPreview)

async function openPreview(services: Services, { accountId, memberId, subject }: DownloadRequest): Promise<Download | null> {
  const { templateId, profileId } = JSON.parse(subject) as PreviewSubject
  const claims = { kind: 'account', accountId, profileId, memberId } as const
  const templates = templatesOf({ accountId, profileId })
  const read = await services.database.transaction(
    claims,
    async (db) => {
      const template = await findTemplate(db, templates, templateId)
      const version = template && (await findVersion(db, templates, templateId))
      if (!template || !version?.body) return null
      const laws = template.state_id === null ? null : await listLaw(db, template.state_id)
      return { name: template.name, body: version.body, laws, brandId: await documentBrandNow(db, profileId) }
    },
    { readOnly: true },
  )
  if (!read) return null
  const look = await findDocumentBrand(services, read.brandId)
  const date = services.clock.now().toISOString().slice(0, 10)
  const { bytes } = await renderPdf(services, agreementPdf, writePreview({ ...read, look, date }))
  return { fileName: fileNameOf(read.name), disposition: 'inline', contentType: PDF_TYPE, stream: Readable.from([bytes]) }
}

function fileNameOf(name: string): string {
  return text.previewFile({ name: safeFileName(name) })
}

import {
  type GetAgreementTemplateDetails,
  type GetAgreementTemplates,
  type GetAgreementTemplateVersions,
  type GetTemplatePaper,
  TemplateNotFound,
} from '@keystead/contract/agreements/templates/template.operations.ts'
import { downloadLink } from '../../files/downloads.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { pageWith, rowsOf } from '../../rpc/page.ts'
import type { Scope } from '../../rpc/scope.ts'
import { templatesOf } from './template.access.ts'
import { presentTemplate } from './template.present.ts'
import { countTemplates, findTemplate, findVersion, listTemplates, listVersions } from './template.queries.ts'
import { templatePaperDownload, type TemplatePaperSubject } from './template-paper-download.ts'

export const getAgreementTemplates: Handler<typeof GetAgreementTemplates> = async ({ db, actor }, { Keyword, CategoryId, ...page }) => {
  const templates = templatesOf(profileActor(actor))
  const filter = { text: Keyword, categoryId: CategoryId }
  const rows = await listTemplates(db, templates, filter, rowsOf(page))
  return pageWith(rows.map(presentTemplate), page, await countTemplates(db, templates, filter))
}

export const getAgreementTemplateDetails: Handler<typeof GetAgreementTemplateDetails, Scope<'agreement-template'>> = async (
  { db, owned },
  { TemplateId, Number: number },
) => {
  const row = (await findTemplate(db, owned, TemplateId)) ?? fail(TemplateNotFound)
  const version = (await findVersion(db, owned, TemplateId, number)) ?? fail(TemplateNotFound)
  return {
    ...presentTemplate(row),
    Version: row.version,
    StateId: row.state_id,
    Roles: version.roles,
    Body: version.body,
    Fields: version.fields,
    PaperDigest: version.paper_sha256,
    Pages: (version.paper_pages ?? []).map(({ width, height }) => ({ Width: width, Height: height })),
  }
}

export const getAgreementTemplateVersions: Handler<typeof GetAgreementTemplateVersions, Scope<'agreement-template'>> = async (
  { db, owned },
  { TemplateId },
) => {
  const versions = await listVersions(db, owned, TemplateId)
  if (versions.length === 0) fail(TemplateNotFound)
  return { Items: versions.map(({ number, kind, created_at }) => ({ Number: number, Kind: kind, AddedAt: created_at.toISOString() })) }
}

export const getTemplatePaper: Handler<typeof GetTemplatePaper, Scope<'agreement-template'>> = async (
  { db, actor, services, owned },
  { TemplateId, Number: number },
) => {
  const version = (await findVersion(db, owned, TemplateId, number)) ?? fail(TemplateNotFound)
  if (version.paper_name === null) fail(TemplateNotFound)
  const { accountId, profileId } = profileActor(actor)
  const subject: TemplatePaperSubject = { templateId: TemplateId, number: version.number, profileId }
  const { url, expires } = downloadLink(services, templatePaperDownload, { accountId, subject: JSON.stringify(subject) })
  return { Url: url, Expires: expires.toISOString(), FileName: version.paper_name! }
}

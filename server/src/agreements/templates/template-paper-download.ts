import { GetTemplatePaper } from '@keystead/contract/agreements/templates/template.operations.ts'
import { PDF_TYPE } from '../../files/contents/content-types.ts'
import { type Download, type DownloadRequest, defineDownload, PARTS_AT_ONCE, storedDownload } from '../../files/downloads.ts'
import type { Services } from '../../rpc/services.ts'
import { templatesOf } from './template.access.ts'
import { findVersion } from './template.queries.ts'

export type TemplatePaperSubject = { readonly templateId: string; readonly number: number; readonly profileId: string }

export const templatePaperDownload = defineDownload('template-paper', GetTemplatePaper, openPaper, { mostAtOnce: PARTS_AT_ONCE })

async function openPaper(services: Services, { accountId, memberId, subject }: DownloadRequest): Promise<Download | null> {
  const { templateId, number, profileId } = JSON.parse(subject) as TemplatePaperSubject
  const claims = { kind: 'account', accountId, profileId, memberId } as const
  const version = await services.database.transaction(
    claims,
    (db) => findVersion(db, templatesOf({ accountId, profileId }), templateId, number),
    { readOnly: true },
  )
  if (!version || version.paper_key === null) return null
  const { paper_key: storage_key, paper_name, paper_bytes } = version
  return storedDownload(services, { storage_key, file_name: paper_name!, content_type: PDF_TYPE, bytes: paper_bytes! }, 'view')
}

import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  AgreementNotDraft,
  AgreementNotFound,
  AgreementNotOpen,
  GetAgreementFile,
  type KeptAgreementFile,
  NotReadyYet,
} from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { ENDED_UNSIGNED } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import type { OutputOf, ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { PDF_TYPE } from '../../files/contents/content-types.ts'
import { type Download, type DownloadRequest, defineDownload, downloadLink, PARTS_AT_ONCE, storedDownload } from '../../files/downloads.ts'
import { safeFileName } from '../../files/safe-file-name.ts'
import { zipped } from '../../files/zipped.ts'
import { documentBrandNow, findDocumentBrand } from '../../platform/branding/branding.public.ts'
import { accountActor, profileActor } from '../../rpc/call-context.ts'
import { rowsOf } from '../../rpc/claims-of.ts'
import { fail } from '../../rpc/failure.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import type { Services } from '../../rpc/services.ts'
import { agreementOfCall, findStanding, type ReachedAgreement } from './agreement.access.ts'
import { type AgreementRow, findAgreement } from './agreement.queries.ts'
import { text } from './agreement.text.ts'
import { makePaper } from './paper.ts'
import { readDraft } from './read-draft.ts'
import { voidCopy } from './void-copy.ts'

type File = ParsedInputOf<typeof GetAgreementFile>['File']

export type FileSubject = {
  readonly agreementId: string
  readonly profileId: string
  readonly file: File
  readonly use: 'view' | 'download'
  /** Of a preview: where it lies for a while. */
  readonly key: string | null
}

type Preview = { readonly key: string; readonly bytes: number; readonly pages: number } | null

export const agreementDownload = defineDownload('agreement', GetAgreementFile, openAgreement, { mostAtOnce: PARTS_AT_ONCE })

export const getAgreementFile: PreparedHandler<typeof GetAgreementFile, Preview, ReachedAgreement> = {
  prepare: ({ services, actor }, { AgreementId, File }) =>
    File === 'preview' ? makePreview(services, accountActor(actor), AgreementId) : Promise.resolve(null),
  async run({ db, actor, services, owned }, { AgreementId, File, Use }, preview) {
    const agreement = (await findAgreement(db, AgreementId)) ?? fail(AgreementNotFound)
    const { accountId, profileId } = profileActor(actor)
    if (File === 'preview' && preview === null) fail(owned.isSender ? AgreementNotDraft : AgreementNotFound)
    const facts = preview ?? factsOf(agreement, File as KeptAgreementFile)
    const subject: FileSubject = { agreementId: AgreementId, profileId, file: File, use: Use, key: preview?.key ?? null }
    const { url, expires } = downloadLink(services, agreementDownload, { accountId, subject: JSON.stringify(subject) })
    return presentLink(agreement, File, { url, expires, ...facts })
  },
}

type Sized = { readonly bytes: number | null; readonly pages: number | null }

export function presentLink(
  agreement: AgreementRow,
  file: File,
  { url, expires, bytes, pages }: Sized & { url: string; expires: Date },
): OutputOf<typeof GetAgreementFile> {
  return {
    Url: url,
    Expires: expires.toISOString(),
    FileName: fileNameOf(agreement, file),
    ContentType: file === 'archive' ? ZIP : PDF_TYPE,
    Bytes: bytes,
    Pages: pages,
  }
}

const ZIP = 'application/zip'
const NAMES = {
  preview: text.previewFile,
  original: text.originalFile,
  signed: text.signedFile,
  certificate: text.certificateFile,
  archive: text.archiveFile,
} as const

function fileNameOf({ title, status }: Pick<AgreementRow, 'title' | 'status'>, file: File): string {
  const name = file === 'original' && status === 'voided' ? text.voidedFile : NAMES[file]
  return name({ name: safeFileName(title) })
}

/** How large a file is. Refuses one that is not there yet, and what those that ended unsigned never have. */
export function factsOf(agreement: AgreementRow, file: KeptAgreementFile): Sized {
  if (file === 'original') {
    // One that was voided says so, and is made when it is taken.
    const bytes = agreement.status === 'voided' ? null : agreement.paper_bytes
    return agreement.paper_key === null ? fail(NotReadyYet) : { bytes, pages: agreement.paper_pages }
  }
  if (ENDED_UNSIGNED.includes(agreement.status)) fail(AgreementNotOpen)
  if (agreement.sealed_key === null) fail(NotReadyYet)
  return { bytes: file === 'signed' ? agreement.sealed_bytes : null, pages: null }
}

/** As it would be sent now. It is no file of anyone: the daily sweep deletes it. */
async function makePreview(services: Services, actor: ReturnType<typeof accountActor>, agreementId: string): Promise<Preview> {
  const read = await services.database.transaction(
    rowsOf(actor),
    async (db) => {
      const reached = await agreementOfCall({ db, actor }, agreementId, GetAgreementFile)
      if (!reached.isSender) return null
      const ready = await readDraft({ db, actor }, agreementId)
      return ready.draft.status === 'draft' ? { ready, brandId: await documentBrandNow(db, ready.draft.profile_id) } : null
    },
    { readOnly: true },
  )
  if (read === null) return null
  const { draft, known } = read.ready
  const look = await findDocumentBrand(services, read.brandId)
  const { bytes, size, pages } = await makePaper(services, read.ready, { look, date: known.today, isPreview: true })
  if (bytes === null) return { key: draft.source_key!, bytes: size, pages: pages.length }
  const key = `agreements/previews/${createHash('sha256').update(bytes).digest('hex')}`
  await services.files.put(key, bytes)
  return { key, bytes: size, pages: pages.length }
}

async function openAgreement(services: Services, { accountId, memberId, subject }: DownloadRequest): Promise<Download | null> {
  const { agreementId, profileId, file, use, key } = JSON.parse(subject) as FileSubject
  const agreement = await services.database.transaction(
    { kind: 'account', accountId, profileId, memberId },
    async (db) => {
      const found = await findStanding(db, agreementId, { accountId, profileId })
      if (!found || !(found.is_sender || (found.is_party && file !== 'preview'))) return null
      return findAgreement(db, agreementId)
    },
    { readOnly: true },
  )
  if (agreement === null) return null
  return file === 'preview'
    ? key === null
      ? null
      : storedPdf(services, key, { fileName: fileNameOf(agreement, file), use })
    : openKept(services, agreement, file, use)
}

/** A file of an agreement, for who was found to read it. */
export async function openKept(
  services: Services,
  agreement: AgreementRow,
  file: KeptAgreementFile,
  use: 'view' | 'download',
): Promise<Download | null> {
  const { paper_key, sealed_key, certificate_key } = agreement
  if (file === 'archive') {
    if (paper_key === null || sealed_key === null || certificate_key === null) return null
    return { fileName: fileNameOf(agreement, file), contentType: ZIP, stream: archiveOf(services, agreement) }
  }
  if (file === 'original' && agreement.status === 'voided') {
    return {
      fileName: fileNameOf(agreement, file),
      contentType: PDF_TYPE,
      disposition: use === 'view' ? 'inline' : 'attachment',
      stream: Readable.from([await voidCopy(services, agreement)]),
    }
  }
  const key = { original: paper_key, signed: sealed_key, certificate: certificate_key }[file]
  return key === null ? null : storedPdf(services, key, { fileName: fileNameOf(agreement, file), use })
}

async function storedPdf(
  services: Services,
  key: string,
  { fileName, use }: { fileName: string; use: 'view' | 'download' },
): Promise<Download | null> {
  const bytes = await services.files.size(key)
  if (bytes === null) return null
  return storedDownload(services, { storage_key: key, file_name: fileName, content_type: PDF_TYPE, bytes }, use)
}

/** All that a party needs to prove what was signed, in one file: what was sent, what was signed and sealed, and how it came about. */
function archiveOf(services: Services, agreement: AgreementRow): Readable {
  const entry = (key: string | null, file: KeptAgreementFile) => ({ key: key!, name: fileNameOf(agreement, file) })
  return zipped(services, [
    entry(agreement.paper_key, 'original'),
    entry(agreement.sealed_key, 'signed'),
    entry(agreement.certificate_key, 'certificate'),
  ])
}

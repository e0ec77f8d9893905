import {
  type AddAppFormDocument,
  ApplicationFormSubmitted,
  type DeleteAppFormDocument,
  FormDocumentNotFound,
  GetAppFormDocumentFile,
  TooManyFormDocuments,
} from '@keystead/contract/applications/form/form.operations.ts'
import { ApplicationFormNotFound } from '@keystead/contract/applications/applications/application.operations.ts'
import { MAX_DOCUMENTS } from '@keystead/contract/applications/form/form.values.ts'
import { addRestricted, deleteRestricted, findRestrictedFile, listRestricted } from '../../documents/documents/document.public.ts'
import { actingAs } from '../../database/pool.ts'
import {
  type Download,
  type DownloadRequest,
  defineDownload,
  downloadLink,
  type FileUse,
  PARTS_AT_ONCE,
  storedDownload,
} from '../../files/downloads.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Services } from '../../rpc/services.ts'
import {
  asKeeper,
  beginForm,
  findReadableForm,
  formReader,
  lockOwnForm,
  type ReachedApplication,
  type ReachedForm,
} from '../applications/application.public.ts'

export const addFormDocument: Handler<typeof AddAppFormDocument, ReachedForm> = async (context, { DocumentTypeId, UploadId, Title }) => {
  const { db, owned, audit } = context
  const own = await lockOwnForm(context, owned)
  if (own.form.state === 'submitted') fail(ApplicationFormSubmitted)
  if ((await listRestricted(db, owned.formId)).length >= MAX_DOCUMENTS) fail(TooManyFormDocuments)
  await beginForm(context, own)
  const DocumentId = await addRestricted(context, {
    thingId: owned.formId,
    documentTypeId: DocumentTypeId,
    title: Title,
    uploadId: UploadId,
  })
  audit(owned.formId, { document: DocumentId })
  return { DocumentId }
}

export const deleteFormDocument: Handler<typeof DeleteAppFormDocument, ReachedForm> = async (context, { DocumentId }) => {
  const { owned, audit } = context
  const own = await lockOwnForm(context, owned)
  if (own.form.state === 'submitted') fail(ApplicationFormSubmitted)
  if (!(await deleteRestricted(context, [owned.formId], DocumentId))) fail(FormDocumentNotFound)
  audit(owned.formId, { document: DocumentId })
  return { DocumentId }
}

type FileSubject = {
  readonly applicationId: string
  readonly formId: string
  readonly documentId: string
  readonly profileId: string
  readonly personAccountId: string
  readonly use: FileUse
}

export const formDocumentDownload = defineDownload('application-document', GetAppFormDocumentFile, openFile, {
  mostAtOnce: PARTS_AT_ONCE,
})

export const getFormDocumentFile: Handler<typeof GetAppFormDocumentFile, ReachedApplication> = async (context, input) => {
  const { db, actor, services } = context
  const { accountId, profileId, personAccountId } = formReader(actor)
  const place = { applicationId: input.ApplicationId, formId: input.FormId }
  const form = (await findReadableForm(db, place, { accountId, profileId, personAccountId })) ?? fail(ApplicationFormNotFound)
  const file = (await asKeeper(context, () => findRestrictedFile(db, form.id, input.DocumentId))) ?? fail(FormDocumentNotFound)
  const subject: FileSubject = {
    ...place,
    documentId: input.DocumentId,
    profileId,
    personAccountId,
    use: input.Use,
  }
  const { url, expires } = downloadLink(services, formDocumentDownload, { accountId, subject: JSON.stringify(subject) })
  return {
    Url: url,
    Expires: expires.toISOString(),
    FileName: file.file_name,
    ContentType: file.content_type,
    Bytes: file.bytes,
    Pages: file.pages,
  }
}

/** Whether they may still read it is asked once more as they take it. */
async function openFile(services: Services, { accountId, memberId, subject }: DownloadRequest): Promise<Download | null> {
  const { applicationId, formId, documentId, profileId, personAccountId, use } = JSON.parse(subject) as FileSubject
  const file = await services.database.transaction({ kind: 'account', accountId, profileId, memberId }, async (db) => {
    const form = await findReadableForm(db, { applicationId, formId }, { accountId, profileId, personAccountId })
    return form && actingAs(db, accountId, () => findRestrictedFile(db, form.id, documentId), { reachesAllHomes: true })
  })
  return file && storedDownload(services, file, use)
}

import { Readable } from 'node:stream'
import { ApplicationFormErased, ApplicationFormNotSubmitted, GetAppFormPdf } from '@keystead/contract/applications/form/form.operations.ts'
import { ApplicationFormNotFound } from '@keystead/contract/applications/applications/application.operations.ts'
import type { Db } from '../../database/db.ts'
import { actingAs } from '../../database/pool.ts'
import { listRestricted } from '../../documents/documents/document.public.ts'
import { PDF_TYPE } from '../../files/contents/content-types.ts'
import { type Download, type DownloadRequest, defineDownload, downloadLink } from '../../files/downloads.ts'
import { safeFileName } from '../../files/safe-file-name.ts'
import { findNameOf, nameless } from '../../identity/profiles/profile.public.ts'
import { renderPdf } from '../../pdf/render-pdf.ts'
import { applicationFormPdf } from '../../pdf/templates/application-form-paper.ts'
import { documentBrandNow, findDocumentBrand } from '../../platform/branding/branding.public.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Services } from '../../rpc/services.ts'
import {
  acrossAccounts,
  type ApplicationRow,
  asKeeper,
  findApplication,
  findReadableForm,
  formReader,
  type ReachedApplication,
  type ReadableForm,
} from '../applications/application.public.ts'
import { type Content, readContent } from './content.ts'
import { listConsents, listPlaceNames } from './form.queries.ts'
import { text } from './form-paper.text.ts'
import { type FormOnPaper, numberOf, writeFormPaper } from './write-form-paper.ts'

type PdfSubject = {
  readonly applicationId: string
  readonly formId: string
  readonly profileId: string
  readonly personAccountId: string
}

export const getFormPdf: Handler<typeof GetAppFormPdf, ReachedApplication> = async (context, { ApplicationId, FormId }) => {
  const { db, actor, services } = context
  const { accountId, profileId, personAccountId } = formReader(actor)
  const place = { applicationId: ApplicationId, formId: FormId }
  const form = (await findReadableForm(db, place, { accountId, profileId, personAccountId })) ?? fail(ApplicationFormNotFound)
  if (form.state !== 'submitted') fail(ApplicationFormNotSubmitted)
  if (form.erased_at !== null) fail(ApplicationFormErased)
  const application = (await asKeeper(context, () => findApplication(db, ApplicationId))) ?? fail(ApplicationFormNotFound)
  const subject: PdfSubject = { ...place, profileId, personAccountId }
  const { url, expires } = downloadLink(services, formPdfDownload, { accountId, subject: JSON.stringify(subject) })
  return { Url: url, Expires: expires.toISOString(), FileName: fileNameOf(form, application) }
}

function fileNameOf(form: ReadableForm, application: ApplicationRow): string {
  return text.file({ number: numberOf(application), name: safeFileName(form.name) })
}

/** Made when it is taken, for who may still read the form then, and kept nowhere. */
export const formPdfDownload = defineDownload('application-form', GetAppFormPdf, openPdf)

async function openPdf(services: Services, { accountId, memberId, subject }: DownloadRequest): Promise<Download | null> {
  const { profileId, personAccountId, ...place } = JSON.parse(subject) as PdfSubject
  const read = await services.database.transaction(
    { kind: 'account', accountId, profileId, memberId },
    async (db) => {
      const form = await findReadableForm(db, place, { accountId, profileId, personAccountId })
      if (form?.state !== 'submitted' || form.erased_at !== null) return null
      return actingAs(db, accountId, () => acrossAccounts(db, () => readForPaper(db, form)), { reachesAllHomes: true })
    },
    { readOnly: true },
  )
  if (!read) return null
  const look = await findDocumentBrand(services, read.brandId)
  const { bytes } = await renderPdf(services, applicationFormPdf, writeFormPaper(read, look))
  return {
    fileName: fileNameOf(read.form, read.application),
    contentType: PDF_TYPE,
    disposition: 'attachment',
    stream: Readable.from([bytes]),
  }
}

/** In the look of those whom it was sent to, as all papers about a home of theirs. */
async function readForPaper(db: Db, form: ReadableForm): Promise<(FormOnPaper & { readonly brandId: string | null }) | null> {
  const application = await findApplication(db, form.application_id)
  if (!application) return null
  const content = await readContent(db, form.id)
  return {
    form,
    application,
    content,
    landlordName: (await findNameOf(db, application.profile_id)) ?? nameless.closedAccount,
    documents: await listRestricted(db, form.id),
    consents: await listConsents(db, form.id),
    places: await listPlaceNames(db, placesIn(content)),
    brandId: await documentBrandNow(db, application.profile_id),
  }
}

function placesIn({ identity, residence: { Addresses } }: Content) {
  return {
    stateIds: [identity.StateId, ...Addresses.map(({ StateId }) => StateId)],
    countryIds: [identity.CountryId, ...Addresses.map(({ CountryId }) => CountryId)],
  }
}

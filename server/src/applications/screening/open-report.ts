import { ApplicationNotOpen } from '@keystead/contract/applications/applications/application.operations.ts'
import {
  LandlordNotVerified,
  OpenScreeningReport,
  ReportExpired,
  ReportNotThere,
  ScreeningNotFound,
} from '@keystead/contract/applications/screening/screening.operations.ts'
import type { ReportRead } from '@keystead/contract/applications/screening/screening.schemas.ts'
import { MANUAL_PACKAGE } from '@keystead/contract/applications/screening/screening.values.ts'
import { findRestrictedFile, listRestricted } from '../../documents/documents/document.public.ts'
import { type Download, type DownloadRequest, defineDownload, downloadLink, PARTS_AT_ONCE, storedDownload } from '../../files/downloads.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Services } from '../../rpc/services.ts'
import { actingAs } from '../../database/pool.ts'
import {
  asKeeper,
  findApplication,
  findReadableForm,
  formReader,
  listForms,
  type ReachedApplication,
} from '../applications/application.public.ts'
import { noticeOf, openReport } from './kept-report.ts'
import { lockOf, readerOf } from './reach.ts'
import { findSealed, listVersions, noteOpening, wasRead } from './report.queries.ts'
import { presentReport } from './report.present.ts'
import { SCREENED_STATES } from './request.ts'
import type { ScreeningRow } from './screening.queries.ts'
import { findAbout, showScreening } from './tell-screening.ts'

/** That it was read is written down with it: no one reads a report of which that is not on record. */
export const openScreeningReport: Handler<typeof OpenScreeningReport, ReachedApplication> = (context, input) => {
  const { db, owned, services, audit } = context
  const isOwn = owned.formId !== null
  return asKeeper(context, async () => {
    const screening = await lockOf(db, { applicationId: input.ApplicationId, screeningId: input.ScreeningId })
    const application = (await findApplication(db, input.ApplicationId)) ?? fail(ScreeningNotFound)
    const form = (await listForms(db, [input.ApplicationId])).find(({ id }) => id === screening.form_id)
    if (isOwn ? owned.formId !== screening.form_id : form?.state !== 'submitted') fail(ScreeningNotFound)
    if (screening.state !== 'completed') fail(ReportNotThere)
    if (screening.is_expired) fail(ReportExpired)
    // To decide is what it was got for.
    if (!isOwn && !SCREENED_STATES.includes(application.status) && !(await wasRead(db, screening.id))) fail(ApplicationNotOpen)
    // An own check is no agency's; of all others it was known for whom it is.
    if (screening.package_id !== MANUAL_PACKAGE && screening.landlord_verified_at === null) fail(LandlordNotVerified)
    const versions = (await listVersions(db, [screening.id])).map(({ version }) => version)
    const version = input.Version ?? versions.at(-1) ?? fail(ReportNotThere)
    const sealed = await findSealed(db, screening.id, version)
    if (!sealed) fail(versions.includes(version) ? ReportExpired : ReportNotThere)
    const kept = openReport({ services }, screening.id, version, sealed)
    const notice = isOwn ? null : noticeOf(kept, application.time_zone)
    await noteOpening(db, screening, { ...(await readerOf(context)), version, isOwn, notice })
    const about = await findAbout(db, screening)
    if (about) await showScreening(db, about)
    audit(screening.id, { application: input.ApplicationId, version, own: isOwn })
    const made = (await listVersions(db, [screening.id])).find((one) => one.version === version)!
    return {
      ScreeningId: screening.id,
      Name: form?.name ?? '',
      Version: version,
      Versions: versions,
      MadeAt: made.made_at.toISOString(),
      ExpiresAt: screening.report_expires_at!.toISOString(),
      ...presentReport(kept),
      IsUnderDispute: screening.is_under_dispute,
      Files: await filesOf(context, screening, input.ApplicationId),
    }
  })
}

type FileSubject = {
  readonly applicationId: string
  readonly formId: string
  readonly screeningId: string
  readonly documentId: string
  readonly profileId: string
  readonly personAccountId: string
}

export const reportFileDownload = defineDownload('screening-report-file', OpenScreeningReport, openFile, { mostAtOnce: PARTS_AT_ONCE })

async function filesOf({ db, actor, services }: CallContext, screening: ScreeningRow, applicationId: string): Promise<ReportRead['Files']> {
  const { accountId, profileId, personAccountId } = formReader(actor)
  return (await listRestricted(db, screening.id)).map(({ id, title, file_name, bytes }) => {
    const subject: FileSubject = {
      applicationId,
      formId: screening.form_id,
      screeningId: screening.id,
      documentId: id,
      profileId,
      personAccountId,
    }
    const { url } = downloadLink(services, reportFileDownload, { accountId, subject: JSON.stringify(subject) })
    return { DocumentId: id, Title: title, FileName: file_name, Bytes: bytes, Url: url }
  })
}

/** Whether they may still read it is asked once more as they take it. */
async function openFile(services: Services, { accountId, memberId, subject }: DownloadRequest): Promise<Download | null> {
  const { applicationId, formId, screeningId, documentId, profileId, personAccountId } = JSON.parse(subject) as FileSubject
  const file = await services.database.transaction({ kind: 'account', accountId, profileId, memberId }, async (db) => {
    const form = await findReadableForm(db, { applicationId, formId }, { accountId, profileId, personAccountId })
    return form && actingAs(db, accountId, () => findRestrictedFile(db, screeningId, documentId), { reachesAllHomes: true })
  })
  return file && storedDownload(services, file, 'view')
}

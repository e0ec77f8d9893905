import { type RecordScreening, ScreeningChanged } from '@keystead/contract/applications/screening/screening.operations.ts'
import { messages } from '@keystead/contract/applications/screening/screening-messages.text.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { todayIn } from '../../database/days.ts'
import { addRestricted } from '../../documents/documents/document.public.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { say } from '../../text/said.ts'
import { asKeeper, keptNameOf, type ReachedApplication } from '../applications/application.public.ts'
import { type KeptReport, noticeOf, type OwnCheck, sealReport } from './kept-report.ts'
import { isWanted, lockOf, readerOf } from './reach.ts'
import { keepReport, noteOpening } from './report.queries.ts'
import { setCompleted } from './screening.queries.ts'
import { text } from './screening.text.ts'
import { type About, findAbout, showScreening, tellPerson } from './tell-screening.ts'

/** The type of documents (0104) that reports are. */
const SCREENING_REPORT = 28
const FIRST_VERSION = 1

export const recordScreening: Handler<typeof RecordScreening, ReachedApplication> = async (context, input) => {
  const { db, owned, services, audit } = context
  const about = await asKeeper(context, () => checked(context, input))
  const { screening, application } = about
  // Files are taken as the one who has sent them.
  for (const uploadId of input.UploadIds)
    await addRestricted(context, { thingId: screening.id, documentTypeId: SCREENING_REPORT, title: null, uploadId })
  return asKeeper(context, async () => {
    const kept: KeptReport = { kind: 'own', check: { ...checkOf(input), by: await keptNameOf(db, owned.profileId) } }
    const sealed = sealReport({ services }, screening.id, FIRST_VERSION, kept)
    await keepReport(db, screening, { version: FIRST_VERSION, madeAt: services.clock.now(), sealed })
    await setCompleted(db, screening.id, { reportRef: null, version: FIRST_VERSION, expiresAt: null, isUnderDispute: false })
    // Who writes down what a report says has read it: what follows from that does not wait for a press.
    const notice = noticeOf(kept, application.time_zone)
    await noteOpening(db, screening, { ...(await readerOf(context)), version: FIRST_VERSION, isOwn: false, notice })
    await tellPerson(context, about, { kind: 'report:1', said: say(text, 'ownReady', { home: application.home_title }) })
    await showScreening(db, about)
    audit(screening.id, { application: input.ApplicationId })
    return { ScreeningId: screening.id }
  })
}

async function checked(
  { db }: Parameters<typeof recordScreening>[0],
  { ApplicationId, ScreeningId, ScoreOn }: ParsedInputOf<typeof RecordScreening>,
): Promise<About> {
  const screening = await lockOf(db, { applicationId: ApplicationId, screeningId: ScreeningId })
  if (screening.state !== 'checking') fail(ScreeningChanged)
  const about = (await findAbout(db, screening)) ?? fail(ScreeningChanged)
  if (!isWanted(about)) fail(ScreeningChanged)
  if (ScoreOn !== null && ScoreOn > (await todayIn(db, about.application.time_zone))) failField('ScoreOn', messages.scoreDay)
  return about
}

function checkOf(input: ParsedInputOf<typeof RecordScreening>): Omit<OwnCheck, 'by'> {
  const { AgencyName, AgencyAddress, AgencyPhone, AgencyWebsite, Score, ScoreLowest, ScoreHighest, ScoreOn } = input
  const hasScore = Score !== null && ScoreLowest !== null && ScoreHighest !== null && ScoreOn !== null
  return {
    agency:
      AgencyName === null || AgencyAddress === null || AgencyPhone === null
        ? null
        : { name: AgencyName, address: AgencyAddress, phone: AgencyPhone, website: AgencyWebsite },
    score: hasScore ? { value: Score, lowest: ScoreLowest, highest: ScoreHighest, on: ScoreOn } : null,
    criminal: input.Criminal,
    eviction: input.Eviction,
    note: input.Note,
  }
}

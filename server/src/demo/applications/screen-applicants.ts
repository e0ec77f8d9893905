import {
  AuthorizeScreening,
  GetScreenings,
  OpenScreeningReport,
  RecordScreening,
  RequestScreening,
} from '@keystead/contract/applications/screening/screening.operations.ts'
import type { ScreeningRead } from '@keystead/contract/applications/screening/screening.schemas.ts'
import {
  MANUAL_PACKAGE,
  SCREENING_CONSENT_VERSION,
  SCREENING_PURPOSE_VERSION,
  type ScreeningPayer,
} from '@keystead/contract/applications/screening/screening.values.ts'
import { lookAtScreening } from '../../applications/screening/look-at-screening.ts'
import type { Behalf } from '../../rpc/later-call.ts'
import type { Services } from '../../rpc/services.ts'
import { askerOf } from '../ask-sandbox.ts'
import { callAs, findFormOf, type FormPlace } from './demo-call.ts'

const [CREDIT_ONLY, FULL] = [1, 3]
/** Longer than the sandbox takes for the last part of a report. */
const A_WHILE = { seconds: 60 }

type Asked = { readonly packageId: number; readonly paidBy?: ScreeningPayer }

/** A report that was ordered, has come and was read. */
export async function screenAtBureau(
  services: Services,
  landlord: Behalf,
  renter: Behalf,
  name: string,
  signal: AbortSignal,
): Promise<void> {
  const place = await findFormOf(services, landlord, name)
  if (!place) return
  const asked = await askOf(services, landlord, place, { packageId: FULL })
  await agree(services, renter, asked)
  await bureauWorks(services, asked.ScreeningId, signal)
  const { State, Report } = await screeningOf(services, landlord, place, asked.ScreeningId)
  if (State === 'completed' && !Report?.OpenedAt)
    await callAs(services, landlord, OpenScreeningReport, { ApplicationId: place.ApplicationId, ScreeningId: asked.ScreeningId })
}

/** One that waits for its person to agree. */
export async function askForConsent(services: Services, landlord: Behalf, name: string): Promise<void> {
  const place = await findFormOf(services, landlord, name)
  if (place) await askOf(services, landlord, place, { packageId: FULL })
}

/** One that its person has agreed to, and has still to pay for. */
export async function askToPayForReport(services: Services, landlord: Behalf, renter: Behalf, name: string, ssn: string): Promise<void> {
  const place = await findFormOf(services, landlord, name)
  if (place) await agree(services, renter, await askOf(services, landlord, place, { packageId: CREDIT_ONLY, paidBy: 'applicant' }), ssn)
}

/** What the landlord looked into by themselves. */
export async function checkByOneself(services: Services, landlord: Behalf, renter: Behalf, name: string, note: string): Promise<void> {
  const place = await findFormOf(services, landlord, name)
  if (!place) return
  const asked = await askOf(services, landlord, place, { packageId: MANUAL_PACKAGE })
  await agree(services, renter, asked)
  const { State } = await screeningOf(services, landlord, place, asked.ScreeningId)
  if (State !== 'checking') return
  const found = { Criminal: 'clear', Eviction: 'clear', Note: note } as const
  await callAs(services, landlord, RecordScreening, { ApplicationId: place.ApplicationId, ScreeningId: asked.ScreeningId, ...found })
}

/** Where it was asked for before, that one. */
async function askOf(
  services: Services,
  landlord: Behalf,
  place: FormPlace,
  { packageId, paidBy = 'landlord' }: Asked,
): Promise<ScreeningRead> {
  const { ApplicationId, FormId } = place
  const { Screenings } = await callAs(services, landlord, GetScreenings, { ApplicationId })
  const before = Screenings.find((one) => one.FormId === FormId && one.PackageId === packageId)
  if (before) return before
  const { ScreeningIds } = await callAs(services, landlord, RequestScreening, {
    ApplicationId,
    FormIds: [FormId],
    PackageId: packageId,
    PaidBy: paidBy,
    CertifiesPurpose: true,
    PurposeVersion: SCREENING_PURPOSE_VERSION,
  })
  return screeningOf(services, landlord, place, ScreeningIds[0]!)
}

async function screeningOf(services: Services, landlord: Behalf, { ApplicationId }: FormPlace, id: string): Promise<ScreeningRead> {
  const { Screenings } = await callAs(services, landlord, GetScreenings, { ApplicationId })
  const found = Screenings.find(({ ScreeningId }) => ScreeningId === id)
  if (!found) throw new Error(`screening ${id} is not there`)
  return found
}

async function agree(
  services: Services,
  renter: Behalf,
  { State, FormId, ScreeningId }: ScreeningRead,
  ssn: string | null = null,
): Promise<void> {
  if (State !== 'requested') return
  const consent = { Agrees: true, ConsentVersion: SCREENING_CONSENT_VERSION, Ssn: ssn }
  await callAs(services, renter, AuthorizeScreening, { FormId, ScreeningId, ...consent })
}

/** What was ordered arrives: its time goes by, and it is looked at. Where it does not answer, the report comes later or not at all. */
async function bureauWorks(services: Services, screeningId: string, signal: AbortSignal): Promise<void> {
  const { settings, screening: bureau, log } = services
  const { SCREENING_BUREAU_URL: url, SCREENING_BUREAU_KEY: secretKey } = settings
  if (!bureau?.isSandbox || !url) return
  try {
    await askerOf(url, secretKey, signal)('/control/time', { advance: A_WHILE })
    await lookAtScreening(services, screeningId, signal)
  } catch (error) {
    log.warn({ event: 'demo-without-bureau', reason: String(error) }, 'demo')
  }
}

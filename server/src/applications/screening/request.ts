import { ApplicationNotFound, ApplicationNotOpen } from '@keystead/contract/applications/applications/application.operations.ts'
import type { ApplicationState } from '@keystead/contract/applications/applications/application.values.ts'
import {
  LandlordNotVerified,
  PackageNotOffered,
  type RequestScreening,
  ScreeningAskedAlready,
} from '@keystead/contract/applications/screening/screening.operations.ts'
import { messages } from '@keystead/contract/applications/screening/screening-messages.text.ts'
import { MANUAL_PACKAGE, MAX_SCREENINGS, SCREENING_PURPOSE_VERSION } from '@keystead/contract/applications/screening/screening.values.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { violatedConstraint } from '../../database/pool.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { CallFailure, fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import {
  type ApplicationRow,
  asKeeper,
  type FormRow,
  isTaken,
  keptNameOf,
  listForms,
  lockApplication,
  noteRead,
  type ReachedApplication,
  type TakenForm,
} from '../applications/application.public.ts'
import { isOffered } from './get-packages.ts'
import { findPackage, type PackageRow } from './package.queries.ts'
import { askToPay } from './payer.ts'
import { countOfForm, findStateOfHome, hasCurrentReport, insertScreening } from './screening.queries.ts'
import { showScreening, tellAsked } from './tell-screening.ts'
import { findLandlord, type Landlord } from './verified.ts'

type Input = ParsedInputOf<typeof RequestScreening>

/** While an application is out or to be decided on. */
export const SCREENED_STATES: readonly ApplicationState[] = ['sent', 'submitted', 'waitlisted', 'conditional', 'approved']

export const requestScreening: Handler<typeof RequestScreening, ReachedApplication> = (context, input) => {
  const { db, owned, audit } = context
  return asKeeper(context, async () => {
    const application = (await lockApplication(db, input.ApplicationId)) ?? fail(ApplicationNotFound)
    if (!SCREENED_STATES.includes(application.status)) fail(ApplicationNotOpen)
    if (input.PurposeVersion !== SCREENING_PURPOSE_VERSION) fail(CallErrors.InvalidInput, { PurposeVersion: messages.textOld })
    const wanted = await wantedPackage(context, application, input)
    const landlord = await findLandlord(db, { profileId: application.profile_id, accountId: application.account_id })
    if (input.PackageId !== MANUAL_PACKAGE && landlord.verifiedAt === null) fail(LandlordNotVerified)
    const forms = peopleOf(await listForms(db, [application.id]), input.FormIds)
    const ids: string[] = []
    for (const form of forms) {
      const id = await ask(context, { application, form, wanted, landlord, byProfileId: owned.profileId }, input)
      if (input.PaidBy === 'applicant') await askToPay(context, { screeningId: id, formId: form.id, cents: wanted.price_cents })
      await tellAsked(context, { screeningId: id, application, form }, owned.profileId)
      await showScreening(db, { application, form })
      ids.push(id)
    }
    // Who asks for a report of someone has read that they apply.
    await noteRead(context, application)
    audit(application.id, { screenings: ids, package: input.PackageId })
    return { ApplicationId: application.id, ScreeningIds: ids }
  })
}

async function wantedPackage({ db, services }: CallContext, application: ApplicationRow, input: Input): Promise<PackageRow> {
  const wanted = (await findPackage(db, input.PackageId)) ?? fail(PackageNotOffered)
  if (!isOffered(wanted, services)) fail(PackageNotOffered)
  const state = await findStateOfHome(db, application.asset_id)
  if (state && wanted.excluded_states.includes(state.code))
    fail(CallErrors.InvalidInput, { PackageId: messages.notOfferedThere({ state: state.name }) })
  if (input.PaidBy === 'applicant' && wanted.price_cents === 0) fail(CallErrors.InvalidInput, { PaidBy: messages.freeOfCharge })
  return wanted
}

/** Those that are named, as far as they can be asked. */
function peopleOf(forms: readonly FormRow[], formIds: readonly string[]): TakenForm[] {
  return formIds.map((formId, index) => {
    const form = forms.find(({ id }) => id === formId)
    if (!form || form.given_at === null) fail(CallErrors.InvalidInput, { [`FormIds.${index}`]: messages.notOfApplication })
    if (!isTaken(form) || form.state !== 'submitted' || form.ended_at !== null)
      fail(CallErrors.InvalidInput, { [`FormIds.${index}`]: messages.notSubmitted })
    return form
  })
}

type Asking = {
  readonly application: ApplicationRow
  readonly form: TakenForm
  readonly wanted: PackageRow
  readonly landlord: Landlord
  readonly byProfileId: string
}

async function ask(
  { db, origin }: CallContext,
  { application, form, wanted, landlord, byProfileId }: Asking,
  input: Input,
): Promise<string> {
  const refuse = (sentence: string): never => {
    throw new CallFailure(ScreeningAskedAlready, { sentence })
  }
  if ((await countOfForm(db, form.id)) >= MAX_SCREENINGS) refuse(messages.tooManyScreenings)
  if (await hasCurrentReport(db, form.id, wanted.id)) refuse(messages.reportThere)
  try {
    return await insertScreening(db, {
      applicationId: application.id,
      formId: form.id,
      accountId: application.account_id,
      packageId: wanted.id,
      priceCents: wanted.price_cents,
      validDays: wanted.valid_days,
      paidBy: input.PaidBy,
      byProfileId,
      byName: await keptNameOf(db, byProfileId),
      purposeVersion: input.PurposeVersion,
      purposeIp: origin.ip || null,
      landlordName: landlord.name,
      landlordVerifiedAt: landlord.verifiedAt,
    })
  } catch (error) {
    if (violatedConstraint(error) === 'screening_open_once') fail(ScreeningAskedAlready)
    throw error
  }
}

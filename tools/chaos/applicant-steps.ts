import { CreateApplication, WithdrawApplication } from '@keystead/contract/applications/applications/application.operations.ts'
import {
  CalculateApplicationFee,
  GetApplicationFeeFields,
  GetApplicationFees,
  PayApplicationFee,
} from '@keystead/contract/applications/fees/fee.operations.ts'
import type { FeeKind } from '@keystead/contract/applications/fees/fee.values.ts'
import {
  GetAppFormEmploymentInfo,
  GetAppFormIdentityInfo,
  GetAppFormPersonalInfo,
  GetAppFormResidenceInfo,
  ProcessApplication,
  UpdateAppFormEmploymentInfo,
  UpdateAppFormIdentityInfo,
  UpdateAppFormPersonalInfo,
  UpdateAppFormResidenceInfo,
} from '@keystead/contract/applications/form/form.operations.ts'
import {
  AnswerScreeningQuestions,
  AuthorizeScreening,
  GetScreenings,
  RefuseScreening,
  RetryScreening,
} from '@keystead/contract/applications/screening/screening.operations.ts'
import type { ScreeningRead } from '@keystead/contract/applications/screening/screening.schemas.ts'
import { SCREENING_CONSENT_VERSION } from '@keystead/contract/applications/screening/screening.values.ts'
import { GetAssetPaymentDetails } from '@keystead/contract/money/payments/payment.operations.ts'
import { SSNS } from '../../gateway/src/bureau-control-client.ts'
import {
  addressTyped,
  CONSENTS,
  givenFormPapers,
  identityTyped,
  jobTyped,
  personalTyped,
} from '../../server/src/applications/form/form.factory.ts'
import type { TestPerson } from '../../server/test/people.ts'
import type { Application } from './applications.ts'
import { type Home, oneOf } from './homes.ts'
import type { Installation } from './installation.ts'
import { patiently } from './patience.ts'
import { typedFor } from './payer-steps.ts'
import type { Step } from './script.ts'
import type { Tab } from './tab.ts'

export type ApplicantsTab = {
  readonly installation: Installation
  readonly home: Home
  readonly tab: Tab
  /** Someone who has no form yet, with a tab of theirs. */
  newcomer(): Promise<{ readonly person: TestPerson; readonly tab: Tab }>
}

/** Someone new fills in a form, pays for it and submits it; what was not answered is gone on with later. */
export async function apply(at: ApplicantsTab, step: Step): Promise<void> {
  const { person, tab } = await patiently(() => at.newcomer())
  const begun = await tab.change(CreateApplication, { AssetId: at.home.applying.assetId }, step)
  if (!begun?.data?.FormId) return
  const { ApplicationId: applicationId, FormId: formId } = begun.data
  await fillIn(tab, formId, step)
  await patiently(() => givenFormPapers(person, formId))
  const application: Application = { applicationId, formId, person, tab, isSubmitted: false, screeningIds: [] }
  at.home.applying.applications.push(application)
  await submit(at, application, step)
}

async function fillIn(tab: Tab, FormId: string, step: Step): Promise<void> {
  const at = { FormId }
  const Ssn = SSNS[Math.floor(step.number * SSNS.length)]!.ssn
  const personal = await tab.ask(GetAppFormPersonalInfo, at)
  if (personal) await tab.change(UpdateAppFormPersonalInfo, { ...at, Version: personal.Version, ...personalTyped() }, step)
  const identity = await tab.ask(GetAppFormIdentityInfo, at)
  if (identity) await tab.change(UpdateAppFormIdentityInfo, { ...at, Version: identity.Version, ...identityTyped({ Ssn }) }, step)
  const residence = await tab.ask(GetAppFormResidenceInfo, at)
  if (residence) await tab.change(UpdateAppFormResidenceInfo, { ...at, Version: residence.Version, Addresses: [addressTyped()] }, step)
  const work = await tab.ask(GetAppFormEmploymentInfo, at)
  if (work) await tab.change(UpdateAppFormEmploymentInfo, { ...at, Version: work.Version, Jobs: [jobTyped()] }, step)
}

/** Pressed once or twice. */
async function submit(at: ApplicantsTab, application: Application, step: Step): Promise<void> {
  await payFor(at, application, 'application', step)
  const input = { FormId: application.formId, ...CONSENTS }
  const presses = Array.from({ length: step.way < 0.3 ? 2 : 1 }, () => application.tab.change(ProcessApplication, input, step))
  if ((await Promise.all(presses)).some((came) => came?.data)) application.isSubmitted = true
}

/** With a card or bank account that may not do; from two tabs at times. */
async function payFor(at: ApplicantsTab, { applicationId, tab }: Application, kind: FeeKind, step: Step): Promise<void> {
  const fees = await tab.ask(GetApplicationFees, { ApplicationId: applicationId })
  const fee = fees?.Items.find(({ IsYou, Kind, CanPay }) => IsYou && Kind === kind && CanPay)
  if (!fee) return
  const input = { FormId: fee.FormId, FeeId: fee.FeeId }
  const typedIn = async (how: Step) => {
    const quote = await tab.ask(CalculateApplicationFee, input)
    const fields = quote && (await tab.ask(GetApplicationFeeFields, input))
    return fields && (await typedFor(at.installation.control, quote, fields, how))
  }
  const typed = [await typedIn(step), ...(step.pick < 0.3 ? [await typedIn({ ...step, number: 1 - step.number })] : [])]
  await Promise.all(
    typed.map(async (one) => {
      if (!one) return
      const { Amount: _, ...agreed } = one
      const paid = await tab.change(PayApplicationFee, { ...input, ...agreed }, step)
      if (paid?.data) await proveWhoTheyAre(at, tab, paid.data.PaymentId)
    }),
  )
}

async function proveWhoTheyAre({ installation }: ApplicantsTab, tab: Tab, PaymentId: string): Promise<void> {
  const payment = await tab.ask(GetAssetPaymentDetails, { PaymentId })
  if (payment?.ChallengeUrl) await installation.control.answerChallenge(payment.ChallengeUrl, 'complete').catch(() => {})
}

const lately = ({ home }: ApplicantsTab, { pick }: Step, isSubmitted: boolean) =>
  oneOf(
    home.applying.applications.filter((one) => one.isSubmitted === isSubmitted),
    pick,
  )

/** Agrees to what was asked last, and pays for it: before, afterwards, or both at once. */
export async function agreeAndPay(at: ApplicantsTab, step: Step): Promise<void> {
  const application = lately(at, step, true)
  const ScreeningId = application?.screeningIds.at(-1)
  if (!application || !ScreeningId) return
  const consent = { Agrees: true, ConsentVersion: SCREENING_CONSENT_VERSION } as const
  const agree = () => application.tab.change(AuthorizeScreening, { FormId: application.formId, ScreeningId, ...consent }, step)
  const pay = () => payFor(at, application, 'screening', step)
  if (step.way < 0.4) await Promise.all([agree(), pay()])
  else if (step.way < 0.7) await agree().then(pay)
  else await pay().then(agree)
}

/** What is left to do: submits what was not, answers the agency, has a freeze lifted, and pays where a card was declined. */
export async function goOn(at: ApplicantsTab, step: Step): Promise<void> {
  const left = lately(at, step, false)
  if (left) await submit(at, left, step)
  const application = lately(at, step, true)
  const seen = application && (await application.tab.ask(GetScreenings, { ApplicationId: application.applicationId }))
  for (const screening of seen?.Screenings ?? []) {
    if (screening.State === 'questions') await answer(at, application!, screening, step)
    if (screening.State === 'blocked') await liftFreeze(at, application!, screening, step)
    if (screening.State === 'unpaid') await payFor(at, application!, 'screening', step)
  }
}

async function answer(at: ApplicantsTab, { formId, tab }: Application, { ScreeningId, Questions }: ScreeningRead, step: Step) {
  const ref = await refOf(at, ScreeningId)
  if (ref === null || !Questions) return
  const right = await at.installation.bureau.rightAnswers(ref).catch(() => [])
  const Answers = Questions.Items.map(({ QuestionId, Choices }) => ({
    QuestionId,
    ChoiceId: (step.way < 0.8 && right.find(({ question }) => question === QuestionId)?.choice) || Choices[0]!.ChoiceId,
  }))
  await tab.change(AnswerScreeningQuestions, { FormId: formId, ScreeningId, Answers }, step)
}

/** Some say so before it is. */
async function liftFreeze(at: ApplicantsTab, { formId, tab }: Application, { ScreeningId }: ScreeningRead, step: Step) {
  const ref = await refOf(at, ScreeningId)
  if (ref === null) return
  if (step.way < 0.8) await at.installation.bureau.freeze(ref, false).catch(() => {})
  await tab.change(RetryScreening, { FormId: formId, ScreeningId }, step)
}

async function refOf({ installation }: ApplicantsTab, screeningId: string): Promise<string | null> {
  const [row] = await patiently(() =>
    installation.sql<{ bureau_ref: string | null }>('select bureau_ref from screening where id = $1', [screeningId]),
  )
  return row?.bureau_ref ?? null
}

export async function refuse(at: ApplicantsTab, step: Step): Promise<void> {
  const application = lately(at, step, true)
  const ScreeningId = application?.screeningIds.at(-1)
  if (ScreeningId) await application!.tab.change(RefuseScreening, { FormId: application!.formId, ScreeningId }, step)
}

export async function withdraw(at: ApplicantsTab, step: Step): Promise<void> {
  const application = lately(at, step, step.way < 0.8)
  if (application) await application.tab.change(WithdrawApplication, { FormId: application.formId, Reason: null }, step)
}

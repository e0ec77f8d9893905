import { CloseApplication } from '@keystead/contract/applications/applications/application.operations.ts'
import { CancelScreening, OpenScreeningReport, RequestScreening } from '@keystead/contract/applications/screening/screening.operations.ts'
import { BGV_PACKAGES, MANUAL_PACKAGE, SCREENING_PURPOSE_VERSION } from '@keystead/contract/applications/screening/screening.values.ts'
import type { ApplicantsTab } from './applicant-steps.ts'
import { oneOf } from './homes.ts'
import type { Step } from './script.ts'

/* What those who decide do with applications for their home. */

const PACKAGES = BGV_PACKAGES.filter(({ Id }) => Id !== MANUAL_PACKAGE)

const submitted = ({ home }: ApplicantsTab, { pick }: Step) =>
  oneOf(
    home.applying.applications.filter(({ isSubmitted }) => isSubmitted),
    pick,
  )

/** The applicant is to pay for it, most often. */
export async function askForScreening(at: ApplicantsTab, step: Step): Promise<void> {
  const application = submitted(at, step)
  if (!application) return
  const asked = await at.tab.change(
    RequestScreening,
    {
      ApplicationId: application.applicationId,
      FormIds: [application.formId],
      PackageId: PACKAGES[Math.floor(step.number * PACKAGES.length)]!.Id,
      PaidBy: step.way < 0.85 ? 'applicant' : 'landlord',
      CertifiesPurpose: true,
      PurposeVersion: SCREENING_PURPOSE_VERSION,
    },
    step,
  )
  if (asked?.data) application.screeningIds.push(...asked.data.ScreeningIds)
}

export async function cancel(at: ApplicantsTab, step: Step): Promise<void> {
  const application = submitted(at, step)
  const ScreeningId = application?.screeningIds.at(-1)
  if (ScreeningId) await at.tab.change(CancelScreening, { ApplicationId: application!.applicationId, ScreeningId }, step)
}

export async function open(at: ApplicantsTab, step: Step): Promise<void> {
  const application = submitted(at, step)
  const ScreeningId = application && oneOf(application.screeningIds, step.number)
  if (ScreeningId) await at.tab.ask(OpenScreeningReport, { ApplicationId: application.applicationId, ScreeningId })
}

export async function close(at: ApplicantsTab, step: Step): Promise<void> {
  const application = submitted(at, step)
  if (application) await at.tab.change(CloseApplication, { ApplicationId: application.applicationId, Reason: null, ReportUsed: 'N' }, step)
}

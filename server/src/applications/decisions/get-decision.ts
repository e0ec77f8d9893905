import {
  applicationCan,
  type ApplicationStep,
  DECIDABLE_STATES,
  MAIN_APPLICANTS,
} from '@keystead/contract/applications/applications/application.values.ts'
import { ApplicationNotFound } from '@keystead/contract/applications/applications/application.operations.ts'
import type { GetApplicationDecision } from '@keystead/contract/applications/decisions/decision.operations.ts'
import type { DecisionRead, NoticeRead, ReadReportRead } from '@keystead/contract/applications/decisions/decision.schemas.ts'
import { centsText } from '../../properties/properties/property.public.ts'
import { type CallContext, may, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import {
  type ApplicationRow,
  asKeeper,
  findApplication,
  type FormRow,
  hasSubmitted,
  listForms,
  type ReachedApplication,
} from '../applications/application.public.ts'
import { listRead, type ReadReport } from '../screening/screening.public.ts'
import { compare, comparingFor } from './compared.ts'
import {
  type DecisionRow,
  findSeenDraft,
  type KeptScore,
  listDecisions,
  listNotes,
  listNotices,
  type NoticeRow,
} from './decision.queries.ts'

export const getApplicationDecision: Handler<typeof GetApplicationDecision, ReachedApplication> = async (context, { ApplicationId }) => {
  const { db, owned } = context
  const decides = owned.formId === null
  const draftId = decides ? await findSeenDraft(db, ApplicationId) : null
  return asKeeper(context, async () => {
    const application = (await findApplication(db, ApplicationId)) ?? fail(ApplicationNotFound)
    const forms = await listForms(db, [ApplicationId])
    const own = forms.find(({ id }) => id === owned.formId)
    const ownIds = new Set(forms.flatMap((form) => (own && isOfSame(form, own) ? form.id : [])))
    const decisions = await listDecisions(db, ApplicationId)
    const notices = await listNotices(db, ApplicationId)
    const isMeasured = decides && DECIDABLE_STATES.includes(application.status)
    const [measured] = isMeasured ? await compare(db, [application], await comparingFor(db, application.asset_id)) : []
    return {
      ApplicationId,
      Version: application.version,
      Decisions: decisions.filter((decision) => decides || isTold(decision, own)).map(presentDecision),
      // A notice holds what an agency says of one person: the others of the household do not read it.
      Notices: notices.filter(({ form_id }) => decides || ownIds.has(form_id)).map((notice) => presentNotice(notice, application, ownIds)),
      Reports: decides ? presentRead(await listRead(db, ApplicationId), forms) : null,
      ConditionsAcceptedAt: application.conditions_accepted_at?.toISOString() ?? null,
      Notes: decides
        ? (await listNotes(db, ApplicationId)).map(({ id, at, by_name, text }) => ({
            NoteId: id,
            At: at.toISOString(),
            By: by_name,
            Text: text,
          }))
        : null,
      Criteria: measured ? measured.results : null,
      CriteriaAt: measured?.criteria?.at.toISOString() ?? null,
      LeaseId: draftId,
      Can: abilities(context, { application, own, wasSubmitted: hasSubmitted(forms), hasDraft: draftId !== null }),
    }
  })
}

/** Who has left does not read what is decided on the others later. */
function isTold({ at, taken_back_at }: DecisionRow, own: FormRow | undefined): boolean {
  return taken_back_at === null && (own?.state !== 'withdrawn' || own.ended_at === null || at <= own.ended_at)
}

/** Someone who left and was asked once more has two. */
function isOfSame(form: FormRow, own: FormRow): boolean {
  const { profile_id, profile_account_id, filled_by_account_id } = form
  return (
    profile_id === own.profile_id &&
    profile_account_id === own.profile_account_id &&
    (own.filled_by_account_id === null || filled_by_account_id === own.filled_by_account_id)
  )
}

function presentDecision(row: DecisionRow): DecisionRead {
  return {
    Decision: row.decision,
    At: row.at.toISOString(),
    By: row.by_name,
    Message: row.message,
    Conditions: row.conditions.map(({ typeId, amountCents, text }) => ({
      ConditionTypeId: typeId,
      Amount: centsText(amountCents),
      Text: text,
    })),
    ReasonIds: row.reason_ids,
    OtherReason: row.other_reason,
    IsTakenBack: row.taken_back_at !== null,
  }
}

function presentNotice(row: NoticeRow, { home_title, home_address }: ApplicationRow, ownIds: ReadonlySet<string>): NoticeRead {
  return {
    NoticeId: row.id,
    FormId: row.form_id,
    Name: row.name,
    Decision: row.decision,
    At: row.at.toISOString(),
    HomeTitle: home_title,
    HomeAddress: home_address,
    LandlordName: row.landlord_name,
    AgencyName: row.agency_name,
    AgencyAddress: row.agency_address,
    AgencyPhone: row.agency_phone,
    AgencyWebsite: row.agency_website,
    Score: presentScore(row.score),
    IsYours: ownIds.has(row.form_id),
  }
}

function presentRead(read: readonly ReadReport[], forms: readonly FormRow[]): ReadReportRead[] {
  return read.flatMap(({ form_id, at, notice }) => {
    const form = forms.find(({ id }) => id === form_id)
    if (!notice || !form) return []
    const { agency, score } = notice
    return {
      FormId: form_id,
      Name: form.name,
      ReadAt: at.toISOString(),
      AgencyName: agency.name,
      AgencyAddress: agency.address,
      AgencyPhone: agency.phone,
      AgencyWebsite: agency.website,
      Score: presentScore(score),
    }
  })
}

const presentScore = (score: KeptScore | null) =>
  score && { Value: score.value, Lowest: score.lowest, Highest: score.highest, On: score.on, Factors: [...score.factors] }

type Context = CallContext & { readonly owned: ReachedApplication }

type Standing = {
  readonly application: ApplicationRow
  /** The form of the reader, where they have one. */
  readonly own: FormRow | undefined
  /** By anyone. */
  readonly wasSubmitted: boolean
  readonly hasDraft: boolean
}

function abilities({ actor, owned }: Context, { application, own, wasSubmitted, hasDraft }: Standing) {
  const mayEdit = may(actor, 'applications:edit')
  const can = (step: ApplicationStep) => mayEdit && applicationCan(step, owned.side, application.status)
  return {
    Approve: can('approve'),
    Condition: can('condition'),
    Waitlist: can('waitlist'),
    Decline: can('decline') && wasSubmitted,
    Reconsider: can('reconsider') && !hasDraft,
    Accept: can('accept') && isInTheirName(own) && application.conditions_accepted_at === null,
    Lease: can('lease') && may(actor, 'leases:edit') && profileActor(actor).givenTo === null && !hasDraft,
    Note: mayEdit && owned.formId === null,
  }
}

/** Who answers for the household. */
export function isInTheirName(form: FormRow | undefined): boolean {
  return form !== undefined && form.state === 'submitted' && MAIN_APPLICANTS.includes(form.applicant_type_id)
}

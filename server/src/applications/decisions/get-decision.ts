import {
  applicationCan,
  type ApplicationStep,
  DECIDABLE_STATES,
  MAIN_APPLICANTS,
} from '@keystead/contract/applications/applications/application.values.ts'
import { ApplicationNotFound } from '@keystead/contract/applications/applications/application.operations.ts'
import type { GetApplicationDecision } from '@keystead/contract/applications/decisions/decision.operations.ts'
import type { DecisionRead, NoticeRead } from '@keystead/contract/applications/decisions/decision.schemas.ts'
import { centsText } from '../../properties/properties/property.public.ts'
import { type CallContext, may } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import {
  type ApplicationRow,
  asKeeper,
  findApplication,
  type FormRow,
  listForms,
  type ReachedApplication,
} from '../applications/application.public.ts'
import { compare, comparingFor } from './compared.ts'
import { type DecisionRow, listDecisions, listNotes, listNotices, type NoticeRow } from './decision.queries.ts'

export const getApplicationDecision: Handler<typeof GetApplicationDecision, ReachedApplication> = (context, { ApplicationId }) => {
  const { db, owned } = context
  const decides = owned.formId === null
  return asKeeper(context, async () => {
    const application = (await findApplication(db, ApplicationId)) ?? fail(ApplicationNotFound)
    const forms = await listForms(db, [ApplicationId])
    const decisions = await listDecisions(db, ApplicationId)
    const notices = await listNotices(db, ApplicationId)
    const isMeasured = decides && DECIDABLE_STATES.includes(application.status)
    const [measured] = isMeasured ? await compare(db, [application], await comparingFor(db, application.asset_id)) : []
    return {
      ApplicationId,
      Version: application.version,
      Decisions: decisions.filter(({ taken_back_at }) => decides || taken_back_at === null).map(presentDecision),
      // A notice holds what an agency says of one person: the others of the household do not read it.
      Notices: notices
        .filter(({ form_id }) => decides || form_id === owned.formId)
        .map((notice) => presentNotice(notice, application, owned.formId)),
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
      LeaseId: decides ? application.lease_id : null,
      Can: abilities(context, application, forms),
    }
  })
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

function presentNotice(row: NoticeRow, { home_title, home_address }: ApplicationRow, ownFormId: string | null): NoticeRead {
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
    Score: row.score && {
      Value: row.score.value,
      Lowest: row.score.lowest,
      Highest: row.score.highest,
      On: row.score.on,
      Factors: [...row.score.factors],
    },
    IsYours: row.form_id === ownFormId,
  }
}

type Context = CallContext & { readonly owned: ReachedApplication }

function abilities({ actor, owned }: Context, application: ApplicationRow, forms: readonly FormRow[]) {
  const mayEdit = may(actor, 'applications:edit')
  const can = (step: ApplicationStep) => mayEdit && applicationCan(step, owned.side, application.status)
  const own = forms.find(({ id }) => id === owned.formId)
  return {
    Approve: can('approve'),
    Condition: can('condition'),
    Waitlist: can('waitlist'),
    Decline: can('decline'),
    Reconsider: can('reconsider') && application.lease_id === null,
    Accept: can('accept') && isInTheirName(own) && application.conditions_accepted_at === null,
    Lease: can('lease') && may(actor, 'leases:edit') && application.lease_id === null,
    Note: mayEdit && owned.formId === null,
  }
}

/** Who answers for the household. */
export function isInTheirName(form: FormRow | undefined): boolean {
  return form !== undefined && form.state === 'submitted' && MAIN_APPLICANTS.includes(form.applicant_type_id)
}

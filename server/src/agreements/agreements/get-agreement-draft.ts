import { AgreementNotDraft, type GetAgreementDraft } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { isMergeField } from '@keystead/contract/agreements/templates/merge-fields.ts'
import { lawTopicsIn, questionsIn } from '@keystead/contract/agreements/templates/walk-body.ts'
import { signatureLimitOf } from '../../platform/plans/plan.public.ts'
import { rulesOf } from '../../places/state-law/state-law.public.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { asSender, type ReachedAgreement } from './agreement.access.ts'
import { presentParty, presentTerms } from './agreement.present.ts'
import { countSentThisMonth } from './agreement.queries.ts'
import { ownValue, valuesOf } from './paper.ts'
import { missingOf, noticesOf } from './readiness.ts'
import { readDraft } from './read-draft.ts'

export const getAgreementDraft: Handler<typeof GetAgreementDraft, ReachedAgreement> = async (context, { AgreementId }) => {
  const { db, owned } = context
  const ready = await readDraft(context, AgreementId)
  const { draft, parties, known } = ready
  if (draft.status !== 'draft') fail(AgreementNotDraft)
  const { home, laws } = known.facts
  const topics: readonly string[] = draft.body ? lawTopicsIn(draft.body) : []
  return {
    AgreementId: draft.id,
    Version: draft.version,
    Title: draft.title,
    CategoryId: draft.category_id,
    TemplateName: draft.template_name,
    Kind: draft.kind,
    Roles: draft.roles,
    Terms: presentTerms(draft),
    Subject: draft.subject,
    Message: draft.message,
    SignBy: draft.sign_by,
    ReminderDays: draft.reminder_days,
    Parties: parties.map((party) => presentParty(party, { profileId: draft.profile_id, isSender: true })),
    Values: [...valuesOf(draft, known)].flatMap(([name, { known: found, value, isChanged }]) =>
      isMergeField(name) ? [{ Name: name, Known: found, Value: value, IsChanged: isChanged }] : [],
    ),
    Questions: (draft.body ? questionsIn(draft.body) : []).map((label) => ({ Label: label, Value: ownValue(draft.answers, label) ?? '' })),
    Law: rulesOf(laws.filter(({ topic }) => topics.includes(topic))),
    LawState: known.facts.stateName,
    Home: home && { AssetId: home.id, Title: home.title },
    LeaseId: draft.lease_id,
    Missing: missingOf(ready),
    Notices: noticesOf(ready),
    UsedThisMonth: await asSender(db, owned.accountId, () => countSentThisMonth(db, owned.accountId)),
    AllowedThisMonth: await signatureLimitOf(db, owned.accountId),
  }
}

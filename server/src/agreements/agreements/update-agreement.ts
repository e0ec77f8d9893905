import type { DeleteAgreement, UpdateAgreement } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { messages } from '@keystead/contract/agreements/agreements/agreements-messages.text.ts'
import { SIGN_WITHIN_DAYS } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import { mergeFieldsIn, questionsIn } from '@keystead/contract/agreements/templates/walk-body.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import { centsFromText } from '@keystead/contract/values/money.ts'
import { failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { asSender, type ReachedAgreement } from './agreement.access.ts'
import { type AgreementRow, deleteDraft, type Terms, updateTerms } from './agreement.queries.ts'
import { reachedHome } from './facts.ts'
import { lockDraft, lockFor } from './locked.ts'
import { checkedParties } from './parties.ts'
import { listParties, replaceParties } from './party.queries.ts'
import { dayIn } from '../../database/days.ts'

type Input = ParsedInputOf<typeof UpdateAgreement>

export const updateAgreement: Handler<typeof UpdateAgreement, ReachedAgreement> = async (context, input) => {
  const { db, owned } = context
  const draft = await lockDraft(db, input.AgreementId, 'edit', input.Version)
  const { today, later } = await dayIn(db, draft.time_zone, SIGN_WITHIN_DAYS.most)
  if (input.SignBy < today) failField('SignBy', messages.signByPassed)
  if (input.SignBy > later) failField('SignBy', messages.signByTooFar)
  const reached = draft.asset_id === null ? null : await reachedHome(context, draft.asset_id)
  const naming = {
    profileId: draft.profile_id,
    managerId: reached?.managingProfileId ?? null,
    roles: draft.roles,
    known: new Set((await listParties(db, draft.id)).map(({ id }) => id)),
  }
  const parties = await checkedParties(db, naming, input.Parties)
  const version = await asSender(db, owned.accountId, async () => {
    await replaceParties(db, { agreementId: draft.id, accountId: owned.accountId }, parties)
    return updateTerms(db, draft.id, termsOf(draft, input))
  })
  context.audit(draft.id, { version })
  return { AgreementId: draft.id, Version: version }
}

function termsOf({ body }: AgreementRow, input: Input): Terms {
  const names: readonly string[] = body ? mergeFieldsIn(body) : []
  const labels = body ? questionsIn(body) : []
  if (input.Changed.some(({ Name }) => !names.includes(Name))) failField('Changed', invalidMessage('Values'))
  if (input.Answers.some(({ Label }) => !labels.includes(Label))) failField('Answers', invalidMessage('Answers'))
  return {
    title: input.Title,
    contractTypeId: input.ContractTypeId,
    startsOn: input.TenureStart,
    endsOn: input.TenureEnd,
    rentCents: input.Rent === null ? null : centsFromText(input.Rent),
    rentFrequencyId: input.RentFrequencyId,
    advanceCents: input.Advance === null ? null : centsFromText(input.Advance),
    subject: input.Subject,
    message: input.Message,
    signBy: input.SignBy,
    reminderDays: input.ReminderDays,
    changed: Object.fromEntries(input.Changed.map(({ Name, Value }) => [Name, Value])),
    answers: Object.fromEntries(input.Answers.map(({ Label, Value }) => [Label, Value])),
  }
}

export const deleteAgreement: Handler<typeof DeleteAgreement, ReachedAgreement> = async (context, { AgreementId }) => {
  const { db, owned } = context
  await lockFor(db, AgreementId, 'delete', 'sender')
  await asSender(db, owned.accountId, () => deleteDraft(db, AgreementId))
  context.audit(AgreementId)
  return { AgreementId }
}

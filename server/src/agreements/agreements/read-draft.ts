import { AgreementNotFound } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { type AgreementRow, findAgreement } from './agreement.queries.ts'
import { findFacts } from './facts.ts'
import { listConnectedAmong } from '../../people/connections/connection.public.ts'
import { listParties } from './party.queries.ts'
import type { DraftToSend } from './readiness.ts'
import { todayIn } from '../../database/days.ts'

/** A draft with all that is known of what it is about, at this moment. */
export async function readDraft(context: Pick<CallContext, 'db' | 'actor'>, agreementId: string): Promise<DraftToSend> {
  return readyDraft(context, (await findAgreement(context.db, agreementId)) ?? fail(AgreementNotFound))
}

export async function readyDraft(context: Pick<CallContext, 'db' | 'actor'>, draft: AgreementRow): Promise<DraftToSend> {
  const { db } = context
  const parties = await listParties(db, draft.id)
  const facts = await findFacts(context, draft, parties)
  const today = await todayIn(db, draft.time_zone)
  const profileIds = parties.flatMap(({ profile_id }) => profile_id ?? [])
  return {
    draft,
    parties,
    known: { facts, terms: draft, parties, today },
    connected: await listConnectedAmong(db, draft.profile_id, profileIds),
  }
}

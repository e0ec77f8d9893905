import { AgreementNotFound, AgreementNotOpen, RecordAgreementLease } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { accountActor, languageOf } from '../../rpc/call-context.ts'
import { rowsOf } from '../../rpc/claims-of.ts'
import { fail } from '../../rpc/failure.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import { inWords } from '../../text/said.ts'
import { agreementOfCall, type ReachedAgreement } from './agreement.access.ts'
import { findAgreement } from './agreement.queries.ts'
import { recordOutcome } from './outcome.ts'
import { kindOfOutcome } from './outcome-kinds.ts'

/** Once more what the job did after the last signature, in a transaction of its own: what it says then is answered. */
export const recordAgreementLease: PreparedHandler<typeof RecordAgreementLease, undefined, ReachedAgreement> = {
  async prepare({ services, actor }, { AgreementId }) {
    await services.database.transaction(
      rowsOf(accountActor(actor)),
      (db) => Promise.resolve(agreementOfCall({ db, actor }, AgreementId, RecordAgreementLease)),
      { readOnly: true },
    )
    await recordOutcome(services, { agreementId: AgreementId })
  },
  async run(context, { AgreementId }) {
    const { db, services, audit } = context
    const agreement = (await findAgreement(db, AgreementId)) ?? fail(AgreementNotFound)
    if (agreement.status !== 'completed' || kindOfOutcome(agreement) === null || agreement.outcome_said === null) fail(AgreementNotOpen)
    audit(AgreementId, { outcome: agreement.outcome })
    const reading = { languages: services.languages, language: languageOf(context), timeZone: agreement.time_zone }
    return { AgreementId, IsRecorded: agreement.outcome === 'recorded', Text: inWords(agreement.outcome_said, reading) ?? '' }
  },
}

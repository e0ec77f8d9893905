export { agreementOfCall, asSender, type ReachedAgreement } from './agreement.access.ts'
export { agreementCodeEmail } from './agreement.email.ts'
export { appendEvent, firstBrokenEvent } from './agreement-events.ts'
export { type EventRow, listEvents } from './agreement-event.queries.ts'
export { factsOf, openKept, presentLink } from './agreement-files.ts'
export { AGREEMENT_LINK } from './agreement-link.ts'
export { createAgreement } from './create-agreement.ts'
export { type AgreementRow, findAgreement, lockAgreement, setEnded, touchAgreement } from './agreement.queries.ts'
export { text as agreementText } from './agreement.text.ts'
export { deleteOverCodes, findParty, keepCode, spendCode } from './code.queries.ts'
export { describeAgreement } from './get-agreement-details.ts'
export { ownParty } from './get-agreements.ts'
export { lockFor } from './locked.ts'
export { kindOfOutcome } from './outcome-kinds.ts'
export { agreementOutcomeJob } from './outcome.job-definition.ts'
export { type FieldRow, fillFields, giveToParties, listFields, listParties, type PartyRow, setConsented, setDone } from './party.queries.ts'
export {
  countStampTry,
  findBySealedFile,
  isSealedAgreement,
  listSignatures,
  listSigners,
  listUnsealed,
  setSealed,
  type SignatureRow,
} from './seal.queries.ts'
export { aboutHome, showChange, tellOfEnd } from './tell.ts'
export { giveTurn, turnNow } from './turns.ts'

import {
  CreateAgreement,
  GetAgreementDetails,
  GetAgreementDraft,
  SendAgreement,
  UpdateAgreement,
} from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { OpenAgreement, SignAgreement } from '@keystead/contract/agreements/signing/signing.operations.ts'
import { CONSENT_VERSION } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import type { InputOf, OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { addedTemplate, bodyOf } from '../templates/template.factory.ts'

type Draft = OutputOf<typeof GetAgreementDraft>
type Update = InputOf<typeof UpdateAgreement>
type Party = NonNullable<Update['Parties']>[number]

/** What a draft says, as it would be saved again. */
export function savedAs(draft: Draft, more: Partial<Update> = {}): Update {
  const { AgreementId, Version, Title, Terms, Subject, Message, SignBy, ReminderDays, Parties, Values, Questions } = draft
  const { ContractType: _, ...terms } = Terms
  return {
    AgreementId,
    Version,
    Title,
    ...terms,
    Subject,
    Message,
    SignBy,
    ReminderDays: ReminderDays as Update['ReminderDays'],
    Parties: Parties.map(partyAgain),
    Changed: Values.flatMap(({ Name, Value, IsChanged }) => (IsChanged ? [{ Name, Value: Value ?? '' }] : [])),
    Answers: Questions,
    ...more,
  }
}

function partyAgain({ PartyId, Role, Part, ProfileId, PersonId, Name, Email, Turn }: Draft['Parties'][number]): Party {
  return ProfileId === null ? { PartyId, Role, Part, PersonId, Name, Email, Turn } : { PartyId, Role, Part, ProfileId, Turn }
}

/** Signs as a tenant, with an account or by an address. */
export const tenant = (who: { readonly profileId: string } | { readonly Name: string; readonly Email: string }, Turn = 1): Party => ({
  Role: 'Tenant',
  Part: 'signer',
  Turn,
  ...('profileId' in who ? { ProfileId: who.profileId } : who),
})

export const draftOf = async (person: TestPerson, AgreementId: string) => must(await person.call(GetAgreementDraft, { AgreementId }))
export const detailsOf = async (person: TestPerson, AgreementId: string) => must(await person.call(GetAgreementDetails, { AgreementId }))

type About = Omit<InputOf<typeof CreateAgreement>, 'TemplateId'>

/** A draft from a template, with these parties; without a template one of a sentence and a place to sign. */
export async function addedDraft(
  person: TestPerson,
  parties: readonly Party[],
  { templateId, more = {}, ...about }: About & { readonly templateId?: string; readonly more?: Partial<Update> } = {},
): Promise<{ AgreementId: string; Version: number }> {
  const TemplateId =
    templateId ?? (await addedTemplate(person, { CategoryId: 8, Name: `Paper ${crypto.randomUUID()}`, Body: bodyOf(['Tenant']) }))
  const { AgreementId } = must(await person.call(CreateAgreement, { TemplateId, ...about }))
  const draft = await draftOf(person, AgreementId)
  const { Version } = must(await person.call(UpdateAgreement, savedAs(draft, { Parties: [...parties], ...more })))
  return { AgreementId, Version }
}

export async function sentAgreement(...given: Parameters<typeof addedDraft>): Promise<string> {
  const [person] = given
  const draft = await addedDraft(...given)
  must(await person.call(SendAgreement, draft))
  return draft.AgreementId
}

export const TYPED = { Kind: 'typed', Text: 'Pat Tester' } as const

export async function opened(person: TestPerson, AgreementId: string): Promise<string> {
  const { PaperDigest } = await detailsOf(person, AgreementId)
  must(await person.call(OpenAgreement, { AgreementId, ConsentVersion: CONSENT_VERSION, PaperDigest: PaperDigest! }))
  return PaperDigest!
}

/** Reads and signs it, with what is filled in. */
export async function signedBy(person: TestPerson, AgreementId: string, more: Partial<InputOf<typeof SignAgreement>> = {}) {
  const PaperDigest = await opened(person, AgreementId)
  return must(await person.call(SignAgreement, { AgreementId, PaperDigest, Signature: TYPED, ...more }))
}

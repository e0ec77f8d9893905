import {
  CreateAgreement,
  GetAgreementDetails,
  GetAgreementDraft,
  SendAgreement,
  UpdateAgreement,
} from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { CONSENT_VERSION } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import { OpenAgreement, SignAgreement } from '@keystead/contract/agreements/signing/signing.operations.ts'
import { CreateAgreementTemplate, GetTemplateStarters } from '@keystead/contract/agreements/templates/template.operations.ts'
import type { StarterKey } from '@keystead/contract/agreements/templates/starters.ts'
import { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { expect } from '@playwright/test'
import type { Person } from '../people.ts'

/* Templates and agreements by the calls that the pages make, where a journey begins later. */

type Template = InputOf<typeof CreateAgreementTemplate>
type Update = InputOf<typeof UpdateAgreement>

const roleOf = (Name: string) => ({ Name, Part: 'signer' as const, IsMany: Name === 'Tenant' })

/** A sentence, and a place to sign for each role. */
export async function textTemplate(maker: Person, CategoryId: number, roles: readonly string[], more: Partial<Template> = {}) {
  const content = [
    { type: 'heading', attrs: { level: 1, align: 'start' }, content: [{ type: 'text', text: 'What we agree on' }] },
    { type: 'paragraph', attrs: { align: 'start' }, content: [{ type: 'text', text: 'The home is looked after with care.' }] },
    ...roles.map((role) => ({ type: 'signatureBlock', attrs: { role } })),
  ]
  const Body = { type: 'doc', content }
  return maker.call(CreateAgreementTemplate, { Name: 'House paper', CategoryId, Roles: roles.map(roleOf), Body, ...more })
}

/** A text that comes with the product, as it is. */
export async function starterTemplate(maker: Person, key: StarterKey) {
  const { Items } = await maker.call(GetTemplateStarters, {})
  const { Name, CategoryId, Roles, Body } = Items.find(({ Key }) => Key === key)!
  return maker.call(CreateAgreementTemplate, { Name, CategoryId, Roles, Body })
}

type Signer = { readonly role: string } & ({ readonly person: Person } | { readonly name: string; readonly email: string })

type Made = Omit<InputOf<typeof CreateAgreement>, 'TemplateId'> & {
  readonly templateId: string
  readonly signers: readonly Signer[]
  readonly terms?: Partial<Update>
}

/** One that can be sent, to all at once; what is not known, and not said here, is filled in somehow. */
export async function draftAgreement(maker: Person, { templateId, signers, terms = {}, ...about }: Made) {
  const { AgreementId } = await maker.call(CreateAgreement, { TemplateId: templateId, ...about })
  const { Version, Title, SignBy, Terms, Values, Questions } = await maker.call(GetAgreementDraft, { AgreementId })
  const { ContractType: _words, ...known } = Terms
  return maker.call(UpdateAgreement, {
    AgreementId,
    Version,
    Title,
    SignBy,
    ...known,
    ...terms,
    Answers: Questions.map(({ Label }) => ({ Label, Value: 'As agreed' })),
    Parties: await Promise.all(signers.map(partyOf)),
    Changed: [
      ...(terms.Changed ?? []),
      ...Values.filter(({ Name, Known }) => Known === null && !terms.Changed?.some((one) => one.Name === Name)).map(({ Name }) => ({
        Name,
        Value: 'As agreed',
      })),
    ],
  })
}

/** One that is out. Answers its id. */
export async function sentAgreement(maker: Person, made: Made): Promise<string> {
  return (await maker.call(SendAgreement, await draftAgreement(maker, made))).AgreementId
}

async function partyOf(signer: Signer): Promise<Update['Parties'][number]> {
  const own = { Role: signer.role, Part: 'signer' as const, Turn: 1 }
  if ('name' in signer) return { ...own, Name: signer.name, Email: signer.email }
  const { ActiveProfileId } = await signer.person.call(GetUserProfiles, {})
  return { ...own, ProfileId: ActiveProfileId }
}

/** Reads and signs it, with a typed name. */
export async function signedBy(person: Person, AgreementId: string): Promise<void> {
  const { PaperDigest } = await person.call(GetAgreementDetails, { AgreementId })
  const read = { AgreementId, PaperDigest: PaperDigest! }
  await person.call(OpenAgreement, { ...read, ConsentVersion: CONSENT_VERSION })
  await person.call(SignAgreement, { ...read, Signature: { Kind: 'typed', Text: 'Robin Marlow' } })
}

/** Until what was signed is recorded; answers in which words. */
export async function recorded(person: Person, AgreementId: string): Promise<string> {
  const outcome = async () => (await person.call(GetAgreementDetails, { AgreementId })).LeaseOutcome
  await expect.poll(async () => (await outcome())?.IsRecorded, 'what was signed is recorded').toBe(true)
  return (await outcome())!.Text
}

import {
  CreateAgreement,
  GetAgreementDraft,
  GetAgreements,
  SendAgreement,
  UpdateAgreement,
} from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { CONSENT_VERSION } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import { OpenAgreement, SignAgreement } from '@keystead/contract/agreements/signing/signing.operations.ts'
import { CreateAgreementTemplate, GetAgreementTemplates } from '@keystead/contract/agreements/templates/template.operations.ts'
import { agreementModule } from '../../agreements/agreements/agreement.module.ts'
import { signingModule } from '../../agreements/signing/signing.module.ts'
import { STARTERS } from '../../agreements/templates/starters/starters.ts'
import { templateModule } from '../../agreements/templates/template.module.ts'
import type { Db } from '../../database/db.ts'
import { everything } from '../../database/pool.ts'
import { listDemoTenancies } from '../../leasing/leases/lease.demo.queries.ts'
import { listDemoAssets } from '../../properties/properties/property.demo.queries.ts'
import type { Behalf } from '../../rpc/later-call.ts'
import type { Services } from '../../rpc/services.ts'
import { behalfOf, callerOf } from '../call-as.ts'
import { markAgreed, readDemoState } from '../demo.queries.ts'
import { type DemoAgreement, demoAgreements } from './demo-agreements.ts'

const callAs = callerOf('fill-demo-agreements', [...templateModule, ...agreementModule, ...signingModule])
const CLAIMS = everything('agreements of the people of a demo are about leases of theirs')

/**
 * Has people of a demo agree on something, once. Each step is a call of its own and today, since nothing that was sent or signed is written down
 * afterwards; one that stopped on its way stays as it is.
 */
export async function fillAgreements(services: Services): Promise<void> {
  const { jobDatabase } = services
  if ((await readDemoState(jobDatabase.db)).hasAgreements) return
  for (const story of demoAgreements) await agree(services, story)
  await jobDatabase.transaction(CLAIMS, markAgreed)
}

async function agree(services: Services, story: DemoAgreement): Promise<void> {
  const about = await services.jobDatabase.transaction(CLAIMS, (db) => findAbout(db, story), { readOnly: true })
  if (about === null) return
  const { by, assetId, leaseId } = about
  const before = await callAs(services, by, GetAgreements, { Keyword: story.title })
  if (before.Items.length > 0) return
  const TemplateId = await templateOf(services, by, story)
  const { AgreementId } = await callAs(services, by, CreateAgreement, { TemplateId, AssetId: assetId, LeaseId: leaseId })
  const { Version } = await fillIn(services, by, AgreementId, story)
  if (story.signedBy === null) return
  const { PaperDigest } = await callAs(services, by, SendAgreement, { AgreementId, Version })
  for (const { who, name } of story.signedBy) {
    const signer = await services.jobDatabase.transaction(CLAIMS, (db) => behalfOf(db, who), { readOnly: true })
    if (signer === null) return
    await callAs(services, signer, OpenAgreement, { AgreementId, ConsentVersion: CONSENT_VERSION, PaperDigest })
    await callAs(services, signer, SignAgreement, { AgreementId, PaperDigest, Signature: { Kind: 'typed', Text: name } })
  }
}

/** Null where a person, the home or its lease has gone. */
async function findAbout(db: Db, { by: maker, code }: DemoAgreement) {
  const by = await behalfOf(db, maker)
  const home = (await listDemoAssets(db, [code])).find((one) => one.managing_profile_id === by?.profileId)
  const lease = home && (await listDemoTenancies(db, [home.id]))[0]
  return by && lease ? { by, assetId: home.id, leaseId: lease.lease_id } : null
}

async function templateOf(services: Services, by: Behalf, { starter }: DemoAgreement): Promise<string> {
  const { Name, CategoryId, Description, Roles, Body } = STARTERS.find(({ Key }) => Key === starter)!
  const own = await callAs(services, by, GetAgreementTemplates, { Keyword: Name })
  const there = own.Items.find((one) => one.Name === Name)
  if (there) return there.TemplateId
  return (await callAs(services, by, CreateAgreementTemplate, { Name, CategoryId, Description, Roles, Body })).TemplateId
}

/** The people that the lease names stay as they are. */
async function fillIn(services: Services, by: Behalf, AgreementId: string, { title, message, answers }: DemoAgreement) {
  const { Version, Terms, SignBy, Parties } = await callAs(services, by, GetAgreementDraft, { AgreementId })
  const { ContractType: _, ...terms } = Terms
  return callAs(services, by, UpdateAgreement, {
    AgreementId,
    Version,
    ...terms,
    Title: title,
    Message: message,
    SignBy,
    Parties: Parties.map(({ PartyId, Role, Part, ProfileId, Turn }) => ({ PartyId, Role, Part, ProfileId, Turn })),
    Answers: Object.entries(answers).map(([Label, Value]) => ({ Label, Value })),
  })
}

import { addedTemplate } from '../../src/agreements/templates/template.factory.ts'
import { givenCode, givenLink } from '../../src/agreements/signing/given-link.factory.ts'
import type { TestApp, TestPerson } from '../harness.ts'
import { givenHome } from './given-home.ts'

/** Those that the caller is a party of, as they are for the call. */
function parties(set: string) {
  return async (app: TestApp, { profileId }: TestPerson) => {
    await app.sql(`update agreement_party set ${set} where profile_id = $1 and done_at is null`, [profileId])
    return {}
  }
}

const READ = `state = 'viewed', viewed_at = now(), consented_at = now(), consent_version = '2026-11-28'`

/** Those that the caller has sent, at their end. */
function ended(status: string) {
  return async (app: TestApp, { profileId }: TestPerson) => {
    await app.sql(`update agreement set status = $2, ended_at = now() where profile_id = $1 and status = 'sent'`, [profileId, status])
    return {}
  }
}

const linked = async (app: TestApp) => {
  const { Token, Ticket } = await givenLink(app)
  return { Token, Ticket }
}
const withToken = async (app: TestApp) => ({ Token: (await givenLink(app)).Token })
const linkedAs =
  (set: string, part: 'signer' | 'approver' = 'signer') =>
  async (app: TestApp) => {
    const { partyId, Token, Ticket } = await givenLink(app, part)
    await app.sql(`update agreement_party set ${set} where id = $1`, [partyId])
    return { Token, Ticket }
  }

/** What must be so before calls about agreements can be done. */
export const agreementNeeds = {
  CreateAgreement: async (app: TestApp, caller: TestPerson) => ({
    TemplateId: await addedTemplate(caller, { Name: `Lease ${crypto.randomUUID()}` }),
    AssetId: await givenHome(app, caller),
  }),
  CopyAgreement: ended('voided'),
  SendAgreement: async (app: TestApp, { profileId }: TestPerson) => {
    // It has no first day and no rent yet.
    await app.sql(
      `update agreement set starts_on = current_date + 1, rent_cents = 100000, rent_frequency_id = 1 where profile_id = $1 and status = 'draft'`,
      [profileId],
    )
    return {}
  },
  TerminateAgreement: ended('completed'),
  RecordAgreementLease: ended('completed'),
  SignAgreement: parties(READ),
  ApproveAgreement: parties(READ),
  GetAgreementToSign: withToken,
  SendAgreementCode: withToken,
  OpenAgreementByLink: async (app: TestApp) => {
    const link = await givenLink(app)
    await givenCode(app, link, '204816')
    return { Token: link.Token, Code: '204816' }
  },
  ConsentByLink: linked,
  SignAgreementByLink: linkedAs(READ),
  ApproveAgreementByLink: linkedAs(READ, 'approver'),
  DeclineAgreementByLink: linked,
  GetAgreementFileByLink: linked,
}

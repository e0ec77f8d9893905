import { GetAgreementDetails, GetAgreementFile, GetAgreements } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { expect } from 'vitest'
import { recordOutcome } from '../src/agreements/agreements/outcome.ts'
import { sealAgreement } from '../src/agreements/signing/seal-agreement.ts'
import { fillAgreements } from '../src/demo/agreements/fill-agreements.ts'
import { DEMO_PASSWORD } from '../src/demo/demo-people.ts'
import { seedDemo } from '../src/demo/demo.ts'
import { signedInBrowser } from '../src/security/sign-in/account.factory.ts'
import { app, testWith } from './app.ts'
import { must } from './must.ts'
import { readPdf } from './read-pdf.ts'

const test = testWith({ DEMO: '1' })

test('people of a demo have an agreement that is sealed, one that waits for others and a draft, once', async () => {
  await seedDemo(app.services, () => {})
  await fillAgreements(app.services)
  await fillAgreements(app.services)
  // Also where a start did not come to its end.
  await app.sql(`delete from seed_state where name = 'demo-agreements'`)
  await fillAgreements(app.services)
  const made = await app.sql<{ id: string; status: string; title: string }>('select id, status, title from agreement order by status')
  expect(made.map(({ status, title }) => [status, title])).toEqual([
    ['completed', 'Pet addendum for Biscuit'],
    ['draft', 'Notice to enter for the furnace'],
    ['sent', 'Pet addendum for Sprocket'],
  ])
  const AgreementId = made[0]!.id
  await sealAgreement(app.services, { agreementId: AgreementId })
  await recordOutcome(app.services, { agreementId: AgreementId })

  const june = await signedInBrowser(app, 'june.okoye@example.com', DEMO_PASSWORD)
  const { SealedDigest, Parties } = must(await june.call(GetAgreementDetails, { AgreementId }))
  expect(SealedDigest).toEqual(expect.any(String))
  const ruth = await signedInBrowser(app, 'ruth.calloway@example.com', DEMO_PASSWORD)
  expect(must(await ruth.call(GetAgreementDetails, { AgreementId })).LeaseOutcome).toMatchObject({ IsRecorded: true })
  expect(Parties.map(({ State }) => State)).toEqual(['signed', 'signed'])
  const { Url } = must(await june.call(GetAgreementFile, { AgreementId, File: 'signed', Use: 'view' }))
  const pdf = await readPdf(new Uint8Array(await (await june.raw(Url)).arrayBuffer()))
  for (const words of ['Biscuit', 'gray tabby', 'Ruth Calloway', 'Certificate of completion'])
    expect(pdf.text.replaceAll(/\s+/g, ' ')).toContain(words)

  const priya = await signedInBrowser(app, 'priya.lindgren@example.com', DEMO_PASSWORD)
  expect(must(await priya.call(GetAgreements, {})).Items).toEqual([])
  const lars = await signedInBrowser(app, 'lars.whitcombe@example.com', DEMO_PASSWORD)
  const [sent] = must(await lars.call(GetAgreements, {})).Items
  expect(sent).toMatchObject({ Title: 'Pet addendum for Sprocket', SignedCount: 1 })
})

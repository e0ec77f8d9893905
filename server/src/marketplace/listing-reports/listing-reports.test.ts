import { ReportListing } from '@keystead/contract/marketplace/listing-reports/listing-report.operations.ts'
import { GetSupportTickets } from '@keystead/contract/platform/support-tickets/ticket.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { messages } from '@keystead/contract/marketplace/listing-reports/listing-reports-messages.text.ts'
import { expect } from 'vitest'
import { app, testWith } from '../../../test/app.ts'
import { rawRequest } from '../../../test/raw-request.ts'
import { must } from '../../../test/must.ts'
import { addListedProperty, addProperty } from '../../properties/properties/property.factory.ts'

const test = testWith({ COMPANY_EMAIL: 'desk@example.com' })

async function home() {
  const owner = await app.newPerson({ firstName: 'Olga' })
  return { owner, ...(await addListedProperty(app, owner, { Title: 'Brick bungalow' })) }
}

const report = (AssetId: string, changes: Partial<InputOf<typeof ReportListing>> = {}) => ({
  AssetId,
  ReasonId: 1,
  Message: 'They asked for gift cards.',
  Email: 'nora@example.com',
  ...changes,
})

const ticketsAbout = (assetId: string) =>
  app.sql<{ subject: string; message: string }>(
    `select support_type_id, subject, message, email, account_id from support_ticket where message like '%' || $1 || '%'`,
    [assetId],
  )

test('a report of a stranger is a ticket that names the listing, and the desk hears of it; the lister does not', async () => {
  const { owner, AssetId } = await home()
  must(await app.visitor().call(ReportListing, report(AssetId)))
  const [ticket, ...others] = await ticketsAbout(AssetId)
  expect(others).toEqual([])
  expect(ticket).toMatchObject({
    support_type_id: 13,
    subject: 'It looks like a scam: Brick bungalow',
    email: 'nora@example.com',
    account_id: null,
  })
  expect(ticket!.message).toMatch(/\/Property\/[0-9a-f-]{36}\n\nThey asked for gift cards\.$/)
  const emails = await app.sql<{ to_email: string }>(`select to_email from email where data::text like '%' || $1 || '%'`, [AssetId])
  expect(emails).toEqual([{ to_email: 'desk@example.com' }])
  expect(await app.sql('select 1 from email where to_email = $1', [owner.email])).toEqual([])
})

test('the link in it leads to this site, whatever host the sender has asked', async () => {
  const { AssetId } = await home()
  const body = JSON.stringify(report(AssetId))
  const head = ['Host: evil.example', 'Content-Type: application/json', 'Transaction-Id: report-of-evil', `Content-Length: ${body.length}`]
  const answer = await rawRequest(app.url, [`POST ${ReportListing.path} HTTP/1.1`, ...head, 'Connection: close', '', body].join('\r\n'))
  expect(answer).toContain('"StatusCode":200')
  const [ticket] = await ticketsAbout(AssetId)
  expect(ticket!.message).toContain(`\n${app.services.mailer.siteAddress()}/Property/${AssetId}`)
  expect(ticket!.message).not.toContain('evil')
})

test('signed in: the sender finds it under Help', async () => {
  const [{ AssetId }, tenant] = [await home(), await app.newPerson({ profileType: 'Tenant' })]
  must(await tenant.call(ReportListing, report(AssetId, { Email: tenant.email })))
  expect(must(await tenant.call(GetSupportTickets, {})).Items).toMatchObject([{ SupportType: 'Report a Listing or Fraud', State: 'Open' }])
})

test.each([
  ['no reason', { ReasonId: 99 }, { ReasonId: 'Reason is not valid.' }],
  ['something else, unsaid', { ReasonId: 6, Message: ' ' }, { Message: messages.reportNeedsWords }],
  ['no email', { Email: '' }, { Email: 'Email can not be empty.' }],
])('%s is told at its field', async (_what, changes, fields) => {
  const { AssetId } = await home()
  const { status, error } = await app.visitor().call(ReportListing, report(AssetId, changes))
  expect({ status, fields: error?.Fields }).toEqual({ status: 400, fields })
  expect(await ticketsAbout(AssetId)).toEqual([])
})

test('what is not on the market cannot be reported, and a program is not told that it was seen through', async () => {
  const owner = await app.newPerson()
  const { AssetId } = await addProperty(owner)
  expect((await app.visitor().call(ReportListing, report(AssetId))).status).toBe(404)
  const { AssetId: listedId } = await home()
  must(await app.visitor().call(ReportListing, report(listedId, { Website: 'https://pills.example' })))
  expect(await ticketsAbout(listedId)).toEqual([])
})

test('five a day from one address', async () => {
  const { AssetId } = await home()
  const Email = 'eager@example.com'
  for (let count = 0; count < 5; count += 1) must(await app.visitor().call(ReportListing, report(AssetId, { Email })))
  const refused = await app.visitor().call(ReportListing, report(AssetId, { Email: 'EAGER@example.com' }))
  expect({ status: refused.status, message: refused.error?.Message }).toEqual({ status: 429, message: messages.tooManyReports })
})

import { ExportList } from '@keystead/contract/platform/list-exports/list-export.operations.ts'
import { EXPORTED_LISTS } from '@keystead/contract/platform/list-exports/list-export.values.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { CreateNotification } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { GetProfileEnquiries } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, entrusted } from '../../../test/network.ts'
import { givenApplication } from '../../applications/applications/given-application.factory.ts'
import { businessOn, memberOf } from '../../people/businesses/member.factory.ts'
import { invoiceInput, sentInvoice } from '../../money/invoices/invoice.factory.ts'
import { recordedPayment } from '../../money/payments/given-payment.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'

async function linesOf(person: TestPerson, input: InputOf<typeof ExportList>): Promise<string[]> {
  const response = await person.raw(must(await person.call(ExportList, input)).Url)
  expect({ status: response.status, type: response.headers.get('content-type') }).toEqual({ status: 200, type: 'text/csv; charset=utf-8' })
  return readLines(response)
}

async function readLines(response: Response): Promise<string[]> {
  return Buffer.from(await response.arrayBuffer())
    .toString()
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
}

const REQUIRED = { GetRequestedUserConnections: { Direction: 1 }, GetViewings: { Side: 'lister' } } as Record<
  string,
  Record<string, unknown>
>

describe('a list as CSV', () => {
  test('has all rows that the filters leave, whatever page is in sight, for the reader alone', async () => {
    const [owner, agent, tenant] = [
      await app.newPerson(),
      await app.newPerson({ profileType: 'Agent' }),
      await app.newPerson({ profileType: 'Tenant' }),
    ]
    await connected(app, owner, agent)
    await connected(app, owner, tenant)
    const [head, ...rows] = await linesOf(owner, { List: 'GetJoinedUserConnections' })
    expect(head).toBe('Name,Who they are,Company,Email,Status,Direction,Sent,Answered,Ended,Properties')
    expect(rows).toHaveLength(2)
    expect(await linesOf(owner, { List: 'GetJoinedUserConnections', Filters: { ProfileTypeId: 2 } })).toHaveLength(2)
    expect(await linesOf(agent, { List: 'GetJoinedUserConnections' })).toHaveLength(2)
    expect(await linesOf(await app.newPerson(), { List: 'GetJoinedUserConnections' })).toHaveLength(1)
  })

  test('tells time on the reader’s clock, and holds nothing that a spreadsheet would run', async () => {
    const owner = await app.newPerson()
    for (let number = 1; number <= 25; number += 1) must(await owner.call(CreateNotification, { Message: `=note ${number}` }))
    await app.sql(`update notification set shown_at = '2026-11-22T05:30:00Z' where profile_id = $1`, [owner.profileId])
    const [, ...rows] = await linesOf(owner, { List: 'GetNotifications', Filters: { IsRead: 0 }, TimeZone: 'America/Denver' })
    expect(rows).toHaveLength(25)
    expect(rows.every((row) => /^2026-11-21 22:30,,'=note \d+,no$/.test(row))).toBe(true)
  })

  test('of invoices has what each owes, and numbers and names that a spreadsheet would not run', async () => {
    const [owner, tenant] = [await app.newPerson(), await app.newPerson({ profileType: 'Tenant', firstName: 'Tova' })]
    await connected(app, owner, tenant)
    const { AssetId } = await addProperty(owner, { Title: '=Oak House' })
    const shares = { SharePercent: 60, ProfileId: tenant.profileId }
    const other = await app.newPerson({ profileType: 'Tenant' })
    await connected(app, owner, other)
    const both = [shares, { SharePercent: 40, ProfileId: other.profileId }]
    await sentInvoice(owner, invoiceInput(AssetId, both, { Billing: 'shares', InvoiceNumber: '+7' }))
    const [head, row] = await linesOf(owner, { List: 'GetInvoices', Filters: { Text: 'oak' } })
    expect(head).toBe('Number,First item,Items,Property,With,Issued,Due,Amount,Paid,Balance,State,Payment on its way,Sent')
    expect(row).toMatch(
      /^'\+7,Rent for December,1,'=Oak House,"Tova Tester; [^,]+",\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d,1501.00,0.00,1501.00,Due,no,/,
    )
    const [, own] = await linesOf(tenant, { List: 'GetSentInvoices' })
    expect(own).toMatch(/^'\+7,.*,900.60,0.00,900.60,Due,no,/)
    expect(own).not.toContain('1501')
  })

  test('of payments has what came and went back, narrowed as the list is, and references that a spreadsheet would not run', async () => {
    const [owner, tenant] = [await app.newPerson(), await app.newPerson({ profileType: 'Tenant', firstName: 'Tova' })]
    await connected(app, owner, tenant)
    const { AssetId } = await addProperty(owner, { Title: '=Oak House' })
    const [{ InvoiceId }, second] = [
      await sentInvoice(owner, invoiceInput(AssetId, [{ ProfileId: tenant.profileId }], { InvoiceNumber: '+7' })),
      await sentInvoice(owner, invoiceInput(AssetId, [{ ProfileId: tenant.profileId }], { InvoiceNumber: '+8' })),
    ]
    await recordedPayment(owner, InvoiceId, { Method: 'check', Amount: '400.5', Reference: '@1042' })
    await recordedPayment(owner, second.InvoiceId, { PaidOn: '2026-02-03' })
    const [head, ...rows] = await linesOf(owner, { List: 'GetAssetPayments', Filters: { Direction: 1, Month: '2026-01-01' } })
    expect(head).toBe('Invoice,Receipt,Property,From,Method,Detail,Amount,Went back,Status,Reason,Begun,Paid on,Expected,Arrived')
    expect(rows).toEqual([
      expect.stringMatching(/^'\+7,R-000001,'=Oak House,Tova Tester,Check,'@1042,400.50,0.00,Paid,,[\d :-]+,2026-01-02,,[\d :-]+$/),
    ])
    expect(await linesOf(tenant, { List: 'GetAssetPayments', Filters: { Direction: 2 } })).toHaveLength(3)
    expect(await linesOf(owner, { List: 'GetAssetPayments', Filters: { Direction: 2 } })).toHaveLength(1)
  })

  test('of applications has who applies for what and how far they are, and none of what they filled in', async () => {
    const [owner, tenant] = [await app.newPerson(), await app.newPerson({ profileType: 'Tenant' })]
    const { AssetId } = await addProperty(owner)
    await givenApplication(app, owner, { assetId: AssetId, applicants: [{ ...tenant, state: 'submitted' }] })
    const [head, row, ...others] = await linesOf(owner, { List: 'GetApplications', Filters: { States: ['sent'] } })
    expect(head).toBe('Number,Property,Address,Rent,Rent frequency,People,Landlord,State,Forms,Forms submitted,Move-in,Date')
    expect(row).toMatch(
      /^A-1001,Brick bungalow,"1290 Larimer Street, Denver, CO",[^,]*,[^,]*,Pat Tester,[^,]+,In progress,1,1,,\d{4}-\d\d-\d\d \d\d:\d\d$/,
    )
    expect(others).toEqual([])
    expect(await linesOf(tenant, { List: 'GetApplications', Filters: { Direction: 1 } })).toHaveLength(1)
  })

  test('says in its last line that it was cut', async () => {
    const owner = await app.newPerson()
    await app.sql(
      `insert into notification (account_id, profile_id, event_key, type_id, natural_key, message)
       select $1, $2, 'note.due', 1, 'many:' || number, 'Note' from generate_series(1, 5001) as number`,
      [owner.accountId, owner.profileId],
    )
    const lines = await linesOf(owner, { List: 'GetNotifications' })
    expect(lines).toHaveLength(5_002)
    expect(lines.at(-1)).toBe('"Only the first 5,000 rows are included. Please filter the list to export the rest."')
  })

  test('is not for someone else’s session, and its address does not hold without one', async () => {
    const [owner, other] = [await app.newPerson(), await app.newPerson()]
    const { Url } = must(await owner.call(ExportList, { List: 'GetNotifications' }))
    expect((await other.raw(Url)).status).toBe(404)
  })

  test('has for a member of a business the homes that they are given, and what their role covers when it is read', async () => {
    const founder = await app.newPerson({ accountType: 'Business' })
    const homes = [
      await addProperty(founder, { Title: 'Given house' }),
      await addProperty(founder, { Title: 'Other', Address1: '2 Oak Lane' }),
    ]
    for (const { AssetId } of homes) {
      const agent = await app.newPerson({ profileType: 'Agent' })
      await entrusted(app, { assetId: AssetId, agent, connectionId: await connected(app, founder, agent) })
    }
    const place = await businessOn(app, founder)
    const List = 'GetJoinedUserConnections'
    const all = await memberOf(app, place, { role: 'property-manager' })
    const some = await memberOf(app, place, { role: 'property-manager', homes: [homes[0]!.AssetId] })
    expect([await linesOf(all, { List }), await linesOf(some, { List })].map((lines) => lines.length)).toEqual([3, 2])

    const { Url } = must(await some.call(ExportList, { List }))
    await app.sql('delete from seat_asset where member_id = $1', [some.memberId])
    expect(await readLines(await some.raw(Url))).toHaveLength(1)
    await app.sql(`update seat set rights = '{"properties": "view"}' where member_id = $1`, [some.memberId])
    expect((await some.raw(Url)).status).toBe(403)
    await app.sql('delete from seat where member_id = $1', [some.memberId])
    expect((await some.raw(Url)).status).toBe(404)
  })

  test('keeps the rules of the call behind it', async () => {
    const owner = await app.newPerson()
    const refused = await owner.call(ExportList, { List: 'GetUserAssignedAssets' })
    expect(refused.error?.Code).toBe('NotAvailableForProfile')
    expect((await owner.call(ExportList, { List: 'GetNotifications', Filters: { TypeId: 9 } })).error?.Fields).toEqual({
      TypeId: 'Type is not valid.',
    })
    const unknown = await owner.call(ExportList, { List: GetProfileEnquiries.name as 'GetProfileEnquiries', Filters: { AccountId: 'x' } })
    expect(unknown.error?.Fields).toEqual({ AccountId: 'AccountId is not a known field.' })
  })

  test.each(EXPORTED_LISTS)('%s is read', async (List) => {
    const person = await app.newPerson({ profileType: List === 'GetUserAssignedAssets' ? 'Agent' : 'Owner' })
    expect(await linesOf(person, { List, Filters: REQUIRED[List] ?? {} })).toHaveLength(1)
  })
})

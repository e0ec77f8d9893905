import {
  GetDdlInvoiceRecipients,
  GetInvoiceHistory,
  SendInvoice,
  UnsendInvoice,
} from '@keystead/contract/money/invoices/invoice.operations.ts'
import { GetNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { secretIn } from '../../../test/mail-server.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { assigned, leaseWith } from '../../leasing/assignments/assignment.factory.ts'
import { openLink } from '../../links/links.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { dayFromNow, type InvoiceInput, invoiceInput, rentedHome, sentInvoice } from './invoice.factory.ts'
import { tellOverdueInvoices } from './invoice-overdue.job.ts'
import { PAY_LINK } from './pay-link.ts'

let owner: TestPerson
let tenant: TestPerson
let assetId: string
beforeEach(async () => {
  ;({ owner, tenant, assetId } = await rentedHome(app))
})

const late = { IssueDate: dayFromNow(-40), DueDate: dayFromNow(-10) }
const toTenant = (rest: Partial<InvoiceInput> = {}) => invoiceInput(assetId, [{ ProfileId: tenant.profileId }], { ...late, ...rest })
/** Papers are made under the lock of their invoice, and what is held is left to the next run: they are waited for. */
async function run(): Promise<void> {
  const inTheMaking = () => app.sql(`select id from invoice_paper where account_id = $1 and state = 'start'`, [owner.accountId])
  await expect.poll(inTheMaking, { timeout: 20_000 }).toEqual([])
  await tellOverdueInvoices(app.services, new AbortController().signal)
}
const heardBy = async (person: TestPerson) =>
  must(await person.call(GetNotifications, {}))
    .Items.map(({ Message }) => Message)
    .filter((message) => /overdue|on its way/.test(message))
const history = async (person: TestPerson, InvoiceId: string) =>
  must(await person.call(GetInvoiceHistory, { InvoiceId })).Items.map(({ Text }) => Text)

describe('an invoice whose day has passed', () => {
  test('is told once to who owes and to who bills, and stands in its history', async () => {
    const { InvoiceId } = await sentInvoice(owner, toTenant())
    await Promise.all([run(), run()])
    await run()
    expect(await heardBy(tenant)).toEqual([
      expect.stringMatching(/^Invoice INV-0001 from Olive Tester for Larch House is overdue: \$1,501\.00 was due /),
    ])
    expect(await heardBy(owner)).toEqual([
      expect.stringMatching(/^Invoice INV-0001 for Larch House is overdue\. Still to come: \$1,501\.00 from Tova Tester, due /),
    ])
    expect(await history(tenant, InvoiceId)).toEqual(['Became overdue.', 'Sent.'])
    expect((await app.emailTo(tenant.email, /overdue/i)).text).toContain('$1,501.00')
  })

  test('is told again for each time that it is sent', async () => {
    const sent = await sentInvoice(owner, toTenant())
    await run()
    const withdrawn = must(await owner.call(UnsendInvoice, sent))
    await run()
    expect(await heardBy(tenant)).toHaveLength(1)
    must(await owner.call(SendInvoice, { ...withdrawn, WithoutPaymentAccount: true }))
    await run()
    expect(await heardBy(tenant)).toHaveLength(2)
  })

  test('by shares: who has paid theirs hears nothing, and who bills hears from whom the rest is to come', async () => {
    const second = await app.newPerson({ profileType: 'Tenant', firstName: 'Sam' })
    await connected(app, owner, second)
    const recipients = [
      { ProfileId: tenant.profileId, SharePercent: 60 },
      { ProfileId: second.profileId, SharePercent: 40 },
    ]
    const { InvoiceId } = await sentInvoice(owner, invoiceInput(assetId, recipients, { ...late, Billing: 'shares' }))
    await app.sql('update invoice_recipient set paid_cents = amount_cents where invoice_id = $1 and profile_id = $2', [
      InvoiceId,
      tenant.profileId,
    ])
    await app.sql('update invoice set paid_cents = 90060 where id = $1', [InvoiceId])
    await run()
    expect(await heardBy(tenant)).toEqual([])
    expect(await heardBy(second)).toEqual([expect.stringContaining('$600.40 was due')])
    expect(await heardBy(owner)).toEqual([expect.stringContaining('$600.40 from Sam Tester, due')])
  })

  test('what is on its way is said', async () => {
    const whole = await sentInvoice(owner, toTenant())
    await app.sql('update invoice set in_transit_cents = total_cents where id = $1', [whole.InvoiceId])
    const part = await sentInvoice(owner, toTenant())
    await app.sql('update invoice set in_transit_cents = 50000 where id = $1', [part.InvoiceId])
    await run()
    expect((await heardBy(tenant)).toSorted()).toEqual([
      expect.stringMatching(/^Invoice INV-0001 .* Your payment of \$1,501\.00 is still on its way\.$/),
      expect.stringMatching(/^Invoice INV-0002 .* is overdue: \$1,501\.00 was due .*, and \$500\.00 of it is still on its way\.$/),
    ])
  })

  test('goes by the day where the property stands', async () => {
    const { InvoiceId } = await sentInvoice(owner, toTenant({ DueDate: dayFromNow(0) }))
    const dueIn = (zone: string) =>
      app.sql(`update invoice set time_zone = $2, due_on = (now() at time zone $2)::date where id = $1`, [InvoiceId, zone])
    await dueIn('Pacific/Honolulu')
    await run()
    expect(await heardBy(tenant)).toEqual([])
    await app.sql('update invoice set due_on = due_on - 1 where id = $1', [InvoiceId])
    await run()
    expect(await heardBy(tenant)).toHaveLength(1)
  })

  test('that is paid or void is told to no one', async () => {
    const paid = await sentInvoice(owner, toTenant())
    await app.sql('update invoice set paid_cents = total_cents where id = $1', [paid.InvoiceId])
    const isVoid = await sentInvoice(owner, toTenant())
    await app.sql(`update invoice set status = 'void', voided_at = now(), void_reason = 'x' where id = $1`, [isVoid.InvoiceId])
    await run()
    expect([await heardBy(tenant), await heardBy(owner)]).toEqual([[], []])
  })

  test('someone without an account gets an email with a link, and the one before goes on working', async () => {
    const { AssetId } = await addProperty(owner, { Title: 'Beech House', Address1: '9 Beech Street' })
    const address = `pia-${crypto.randomUUID()}@example.com`
    await assigned(owner, AssetId, {
      Lease: leaseWith([], { Tenants: [{ Person: { FirstName: 'Pia', LastName: 'Novak', Email: address }, SharePercent: 100 }] }),
    })
    const [chosen] = must(await owner.call(GetDdlInvoiceRecipients, { AssetId, Text: 'novak' })).Items
    const { InvoiceId } = await sentInvoice(owner, invoiceInput(AssetId, [{ PersonId: chosen!.PersonId }], late))
    const first = secretIn(await app.emailTo(address, /^Your invoice of/), '/Checkout/')
    await app.sql('update invoice set in_transit_cents = 50000 where id = $1', [InvoiceId])
    await run()
    await run()
    const email = await app.emailTo(address, /was due/)
    expect(email.text).toContain('A payment of $500.00 is still on its way.')
    const links = [first, secretIn(email, '/Checkout/')]
    for (const secret of links) expect(await openLink(app.services.database.db, [PAY_LINK], secret)).not.toBeNull()
    expect(await heardBy(owner)).toEqual([expect.stringContaining('from Pia Novak')])
    expect(app.mailServer.received.filter(({ recipients }) => recipients.includes(address))).toHaveLength(2)
  })
})

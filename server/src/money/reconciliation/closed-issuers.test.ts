import { CloseAccount } from '@keystead/contract/security/closing/closing.operations.ts'
import { expect } from 'vitest'
import { expectBooksToHold } from '../../../test/books.ts'
import { app, gateway, testWith } from '../../../test/gateway-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { operate, operatedList } from '../../../test/operate.ts'
import { invoiceInput, sentInvoice } from '../invoices/invoice.factory.ts'
import { bookBalance, GOOD_CARD, homeToPayFor, pay, paymentBecomes, refAtGateway } from '../payments/payment.factory.ts'
import { reconcile } from './reconcile.ts'

const test = testWith({ clock: { startAt: new Date(), stands: true } })

const run = () => reconcile(app.services, AbortSignal.timeout(20_000))
const close = (person: TestPerson) => person.call(CloseAccount, { Email: person.email, Reason: null, PinConfirmation: null })

/** Rent that was paid by card and paid out. */
async function paidOut() {
  const { owner, tenant, assetId, gatewayAccount } = await homeToPayFor(app, gateway)
  const { InvoiceId } = await sentInvoice(owner, invoiceInput(assetId, [{ ProfileId: tenant.profileId }]))
  const { PaymentId } = await pay(gateway, tenant, InvoiceId, GOOD_CARD)
  await gateway.control.advance({ days: 6 })
  await expect.poll(() => bookBalance(app, owner, 'at_provider'), { timeout: 10_000 }).toBe(0)
  return { owner, tenant, gatewayAccount, PaymentId, ref: await refAtGateway(app, PaymentId) }
}

async function disputedAndLost({ tenant, PaymentId, ref }: Awaited<ReturnType<typeof paidOut>>): Promise<void> {
  await gateway.control.dispute(ref)
  await paymentBecomes(tenant, PaymentId, 'disputed')
  await gateway.control.closeDispute(ref, false)
  await paymentBecomes(tenant, PaymentId, 'returned')
}

test(
  'what comes back after who billed has closed their account is the operator’s, once, until it is explained',
  { timeout: 60_000 },
  async () => {
    const told = await paidOut()
    await disputedAndLost(told)
    const gone = await paidOut()
    must(await close(gone.owner))
    await disputedAndLost(gone)
    await run()
    await run()
    const listed = await operatedList(app, 'differences', 'list')
    expect(listed).toMatchObject([
      {
        Kind: 'issuer-gone',
        State: 'open',
        What: expect.stringMatching(/^came-back:dp_/),
        Theirs: `-$1,545.58 (${gone.gatewayAccount} -$1,545.58)`,
        Do: expect.stringContaining('Ask who held the provider’s account to cover it, or bear it.'),
      },
    ])
    expect(app.logLines.filter((line) => line.includes('provider-differs') && line.includes(String(listed[0]!['Id'])))).toHaveLength(1)
    expect((await operate(app, 'reconcile')).complained).toContain('Each of these needs a person.')
    expect((await operate(app, 'differences', 'explain', String(listed[0]!['Id']), 'They have covered it.')).exitCode).toBe(0)
    await run()
    expect(await operatedList(app, 'differences', 'list')).toEqual([])
    await expectBooksToHold(app)
  },
)

import { UnsendInvoice } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { GetInvoicePdf } from '@keystead/contract/money/papers/paper.operations.ts'
import { GetNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import type { Services } from '../../rpc/services.ts'
import { invoiceInput, sentInvoice, rentedHome } from '../invoices/invoice.factory.ts'
import { makePaper } from './make-paper.ts'

/* The job, run by hand: in this app no worker does. */

let owner: TestPerson
let tenant: TestPerson
let InvoiceId: string
let sent: { InvoiceId: string; Version: number }
beforeEach(async () => {
  const home = await rentedHome(app)
  ;({ owner, tenant } = home)
  sent = await sentInvoice(owner, invoiceInput(home.assetId, [{ ProfileId: tenant.profileId }]))
  ;({ InvoiceId } = sent)
})

const papers = () =>
  app.sql<{ id: string; state: string; reader: string }>(
    'select id, state, reader from invoice_paper where invoice_id = $1 order by reader',
    [InvoiceId],
  )
const stateFor = async (person: TestPerson) => must(await person.call(GetInvoicePdf, { InvoiceId })).State
const heard = async () => must(await tenant.call(GetNotifications, {})).Items.filter(({ Message }) => Message.includes('sent you invoice'))
const emails = () => app.sql<{ id: string }>(`select id from email where natural_key like 'invoice:' || $1 || ':sent:%'`, [InvoiceId])
const paperOf = async (reader: 'issuer' | 'recipient') => (await papers()).find((one) => one.reader === reader)!.id
const files = (key: string) => app.services.files.exists(key)

describe('while the paper of an invoice is being made', () => {
  test('it is said to be, and who is billed hears nothing yet; then they hear, and have it', async () => {
    expect([await stateFor(owner), await stateFor(tenant)]).toEqual(['start', 'start'])
    expect([await heard(), await emails()]).toEqual([[], []])
    await makePaper(app.services, { paperId: await paperOf('recipient') })
    expect([await stateFor(owner), await stateFor(tenant)]).toEqual(['start', 'completed'])
    expect([(await heard()).length, (await emails()).length]).toEqual([1, 1])
  })

  test('two workers at once make one paper and send one email', async () => {
    const paperId = await paperOf('recipient')
    await Promise.all([makePaper(app.services, { paperId }), makePaper(app.services, { paperId })])
    await makePaper(app.services, { paperId })
    expect(await stateFor(tenant)).toBe('completed')
    expect([(await heard()).length, (await emails()).length]).toEqual([1, 1])
    expect(await files(`papers/${paperId}.pdf`)).toBe(true)
  })

  test('a worker that dies between making and sending leaves it to the next one', async () => {
    const paperId = await paperOf('recipient')
    const dying: Services = {
      ...app.services,
      jobs: { ...app.services.jobs, enqueueAll: () => Promise.reject(new Error('the worker dies')) },
    }
    await expect(makePaper(dying, { paperId })).rejects.toThrow('the worker dies')
    expect(await files(`papers/${paperId}.pdf`)).toBe(true)
    expect([await stateFor(tenant), await heard(), await emails()]).toEqual(['start', [], []])
    await makePaper(app.services, { paperId })
    expect([await stateFor(tenant), (await heard()).length, (await emails()).length]).toEqual(['completed', 1, 1])
  })

  test('it is taken back: no one hears of it, and no file is left', async () => {
    const paperId = await paperOf('recipient')
    const taking: Services = {
      ...app.services,
      files: {
        ...app.services.files,
        put: async (key, content) => {
          await app.services.files.put(key, content)
          must(await owner.call(UnsendInvoice, sent))
        },
      },
    }
    await makePaper(taking, { paperId })
    expect([await heard(), await emails()]).toEqual([[], []])
    expect(await files(`papers/${paperId}.pdf`)).toBe(false)
    await expect.poll(papers).toEqual([])
  })

  test('it turns out that it cannot be: who is billed hears of it without, and the screen says so', async () => {
    const paperId = await paperOf('recipient')
    const broken: Services = {
      ...app.services,
      threads: {
        ...app.services.threads,
        open: () => ({ ask: async () => ({ broken: 'the template does not fit' }), close: () => {} }) as never,
      },
    }
    await makePaper(broken, { paperId })
    expect((await heard()).length).toBe(1)
    expect(await app.sql(`select attachments from email where natural_key like 'invoice:' || $1 || '%'`, [InvoiceId])).toEqual([
      { attachments: [] },
    ])
    expect((await tenant.call(GetInvoicePdf, { InvoiceId })).error?.Code).toBe('InvoicePdfNotMade')
  })
})

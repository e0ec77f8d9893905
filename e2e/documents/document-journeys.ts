import { paths } from '@keystead/contract/navigation/paths.ts'
import { AddDocument, GetDocumentsList } from '@keystead/contract/documents/documents/document.operations.ts'
import { AddDocumentFolder } from '@keystead/contract/documents/documents/folder.operations.ts'
import { type Page, expect, test } from '@playwright/test'
import { scannedPdf } from '../../web/test/small-pdf.ts'
import { upload } from '../listed-homes.ts'
import { leaseTo } from '../money/billing.ts'
import { connect, namedPerson } from '../network.ts'
import type { Person } from '../people.ts'
import { pick } from '../pick.ts'
import type { RunningServer } from '../server.ts'
import { expectAccessible, watch } from '../watched-page.ts'
import { paper, papers, photoOfPaper } from './paper-files.ts'

/** A paper of someone, made by the calls that the pages make. */
async function filed(person: Person, name: string, said: object, ...pages: readonly string[]): Promise<string> {
  const file = await paper(name, ...pages)
  const UploadId = await upload(person, { purpose: 'document', name: file.name, body: new Uint8Array(file.buffer) })
  return (await person.call(AddDocument, { Files: [{ UploadId }], DocumentTypeId: 29, ...said })).DocumentIds[0]!
}

/** As a browser hands over what is dropped onto a page. */
async function drop(page: Page, files: readonly { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
  const given = await page.evaluateHandle(
    (all) => {
      const transfer = new DataTransfer()
      for (const { name, mimeType, content } of all)
        transfer.items.add(new File([Uint8Array.from(atob(content), (char) => char.charCodeAt(0))], name, { type: mimeType }))
      return transfer
    },
    files.map(({ name, mimeType, buffer }) => ({ name, mimeType, content: buffer.toString('base64') })),
  )
  const target = page.getByRole('main')
  const place = target.getByText('No documents found.').or(target.getByRole('table')).first()
  await place.dispatchEvent('dragover', { dataTransfer: given })
  await place.dispatchEvent('drop', { dataTransfer: given })
}

/** Wherever files lie, people file, find and share the same. */
export function documentJourneys(start: () => Promise<RunningServer>): void {
  let server: RunningServer
  test.beforeAll(async () => {
    server = await start()
  })
  test.afterAll(() => server.discard())

  test('an owner files sixty papers by drag and by the camera of a phone, and finds one by a word inside it', async ({
    page,
    context,
    browser,
  }) => {
    const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
    await owner.signIn(context)
    const watched = await watch(page)
    await page.goto(server.url + paths.myDocuments())
    await expectAccessible(page)

    const all = await papers(59, { odd: 31, word: 'chandelier' })
    await drop(page, all.slice(0, 40))
    const dialog = page.getByRole('dialog', { name: 'Add documents' })
    await dialog.getByLabel('Document type').selectOption({ label: 'Receipt' })
    await dialog.getByRole('button', { name: 'Add 40 documents' }).click()
    await expect(page.getByText('40 documents created successfully.')).toBeVisible({ timeout: 120_000 })
    await page.getByRole('button', { name: 'Add documents' }).first().click()
    await dialog.getByLabel('Drop files here, or choose them').setInputFiles(all.slice(40))
    await dialog.getByLabel('Document type').selectOption({ label: 'Receipt' })
    await dialog.getByRole('button', { name: 'Add 19 documents' }).click()
    await expect(dialog).toBeHidden({ timeout: 120_000 })

    // The last one is a photo that a phone takes.
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await owner.signIn(phone)
    const onPhone = await phone.newPage()
    const watchedPhone = await watch(onPhone)
    await onPhone.goto(server.url + paths.myDocuments({ sort: 'newest' }))
    await onPhone.getByRole('button', { name: 'Add documents' }).first().click()
    await onPhone.locator('input[type=file][capture]').setInputFiles(await photoOfPaper('Warranty of the boiler'))
    const form = onPhone.getByRole('dialog', { name: 'Add documents' })
    await form.getByLabel('Document type').selectOption({ label: 'Warranty' })
    await form.getByRole('button', { name: 'Add 1 document' }).click()
    await expect(form).toBeHidden({ timeout: 60_000 })
    await expect(onPhone.getByText('Warranty of the boiler')).toBeVisible()
    await expectAccessible(onPhone)
    expect(await owner.call(GetDocumentsList, {})).toMatchObject({ TotalCount: 60 })

    await expect
      .poll(async () => (await owner.call(GetDocumentsList, { Keyword: 'chandelier' })).TotalCount, {
        message: 'its words are read',
        timeout: 120_000,
      })
      .toBe(1)
    await page.getByLabel('Search', { exact: true }).fill('chandelier')
    await page.getByRole('link', { name: 'Receipt 31', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Receipt 31', level: 1 })).toBeVisible()
    await expect(page.getByText('Repaired the chandelier')).toBeVisible()
    await expectAccessible(page)
    expect(watched.problems).toEqual([])
    expect(watchedPhone.problems).toEqual([])
  })

  test('a scan is seen in the page, and words in a font that a file does not bring are drawn in one of ours', async ({ page, context }) => {
    const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
    const UploadId = await upload(owner, { purpose: 'document', name: 'Deed.pdf', body: scannedPdf() })
    const { DocumentIds } = await owner.call(AddDocument, { Files: [{ UploadId }], DocumentTypeId: 29 })
    const typed = await filed(owner, 'Keys', {}, 'The keys hang behind the door')
    await owner.signIn(context)
    const watched = await watch(page)
    await page.goto(server.url + paths.viewDocument(DocumentIds[0]!))
    const canvas = page.getByRole('group', { name: 'Page 1 of 1' }).locator('canvas')
    const isDarkInTheMiddle = () =>
      canvas.evaluate((drawn: HTMLCanvasElement) => {
        const [red = 255] = drawn.getContext('2d')!.getImageData(drawn.width / 2, drawn.height / 2, 1, 1).data
        return red < 100
      })
    await expect.poll(isDarkInTheMiddle).toBe(true)

    const font = page.waitForResponse(/\/standard_fonts\/FoxitSerif\.pfb$/)
    await page.goto(server.url + paths.viewDocument(typed))
    expect((await font).status()).toBe(200)
    await expect(page.getByText('The keys hang behind the door')).toBeVisible()
    expect(watched.problems).toEqual([])
  })

  test('a folder that is shared with an agent is taken back while a file of it is open in their tab', async ({
    page,
    context,
    browser,
  }) => {
    const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
    const agent = await namedPerson(server, 'Agent', 'Gwen', 'Ashby')
    await connect(owner, agent, 'Agent')
    const { FolderId } = await owner.call(AddDocumentFolder, { Name: 'For Gwen' })
    await filed(owner, 'Keys', { FolderId }, 'The keys hang behind the door')
    await owner.signIn(context)
    const watched = await watch(page)
    await page.goto(server.url + paths.myDocuments())
    await page.getByRole('checkbox', { name: /For Gwen/ }).check()
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await pick(page, page.getByLabel('People you’re connected with'), 'Gwen Ashby')
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(page.getByText('Shared with 1.')).toBeVisible()

    const theirs = await browser.newContext()
    await agent.signIn(theirs)
    const tab = await theirs.newPage()
    await tab.goto(server.url + paths.sharedDocuments())
    await tab.getByRole('link', { name: 'For Gwen' }).click()
    await tab.getByRole('link', { name: 'Keys', exact: true }).click()
    await expect(tab.getByText('The keys hang behind the door')).toBeVisible()
    await expect(tab.getByRole('button', { name: 'Download', exact: true })).toBeHidden()

    await page.goto(server.url + paths.sharedUsers({ folder: FolderId }))
    await page.getByRole('button', { name: 'Remove Gwen Ashby' }).click()
    await page.getByRole('button', { name: 'Remove access' }).click()
    await expect(tab.getByText('This document is no longer here for you.')).toBeVisible()
    await expect(tab.getByText('The keys hang behind the door')).toBeHidden()
    expect(watched.problems).toEqual([])
  })

  test('a tenant sees what hangs on their lease, and an owner what it lacks, and files it', async ({ page, context, browser }) => {
    const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
    const tenant = await namedPerson(server, 'Tenant', 'Tessa', 'Quill')
    const { AssetId } = await leaseTo(owner, [{ person: tenant, name: 'tessa', share: 100 }])
    await filed(owner, 'Deed', { DocumentTypeId: 18, About: { Kind: 'property', Id: AssetId } }, 'Deed of the house')
    await owner.signIn(context)
    const watched = await watch(page)
    await page.goto(server.url + paths.viewProperty(AssetId, 'documents'))
    await expectAccessible(page)
    await page.getByRole('button', { name: /Add Lease Agreement/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Add documents' })
    await dialog.getByLabel('Drop files here, or choose them').setInputFiles([await paper('Our lease', 'Rent is due on the first')])
    await dialog.getByRole('button', { name: 'Add 1 document' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: /Add Lease Agreement/ })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Our lease' }).first()).toBeVisible()

    const theirs = await browser.newContext()
    await tenant.signIn(theirs)
    const tab = await theirs.newPage()
    const watchedTab = await watch(tab)
    await tab.goto(server.url + paths.myDocuments({ tab: 'homes' }))
    await expect(tab.getByRole('link', { name: 'Our lease' })).toBeVisible()
    await expect(tab.getByText('Deed')).toBeHidden()
    await tab.getByRole('link', { name: 'Our lease' }).click()
    await expect(tab.getByText('Rent is due on the first')).toBeVisible()
    expect(watched.problems).toEqual([])
    expect(watchedTab.problems).toEqual([])
  })
}

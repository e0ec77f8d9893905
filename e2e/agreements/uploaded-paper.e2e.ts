import { paths } from '@keystead/contract/navigation/paths.ts'
import { CreateAgreementTemplate } from '@keystead/contract/agreements/templates/template.operations.ts'
import { expect, test } from '@playwright/test'
import { readPdf } from '../../server/test/read-pdf.ts'
import { paper } from '../documents/paper-files.ts'
import { upload } from '../listed-homes.ts'
import { connect, namedPerson } from '../network.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expectAccessible, expectNoSidewaysScroll, watch } from '../watched-page.ts'
import { sentAgreement } from './made-agreements.ts'
import { checkFile, expectSealed, saved } from './sealed-file.ts'
import { agreeToSign, allHaveSigned, checkAndSign, drawSignature, PHONE } from './signing-steps.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

const field = (kind: 'text' | 'checkbox' | 'signature', label: string, page: number, y: number, width: number, height: number) => ({
  kind,
  role: 'Tenant',
  label,
  isRequired: true,
  page,
  x: 60,
  y,
  width,
  height,
})
/** On two pages, in points from the upper left corner. */
const PET = field('text', 'Pet', 1, 200, 220, 22)
const VACCINATED = field('checkbox', 'Vaccinated', 1, 260, 16, 16)
const SIGNATURE = field('signature', 'Signature', 2, 600, 180, 40)

test('an uploaded paper is filled in and signed on a phone, and the values stand where its fields are', async ({ context, browser }) => {
  const owner = await namedPerson(server, 'Owner', 'Olive', 'Hart')
  const tessa = await namedPerson(server, 'Tenant', 'Tessa', 'Moor')
  await connect(owner, tessa, 'Tenant')
  const rules = await paper('Pet rules', 'One cat, and no snakes.', 'Signed below.')
  const UploadId = await upload(owner, { purpose: 'template-paper', name: rules.name, body: new Uint8Array(rules.buffer) })
  const { TemplateId } = await owner.call(CreateAgreementTemplate, {
    Name: 'Pet rules',
    CategoryId: 3,
    Roles: [{ Name: 'Tenant', Part: 'signer', IsMany: false }],
    UploadId,
    Fields: [PET, VACCINATED, SIGNATURE],
  })
  const id = await sentAgreement(owner, { templateId: TemplateId, signers: [{ role: 'Tenant', person: tessa }] })
  const phone = await (await browser.newContext(PHONE)).newPage()
  const watched = await watch(phone)
  await tessa.signIn(phone.context())

  await test.step('it is read as pages, and filled in field by field', async () => {
    await phone.goto(server.url + paths.signAgreement(id))
    await agreeToSign(phone)
    await expect(phone.getByText('One cat, and no snakes.')).toBeAttached()
    await expectNoSidewaysScroll(phone)
    await phone.getByRole('button', { name: 'Start', exact: true }).click()
    const next = phone.getByRole('button', { name: 'Next', exact: true })
    await next.click()
    await expect(phone.getByText('Pet can not be empty.')).toBeVisible()
    await phone.getByRole('textbox', { name: 'Pet' }).fill('Minka, a tabby')
    await expectAccessible(phone)
    await next.click()
    await next.click()
    await expect(phone.getByText('Vaccinated can not be empty.')).toBeVisible()
    await phone.getByRole('checkbox', { name: 'Vaccinated' }).check()
    await next.click()
    await drawSignature(phone)
    await expect(phone.getByText('3 of 3 done')).toBeVisible()
    await expectAccessible(phone)
    await expectNoSidewaysScroll(phone)
    await checkAndSign(phone)
    await expect(allHaveSigned(phone)).toBeFocused()
  })

  const button = phone.getByRole('button', { name: 'Download the signed file' })
  await expect(button).toBeVisible({ timeout: 60_000 })
  await expectAccessible(phone)
  const sealed = await saved(phone, button)
  await test.step('the sealed file begins with the paper that was uploaded, and has what was filled in', async () => {
    expectSealed(sealed, id)
    expect(sealed.subarray(0, rules.buffer.length).equals(rules.buffer)).toBe(true)
    const [first, second] = (await readPdf(sealed)).pages
    expect(first!.text).toContain('One cat, and no snakes.')
    const { left, top } = first!.words.find(({ text }) => text === 'Minka, a tabby')!
    expect(left >= PET.x && left < PET.x + PET.width).toBe(true)
    expect(top > PET.y && top <= PET.y + PET.height).toBe(true)
    // A tick, and the two lines of the signature, are drawn.
    expect(first!.lineColors).toHaveLength(1)
    expect(second!.lineColors).toHaveLength(2)
    const signed = second!.words.find(({ text }) => text.startsWith('Signed by Tessa Moor on '))!
    expect(signed.left).toBe(SIGNATURE.x)
    expect(signed.top).toBeGreaterThan(SIGNATURE.y + SIGNATURE.height)
  })
  await test.step('anyone finds it unchanged', async () => {
    await checkFile(await context.newPage(), server.url, sealed, 'unchanged')
  })
  expect(watched.problems).toEqual([])
})

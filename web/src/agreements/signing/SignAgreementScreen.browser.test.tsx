import { AgreementNotOpen, GetAgreementFile } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { CONSENT_VERSION } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import {
  ApproveAgreement,
  DeclineAgreement,
  OpenAgreement,
  PaperChanged,
  SignAgreement,
} from '@keystead/contract/agreements/signing/signing.operations.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { ConfirmSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { beforeAll, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AgreementId, agreementWith, DIGEST, FIELDS, keepAgreement, opened } from '../../../test/agreement-to-sign.ts'
import { memberAs, signIn } from '../../../test/people.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { SignAgreementScreen } from './SignAgreementScreen.tsx'

beforeAll(async () => {
  await import('../../ui/pdf/pdf-document.ts')
}, 60_000)

async function shown() {
  signIn({ ProfileTypeId: 3, ProfileType: 'Tenant', Name: 'Pia Novak' })
  const page = await show(<SignAgreementScreen />, { at: `/User/Agreements/SignAgreement?id=${AgreementId}` })
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const next = () => button('Next').click()
  return { page, button, next }
}

/** A line across the ground, in pixels from its upper left corner. */
async function draw(ground: Element, points: readonly (readonly [number, number])[]) {
  const { left, top } = ground.getBoundingClientRect()
  const send = (type: string, [x, y]: readonly [number, number]) =>
    ground.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        isPrimary: true,
        pointerId: 1,
        button: 0,
        clientX: left + x,
        clientY: top + y,
      }),
    )
  send('pointerdown', points[0]!)
  for (const point of points.slice(1)) {
    send('pointermove', point)
    await new Promise(requestAnimationFrame)
  }
  send('pointerup', points.at(-1)!)
}

test('a signer reads what it is, agrees, fills in field by field, draws and signs', async () => {
  keepAgreement(agreementWith())
  const { page, button, next } = await shown()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lease of 12 Oak Street' })).toBeVisible()
  for (const words of [
    'Last day to sign',
    'Dec 12, 2026',
    'One after the other, in this order.',
    'Landlord, Signs',
    'Not their turn yet',
  ]) {
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  }
  await expect.element(page.getByText(/^Please sign by next week/)).toBeVisible()
  // Reading acts on nothing.
  expect(asked(OpenAgreement)).toEqual([])
  await button('Continue').click()
  await expect.element(page.getByRole('link', { name: 'Please agree to sign electronically first.' })).toBeVisible()
  expect(asked(OpenAgreement)).toEqual([])
  await page.getByRole('checkbox', { name: 'I have read this, and I agree to sign electronically.' }).click()
  await button('Continue').click()

  await expect.element(page.getByText('The first page of the lease')).toBeInTheDocument()
  expect(asked(OpenAgreement)).toEqual([{ AgreementId, PaperDigest: DIGEST, ConsentVersion: CONSENT_VERSION }])
  expect(asked(GetAgreementFile)).toEqual([{ AgreementId, File: 'original', Use: 'view' }])
  await expect.element(page.getByText('0 of 6 done')).toBeVisible()
  // What can’t be pressed says whose it is, and what they did.
  for (const name of ['Signature, for Landlord: Signed', 'Date: filled in when you sign'])
    await expect.element(page.getByRole('img', { name })).toBeInTheDocument()
  await button('Start').click()

  await expect.element(page.getByRole('textbox', { name: 'Pet' })).toHaveFocus()
  await next()
  await expect.element(page.getByText('Pet can not be empty.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Pet' }).fill('A cat')
  await expect.element(page.getByText('Pet can not be empty.')).not.toBeInTheDocument()
  await expect.element(button('Pet: A cat')).toBeVisible()
  await next()
  // Not required: it may be left empty, and may not be nonsense.
  await page.getByRole('textbox', { name: /^Keys/ }).fill('some')
  await next()
  await expect.element(page.getByText('Keys is not valid.')).toBeVisible()
  await page.getByRole('textbox', { name: /^Keys/ }).fill('3')
  await next()
  await page.getByRole('radio', { name: 'Electric' }).click()
  await next()
  await page.getByRole('checkbox', { name: 'Lead paint leaflet' }).click()
  await expect.element(page.getByText('4 of 6 done')).toBeVisible()
  await next()

  await button('Add your initials').click()
  const window = page.getByRole('dialog')
  await window.getByRole('radio', { name: 'Type' }).click()
  await expect.element(window.getByRole('textbox', { name: 'Your initials' })).toHaveValue('PN')
  await window.getByRole('button', { name: 'Use it' }).click()
  await next()

  await button('Add your signature').click()
  const ground = page.getByRole('img', { name: /^Draw your signature/ })
  await window.getByRole('button', { name: 'Use it' }).click()
  await expect.element(window.getByRole('link', { name: 'Please add your signature.' })).toBeVisible()
  await draw(ground.element(), [
    [30, 60],
    [60, 20],
    [90, 70],
    [140, 30],
  ])
  await draw(ground.element(), [
    [160, 60],
    [220, 40],
  ])
  await draw(ground.element(), [
    [200, 20],
    [230, 80],
  ])
  await window.getByRole('button', { name: 'Undo last line' }).click()
  expect(ground.element().querySelectorAll('polyline')).toHaveLength(2)
  await window.getByRole('button', { name: 'Use it' }).click()
  await expect.element(page.getByText('6 of 6 done')).toBeVisible()
  // On its place on the page as well.
  await expect.poll(() => page.getByRole('group', { name: 'Page 2 of 2' }).element().querySelectorAll('polyline').length).toBe(2)
  await button('Check and sign').click()

  await expect.element(page.getByRole('heading', { name: 'Check and sign' })).toHaveFocus()
  expect(page.getByRole('list', { name: 'All your fields' }).element().textContent).toMatch(/Pet.*A cat.*Keys.*3.*Heating.*Electric/)
  await button('Sign').click()
  await expect.element(page.getByRole('heading', { name: 'You have signed' })).toHaveFocus()
  await expect.element(page.getByText('Next is Tom Reed. We’ll tell you when everyone has signed.')).toBeVisible()
  const [sent] = asked(SignAgreement)
  expect(sent).toMatchObject({ AgreementId, PaperDigest: DIGEST, Initials: { Kind: 'typed', Text: 'PN' }, PinConfirmation: null })
  expect(sent!.Values).toEqual([
    { FieldId: FIELDS[0]!.FieldId, Value: 'A cat' },
    { FieldId: FIELDS[1]!.FieldId, Value: '3' },
    { FieldId: FIELDS[2]!.FieldId, Value: 'Electric' },
    { FieldId: FIELDS[3]!.FieldId, Value: 'true' },
  ])
  expect(sent!.Signature.Kind === 'drawn' && sent!.Signature.Strokes.map(({ length }) => length)).toEqual([8, 4])
})

/** One that asks for a signature alone. */
const short = () => opened({ Fields: FIELDS.filter(({ Kind }) => Kind === 'signature') })

test('by keys alone, typed, and confirmed with the PIN', async () => {
  keepAgreement({ ...short(), NeedsPin: true })
  answer(ConfirmSecurityPin, { Confirmation: 'confirmed', Expires: '2027-01-05T12:05:00Z' })
  const { page, button } = await shown()
  await expect.element(button('Start')).toBeVisible()
  await tabTo('Start')
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Add your signature')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Your signature', level: 2 })).toBeVisible()
  await tabTo('drawn')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('textbox', { name: 'Your full name' })).toHaveValue('Pia Novak')
  await tabTo('Use it')
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Change signature')).toHaveFocus()
  await tabTo('Check and sign')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Check and sign' })).toHaveFocus()
  await tabTo('Sign')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('You sign “Lease of 12 Oak Street”.')).toBeVisible()
  await userEvent.keyboard('482913{Enter}')
  await expect.element(page.getByRole('heading', { name: 'You have signed' })).toBeVisible()
  expect(asked(ConfirmSecurityPin)).toMatchObject([{ Operation: 'SignAgreement', ObjectId: AgreementId }])
  expect(asked(SignAgreement)).toMatchObject([{ Signature: { Kind: 'typed', Text: 'Pia Novak' }, PinConfirmation: 'confirmed' }])
})

/** On to what says so, or has that value. */
async function tabTo(name: string) {
  for (let tabs = 0; tabs < 40; tabs++) {
    await userEvent.keyboard('{Tab}')
    const { activeElement } = document
    if (activeElement?.textContent?.trim() === name || activeElement?.getAttribute('value') === name) return
  }
  throw new Error(`no Tab leads to ${name}`)
}

async function typeSignature({ page, button }: Awaited<ReturnType<typeof shown>>) {
  await button('Start').click()
  await button('Add your signature').click()
  await page.getByRole('radio', { name: 'Type' }).click()
  await page.getByRole('button', { name: 'Use it' }).click()
  await button('Check and sign').click()
}

test('what the server refuses stands at its field, and a paper that changed is read again with all that was filled in', async () => {
  const server = keepAgreement({ ...short(), Fields: FIELDS.filter(({ Kind }) => Kind === 'signature' || Kind === 'text') })
  let failure: Error = refusal(CallErrors.InvalidInput, { 'Values.0.Value': 'Pet is not valid.' })
  answer(SignAgreement, () => {
    throw failure
  })
  const screen = await shown()
  const { page, button, next } = screen
  await button('Start').click()
  await page.getByRole('textbox', { name: 'Pet' }).fill('A dragon')
  await next()
  await button('Add your signature').click()
  await page.getByRole('radio', { name: 'Type' }).click()
  await page.getByRole('button', { name: 'Use it' }).click()
  await button('Check and sign').click()
  await button('Sign').click()
  await page.getByRole('link', { name: 'Pet is not valid.' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Pet' })).toHaveValue('A dragon')
  failure = refusal(PaperChanged)
  await next()
  await button('Check and sign').click()
  await button('Sign').click()
  await expect.element(page.getByRole('heading', { name: PaperChanged.message })).toHaveFocus()
  server.become({ ...server.now(), PaperDigest: 'b2'.repeat(32) })
  await button('Read it again').click()
  await expect.element(button('Start')).toBeVisible()
  // It was not sent, so leaving asks first.
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  await button('Start').click()
  await expect.element(page.getByRole('textbox', { name: 'Pet' })).toHaveValue('A dragon')
  await expect.element(page.getByText('2 of 2 done')).toBeVisible()
})

test('one that was voided meanwhile says so, and what is next', async () => {
  const server = keepAgreement(short())
  answer(SignAgreement, () => {
    server.become({ ...server.now(), State: 'voided', Reason: 'The rent is wrong.' })
    throw refusal(AgreementNotOpen)
  })
  const screen = await shown()
  await typeSignature(screen)
  await screen.button('Sign').click()
  await screen.button('Look again').click()
  await expect.element(screen.page.getByRole('heading', { name: 'This agreement was voided' })).toBeVisible()
  await expect.element(screen.page.getByText('Reason: The rent is wrong.')).toBeVisible()
})

test('declining asks for a reason, and says that it ends it for all', async () => {
  keepAgreement(opened())
  const { page, button } = await shown()
  await button('Decline').click()
  const window = page.getByRole('dialog', { name: 'Decline “Lease of 12 Oak Street”?' })
  await expect.element(window.getByText(/^This ends the agreement for everyone/)).toBeVisible()
  await window.getByRole('button', { name: 'Decline for everyone' }).click()
  await expect.element(window.getByText('Reason can not be empty.').first()).toBeVisible()
  expect(asked(DeclineAgreement)).toEqual([])
  await window.getByRole('textbox', { name: 'Reason' }).fill('The rent is wrong.')
  await window.getByRole('button', { name: 'Decline for everyone' }).click()
  await expect.element(page.getByRole('heading', { name: 'This agreement was declined' })).toBeVisible()
  expect(asked(DeclineAgreement)).toEqual([{ AgreementId, Reason: 'The rent is wrong.' }])
})

test('an approver reads and approves, and is asked for nothing else', async () => {
  keepAgreement(agreementWith({ HasConsented: true, Fields: [] }, { Part: 'approver', State: 'viewed' }))
  const { page, button } = await shown()
  await expect.element(button('Decline')).toBeVisible()
  expect(page.getByRole('button', { name: 'Start' }).elements()).toHaveLength(0)
  await button('Approve').click()
  await expect.element(page.getByRole('heading', { name: 'You have approved' })).toHaveFocus()
  expect(asked(ApproveAgreement)).toEqual([{ AgreementId, PaperDigest: DIGEST }])
})

test('a viewer opens it by a press, and only reads', async () => {
  keepAgreement(agreementWith({ Fields: [] }, { Part: 'viewer' }))
  const { page, button } = await shown()
  await button('Read the paper').click()
  await expect.element(page.getByText('The first page of the lease')).toBeInTheDocument()
  for (const name of ['Start', 'Approve', 'Decline']) expect(page.getByRole('button', { name }).elements()).toHaveLength(0)
})

test('who waits, who gets a copy, and who has the finished file', async () => {
  const server = keepAgreement(agreementWith({}, { State: 'waiting' }))
  const { page } = await shown()
  await expect.element(page.getByRole('heading', { name: 'It’s not your turn yet' })).toBeVisible()
  await page.unmount()
  server.become(agreementWith({}, { Part: 'copy' }))
  const copy = (await shown()).page
  await expect.element(copy.getByRole('heading', { name: 'You’ll get a copy' })).toBeVisible()
  await copy.unmount()
  server.become(agreementWith({ State: 'completed', SealedDigest: DIGEST, After: 'superseded' }, { State: 'signed' }))
  const done = await shown()
  await expect.element(done.page.getByText('Another agreement has taken its place since.')).toBeVisible()
  await done.button('Download the signed file').click()
  await expect.poll(() => asked(GetAgreementFile)).toEqual([{ AgreementId, File: 'signed', Use: 'download' }])
})

test('a member of a business who may only read is told so, and signs nothing', async () => {
  keepAgreement(opened())
  signIn({}, memberAs('viewer'))
  const page = await show(<SignAgreementScreen />, { at: `/User/Agreements/SignAgreement?id=${AgreementId}` })
  await expect.element(page.getByText(/^Your role in this business lets you read this/)).toBeVisible()
  for (const name of ['Start', 'Decline']) expect(page.getByRole('button', { name }).elements()).toHaveLength(0)
})

import {
  AgreementChanged,
  AgreementNotDraft,
  DeleteAgreement,
  GetAgreementDraft,
  SendAgreement,
  UpdateAgreement,
} from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { messages } from '@keystead/contract/agreements/agreements/agreements-messages.text.ts'
import { GetDdlJoinedUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { answerAgreementFiles, draftRead, party } from '../../../test/agreements.ts'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import type { DraftRead } from './agreement-draft.ts'
import { SendAgreementScreen } from './SendAgreementScreen.tsx'

const AT = '/User/Agreements/SendAgreement'
const DRAFT = `${AT}?id=${idOf(1)}`

let read: DraftRead
let letGo: () => void

beforeEach(async () => {
  await screen.viewport(1200, 900)
  signIn()
  read = draftRead()
  letGo = answerAgreementFiles()
  answer(GetAgreementDraft, () => read)
  // Each saving is one version more, with what was sent.
  answer(UpdateAgreement, ({ AgreementId, Version, Title }) => {
    read = { ...read, Version: Version + 1, Title }
    return { AgreementId, Version: Version + 1 }
  })
})
afterEach(() => letGo())

const saved = () => asked(UpdateAgreement).at(-1)

test('terms are saved with the version that was read, and the next part opens', async () => {
  const page = await show(<SendAgreementScreen />, { at: DRAFT })
  await page.getByLabelText('Title').fill('Lease 2027')
  await page.getByLabelText(/^Security deposit/).fill('1600')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect.poll(saved).toMatchObject({ Version: 4, Title: 'Lease 2027', Rent: '1500.00', Advance: '1600.00' })
  await expect.poll(page.address).toBe(`${DRAFT}&part=people`)
  await expect.element(page.getByRole('group', { name: 'People', exact: true }).first()).toHaveFocus()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect.poll(() => saved()?.Version).toBe(5)
})

test('what is wrong is said at its field, also what the server finds', async () => {
  const page = await show(<SendAgreementScreen />, { at: DRAFT })
  await page.getByLabelText('Title').fill('')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect.element(page.getByLabelText('Title')).toHaveAccessibleDescription(/Title can not be empty\./)
  expect(asked(UpdateAgreement)).toEqual([])
  await page.getByLabelText('Title').fill('Lease')
  answer(UpdateAgreement, () => {
    throw refusal(CallErrors.InvalidInput, { TenureEnd: messages.endBeforeStart })
  })
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect.element(page.getByLabelText(/^Tenure end/)).toHaveAccessibleDescription(new RegExp(messages.endBeforeStart))
})

test('a message about another part leads there, and to its field', async () => {
  answer(UpdateAgreement, () => {
    throw refusal(CallErrors.InvalidInput, { 'Parties.1.ProfileId': messages.notConnected })
  })
  const page = await show(<SendAgreementScreen />, { at: DRAFT })
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page
    .getByRole('alert')
    .getByRole('link', { name: /You are not connected with this person/ })
    .click()
  await expect.poll(page.address).toBe(`${DRAFT}&part=people`)
  await expect.element(page.getByRole('combobox', { name: 'Connection' }).first()).toHaveFocus()
})

test('where someone else was quicker, nothing written is lost', async () => {
  const page = await show(<SendAgreementScreen />, { at: DRAFT })
  await page.getByLabelText('Title').fill('Mine')
  await page.getByLabelText(/^Rent \(optional\)/).fill('1700')
  read = draftRead({ Version: 5, Title: 'Theirs', Message: 'Added by them' })
  let isFirst = true
  answer(UpdateAgreement, ({ AgreementId, Version }) => {
    if (isFirst) {
      isFirst = false
      throw refusal(AgreementChanged)
    }
    return { AgreementId, Version: Version + 1 }
  })
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect.element(page.getByText(/Theirs/).first()).toBeVisible()
  await expect.element(page.getByLabelText('Title')).toHaveValue('Mine')
  await page.getByRole('button', { name: /^Keep my changes/ }).click()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect.poll(saved).toMatchObject({ Version: 5, Title: 'Mine', Rent: '1700.00', Message: 'Added by them' })
})

test('what is typed in one part stays while another is open, and is not left behind unasked', async () => {
  const page = await show(<SendAgreementScreen />, { at: DRAFT })
  await page.getByLabelText('Title').fill('Not saved yet')
  await page.getByRole('link', { name: 'Message' }).click()
  await page.getByLabelText(/^Subject/).fill('Please sign')
  await page.getByRole('link', { name: 'Terms' }).click()
  await expect.element(page.getByLabelText('Title')).toHaveValue('Not saved yet')
  await page.getByRole('link', { name: 'Check and send' }).click()
  await expect.element(page.getByText(/You have changes that are not saved yet/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send it' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('link', { name: 'My agreements' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(saved).toMatchObject({ Title: 'Not saved yet', Subject: 'Please sign' })
  await expect.element(page.getByText(/Everything is ready/)).toBeVisible()
})

test('each role is given to people: oneself, a connection, or a name with an address', async () => {
  read = draftRead({ Parties: [] })
  const tova = { Id: idOf(20), Text: 'Tova Tester', ProfileTypeId: 3, ProfileType: 'Tenant', AccountType: 'Individual', PicPath: null }
  answer(GetDdlJoinedUserConnections, { Items: [{ ...tova, ConnectionId: idOf(5) }] })
  const page = await show(<SendAgreementScreen />, { at: `${DRAFT}&part=people` })
  await page.getByRole('button', { name: 'Choose who it is: Landlord' }).click()
  await page.getByRole('group', { name: 'Landlord' }).getByRole('combobox').selectOptions('Me: Olive Owner')
  await page.getByRole('button', { name: 'Choose who it is: Tenant' }).click()
  await page.getByRole('group', { name: 'Tenant' }).getByLabelText('Who is it?').selectOptions('Someone I’m connected with')
  // Whom no one has chosen yet.
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Connection can not be empty.')
  await page.getByRole('combobox', { name: 'Connection' }).fill('tova')
  await page.getByRole('option', { name: 'Tova Tester' }).click()
  await page.getByRole('button', { name: 'Add another person: Tenant' }).click()
  const second = page.getByRole('group', { name: 'Tenant, person 2' })
  await second.getByLabelText('Who is it?').selectOptions('Someone by name and email')
  await second.getByLabelText('Name').fill('Sam Tester')
  await second.getByLabelText('Email').fill('sam@example.com')
  await page.getByRole('button', { name: 'Add a copy' }).click()
  const copy = page.getByRole('group', { name: 'Copy' })
  await copy.getByLabelText('Who is it?').selectOptions('Someone by name and email')
  await copy.getByLabelText('Name').fill('Cy Clerk')
  await copy.getByLabelText('Email').fill('cy@example.com')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  const nothing = { PartyId: null, ProfileId: null, PersonId: null, Name: null, Email: null, Turn: 1 }
  await expect
    .poll(() => saved()?.Parties)
    .toEqual([
      { ...nothing, Role: 'Landlord', Part: 'signer', ProfileId: idOf(1) },
      { ...nothing, Role: 'Tenant', Part: 'signer', ProfileId: idOf(20) },
      { ...nothing, Role: 'Tenant', Part: 'signer', Name: 'Sam Tester', Email: 'sam@example.com' },
      { ...nothing, Role: 'Copy', Part: 'copy', Name: 'Cy Clerk', Email: 'cy@example.com' },
    ])
})

test('someone who was written down can be given an address', async () => {
  read = draftRead({ Parties: [party(11, 'Pia Novak', { ProfileId: null, PersonId: idOf(30), Email: null })] })
  const page = await show(<SendAgreementScreen />, { at: `${DRAFT}&part=people` })
  await page.getByLabelText('Email').fill('no address')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect.element(page.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabelText('Email').fill('pia@example.com')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect.poll(() => saved()?.Parties).toMatchObject([{ PersonId: idOf(30), Name: null, Email: 'pia@example.com' }])
})

test('who is removed leaves the keyboard at the heading of the page', async () => {
  read = draftRead({ Parties: [party(11, 'Tova Tester')] })
  const page = await show(<SendAgreementScreen />, { at: `${DRAFT}&part=people` })
  await page.getByRole('button', { name: 'Remove Tenant' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('of an uploaded paper each role is one person', async () => {
  read = draftRead({ Kind: 'paper', Parties: [party(11, 'Tova Tester')] })
  const page = await show(<SendAgreementScreen />, { at: `${DRAFT}&part=people` })
  await expect.element(page.getByRole('button', { name: 'Choose who it is: Landlord' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Add another person: Tenant' }).elements()).toHaveLength(0)
})

test('people come one after the other, and change places by the keyboard alone', async () => {
  const page = await show(<SendAgreementScreen />, { at: `${DRAFT}&part=people` })
  await page.getByRole('radio', { name: /One after the other/ }).click()
  const list = page.getByRole('list', { name: 'Signing order' })
  const up = list.getByRole('button', { name: 'Move Sam Tester up' })
  up.element().focus()
  await userEvent.keyboard('{Enter}')
  // The focus went along with who was moved.
  await expect.element(list.getByRole('button', { name: 'Move Sam Tester up' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(list.getByRole('button', { name: 'Move Sam Tester down' })).toHaveFocus()
  await expect.element(list.getByRole('listitem').first()).toMatchTextContent('Sam Tester')
  await page.getByRole('checkbox', { name: 'At the same time as Olive Owner' }).click()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  const turnOf = (id: string) => saved()?.Parties.find(({ PartyId }) => PartyId === id)?.Turn
  await expect.poll(() => [12, 10, 11].map((number) => turnOf(idOf(number)))).toEqual([1, 2, 2])
})

test('values follow what is known until they are changed, and again once that is taken back', async () => {
  const page = await show(<SendAgreementScreen />, { at: `${DRAFT}&part=values` })
  await expect.element(page.getByLabelText('Property address')).toHaveValue('12 Oak Street, Denver, CO')
  await expect.element(page.getByText('We don’t have this. Please fill it in.')).toBeVisible()
  await page.getByLabelText('Landlord phone').fill('+1 303 555 0100')
  await page.getByLabelText('Pets that may live there').fill('One dog')
  await expect.element(page.getByText('Known: $1,500')).toBeVisible()
  await page.getByRole('button', { name: 'Use what is known for Rent' }).click()
  await expect.element(page.getByLabelText('Rent', { exact: true })).toHaveValue('$1,500')
  await expect.element(page.getByLabelText('Rent', { exact: true })).toHaveFocus()
  await expect.element(page.getByText(/Largest security deposit: not certain/)).toBeVisible()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect.poll(saved).toMatchObject({
    Changed: [{ Name: 'landlord.phone', Value: '+1 303 555 0100' }],
    Answers: [{ Label: 'Pets that may live there', Value: 'One dog' }],
  })
})

test('what is missing leads to where it is said, and keeps it from being sent', async () => {
  read = draftRead({
    Missing: [{ Section: 'people', Text: messages.roleEmpty({ role: 'Tenant' }) }],
    Notices: ['A lead disclosure may be due.'],
  })
  const page = await show(<SendAgreementScreen />, { at: `${DRAFT}&part=check` })
  await expect.element(page.getByText('A lead disclosure may be due.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send it' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('link', { name: /^Go to People/ }).click()
  await expect.poll(page.address).toBe(`${DRAFT}&part=people`)
})

test('a plan that is used up leads to the others', async () => {
  read = draftRead({ UsedThisMonth: 5 })
  const page = await show(<SendAgreementScreen />, { at: `${DRAFT}&part=check` })
  await expect.element(page.getByText(messages.signatureLimit)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/User/UpgradePlan')
  await expect.element(page.getByRole('button', { name: 'Send it' })).toHaveAttribute('aria-disabled', 'true')
})

test('it is read as it would be sent, and sending names those whom it goes to', async () => {
  read = draftRead({ Parties: read.Parties.map((one, index) => ({ ...one, Turn: index === 0 ? 1 : 2 })) })
  answer(SendAgreement, { AgreementId: idOf(1), PaperDigest: 'a1'.repeat(32) })
  const page = await show(<SendAgreementScreen />, { at: `${DRAFT}&part=check` })
  await expect.element(page.getByText('1 of 5 agreements used this month.')).toBeVisible()
  await expect.element(page.getByText('This is the preview paper')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Send it' }).click()
  const question = page.getByRole('alertdialog', { name: 'Send “Lease of Larch House”?' })
  await expect
    .element(question)
    .toMatchTextContent('It goes to Olive Owner first, and to the others after them: Tova Tester and Sam Tester.')
  expect(asked(SendAgreement)).toEqual([])
  await question.getByRole('button', { name: 'Send to 2 people' }).click()
  await expect.poll(() => asked(SendAgreement)).toEqual([{ AgreementId: idOf(1), Version: 4 }])
  await expect.poll(page.address).toBe(`/User/Agreements/PreviewAgreement?id=${idOf(1)}`)
  await expect.element(page.getByText('The agreement was sent.')).toBeVisible()
})

test('who gets a copy is named last of those whom it goes to', async () => {
  read = draftRead({ Parties: [party(13, 'Cy Clerk', { Role: 'Copy', Part: 'copy', Turn: 1 }), ...read.Parties] })
  const page = await show(<SendAgreementScreen />, { at: `${DRAFT}&part=check` })
  const people = page.getByRole('listitem').filter({ hasText: 'Cy Clerk' })
  await expect.element(people).toBeVisible()
  expect(people.element().nextElementSibling).toBeNull()
  await page.getByRole('button', { name: 'Send it' }).click()
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/and to the others after them: .*Cy Clerk/)
})

test('where it was changed meanwhile, the newer one is read before it is sent', async () => {
  answer(SendAgreement, () => {
    read = draftRead({ Version: 9, Title: 'Changed by them' })
    throw refusal(AgreementChanged)
  })
  const page = await show(<SendAgreementScreen />, { at: `${DRAFT}&part=check` })
  await page.getByRole('button', { name: 'Send it' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send to 2 people' }).click()
  await expect.element(page.getByText(AgreementChanged.message)).toBeVisible()
  await page.getByRole('button', { name: 'Send it' }).click()
  await page.getByRole('alertdialog', { name: 'Send “Changed by them”?' }).getByRole('button', { name: 'Send to 2 people' }).click()
  await expect.poll(() => asked(SendAgreement).map(({ Version }) => Version)).toEqual([4, 9])
})

test('a draft goes with what was typed into it', async () => {
  answer(DeleteAgreement, ({ AgreementId }) => ({ AgreementId }))
  const page = await show(<SendAgreementScreen />, { at: DRAFT })
  await page.getByLabelText('Title').fill('Never mind')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete draft' }).click()
  await page.getByRole('alertdialog', { name: 'Delete “Lease of Larch House”?' }).getByRole('button', { name: 'Delete draft' }).click()
  await expect.poll(page.address).toBe('/User/Agreements/MyAgreements')
})

test('what was sent already leads to where it is read', async () => {
  answer(GetAgreementDraft, () => {
    throw refusal(AgreementNotDraft)
  })
  const page = await show(<SendAgreementScreen />, { at: DRAFT })
  await expect
    .element(page.getByRole('link', { name: 'Open the agreement' }))
    .toHaveAttribute('href', `/User/Agreements/PreviewAgreement?id=${idOf(1)}`)
})

test('people who are chosen by someone else stay, where a role may not choose them', async () => {
  signIn({ ProfileTypeId: 2, ProfileType: 'Agent' }, memberAs('administrator'))
  read = draftRead({ Parties: [party(11, 'Tova Tester', { ProfileId: null, PersonId: idOf(30) })] })
  const page = await show(<SendAgreementScreen />, { at: `${DRAFT}&part=people` })
  await expect.element(page.getByRole('combobox', { name: 'Person' })).toHaveValue('Tova Tester')
  await page.getByRole('button', { name: 'Choose who it is: Landlord' }).click()
  const kinds = page.getByRole('group', { name: 'Landlord' }).getByRole('option')
  expect(kinds.elements().map((kind) => kind.textContent)).not.toContain('Someone in my records')
})

test.each(['', '&part=people', '&part=values', '&part=message', '&part=check'])(
  'on a phone nothing is wider than the page: %s',
  async (part) => {
    await screen.viewport(360, 800)
    const page = await show(<SendAgreementScreen />, { at: `${DRAFT}${part}` })
    await expect.element(page.getByRole('navigation', { name: 'Parts of the draft' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
)

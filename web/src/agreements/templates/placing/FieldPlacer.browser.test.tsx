import type { PlacedField } from '@keystead/contract/agreements/templates/template.forms.ts'
import { MAX_FIELDS } from '@keystead/contract/agreements/templates/template.values.ts'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../../../../test/show.tsx'
import { smallPdf } from '../../../../test/small-pdf.ts'
import { NAME, openFirst, opened, Paper, placeOf, ROLES, SIGNATURE, TWO_PAGES } from './placer.fixture.tsx'

beforeAll(openFirst, 60_000)
afterEach(() => {
  vi.restoreAllMocks()
})

test('a kind is chosen, a press on the page places it there, for the role that is chosen', async () => {
  const { page, sheet, box, kind, scale, fields } = await opened()
  await expect.element(sheet(1).getByText('The first page')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Tenant' }).click()
  await kind('Signature').click()
  await expect.element(kind('Signature')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('Signature for Tenant: press on the page where it goes.')).toBeVisible()
  expect(fields()).toEqual([])
  const target = page.getByRole('button', { name: 'Place Signature for Tenant on page 1' })
  await target.click({ position: { x: 300 * scale(), y: 200 * scale() } })
  const [field] = fields()
  expect(field).toMatchObject({ kind: 'signature', role: 'Tenant', label: 'Signature', isRequired: true, options: [], page: 1 })
  expect(field!.x).toBeCloseTo(220, -0.5)
  expect(field!.y).toBeCloseTo(182, -0.5)
  await expect.element(box(NAME)).toHaveFocus()
  await expect.element(kind('Signature')).toHaveAttribute('aria-pressed', 'false')
  // It is drawn where it says.
  const [drawn, paper] = [box(NAME).element().getBoundingClientRect(), sheet(1).element().getBoundingClientRect()]
  expect((drawn.left - paper.left) / scale()).toBeCloseTo(field!.x, 0)
  expect((drawn.top - paper.top) / scale()).toBeCloseTo(field!.y, 0)
  expect(drawn.width / scale()).toBeCloseTo(160, 0)
  await expect.element(page.getByRole('status').getByText(`${NAME}, placed.`)).toBeInTheDocument()
})

test('with keys a kind goes to the middle of the page in view, and has the focus', async () => {
  const { page, box, kind, fields } = await opened()
  kind('Initials').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(box('Landlord: Initials *, Initials, must be filled in, page 1')).toHaveFocus()
  expect(placeOf(fields()[0]!)).toEqual({ x: 267.5, y: 407, width: 60, height: 28 })
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect.element(page.getByText('Page 2 of 2', { exact: true })).toBeVisible()
  kind('Choice (radio buttons)').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(box(/^Landlord: .*, Choice \(radio buttons\), .*page 2$/)).toHaveFocus()
  expect(fields()[1]).toMatchObject({ kind: 'radio', page: 2, options: ['Yes', 'No'] })
  kind('Initials').element().focus()
  await userEvent.keyboard(' ')
  expect(fields()[2]).toMatchObject({ label: 'Initials 2', page: 2 })
})

test('the arrow keys move a field, and resize it with Alt or Ctrl; each edge stops it', async () => {
  const { page, box, fields } = await opened({ start: [SIGNATURE] })
  box(NAME).element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}{Shift>}{ArrowDown}{/Shift}')
  expect(placeOf(fields()[0]!)).toEqual({ x: 102, y: 109, width: 160, height: 36 })
  await expect.element(page.getByRole('status').getByText('Signature: 102 points from the left, 109 from the top.')).toBeInTheDocument()
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}')
  expect(placeOf(fields()[0]!)).toEqual({ x: 102, y: 109, width: 161, height: 46 })
  await expect.element(page.getByRole('status').getByText('Signature: 161 points wide, 46 high.')).toBeInTheDocument()
  await userEvent.keyboard('{Shift>}{ArrowUp>12/}{/Shift}{Alt>}{Shift>}{ArrowUp>6/}{/Shift}{/Alt}')
  expect(placeOf(fields()[0]!)).toEqual({ x: 102, y: 0, width: 161, height: 6 })
  await expect.element(box(NAME)).toHaveFocus()
})

test('a key that is held is taken back at once, and what was done before it after that', async () => {
  const { page, box, fields } = await opened({ start: [SIGNATURE] })
  box(NAME).element().focus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight>5/}')
  expect(fields()[0]).toMatchObject({ x: 105, y: 101 })
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(fields()[0]).toMatchObject({ x: 100, y: 101 })
  await expect.element(box(NAME)).toHaveFocus()
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.click()
  expect(fields()).toEqual([SIGNATURE])
  await expect.element(undo).toHaveAttribute('aria-disabled', 'true')
  await expect.element(undo).toHaveFocus()
})

test('a field is deleted and duplicated by keys and by buttons, and comes back', async () => {
  const { box, page, fields, pages } = await opened({ start: [SIGNATURE] })
  const second = 'Tenant: Signature 2 *, Signature, must be filled in, page 1'
  box(NAME).element().focus()
  await userEvent.keyboard('{Control>}d{/Control}')
  await expect.element(box(second)).toHaveFocus()
  expect(fields()[1]).toEqual({ ...SIGNATURE, label: 'Signature 2', x: 112, y: 112 })
  await userEvent.keyboard('{Delete}')
  expect(fields()).toEqual([SIGNATURE])
  await expect.element(box(NAME)).toHaveFocus()
  await userEvent.keyboard('{Backspace}')
  expect(fields()).toEqual([])
  await expect.element(pages).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(box(NAME)).toHaveFocus()
  expect(fields()).toEqual([SIGNATURE])
  await page.getByRole('button', { name: 'Duplicate the selected field' }).click()
  await expect.element(box(second)).toHaveFocus()
  await page.getByRole('button', { name: 'Delete the selected field' }).click()
  expect(fields()).toEqual([SIGNATURE])
  await expect.element(page.getByRole('button', { name: 'Delete the selected field' })).toHaveAttribute('aria-disabled', 'true')
})

test('Enter opens a field: label, options, role and the exact place, on another page, too', async () => {
  const choice: PlacedField = { ...SIGNATURE, kind: 'radio', label: 'Pets', options: ['Yes', 'No'], width: 120, height: 18 }
  const { box, page, fields } = await opened({ start: [choice] })
  box(/, Choice/)
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'Choice (radio buttons)' })
  await expect.element(dialog.getByLabelText('Label')).toHaveFocus()
  await dialog.getByLabelText('Options').fill('Yes')
  await dialog.getByLabelText('Page').fill('3')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByLabelText('Options')).toHaveAccessibleDescription(/Please name at least two options/)
  await dialog.getByLabelText('Page').fill('2')
  await dialog.getByLabelText('Options').fill('Yes\nNo\nOnly a cat')
  await dialog.getByLabelText('From the left').fill('500')
  await expect.element(dialog.getByLabelText('From the left')).toHaveAccessibleDescription(/475/)
  await dialog.getByLabelText('From the left').fill('475')
  await dialog.getByLabelText('Height').fill('24.5')
  await dialog.getByLabelText('Role').selectOptions('Landlord')
  expect(dialog.getByRole('option', { name: 'Agent' }).query()).toBeNull()
  await dialog.getByLabelText('It must be filled in').click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(box('Landlord: Pets, Choice (radio buttons), page 2')).toHaveFocus()
  expect(fields()).toEqual([
    {
      ...choice,
      role: 'Landlord',
      isRequired: false,
      options: ['Yes', 'No', 'Only a cat'],
      page: 2,
      x: 475,
      y: 100,
      width: 120,
      height: 24.5,
    },
  ])
  await expect.element(page.getByText('Page 2 of 2', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(fields()).toEqual([choice])
})

test('the list says all fields page by page, and leads to each', async () => {
  const start = [
    { ...SIGNATURE, page: 2, label: 'Last' },
    { ...SIGNATURE, y: 400, label: 'Low', isRequired: false },
    { ...SIGNATURE, label: 'High' },
    { ...SIGNATURE, page: 9, label: 'Lost', role: 'Guarantor' },
  ]
  const { box, page } = await opened({ start })
  const list = page.getByRole('region', { name: 'Fields on the paper' })
  const names = list
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)
  expect(names).toEqual([
    'Lost *Signature · Guarantor (doesn’t sign)',
    'High *Signature · Tenant',
    'LowSignature · Tenant',
    'Last *Signature · Tenant',
  ])
  await list.getByRole('button', { name: /^Last/ }).click()
  await expect.element(box(/: Last /)).toHaveFocus()
  await expect.element(page.getByText('Page 2 of 2', { exact: true })).toBeVisible()
  await list.getByRole('button', { name: /^Lost/ }).click()
  await expect.element(page.getByRole('dialog').getByLabelText('Role')).toHaveValue('')
  await page.getByRole('dialog').getByLabelText('Role').selectOptions('Tenant')
  await page.getByRole('dialog').getByLabelText('Page').fill('1')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.element(box(/^Tenant: Lost/)).toHaveFocus()
})

test('there are so many fields and no more, and none without a role that signs', async () => {
  const start = Array.from({ length: MAX_FIELDS }, (_, index) => ({ ...SIGNATURE, label: `Signature ${index + 1}`, page: 2 }))
  const full = await opened({ start })
  await expect.element(full.page.getByText('A paper can have 300 fields. Delete one to place another.').first()).toBeVisible()
  full.kind('Text').element().focus()
  await userEvent.keyboard('{Enter}')
  full
    .box(/: Signature 7 /)
    .element()
    .focus()
  await userEvent.keyboard('{Control>}d{/Control}')
  expect(full.fields()).toHaveLength(MAX_FIELDS)
  await userEvent.keyboard('{Delete}')
  expect(full.fields()).toHaveLength(MAX_FIELDS - 1)
  await expect.element(full.kind('Text')).not.toHaveAttribute('aria-disabled')
  await full.page.unmount()

  const { page, kind, fields } = await opened({ roles: ROLES.slice(2) })
  await expect.element(page.getByText('Please add a role that signs first.').first()).toBeVisible()
  kind('Text').element().focus()
  await userEvent.keyboard('{Enter}')
  expect(fields()).toEqual([])
})

test('what may only be read is shown with its fields, and nothing changes it', async () => {
  const { page, fields } = await opened({ start: [SIGNATURE], isReadOnly: true, error: 'No one signs this yet.' })
  await expect.element(page.getByText('No one signs this yet.')).toBeVisible()
  expect(page.getByRole('group', { name: 'Place fields' }).query()).toBeNull()
  await page.getByRole('button', { name: /^Signature/ }).click()
  await expect.element(page.getByRole('img', { name: NAME })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{Delete}{Enter}')
  expect(fields()).toEqual([SIGNATURE])
  expect(page.getByRole('dialog').query()).toBeNull()
})

test('on a page that is turned, places are those of the page as it is shown', async () => {
  const upright = await smallPdf(['Turned']).text()
  const turned = new Blob([upright.replace('/Contents', '/Rotate 90/Contents')], { type: 'application/pdf' })
  const turnedSize = { width: 842, height: 595 }
  const { sheet, box, kind, fields } = await opened({ source: turned })
  kind('Signature').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(box(/, Signature,/)).toHaveFocus()
  expect(fields(turnedSize).map(placeOf)).toEqual([{ x: 341, y: 279.5, width: 160, height: 36 }])
  const [drawn, paper] = [
    box(/, Signature,/)
      .element()
      .getBoundingClientRect(),
    sheet(1).element().getBoundingClientRect(),
  ]
  expect(paper.width / paper.height).toBeCloseTo(842 / 595, 1)
  expect((drawn.left + drawn.width / 2 - paper.left) / paper.width).toBeCloseTo(0.5, 2)
  await userEvent.keyboard('{Shift>}{ArrowRight>60/}{/Shift}')
  expect(fields(turnedSize)[0]!.x).toBe(842 - 160)
})

test('an address is opened as a file is, and what cannot be opened is asked for again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const address = URL.createObjectURL(TWO_PAGES)
  const there = await opened({ source: address, start: [SIGNATURE] })
  await expect.element(there.box(NAME)).toBeVisible()
  await there.page.unmount()
  URL.revokeObjectURL(address)

  const page = await show(<Paper source={address} />)
  await expect.element(page.getByText('The PDF couldn’t be opened.')).toBeVisible()
  const asked = vi.spyOn(Worker.prototype, 'postMessage')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0)
  await expect.element(page.getByText('The PDF couldn’t be opened.')).toBeVisible()
})

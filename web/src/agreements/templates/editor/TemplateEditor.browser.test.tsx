import { type RoleRead } from '@keystead/contract/agreements/templates/template.operations.ts'
import { TemplateBody } from '@keystead/contract/agreements/templates/template-body.ts'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../../../../test/show.tsx'
import { EVERYTHING } from './body.fixture.ts'
import { emptyBody } from './body.ts'
import { TemplateEditor } from './TemplateEditor.tsx'

const ROLES: readonly RoleRead[] = [
  { Name: 'Landlord', Part: 'signer', IsMany: false },
  { Name: 'Tenant', Part: 'signer', IsMany: true },
  { Name: 'Agent', Part: 'copy', IsMany: false },
]

let written: TemplateBody
beforeEach(() => {
  written = emptyBody()
})

type PaperProps = { start?: TemplateBody; error?: string; isReadOnly?: boolean }

function Paper({ start = emptyBody(), ...rest }: PaperProps) {
  const [value, setValue] = useState(start)
  const [roles, setRoles] = useState(ROLES)
  const take = (body: TemplateBody) => {
    written = body
    setValue(body)
  }
  return (
    <>
      <button type="button">Before</button>
      <TemplateEditor label="Text" id="text" value={value} onChange={take} roles={roles} {...rest} />
      <button type="button" onClick={() => setRoles(ROLES.slice(0, 1))}>
        Without tenants
      </button>
      <button type="button" onClick={() => setValue({ ...EVERYTHING })}>
        From a starter
      </button>
    </>
  )
}

async function opened(props: PaperProps = {}) {
  const page = await show(<Paper {...props} />)
  const sheet = page.getByRole('textbox', { name: 'Text' })
  const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true })
  const choose = async (menu: string, entry: string | RegExp) => {
    await tool(menu).click()
    await page.getByRole('menu').getByText(entry).click()
    // Into the text, or into a dialog that it opens.
    await expect.poll(() => document.activeElement?.closest('[role="textbox"], dialog')).toBeTruthy()
  }
  return { page, sheet, tool, choose }
}

/** The contract takes it as it is, with nothing to be added. */
function content() {
  expect(TemplateBody.parse(written)).toEqual(written)
  return written.content
}

const paragraph = (...inlines: unknown[]) => ({ type: 'paragraph', attrs: { align: 'start' }, content: inlines })
const words = (text: string) => ({ type: 'text', text })

test('what is typed comes out, with marks by keys, and goes back by undo', async () => {
  const { sheet, tool } = await opened()
  await sheet.click()
  await userEvent.keyboard('Rent is {ControlOrMeta>}b{/ControlOrMeta}due{ControlOrMeta>}b{/ControlOrMeta} now{Enter}Second')
  expect(content()).toEqual([
    paragraph(words('Rent is '), { ...words('due'), marks: [{ type: 'bold' }] }, words(' now')),
    paragraph(words('Second')),
  ])
  await expect.element(tool('Bold')).toHaveAttribute('aria-pressed', 'false')
  await tool('Undo').click()
  await expect.element(sheet).toHaveFocus()
  expect(content()).not.toContainEqual(paragraph(words('Second')))
  while (!tool('Undo').element().hasAttribute('aria-disabled')) await tool('Undo').click()
  expect(content()).toEqual(emptyBody().content)
  await tool('Redo').click()
  expect(content()).not.toEqual(emptyBody().content)
})

test('a paragraph becomes a heading by keys and by the toolbar, and keeps where it stands', async () => {
  const { sheet, page, choose } = await opened()
  await sheet.click()
  await userEvent.keyboard('Lease{ControlOrMeta>}{Alt>}2{/Alt}{/ControlOrMeta}')
  expect(content()[0]).toEqual({ type: 'heading', attrs: { level: 2, align: 'start' }, content: [words('Lease')] })
  await expect.element(sheet.getByRole('heading', { level: 2, name: 'Lease' })).toBeVisible()
  await choose('Align', 'Center')
  await choose('Style: Heading 2', 'Heading 1')
  await expect.element(sheet).toHaveFocus()
  expect(content()[0]).toMatchObject({ type: 'heading', attrs: { level: 1, align: 'center' } })
  await expect.element(page.getByRole('button', { name: 'Style: Heading 1' })).toBeVisible()
  await choose('Style: Heading 1', 'Paragraph')
  expect(content()).toEqual([{ type: 'paragraph', attrs: { align: 'center' }, content: [words('Lease')] }])
})

test('the toolbar is one stop of Tab, and arrow keys walk along it', async () => {
  const { page, tool, sheet } = await opened()
  await page.getByRole('button', { name: 'Before' }).click()
  await userEvent.tab()
  await expect.element(tool('Undo')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(tool('Style: Paragraph')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitemcheckbox', { name: 'Paragraph' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Escape}')
  await expect.element(tool('Style: Paragraph')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(tool('Table')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tool('Undo')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await userEvent.tab()
  await expect.element(sheet).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Without tenants' })).toHaveFocus()
  await userEvent.tab({ shift: true })
  await userEvent.tab({ shift: true })
  await expect.element(tool('Table')).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(page.getByRole('button', { name: 'Before' })).toHaveFocus()
})

test('a merge field is found by typing, and a signature block stands below', async () => {
  const { sheet, page, choose } = await opened()
  await sheet.click()
  await userEvent.keyboard('At ')
  await choose('Insert', 'Merge field…')
  await expect.element(page.getByRole('combobox', { name: 'Find a merge field' })).toHaveFocus()
  await userEvent.keyboard('property add{Enter}')
  await expect.element(sheet).toHaveFocus()
  await userEvent.keyboard(' today')
  await choose('Insert', 'Signature block: Tenant')
  await userEvent.keyboard('After')
  expect(content()).toEqual([
    paragraph(words('At '), { type: 'mergeField', attrs: { name: 'home.address' } }, words(' today')),
    { type: 'signatureBlock', attrs: { role: 'Tenant' } },
    paragraph(words('After')),
  ])
  await expect.element(sheet.getByText('Property address')).toBeVisible()
  await choose('Insert', 'Law clause…')
  await page.getByText('Return of the deposit').click()
  await choose('Insert', 'Page break')
  expect(content().map(({ type }) => type)).toEqual(['paragraph', 'signatureBlock', 'paragraph', 'lawClause', 'pageBreak', 'paragraph'])
})

test('a field is asked for, opened again by Enter, changed, and deleted', async () => {
  const { sheet, page, choose } = await opened()
  await sheet.click()
  await choose('Insert', 'Field for a party…')
  await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Kind can not be empty.')
  await page.getByLabelText('Kind').selectOptions('Initials')
  await expect.element(page.getByLabelText('Label')).toHaveValue('Initials')
  await page.getByLabelText('Kind').selectOptions('Choice (radio buttons)')
  expect(page.getByRole('option', { name: 'Agent' }).query()).toBeNull()
  await page.getByLabelText('Role').selectOptions('Tenant')
  await page.getByLabelText('Label').fill('Pets')
  await page.getByLabelText('Options').fill('Yes')
  await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click()
  await expect.element(page.getByLabelText('Options')).toHaveAccessibleDescription(/Please name at least two options/)
  await page.getByLabelText('Options').fill('Yes\n\nNo \nNo')
  await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click()
  await expect.element(sheet).toHaveFocus()
  const field = { kind: 'radio', role: 'Tenant', label: 'Pets', isRequired: true, options: ['Yes', 'No'] }
  expect(content()).toEqual([paragraph({ type: 'field', attrs: field })])

  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByRole('status').getByText('Tenant: Pets * selected. Press Enter to change it.')).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('Options')).toHaveValue('Yes\nNo')
  await page.getByLabelText('Options').fill('Yes\nNo\nOnly a cat')
  await page.getByLabelText('It must be filled in').click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(sheet).toHaveFocus()
  expect(content()).toEqual([paragraph({ type: 'field', attrs: { ...field, isRequired: false, options: ['Yes', 'No', 'Only a cat'] } })])

  await userEvent.keyboard('x')
  expect(content()[0]).toMatchObject({ content: [{ type: 'field' }, words('x')] })
  await userEvent.keyboard('{Backspace}{ArrowLeft}{Delete}')
  expect(content()).toEqual(emptyBody().content)
})

test('a question is opened by two presses, and by its tool', async () => {
  const { sheet, page, choose, tool } = await opened()
  await sheet.click()
  await choose('Insert', 'Question to the sender…')
  await expect.element(page.getByLabelText('Question')).toHaveFocus()
  await userEvent.keyboard('Parking{Enter}')
  expect(content()).toEqual([paragraph({ type: 'ask', attrs: { label: 'Parking' } })])
  await sheet.getByText('Parking').dblClick()
  await page.getByLabelText('Question').fill('Parking space')
  await page.getByRole('button', { name: 'Save' }).click()
  expect(content()).toEqual([paragraph({ type: 'ask', attrs: { label: 'Parking space' } })])
  await tool('Change what is selected').click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).toHaveFocus()
})

test('Tab goes deeper in a list as far as the contract lets it, and leaves the editor elsewhere', async () => {
  const { sheet, page, tool } = await opened()
  await sheet.click()
  await tool('Bullet list').click()
  await userEvent.keyboard('One{Enter}{Tab}Two{Enter}{Tab}Three{Enter}')
  await expect.element(tool('Indent')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('Four{Shift>}{Tab}{/Shift}')
  await expect.element(sheet).toHaveFocus()
  const item = (text: string, ...more: unknown[]) => ({ type: 'listItem', content: [paragraph(words(text)), ...more] })
  const list = (...items: unknown[]) => ({ type: 'bulletList', attrs: { start: 1 }, content: items })
  expect(content()).toEqual([list(item('One', list(item('Two', list(item('Three'))), item('Four'))))])
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(page.getByRole('button', { name: 'Without tenants' })).toHaveFocus()
})

test('a table grows and shrinks, and there is a way out of it', async () => {
  const { sheet, choose, tool } = await opened()
  await sheet.click()
  await choose('Table', 'Insert a table')
  await userEvent.keyboard('Item')
  const cellsIn = () => {
    const table = content().find((block) => block.type === 'table')
    return table?.type === 'table' ? table.content.map((row) => row.content.map(({ type }) => type)) : []
  }
  const [head, cell] = ['tableHeader', 'tableCell']
  expect(cellsIn()).toEqual([Array(3).fill(head), Array(3).fill(cell), Array(3).fill(cell)])
  await choose('Table', 'Add a row below')
  await choose('Table', 'Add a column on the right')
  await choose('Table', 'Header row')
  expect(cellsIn()).toEqual(Array(4).fill(Array(4).fill(cell)))
  await choose('Table', 'Delete column')
  expect(cellsIn()).toEqual(Array(4).fill(Array(3).fill(cell)))
  await userEvent.keyboard('{ArrowDown}')
  await choose('Table', 'Delete row')
  await choose('Table', 'Delete row')
  expect(cellsIn()).toHaveLength(2)
  await expect.element(tool('Style: Paragraph')).toBeVisible()
  await choose('Table', 'Delete table')
  expect(content()).toEqual([paragraph()])
})

test('keys and presses lead out of what the text begins or ends with', async () => {
  const table = EVERYTHING.content.filter(({ type }) => type === 'table')
  const { sheet, page } = await opened({ start: { type: 'doc', content: table } })
  await sheet.getByText('B', { exact: true }).click()
  await userEvent.keyboard('{ArrowDown}After')
  await sheet.getByText('Tall').click()
  await userEvent.keyboard('{ArrowUp}Before')
  expect(content().map(({ type }) => type)).toEqual(['paragraph', 'table', 'paragraph'])
  await page.unmount()

  const signatures = EVERYTHING.content.filter(({ type }) => type === 'signatureBlock')
  const other = await opened({ start: { type: 'doc', content: signatures } })
  await other.sheet.getByText('Landlord').click()
  await userEvent.keyboard('lost')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}End')
  expect(content().map(({ type }) => type)).toEqual(['signatureBlock', 'signatureBlock', 'paragraph'])
  await other.page.unmount()

  const last = await opened({ start: { type: 'doc', content: signatures } })
  await last.sheet.click({ position: { x: 40, y: 330 } })
  await userEvent.keyboard('Below')
  expect(content().map(({ type }) => type)).toEqual(['signatureBlock', 'signatureBlock', 'paragraph'])
})

test('fields of a role that is gone say so, without a change of the text', async () => {
  const { sheet, page } = await opened({ start: EVERYTHING })
  await expect.element(sheet.getByText('Tenant:').first()).toBeVisible()
  await page.getByRole('button', { name: 'Without tenants' }).click()
  await expect.element(sheet.getByText('Tenant (doesn’t sign):').first()).toBeVisible()
  await expect.element(sheet.getByText('Tenant (doesn’t sign)', { exact: true })).toBeVisible()
  expect(sheet.getByText('Tenant:', { exact: true }).query()).toBeNull()
  expect(written).toEqual(emptyBody())
  await sheet.getByText('Pets').dblClick()
  await expect.element(page.getByLabelText('Role')).toHaveValue('')
})

test('another text from outside takes the place of the one that is there, as it is', async () => {
  const { sheet, page, tool } = await opened()
  await sheet.click()
  await userEvent.keyboard('Mine')
  await page.getByRole('button', { name: 'From a starter' }).click()
  await expect.element(sheet.getByRole('heading', { name: 'Lease' })).toBeVisible()
  await expect.element(tool('Undo')).toHaveAttribute('aria-disabled', 'true')
  await sheet.getByText('More of one').click()
  await userEvent.keyboard('{Home}x')
  expect(content()).toEqual(JSON.parse(JSON.stringify(EVERYTHING.content).replace('More of one', 'xMore of one')))
})

test('its error is read with it, and a text that may not be changed can be reached and read', async () => {
  const { sheet, page } = await opened({ error: 'This text is too long.' })
  await expect.element(sheet).toHaveAttribute('aria-multiline', 'true')
  await expect.element(sheet).toHaveAttribute('id', 'text')
  await expect.element(sheet).toHaveAccessibleDescription('This text is too long.')
  await expect.element(sheet).toHaveAttribute('aria-invalid', 'true')
  await page.unmount()

  const other = await opened({ start: EVERYTHING, isReadOnly: true })
  expect(other.page.getByRole('toolbar').query()).toBeNull()
  await expect.element(other.sheet).toHaveAttribute('aria-readonly', 'true')
  await other.page.getByRole('button', { name: 'Before' }).click()
  await userEvent.tab()
  await expect.element(other.sheet).toHaveFocus()
  await userEvent.keyboard('x')
  await other.sheet.getByText('Parking space').dblClick()
  expect(other.page.getByRole('dialog').query()).toBeNull()
  expect(written).toEqual(emptyBody())
})

import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { z } from 'zod'
import { show } from '../../test/show.tsx'
import { Button } from './Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { Form, FormActions, SubmitButton } from './form/Form.tsx'
import { TextField } from './form/TextField.tsx'
import { useContractForm } from './form/use-contract-form.ts'

const rules = z.object({ Name: z.string() })

function NameForm({ onSubmit }: { onSubmit: () => Promise<void> | void }) {
  const form = useContractForm(rules, { Name: '' })
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextField name="Name" label="Name" firstFocus />
      <FormActions>
        <SubmitButton>Save</SubmitButton>
      </FormActions>
    </Form>
  )
}

const sendNothing = () => {}

function Example({ onSubmit = sendNothing, keepsTyped }: { onSubmit?: () => Promise<void> | void; keepsTyped?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <h1>People</h1>
      <Button onClick={() => setOpen(true)}>Add a person</Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="New person" keepsTyped={keepsTyped}>
        <NameForm onSubmit={onSubmit} />
      </Dialog>
    </>
  )
}

async function openIt(example = <Example />) {
  const page = await show(example)
  await page.getByRole('button', { name: 'Add a person' }).click()
  const dialog = page.getByRole('dialog', { name: 'New person' })
  await expect.element(dialog.getByLabelText('Name')).toHaveFocus()
  return { page, dialog, question: page.getByRole('alertdialog', { name: 'Close without saving?' }) }
}

test('takes the focus where a person begins, keeps it inside, and gives it back', async () => {
  const { page, dialog } = await openIt()
  for (let press = 0; press < 6; press += 1) {
    await userEvent.tab()
    const isOutside = [...document.querySelectorAll('main *')].includes(document.activeElement!)
    expect(isOutside).toBe(false)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Add a person' })).toHaveFocus()
})

function Reading({ lines }: { lines: number }) {
  return (
    <Dialog open onClose={() => {}} title="A report" actions={<Button>Print</Button>}>
      {Array.from({ length: lines }, (_, line) => (
        <p key={line}>A line of it</p>
      ))}
    </Dialog>
  )
}

test('one that is only read, and is longer than the screen, takes the focus to be scrolled by keys', async () => {
  const page = await show(<Reading lines={200} />)
  const words = page.getByRole('group', { name: 'A report' })
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(words).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.poll(() => words.element().scrollTop).toBeGreaterThan(0)
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Print' })).toHaveFocus()
})

test('a short one does not', async () => {
  const page = await show(<Reading lines={2} />)
  await expect.element(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'A report' })).not.toBeInTheDocument()
})

test('what was typed does not go by Escape without a question', async () => {
  const { dialog, question } = await openIt()
  await dialog.getByLabelText('Name').fill('Olive')
  await userEvent.keyboard('{Escape}')
  await expect.element(question.getByRole('button', { name: 'Stay' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('Olive')
  await userEvent.keyboard('{Escape}')
  await question.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('nor by a press beside it, nor by its cross', async () => {
  const { page, dialog, question } = await openIt()
  await dialog.getByLabelText('Name').fill('Olive')
  await dialog.click({ position: { x: -20, y: -20 }, force: true })
  await expect.element(question).toBeVisible()
  await question.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Close', exact: true }).first().click()
  await expect.element(question).toBeVisible()
})

test('what is kept elsewhere closes without a question', async () => {
  const { dialog } = await openIt(<Example keepsTyped />)
  await dialog.getByLabelText('Name').fill('Olive')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('while it is sent it stays', async () => {
  const sent = Promise.withResolvers<void>()
  const { dialog, question } = await openIt(<Example onSubmit={() => sent.promise} />)
  await dialog.getByLabelText('Name').fill('Olive')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
  sent.resolve()
  await expect.element(dialog.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy')
})

test('its form is not the one of the page behind', async () => {
  const outer = vi.fn()
  const inner = vi.fn()
  function Nested() {
    const form = useContractForm(rules, { Name: 'Outer' })
    return (
      <Form form={form} onSubmit={outer}>
        <Dialog open onClose={() => {}} title="New person">
          <NameForm onSubmit={inner} />
        </Dialog>
      </Form>
    )
  }
  const page = await show(<Nested />)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => inner.mock.calls.length).toBe(1)
  expect(outer).not.toHaveBeenCalled()
})

test('a question begins at its harmless answer, and a press beside it answers nothing', async () => {
  const answers: string[] = []
  const page = await show(
    <ConfirmDialog
      open
      title="Delete Oak House?"
      consequence="It goes at once."
      confirmText="Delete property"
      onConfirm={() => answers.push('yes')}
      onCancel={() => answers.push('no')}
    />,
  )
  const question = page.getByRole('alertdialog', { name: 'Delete Oak House?' })
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await expect.element(question).toHaveAccessibleDescription('It goes at once. Are you sure?')
  await question.click({ position: { x: -20, y: -20 }, force: true })
  expect(answers).toEqual([])
  await question.getByRole('button', { name: 'Delete property' }).click()
  expect(answers).toEqual(['yes'])
})

test('a question whose answer is under way cannot be answered again', async () => {
  const answers: string[] = []
  const page = await show(
    <ConfirmDialog
      open
      busy
      title="Delete Oak House?"
      consequence="It goes at once."
      confirmText="Delete property"
      onConfirm={() => answers.push('yes')}
      onCancel={() => answers.push('no')}
    />,
  )
  await page.getByRole('button', { name: 'Delete property' }).click({ force: true })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await userEvent.keyboard('{Escape}')
  expect(answers).toEqual([])
})

import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Link } from 'react-router'
import { z } from 'zod'
import { show } from '../../../test/show.tsx'
import { CallFailure } from '../../api/failure.ts'
import { hasOpenForm } from '../../browser/open-forms.ts'
import { CancelButton, Form, FormActions, SubmitButton } from './Form.tsx'
import { TextField } from './TextField.tsx'
import { useContractForm } from './use-contract-form.ts'

const rules = z.object({
  Name: z.string().min(1, 'Name can not be empty.'),
  Email: z.string().min(1, 'Email can not be empty.'),
})
type Values = z.output<typeof rules>

function Example({ onSubmit, guard }: { onSubmit: (values: Values) => Promise<void> | void; guard?: boolean }) {
  const form = useContractForm(rules, { Name: '', Email: '' })
  return (
    <>
      <Form form={form} onSubmit={onSubmit} guard={guard}>
        <TextField name="Name" label="Name" help="As on the lease." />
        <TextField name="Email" label="Email" />
        <FormActions>
          <SubmitButton>Save</SubmitButton>
          <CancelButton onClick={() => {}} />
        </FormActions>
      </Form>
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  )
}

const refusedBy = (fields: Record<string, string>) => new CallFailure({ ...CallErrors.InvalidInput, fields })

test('what is wrong is said above with a link to each field, and at the fields; nothing is sent', async () => {
  const onSubmit = vi.fn()
  const page = await show(<Example onSubmit={onSubmit} />)
  await page.getByRole('button', { name: 'Save' }).click()

  const summary = page.getByRole('alert')
  await expect.element(summary).toHaveFocus()
  await expect.element(summary).toMatchTextContent(CallErrors.InvalidInput.message)
  await expect.element(page.getByLabelText('Name')).toHaveAccessibleDescription('As on the lease. Name can not be empty.')
  await expect.element(page.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('an error follows what is typed, and goes with it', async () => {
  const page = await show(<Example onSubmit={() => {}} />)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByLabelText('Name').fill('Olive')
  await expect.element(page.getByLabelText('Name')).not.toHaveAttribute('aria-invalid')
  await expect.element(page.getByRole('alert')).not.toMatchTextContent('Name can not be empty.')
  await page.getByLabelText('Name').fill('')
  await expect.element(page.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'true')
})

test('what the server refuses is said at its field, and what was typed stays', async () => {
  const page = await show(<Example onSubmit={() => Promise.reject(refusedBy({ Email: 'Email is taken.' }))} />)
  await page.getByLabelText('Name').fill('Olive')
  await page.getByLabelText('Email').fill('olive@example.com')
  await userEvent.keyboard('{Enter}')

  await expect.element(page.getByRole('alert')).toHaveFocus()
  await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription('Email is taken.')
  await expect.element(page.getByLabelText('Email')).toHaveValue('olive@example.com')
  await expect.element(page.getByLabelText('Name')).not.toHaveAttribute('aria-invalid')
})

test('a failure of nobody’s is said with its reference', async () => {
  const failure = new CallFailure({ ...CallErrors.Unexpected, reference: 'R-12' })
  const page = await show(<Example onSubmit={() => Promise.reject(failure)} />)
  await page.getByLabelText('Name').fill('Olive')
  await page.getByLabelText('Email').fill('olive@example.com')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(`${CallErrors.Unexpected.message}Reference R-12`)
})

test('a second press while it is sent sends nothing', async () => {
  const sent = Promise.withResolvers<void>()
  const onSubmit = vi.fn(() => sent.promise)
  const page = await show(<Example onSubmit={onSubmit} />)
  await page.getByLabelText('Name').fill('Olive')
  await page.getByLabelText('Email').fill('olive@example.com')
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  await expect.element(save).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveAccessibleDescription('It is being sent.')
  await save.click({ force: true })
  await page.getByLabelText('Email').click()
  await userEvent.keyboard('{Enter}')
  sent.resolve()
  await expect.element(save).not.toHaveAttribute('aria-busy')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ Name: 'Olive', Email: 'olive@example.com' })
})

test('whoever leaves is asked while something typed would be lost, and may stay', async () => {
  const page = await show(<Example onSubmit={() => {}} />)
  await page.getByLabelText('Name').fill('Olive')
  await expect.poll(hasOpenForm).toBe(true)
  await page.getByRole('link', { name: 'Elsewhere' }).click()

  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect.element(question.getByRole('button', { name: 'Stay' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Name')).toHaveValue('Olive')

  await page.getByRole('link', { name: 'Elsewhere' }).click()
  await page.getByRole('button', { name: 'Leave page' }).click()
  await expect.element(page.getByText('Another page')).toBeVisible()
  await expect.poll(hasOpenForm).toBe(false)
})

test('what was saved is left without a question', async () => {
  const page = await show(<Example onSubmit={() => {}} />)
  await page.getByLabelText('Name').fill('Olive')
  await page.getByLabelText('Email').fill('olive@example.com')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(hasOpenForm).toBe(false)
  await page.getByRole('link', { name: 'Elsewhere' }).click()
  await expect.element(page.getByText('Another page')).toBeVisible()
})

test('a form that is quick to type again lets people go', async () => {
  const page = await show(<Example onSubmit={() => {}} guard={false} />)
  await page.getByLabelText('Name').fill('Olive')
  await page.getByRole('link', { name: 'Elsewhere' }).click()
  await expect.element(page.getByText('Another page')).toBeVisible()
})

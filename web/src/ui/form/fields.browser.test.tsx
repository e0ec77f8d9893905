import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { z } from 'zod'
import { show } from '../../../test/show.tsx'
import { CheckboxField } from './CheckboxField.tsx'
import { ComboboxField } from './ComboboxField.tsx'
import { DateField } from './DateField.tsx'
import { Form, FormActions, SubmitButton } from './Form.tsx'
import { MoneyField } from './MoneyField.tsx'
import { MultiComboboxField } from './MultiComboboxField.tsx'
import { NumberField } from './NumberField.tsx'
import { PhoneField } from './PhoneField.tsx'
import { SelectField } from './SelectField.tsx'
import { useContractForm } from './use-contract-form.ts'

const anything = z.object({ Field: z.unknown() })

/** A form of one field. `sent` is what it would send. */
function OneField({ initial, sent, children }: { initial: unknown; sent: (value: unknown) => void; children: ReactNode }) {
  const form = useContractForm(anything, { Field: initial })
  return (
    <Form form={form} onSubmit={({ Field }) => sent(Field)} guard={false}>
      {children}
      <FormActions>
        <SubmitButton>Save</SubmitButton>
      </FormActions>
    </Form>
  )
}

async function showField(field: ReactNode, initial: unknown = null) {
  const sent = vi.fn()
  const page = await show(
    <OneField initial={initial} sent={sent}>
      {field}
    </OneField>,
  )
  async function save(): Promise<unknown> {
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => sent.mock.calls.length).toBeGreaterThan(0)
    return sent.mock.lastCall?.[0]
  }
  return { page, save }
}

test('an amount stays as typed until it is left, and is then written the tidy way', async () => {
  const { page, save } = await showField(<MoneyField name="Field" label="Rent" />)
  const rent = page.getByLabelText('Rent')
  await rent.click()
  await userEvent.keyboard('$1,250.5')
  await expect.element(rent).toHaveValue('$1,250.5')
  await userEvent.tab()
  await expect.element(rent).toHaveValue('1,250.50')
  expect(await save()).toBe('1250.50')
})

test('an amount that is none stays as it was typed', async () => {
  const { page, save } = await showField(<MoneyField name="Field" label="Rent" />)
  await page.getByLabelText('Rent').fill('a lot')
  await userEvent.tab()
  await expect.element(page.getByLabelText('Rent')).toHaveValue('a lot')
  expect(await save()).toBe('a lot')
})

test('a number is no number box, whose value a wheel would change unseen', async () => {
  const { page, save } = await showField(<NumberField name="Field" label="Area" />, 950)
  await expect.element(page.getByLabelText('Area')).not.toHaveAttribute('type', 'number')
  await expect.element(page.getByLabelText('Area')).toHaveValue('950')
  await page.getByLabelText('Area').fill('1,450')
  expect(await save()).toBe(1450)
})

test('a day is understood as people type it, said below, and written out on leaving', async () => {
  const { page, save } = await showField(<DateField name="Field" label="Starts on" />)
  const field = page.getByLabelText('Starts on', { exact: true })
  await field.fill('mar 5 2027')
  await expect.element(page.getByText('Fri, Mar 5, 2027').first()).toBeInTheDocument()
  await userEvent.tab()
  await expect.element(field).toHaveValue('03/05/2027')
  expect(await save()).toBe('2027-03-05')
})

test('a phone number gets its usual look on leaving, one of another country stays', async () => {
  const { page } = await showField(<PhoneField name="Field" label="Phone" />, '')
  await page.getByLabelText('Phone').fill('3035550123')
  await userEvent.tab()
  await expect.element(page.getByLabelText('Phone')).toHaveValue('(303) 555-0123')
  await page.getByLabelText('Phone').fill('+44 20 7946 0958')
  await userEvent.tab()
  await expect.element(page.getByLabelText('Phone')).toHaveValue('+44 20 7946 0958')
})

test('a choice is its number, and none again', async () => {
  const choices = [
    { Id: 1, Text: 'House' },
    { Id: 2, Text: 'Loft' },
  ]
  const { page, save } = await showField(<SelectField name="Field" label="Kind" choices={choices} />)
  await page.getByLabelText('Kind').selectOptions('Loft')
  expect(await save()).toBe(2)
  await page.getByLabelText('Kind').selectOptions('Choose…')
  expect(await save()).toBeNull()
})

test('a box that may not be ticked can be reached, says why, and stays as it is', async () => {
  const { page, save } = await showField(<CheckboxField name="Field" label="Furnished" disabledReason="Only for homes." />, false)
  const box = page.getByRole('checkbox', { name: 'Furnished' })
  await expect.element(box).toHaveAccessibleDescription('Only for homes.')
  await userEvent.tab()
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(box).not.toBeChecked()
  expect(await save()).toBe(false)
})

const CITIES = [
  { Id: 1, Text: 'Denver' },
  { Id: 2, Text: 'Dallas' },
]

function CityField({ search }: { search: (text: string) => Promise<typeof CITIES> }) {
  return (
    <ComboboxField
      name="Field"
      label="City"
      things="cities"
      search={search}
      textOf={({ Text }) => Text}
      valueOf={({ Id }) => Id}
      placeholder="Type a city"
    />
  )
}

test('of too many to list: typed, waited for, and picked by the keyboard alone', async () => {
  const search = vi.fn(async () => CITIES)
  const { page, save } = await showField(<CityField search={search} />)
  await userEvent.tab()
  await userEvent.keyboard('da')
  await expect.element(page.getByRole('option', { name: 'Dallas' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByLabelText('City')).toHaveValue('Dallas')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  expect(await save()).toBe(2)
  expect(search).toHaveBeenCalledOnce()
})

test('a search without a result, and one that fails, say so where the suggestions would stand', async () => {
  const search = vi.fn<(text: string) => Promise<typeof CITIES>>(async () => [])
  const { page } = await showField(<CityField search={search} />)
  await page.getByLabelText('City').fill('xx')
  await expect.element(page.getByText('No cities found.')).toBeVisible()
  search.mockRejectedValue(new Error('out of reach'))
  await page.getByLabelText('City').fill('xxx')
  await expect.element(page.getByText('The search didn’t work. Please try again.')).toBeVisible()
})

test('what was typed and never picked is no choice: the last pick stands again', async () => {
  const { page, save } = await showField(<CityField search={async () => CITIES} />)
  await page.getByLabelText('City').fill('da')
  await page.getByRole('option', { name: 'Dallas' }).click()
  await page.getByLabelText('City').fill('Denv')
  await expect.element(page.getByRole('option', { name: 'Denver' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.tab()
  expect(await save()).toBe(2)
})

const HOMES = [
  { Id: 'a', Text: 'Oak House' },
  { Id: 'b', Text: 'Elm Loft' },
]

test('several are picked one after the other, in their order, and taken off by name', async () => {
  const field = <MultiComboboxField name="Field" label="Properties" things="properties" search={async () => HOMES} />
  const { page, save } = await showField(field, [])
  const box = page.getByLabelText('Properties', { exact: true })
  await box.fill('ho')
  await page.getByRole('option', { name: 'Elm Loft' }).click()
  await box.fill('ho')
  await page.getByRole('option', { name: 'Oak House' }).click()
  await userEvent.keyboard('{Escape}')
  expect(await save()).toEqual(['b', 'a'])
  await page.getByRole('button', { name: 'Remove Elm Loft' }).click()
  await expect.element(page.getByText('Elm Loft')).not.toBeInTheDocument()
  expect(await save()).toEqual(['a'])
})

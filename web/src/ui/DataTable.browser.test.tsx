import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { show } from '../../test/show.tsx'
import { Button } from './Button.tsx'
import { type Column, DataTable, LineBelow } from './DataTable.tsx'
import { PagedTable } from './PagedTable.tsx'

type Home = { id: string; title: string; rent: string }

const HOMES: Home[] = [
  { id: 'a', title: 'Oak House', rent: '$1,200' },
  { id: 'b', title: 'Elm Loft', rent: '$2,400' },
  { id: 'c', title: 'Plum Cottage', rent: '$900' },
]
const COLUMNS: Column<Home>[] = [
  { key: 'title', header: 'Property', cell: ({ title }) => title, sort: { to: '/Homes?sort=title', active: 'ascending' } },
  { key: 'rent', header: 'Rent', cell: ({ rent }) => rent, align: 'end' },
]
const table = { caption: 'Homes', columns: COLUMNS, rowKey: ({ id }: Home) => id, rowName: ({ title }: Home) => title }

function Choosing({ before = '', onChange }: { before?: string; onChange?: (selected: ReadonlySet<string>) => void }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(before ? [before] : []))
  const choose = (next: ReadonlySet<string>) => {
    setSelected(next)
    onChange?.(next)
  }
  return <DataTable {...table} rows={HOMES} selection={{ selected, onChange: choose, actions: <Button>Take off</Button> }} />
}

test('is a table that says what it lists, with each row named by its first cell', async () => {
  const page = await show(<DataTable {...table} rows={HOMES} />)
  await expect.element(page.getByRole('table', { name: 'Homes' })).toBeVisible()
  expect(page.getByRole('row').elements()).toHaveLength(4)
  await expect.element(page.getByRole('rowheader', { name: 'Elm Loft' })).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: 'Property' })).toHaveAttribute('aria-sort', 'ascending')
})

test('a press on a header leads to the other order', async () => {
  const page = await show(<DataTable {...table} rows={HOMES} />, { at: '/Homes' })
  await page.getByRole('link', { name: 'Property' }).click()
  await expect.poll(page.address).toBe('/Homes?sort=title')
})

test('on a phone it is cards, and a table still to those who cannot see it', async () => {
  await screen.viewport(390, 800)
  const page = await show(<DataTable {...table} rows={HOMES} />)
  const cells = page.getByRole('row', { name: /Oak House/ }).getByRole('cell')
  await expect.element(cells).toBeVisible()
  const [row, cell] = [page.getByRole('row', { name: /Oak House/ }).element(), cells.element()]
  expect(cell.getBoundingClientRect().top).toBeGreaterThan(row.getBoundingClientRect().top + 20)
  await screen.viewport(1200, 900)
})

test('rows are ticked by the keyboard, and the count is said with what can be done', async () => {
  const page = await show(<Choosing />)
  await expect.element(page.getByRole('button', { name: 'Take off' })).not.toBeInTheDocument()
  page.getByRole('checkbox', { name: 'Select Elm Loft' }).element().focus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('status')).toMatchTextContent('1 selected')
  await expect.element(page.getByRole('button', { name: 'Take off' })).toBeVisible()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('button', { name: 'Take off' })).not.toBeInTheDocument()
})

test('all of a page are ticked and unticked; what is ticked on other pages stays', async () => {
  const onChange = vi.fn<(selected: ReadonlySet<string>) => void>()
  const page = await show(<Choosing before="elsewhere" onChange={onChange} />)
  const all = page.getByRole('checkbox', { name: 'Select all on this page' })
  await all.click()
  expect([...onChange.mock.lastCall![0]].toSorted()).toEqual(['a', 'b', 'c', 'elsewhere'])
  await expect.element(all).toBeChecked()
  await all.click()
  expect([...onChange.mock.lastCall![0]]).toEqual(['elsewhere'])
})

test('a menu of a row is opened, walked and closed by the keyboard, and the focus comes back', async () => {
  const chosen = vi.fn()
  const rowMenu = ({ title }: Home) => [
    { text: 'Edit', onSelect: () => chosen('edit', title) },
    { text: 'Delete', onSelect: () => chosen('delete', title) },
  ]
  const page = await show(<DataTable {...table} rows={HOMES} rowMenu={rowMenu} />)
  const trigger = page.getByRole('button', { name: 'Actions for Elm Loft' })
  trigger.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(trigger).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => chosen.mock.calls).toEqual([['delete', 'Elm Loft']])
})

test('a row that goes with the focus inside hands it to the heading', async () => {
  function Answering() {
    const [rows, setRows] = useState(HOMES)
    const answered = (home: Home) => <Button onClick={() => setRows(rows.filter((row) => row !== home))}>Answer {home.title}</Button>
    return (
      <>
        <h1>Requests</h1>
        <DataTable {...table} columns={[...COLUMNS, { key: 'answer', header: 'Answer', cell: answered }]} rows={rows} />
      </>
    )
  }
  const page = await show(<Answering />)
  page.getByRole('button', { name: 'Answer Elm Loft' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Requests' })).toHaveFocus()
})

test('what belongs to a row stands below it', async () => {
  const below = (home: Home) => (home.id === 'b' ? <LineBelow>2 units</LineBelow> : null)
  const page = await show(<DataTable {...table} rows={HOMES} renderBelow={below} />)
  await expect.element(page.getByRole('row').nth(3)).toHaveTextContent('2 units')
})

const paged = (Items: Home[], more = {}) => ({ Items, PageIndex: 1, PageSize: 3, TotalCount: 8, TotalIsCapped: false, ...more })
const addressOf = ({ PageIndex, PageSize }: { PageIndex: number; PageSize: number }) => `/Homes?page=${PageIndex + 1}&size=${PageSize}`

test('of pages it says which part is shown, and links to the others', async () => {
  const page = await show(<PagedTable {...table} page={paged(HOMES)} addressOf={addressOf} isBusy={false} />, { at: '/Homes' })
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect.element(pages).toMatchTextContent(/4.6 of 8/)
  await expect.element(pages.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')
  await pages.getByRole('link', { name: 'Next page' }).click()
  await expect.poll(page.address).toBe('/Homes?page=3&size=3')
})

test('another size of page begins at the first', async () => {
  const page = await show(<PagedTable {...table} page={paged(HOMES)} addressOf={addressOf} isBusy={false} />, { at: '/Homes' })
  await page.getByText('3 per page').click()
  await page.getByRole('link', { name: '10 per page' }).click()
  await expect.poll(page.address).toBe('/Homes?page=1&size=10')
})

test('a page past the last one says so, and leads to the first', async () => {
  const page = await show(<PagedTable {...table} page={paged([])} addressOf={addressOf} isBusy={false} />, { at: '/Homes' })
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect.poll(page.address).toBe('/Homes?page=1&size=3')
})

import { GetScreenings, LandlordNotVerified, OpenScreeningReport } from '@keystead/contract/applications/screening/screening.operations.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { applicationDetails } from '../../../test/applications.ts'
import { signIn } from '../../../test/people.ts'
import { idOf } from '../../../test/sample.ts'
import { AGENCY, report, REPORT_HEAD, screening, screeningDetails } from '../../../test/screening.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { ScreeningSection } from './ScreeningSection.tsx'
import { useScreenings } from './use-screenings.ts'

const APPLICATION = applicationDetails({ State: 'submitted' })
const OPENED = { ApplicationId: idOf(1), ScreeningId: idOf(40), Version: null }
const THERE = screening({ State: 'completed', Report: REPORT_HEAD, Can: { Open: true } })

beforeEach(async () => {
  await screen.viewport(1200, 1000)
  signIn()
  answer(GetScreenings, () => {
    const isOpened = asked(OpenScreeningReport).length > 0
    const Report = { ...REPORT_HEAD, OpenedAt: isOpened ? '2026-11-29T15:00:00Z' : null }
    return screeningDetails({ Screenings: [{ ...THERE, Report }] })
  })
  answer(OpenScreeningReport, report())
})

function Screenings() {
  const { data } = useScreenings(APPLICATION)
  return data ? <ScreeningSection application={APPLICATION} screenings={data} /> : null
}

const opened = async () => {
  const page = await show(<Screenings />)
  await page.getByRole('button', { name: 'Open report about Tova Tester' }).click()
  return { page, window: page.getByRole('dialog', { name: 'Report about Tova Tester' }) }
}

test('a report is opened by a press alone, which is recorded, and is gone when it is closed', async () => {
  const page = await show(<Screenings />)
  const button = page.getByRole('button', { name: 'Open report about Tova Tester' })
  await expect.element(button).toHaveAccessibleDescription(/^Opening it is recorded, and Tova Tester sees that\./)
  expect(asked(OpenScreeningReport)).toEqual([])
  await button.click()
  const window = page.getByRole('dialog', { name: 'Report about Tova Tester' })
  await expect.element(window.getByText('560')).toBeVisible()
  expect(asked(OpenScreeningReport)).toEqual([OPENED])
  await window.getByRole('button', { name: 'Close' }).last().click()
  await expect.element(page.getByText('The report was opened.')).toBeVisible()
  expect(document.body.textContent).not.toContain('560')
  await button.click()
  await expect.poll(() => asked(OpenScreeningReport)).toHaveLength(2)
})

test('what comes after its window was closed is not shown in the next one', async () => {
  const first = Promise.withResolvers<void>()
  answer(OpenScreeningReport, async () => {
    await first.promise
    return report()
  })
  const { page, window } = await opened()
  await window.getByRole('button', { name: 'Close' }).last().click()
  answer(OpenScreeningReport, () => new Promise(() => {}))
  await page.getByRole('button', { name: 'Open report about Tova Tester' }).click()
  first.resolve()
  // Once the first has come, what reads it is asked again.
  await expect.poll(() => asked(GetScreenings)).toHaveLength(2)
  await expect.element(window).toBeVisible()
  expect(document.body.textContent).not.toContain('560')
})

test('each part stands in a word or two, and then whole, with the agency that found it', async () => {
  const { window } = await opened()
  await expect.element(window.getByText('560')).toBeVisible()
  const tiles = window.getByRole('definition')
  for (const [index, words] of [
    [0, 'On a scale from 300 to 850'],
    [1, 'Matches'],
    [2, 'None found'],
    [3, '1 found'],
    [4, '$4,500 was stated'],
  ] as const)
    await expect.element(tiles.nth(index)).toMatchTextContent(words)
  const credit = window.getByRole('region', { name: 'Credit' })
  for (const words of ['Rent Score 2', 'Payments were late', '$120 on 1 account', 'Chapter 7', 'Credit Files of Denver'])
    await expect.element(credit).toMatchTextContent(words)
  const evictions = window.getByRole('region', { name: 'Evictions' })
  for (const words of ['judgment for landlord', 'Case 21-C-100', 'First Tenant Reports'])
    await expect.element(evictions).toMatchTextContent(words)
})

test('what an own check found has its note, its files and who wrote it', async () => {
  answer(
    OpenScreeningReport,
    report({
      Agency: AGENCY,
      Identity: null,
      Criminal: null,
      Eviction: null,
      Income: null,
      Credit: { ...report().Credit!, Model: null, Factors: [], Accounts: null, Bankruptcies: [], InquiriesCount: null },
      OwnCheck: { Criminal: 'clear', Eviction: 'records', Note: 'Called the court.', By: 'Olive Owner' },
      Files: [{ DocumentId: idOf(60), Title: 'Report', FileName: 'report.pdf', Bytes: 2048, Url: '/downloads/abc' }],
    }),
  )
  const { window } = await opened()
  for (const words of ['Checked and written down by Olive Owner', 'Nothing found', 'Something found', 'Called the court.', '560'])
    await expect.element(window).toMatchTextContent(words)
  await expect.element(window.getByRole('link', { name: /^Report/ })).toHaveAttribute('href', '/downloads/abc')
  expect(window.getByRole('region', { name: 'Credit' }).elements()).toHaveLength(0)
})

test('an earlier version is opened by a press as well, and says that it is one', async () => {
  answer(OpenScreeningReport, ({ Version }) => report({ Version: Version ?? 2, Versions: [1, 2] }))
  const { window } = await opened()
  await expect.element(window.getByText(/^Version 2, made Nov 29, 2026/)).toBeVisible()
  await window.getByRole('button', { name: 'Open version 1' }).click()
  await expect.element(window.getByText('An earlier version. The latest is version 2.')).toBeVisible()
  expect(asked(OpenScreeningReport)).toEqual([OPENED, { ...OPENED, Version: 1 }])
})

test('why it does not open is said, and it can be tried again', async () => {
  answer(OpenScreeningReport, () => {
    throw refusal(LandlordNotVerified)
  })
  const { window } = await opened()
  await expect.element(window.getByRole('alert')).toMatchTextContent(LandlordNotVerified.message)
  answer(OpenScreeningReport, report())
  await window.getByRole('button', { name: 'Try again' }).click()
  await expect.element(window.getByText('560')).toBeVisible()
})

test('the report alone is printed, without its buttons', async () => {
  const { window: shownWindow } = await opened()
  await expect.element(shownWindow.getByText('560')).toBeVisible()
  const asksToPrint = vi.spyOn(window, 'print').mockImplementation(() => {
    const paper = document.querySelector('[data-print="only"]')
    expect(paper?.textContent).toContain('Report about Tova Tester')
    expect(paper?.textContent).toContain('560')
    expect(paper?.querySelector('button')).toBeNull()
  })
  await shownWindow.getByRole('button', { name: 'Print' }).click()
  expect(asksToPrint).toHaveBeenCalledOnce()
  window.dispatchEvent(new Event('afterprint'))
  asksToPrint.mockRestore()
})

test('at 390 px the report is no wider than its window', async () => {
  await screen.viewport(390, 844)
  const { window } = await opened()
  await expect.element(window.getByText('560')).toBeVisible()
  const dialog = window.element()
  for (const part of dialog.querySelectorAll('section, dl, ul')) expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth + 1)
  expect(document.documentElement.scrollWidth).toBe(390)
})

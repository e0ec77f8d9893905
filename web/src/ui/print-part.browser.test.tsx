import { expect, test, vi } from 'vitest'
import { show } from '../../test/show.tsx'
import { printPart } from './print-part.ts'

test('only what is marked is printed, and the page is whole again afterwards', async () => {
  const { dataset } = document.documentElement
  const asked = vi.spyOn(window, 'print').mockImplementation(() => expect(dataset['printing']).toBe('part'))
  const page = await show(<p data-print="only">Notice</p>)
  printPart()
  expect(asked).toHaveBeenCalledOnce()
  window.dispatchEvent(new Event('afterprint'))
  expect(dataset['printing']).toBeUndefined()
  await expect.element(page.getByText('Notice')).toBeVisible()
  asked.mockRestore()
})

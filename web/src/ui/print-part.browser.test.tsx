import { expect, test, vi } from 'vitest'
import { show } from '../../test/show.tsx'
import { printPart } from './print-part.ts'

test('only the part is marked to be printed, and the page is whole again afterwards', async () => {
  const { dataset } = document.documentElement
  const page = await show(
    <>
      <p>Notice</p>
      <p>Another one</p>
    </>,
  )
  const part = page.getByText('Notice').element() as HTMLElement
  const asked = vi.spyOn(window, 'print').mockImplementation(() => {
    expect(dataset['printing']).toBe('part')
    expect(document.querySelectorAll('[data-print="only"]')).toHaveLength(1)
    expect(part.dataset['print']).toBe('only')
  })
  printPart(part)
  expect(asked).toHaveBeenCalledOnce()
  window.dispatchEvent(new Event('afterprint'))
  expect(dataset['printing']).toBeUndefined()
  expect(part.dataset['print']).toBeUndefined()
  await expect.element(page.getByText('Notice')).toBeVisible()
  asked.mockRestore()
})

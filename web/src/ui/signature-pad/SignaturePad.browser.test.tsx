import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { cdp, page as browser } from 'vitest/browser'
import { show } from '../../../test/show.tsx'
import { SignaturePad } from './SignaturePad.tsx'
import type { Stroke } from './strokes.ts'

afterEach(() => browser.viewport(1200, 900))

const LIMITS = { box: { width: 600, height: 200 }, strokes: 2, strokePoints: 40, points: 60 }

/** Below it the page goes on, so that it could be scrolled. */
function Page({ onStrokes }: { onStrokes: (strokes: Stroke[]) => void }) {
  const [strokes, setStrokes] = useState<Stroke[]>([])
  const take = (next: Stroke[]) => {
    setStrokes(next)
    onStrokes(next)
  }
  return (
    <>
      <SignaturePad label="Draw your signature" limits={LIMITS} strokes={strokes} onChange={take} />
      {Array.from({ length: 60 }, (_, index) => (
        <p key={index}>A line of the page</p>
      ))}
    </>
  )
}

/** A real finger, as the browser understands one: it would scroll the page wherever it may. */
async function swipe(from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  const frame = window.frameElement!.getBoundingClientRect()
  const touch = (type: string, share: number) => {
    const point = { x: frame.left + from.x + by.x * share, y: frame.top + from.y + by.y * share }
    return cdp().send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [point] } as never)
  }
  await touch('touchStart', 0)
  for (let step = 1; step <= 8; step++) await touch('touchMove', step / 8)
  await touch('touchEnd', 1)
}

test.for([
  ['upright', 360, 640],
  ['on its side', 740, 360],
] as const)('a finger draws on a phone that is held %s, and the page stands still', async ([, width, height]) => {
  await browser.viewport(width, height)
  let drawn: Stroke[] = []
  const page = await show(<Page onStrokes={(strokes) => (drawn = strokes)} />)
  const ground = page.getByRole('img', { name: 'Draw your signature: nothing is drawn yet' })
  const { left, top, width: wide, height: high } = ground.element().getBoundingClientRect()
  expect(wide / high).toBeCloseTo(3, 0)
  expect(top + high).toBeLessThan(height)
  await swipe({ x: left + wide / 4, y: top + high - 10 }, { x: wide / 2, y: -(high - 20) })
  await expect.element(page.getByRole('img', { name: 'Draw your signature: drawn' })).toBeVisible()
  expect(window.scrollY).toBe(0)
  const [stroke] = drawn
  expect(stroke!.length).toBeGreaterThanOrEqual(4)
  expect(stroke![0]).toBeCloseTo(150, -1)
  expect(stroke!.at(-2)).toBeCloseTo(450, -1)
  expect(stroke!.at(-1)).toBeLessThan(30)
  // More than it may keep is not drawn, and what was drawn goes again.
  await swipe({ x: left + 20, y: top + 20 }, { x: 60, y: 5 })
  await expect.element(page.getByText(/^There is no room for more lines/)).toBeVisible()
  await swipe({ x: left + 20, y: top + 40 }, { x: 60, y: 5 })
  expect(drawn).toHaveLength(2)
  await page.getByRole('button', { name: 'Undo last line' }).click()
  expect(drawn).toEqual([stroke])
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.element(ground).toBeVisible()
})

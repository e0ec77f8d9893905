import type { PlacedField } from '@keystead/contract/agreements/templates/template.forms.ts'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { cdp, page as browser, userEvent } from 'vitest/browser'
import { NAME, openFirst, opened, placeOf, SIGNATURE } from './placer.fixture.tsx'

beforeAll(openFirst, 60_000)
afterEach(() => browser.viewport(1200, 900))

test('a mouse takes a field along, within its page, and its corner resizes it', async () => {
  const { box, sheet, scale, fields, pages } = await opened({ start: [SIGNATURE] })
  const at = (x: number, y: number) => ({ x: Math.round(x * scale()), y: Math.round(y * scale()) })
  await userEvent.dragAndDrop(box(NAME), sheet(1), { sourcePosition: at(20, 10), targetPosition: at(270, 210) })
  const [moved] = fields()
  expect(moved!.x).toBeCloseTo(250, -0.5)
  expect(moved!.y).toBeCloseTo(200, -0.5)
  expect([moved!.width, moved!.height]).toEqual([160, 36])
  await expect.element(box(NAME)).toHaveFocus()
  // Half of a point beyond the edge, and it stops there.
  await userEvent.dragAndDrop(box(NAME), sheet(1), { sourcePosition: at(150, 10), targetPosition: at(590, 210) })
  expect(fields()[0]!.x).toBe(435)
  const corner = pages.element().querySelector<HTMLElement>('[data-corner="0"]')!
  const { y } = fields()[0]!
  await userEvent.dragAndDrop(corner, sheet(1), { sourcePosition: { x: 6, y: 6 }, targetPosition: at(535, y + 60) })
  expect(fields()[0]!.width).toBeCloseTo(100, -0.7)
  expect(fields()[0]!.height).toBeCloseTo(60, -0.7)
  expect([fields()[0]!.x, fields()[0]!.y]).toEqual([435, y])
  await userEvent.dragAndDrop(corner, sheet(1), { sourcePosition: { x: 6, y: 6 }, targetPosition: at(300, 20) })
  expect(placeOf(fields()[0]!)).toEqual({ x: 435, y, width: 6, height: 6 })
})

test('a finger takes a field along while the page stays, and scrolls the page beside it', async () => {
  await browser.viewport(360, 640)
  const { box, sheet, scale, fields, pages } = await opened({ start: [SIGNATURE] })
  const frame = pages.element()
  const before = sheet(1).element().getBoundingClientRect()
  await swipe(middleOf(await resting(box(NAME).element())), { x: 40, y: -30 })
  await expect.poll(() => fields()[0]!.x).toBeGreaterThan(SIGNATURE.x)
  expect(fields()[0]!.x - SIGNATURE.x).toBeCloseTo(40 / scale(), -0.7)
  expect(SIGNATURE.y - fields()[0]!.y).toBeCloseTo(30 / scale(), -0.7)
  expect(sheet(1).element().getBoundingClientRect().top).toBe(before.top)
  const after = fields()
  await resting(frame)
  await swipe({ x: before.left + before.width / 2, y: middleOf(frame).y + 60 }, { x: 0, y: -120 })
  await expect.poll(() => sheet(1).element().getBoundingClientRect().top).toBeLessThan(before.top - 50)
  expect(fields()).toEqual(after)
})

test('Escape lets a field go back to where it was while a mouse has it', async () => {
  const { box, fields, pages } = await opened({ start: [SIGNATURE] })
  const { x, y } = onScreen(middleOf(await resting(box(NAME).element())))
  const mouse = (type: string, far: number) => send('dispatchMouseEvent', { type, x: x + far, y: y + far, button: 'left', clickCount: 1 })
  const left = () => box(NAME).element().getBoundingClientRect().left
  const before = left()
  await mouse('mousePressed', 0)
  await mouse('mouseMoved', 50)
  await expect.poll(left).toBeGreaterThan(before + 40)
  await userEvent.keyboard('{Escape}')
  await expect.poll(left).toBe(before)
  await mouse('mouseReleased', 60)
  expect(fields()).toEqual([SIGNATURE])
  await expect.element(pages).toBeVisible()
})

test('a press that does not move selects, a press twice opens, and Escape takes a kind back', async () => {
  const { box, page, kind, fields } = await opened({ start: [SIGNATURE] })
  await box(NAME).click()
  await expect.element(box(NAME)).toHaveFocus()
  expect(fields()).toEqual([SIGNATURE])
  expect(page.getByRole('dialog').query()).toBeNull()
  await box(NAME).dblClick()
  await expect.element(page.getByRole('dialog', { name: 'Signature' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await kind('Text').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(kind('Text')).toHaveAttribute('aria-pressed', 'false')
  expect(page.getByRole('button', { name: /^Place Text/ }).query()).toBeNull()
})

test('on a phone nothing is wider than the screen, and each field of a tick can be hit', async () => {
  await browser.viewport(360, 640)
  const edge: PlacedField = { ...SIGNATURE, kind: 'checkbox', label: 'Pets', x: 581, y: 828, width: 14, height: 14 }
  const { box, pages } = await opened({ start: [{ ...edge, x: 300, y: 60 }, edge] })
  const frame = pages.element()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
  const face = box(/, Checkbox/)
    .first()
    .element()
  const { x, y } = middleOf(face)
  expect(face.getBoundingClientRect().width).toBeLessThan(12)
  for (const [dx, dy] of [
    [-11, -11],
    [11, 11],
  ] as const)
    expect(face.contains(document.elementFromPoint(x + dx, y + dy))).toBe(true)
})

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** The page of a test is a frame within another one. */
function onScreen({ x, y }: { x: number; y: number }): { x: number; y: number } {
  const frame = window.frameElement!.getBoundingClientRect()
  return { x: frame.left + x, y: frame.top + y }
}

const FRAMES_AT_REST = 10

/** Once it stands where it will stay: a page that has another width now is drawn again a moment later. */
async function resting(element: Element): Promise<Element> {
  const place = () => JSON.stringify(element.getBoundingClientRect())
  let [before, frames] = [place(), 0]
  while (frames < FRAMES_AT_REST) {
    await new Promise(requestAnimationFrame)
    const now = place()
    frames = now === before ? frames + 1 : 0
    before = now
  }
  return element
}

/** A real mouse or finger, as the browser understands one. */
function send(kind: 'dispatchMouseEvent' | 'dispatchTouchEvent', event: object): Promise<unknown> {
  return cdp().send(`Input.${kind}`, event as never)
}

async function swipe(from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  const touch = (type: string, share: number) => {
    const point = onScreen({ x: from.x + by.x * share, y: from.y + by.y * share })
    return send('dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [point] })
  }
  await touch('touchStart', 0)
  for (let step = 1; step <= 8; step++) await touch('touchMove', step / 8)
  await touch('touchEnd', 1)
}

import { darken, lighten, mix, type Color } from './color.ts'
import { round } from './geometry.ts'
import type { Scene } from './scene.ts'
import { drawLampGlow } from './windows.ts'

export function drawPicketFence(scene: Scene, left: number, right: number, base: number, height: number, color: Color): void {
  const { pen, light } = scene
  let [pickets, shade] = ['', '']
  for (let x = left; x < right; x += 19) {
    pickets += `M${round(x)} ${round(base)}v${round(-height)}l5 -8l5 8v${round(height)}Z`
    shade += `M${round(x + 9)} ${round(base)}h9l${round(height * 0.3)} 9h-9Z`
  }
  pen.path(shade, light.shadow, { opacity: light.shadowOpacity * 0.7 })
  pen.rect(left - 2, base - height * 0.8, right - left + 4, 6, darken(color, 0.14))
  pen.rect(left - 2, base - height * 0.32, right - left + 4, 6, darken(color, 0.14))
  pen.path(
    pickets,
    pen.linear([
      [0, lighten(color, 0.3)],
      [1, darken(color, 0.08)],
    ]),
  )
}

export function drawRailFence(scene: Scene, left: number, right: number, base: number, height: number, color: Color): void {
  const { pen } = scene
  for (const share of [0.9, 0.5])
    pen.rect(
      left,
      base - height * share,
      right - left,
      8,
      pen.linear([
        [0, lighten(color, 0.25)],
        [1, darken(color, 0.2)],
      ]),
    )
  for (let x = left; x <= right; x += 124)
    pen.rect(
      x,
      base - height * 1.08,
      12,
      height * 1.08,
      pen.linear(
        [
          [0, lighten(color, 0.2)],
          [1, darken(color, 0.3)],
        ],
        [0, 0, 1, 0],
      ),
    )
}

export function drawIronFence(scene: Scene, left: number, right: number, base: number, height: number): void {
  const { pen } = scene
  const iron = '#2f3a3c'
  let bars = ''
  for (let x = left; x <= right; x += 13) bars += `M${round(x)} ${round(base)}v${round(-height)}`
  pen.line(bars, iron, 2.6)
  pen.line(
    `M${round(left)} ${round(base - height * 0.86)}H${round(right)}M${round(left)} ${round(base - height * 0.14)}H${round(right)}`,
    iron,
    3.6,
  )
  let finials = ''
  for (let x = left; x <= right; x += 13) finials += `M${round(x)} ${round(base - height)}h0`
  pen.line(finials, iron, 6)
}

export function drawMailbox(scene: Scene, x: number, base: number, color: Color): void {
  const { pen, light } = scene
  pen.polygon(
    [
      [x + 3, base],
      [x + 9, base],
      [x + 64, base + 12],
      [x + 52, base + 12],
    ],
    light.shadow,
    { opacity: light.shadowOpacity },
  )
  pen.rect(
    x,
    base - 66,
    10,
    68,
    pen.linear(
      [
        [0, '#a08468'],
        [1, '#6f5845'],
      ],
      [0, 0, 1, 0],
    ),
  )
  pen.path(
    `M${round(x - 18)} ${round(base - 64)}v-18a15 15 0 0 1 15 -15h26a15 15 0 0 1 15 15v18Z`,
    pen.linear([
      [0, lighten(color, 0.3)],
      [0.5, color],
      [1, darken(color, 0.3)],
    ]),
  )
  pen.path(`M${round(x - 18)} ${round(base - 64)}v-18a14 15 0 0 1 28 0v18Z`, darken(color, 0.16))
  pen.path(`M${round(x + 22)} ${round(base - 84)}v-22h10v8h-6v14Z`, '#d5573f')
}

export function drawStreetLamp(scene: Scene, x: number, base: number, height: number): void {
  const { pen, light } = scene
  const iron = '#34403f'
  pen.polygon(
    [
      [x - 4, base],
      [x + 4, base],
      [x + height * 0.5, base + 14],
      [x + height * 0.46, base + 14],
    ],
    light.shadow,
    { opacity: light.shadowOpacity },
  )
  pen.path(
    `M${round(x - 9)} ${round(base)}l3 -26h2V${round(base - height)}h8V${round(base - 26)}h2l3 26Z`,
    pen.linear(
      [
        [0, lighten(iron, 0.25)],
        [1, iron],
      ],
      [0, 0, 1, 0],
    ),
  )
  drawLampGlow(scene, x, base - height - 18, 120)
  const glass = () => pen.path(`M${round(x - 9)} ${round(base - height)}l-7 -34h32l-7 34Z`, light.lampsOn ? '#fff1c4' : '#f2e7cd')
  if (light.lampsOn) pen.glowing(glass)
  else glass()
  pen.path(`M${round(x - 19)} ${round(base - height - 34)}h38l-12 -14h-14Z`, iron)
  pen.line(`M${round(x)} ${round(base - height)}v-34`, iron, 2)
}

export function drawBicycle(scene: Scene, x: number, base: number, size: number, color: Color): void {
  const { pen, light } = scene
  const radius = size * 0.3
  const [rear, front, y] = [x, x + size, base - radius]
  pen.ellipse(x + size * 0.6, base + 1, size * 0.8, 5, light.shadow, { opacity: light.shadowOpacity })
  for (const wheel of [rear, front]) {
    pen.circle(wheel, y, radius, 'none', { stroke: '#2f3437', width: size * 0.045 })
    pen.line(
      `M${round(wheel - radius)} ${round(y)}h${round(radius * 2)}M${round(wheel)} ${round(y - radius)}v${round(radius * 2)}`,
      '#8d9497',
      1,
    )
  }
  const crank = x + size * 0.44
  const seatX = x + size * 0.32
  const seatY = base - size * 0.68
  const headX = x + size * 0.82
  const headY = base - size * 0.74
  pen.line(
    `M${round(rear)} ${round(y)}L${round(crank)} ${round(y + 2)}L${round(headX)} ${round(headY + size * 0.1)}L${round(seatX + size * 0.02)} ${round(seatY + size * 0.1)}ZM${round(crank)} ${round(y + 2)}L${round(seatX)} ${round(seatY)}M${round(front)} ${round(y)}L${round(headX)} ${round(headY)}`,
    color,
    size * 0.05,
  )
  pen.line(`M${round(seatX - size * 0.08)} ${round(seatY)}h${round(size * 0.16)}`, '#6f4b35', size * 0.07)
  pen.line(
    `M${round(headX)} ${round(headY)}q${round(size * 0.02)} ${round(-size * 0.08)} ${round(-size * 0.1)} ${round(-size * 0.06)}`,
    '#3a3f42',
    size * 0.045,
  )
  pen.path(
    `M${round(headX + size * 0.01)} ${round(headY + size * 0.05)}h${round(size * 0.2)}l${round(-size * 0.03)} ${round(size * 0.16)}h${round(-size * 0.14)}Z`,
    '#b98a58',
  )
}

/** A small car of no particular make, seen from the side. */
export function drawCar(scene: Scene, x: number, base: number, length: number, color: Color): void {
  const { pen, light } = scene
  const height = length * 0.36
  const top = base - height
  const at = (share: number) => round(x + length * share)
  pen.ellipse(x + length * 0.54, base, length * 0.56, length * 0.035, light.shadow, { opacity: light.shadowOpacity * 1.6 })
  pen.path(
    `M${at(0.01)} ${round(base - height * 0.2)}q${round(-length * 0.008)} ${round(-height * 0.3)} ${round(length * 0.04)} ${round(-height * 0.36)}L${at(0.2)} ${round(base - height * 0.62)}Q${at(0.27)} ${round(top + 1)} ${at(0.38)} ${round(top)}H${at(0.6)}Q${at(0.68)} ${round(top)} ${at(0.77)} ${round(base - height * 0.6)}Q${at(0.95)} ${round(base - height * 0.56)} ${at(0.985)} ${round(base - height * 0.36)}L${at(0.99)} ${round(base - height * 0.2)}Z`,
    pen.linear([
      [0, lighten(color, 0.36)],
      [0.5, color],
      [1, darken(color, 0.3)],
    ]),
  )
  const glass = mix('#33505c', light.sky[1], 0.45)
  pen.path(
    `M${at(0.245)} ${round(base - height * 0.61)}Q${at(0.29)} ${round(top + height * 0.1)} ${at(0.38)} ${round(top + height * 0.09)}H${at(0.46)}V${round(base - height * 0.6)}Z`,
    glass,
  )
  pen.path(
    `M${at(0.49)} ${round(top + height * 0.09)}H${at(0.59)}Q${at(0.65)} ${round(top + height * 0.09)} ${at(0.72)} ${round(base - height * 0.59)}L${at(0.49)} ${round(base - height * 0.6)}Z`,
    glass,
  )
  pen.line(`M${at(0.02)} ${round(base - height * 0.34)}H${at(0.98)}`, darken(color, 0.3), 2, { opacity: 0.4 })
  pen.line(`M${at(0.475)} ${round(base - height * 0.6)}V${round(base - height * 0.22)}`, darken(color, 0.4), 2, { opacity: 0.4 })
  pen.rect(x + length * 0.4, base - height * 0.52, length * 0.05, 4, lighten(color, 0.5), { radius: 2 })
  const lamp = () => pen.ellipse(x + length * 0.955, base - height * 0.42, length * 0.018, height * 0.07, '#fff3cf')
  if (light.lampsOn) pen.glowing(lamp)
  else lamp()
  pen.rect(x + length * 0.005, base - height * 0.46, length * 0.02, height * 0.14, '#c2513c', { radius: 3 })
  for (const share of [0.2, 0.79]) {
    pen.circle(x + length * share, base - height * 0.17, height * 0.23, darken(color, 0.6))
    pen.circle(x + length * share, base - height * 0.17, height * 0.2, '#2b3033')
    pen.circle(x + length * share, base - height * 0.17, height * 0.1, '#c9cdcc')
  }
}

export function drawBench(scene: Scene, x: number, base: number, width: number): void {
  const { pen, light } = scene
  pen.rect(x + 8, base - 2, width + 14, 7, light.shadow, { opacity: light.shadowOpacity, radius: 3 })
  const wood = '#a8774e'
  for (const up of [62, 48, 30])
    pen.rect(
      x,
      base - up,
      width,
      9,
      pen.linear([
        [0, lighten(wood, 0.25)],
        [1, darken(wood, 0.12)],
      ]),
      { radius: 2 },
    )
  for (const leg of [x + 8, x + width - 16]) pen.rect(leg, base - 60, 7, 60, '#39423f')
}

export function drawPlanter(scene: Scene, x: number, base: number, width: number, height: number, color: Color): void {
  const { pen, light } = scene
  pen.polygon(
    [
      [x + width, base - height * 0.4],
      [x + width + 30, base + 6],
      [x + 6, base + 6],
      [x, base],
    ],
    light.shadow,
    { opacity: light.shadowOpacity },
  )
  pen.rect(
    x,
    base - height,
    width,
    height,
    pen.linear(
      [
        [0, lighten(color, 0.2)],
        [1, darken(color, 0.24)],
      ],
      [0, 0, 1, 0.4],
    ),
    { radius: 2 },
  )
  pen.rect(x - 3, base - height, width + 6, 7, lighten(color, 0.26))
}

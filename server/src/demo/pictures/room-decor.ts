import { type Color, darken, lighten, mix } from './color.ts'
import { blob, leafDabs, round } from './geometry.ts'
import type { Random } from './random.ts'
import { at, drawFloorShade, quad, type Room, scaleAt } from './room-view.ts'

export function drawRug(
  room: Room,
  x: readonly [number, number],
  z: readonly [number, number],
  color: Color,
  kind: 'border' | 'stripes' | 'round' | 'diamonds',
): void {
  const { pen } = room.scene
  const [x0, x1] = x
  const [z0, z1] = z
  if (kind === 'round') {
    const [left, y] = at(x0, 0, (z0 + z1) / 2)
    const [right] = at(x1, 0, (z0 + z1) / 2)
    const rise = (at(0, 0, z0)[1] - at(0, 0, z1)[1]) / 2
    for (const [share, tone] of [
      [1, darken(color, 0.14)],
      [0.92, color],
      [0.62, lighten(color, 0.3)],
      [0.54, color],
    ] as const)
      pen.ellipse((left + right) / 2, y, ((right - left) / 2) * share, rise * share, tone)
    return
  }
  pen.path(quad([x0, 0, z0], [x1, 0, z0], [x1, 0, z1], [x0, 0, z1]), color)
  if (kind === 'border') {
    for (const [inset, tone] of [
      [0.1, room.colors.accent],
      [0.15, color],
      [0.24, mix(color, room.colors.cushion, 0.4)],
      [0.27, color],
    ] as const)
      pen.path(
        quad([x0 + inset, 0, z0 + inset], [x1 - inset, 0, z0 + inset], [x1 - inset, 0, z1 - inset], [x0 + inset, 0, z1 - inset]),
        tone,
      )
  } else if (kind === 'stripes') {
    let stripes = ''
    for (let z = z0 + 0.1; z < z1 - 0.1; z += 0.26) stripes += quad([x0, 0, z], [x1, 0, z], [x1, 0, z + 0.1], [x0, 0, z + 0.1])
    pen.path(stripes, mix(color, room.colors.cushion, 0.5))
  } else {
    let diamonds = ''
    for (let px = x0 + 0.3; px < x1 - 0.1; px += 0.6)
      for (let pz = z0 + 0.3; pz < z1 - 0.1; pz += 0.6)
        diamonds += quad([px - 0.24, 0, pz], [px, 0, pz - 0.24], [px + 0.24, 0, pz], [px, 0, pz + 0.24])
    pen.path(diamonds, 'none', { stroke: mix(color, room.colors.accent, 0.55), width: 3 })
  }
  let fringe = ''
  for (let pz = z0; pz < z1; pz += 0.06) {
    for (const [edge, out] of [
      [x0, -0.07],
      [x1, 0.07],
    ] as const) {
      const [from, to] = [at(edge, 0, pz), at(edge + out, 0, pz)]
      fringe += `M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`
    }
  }
  pen.line(fringe, lighten(color, 0.3), 2)
}

export function drawVase(room: Room, x: number, y: number, z: number, size: number): void {
  const { pen } = room.scene
  const random = room.scene.random.fork(`vase ${round(x)} ${round(z)}`)
  const unit = scaleAt(z) * size
  const [px, py] = at(x, y, z)
  const clay = random.pick(['#f3ebdc', room.colors.accent, '#c98a66', '#6f8f8a'])
  let stems = ''
  for (let stem = 0; stem < 5; stem++)
    stems += `M${round(px)} ${round(py - unit * 0.5)}q${round((stem - 2) * unit * 0.1)} ${round(-unit * 0.5)} ${round((stem - 2) * unit * 0.3)} ${round(-unit * random.range(0.6, 1.1))}`
  pen.line(stems, '#7d8f63', 2.4)
  pen.path(
    leafDabs(random, px, py - unit * 1.25, unit * 0.6, unit * 0.42, 18, unit * 0.24),
    random.pick(['#d9877a', '#e6b866', '#8fa878', '#f3d9d2']),
  )
  pen.path(
    `M${round(px - unit * 0.12)} ${round(py - unit * 0.62)}h${round(unit * 0.24)}q${round(unit * 0.04)} ${round(unit * 0.14)} ${round(unit * 0.16)} ${round(unit * 0.3)}q0 ${round(unit * 0.3)} ${round(-unit * 0.12)} ${round(unit * 0.32)}h${round(-unit * 0.32)}q${round(-unit * 0.12)} ${round(-unit * 0.02)} ${round(-unit * 0.12)} ${round(-unit * 0.32)}q${round(unit * 0.12)} ${round(-unit * 0.16)} ${round(unit * 0.16)} ${round(-unit * 0.3)}Z`,
    pen.linear(
      [
        [0, lighten(clay, 0.3)],
        [1, darken(clay, 0.24)],
      ],
      [0, 0, 1, 0],
    ),
  )
}

/** A house plant on the floor (or on something, with `y`). */
export function drawRoomPlant(room: Room, x: number, z: number, height: number, label: string, y = 0): void {
  const { pen } = room.scene
  const random = room.scene.random.fork(`plant ${label}`)
  const unit = scaleAt(z) * height
  const [px, py] = at(x, y, z)
  const leaf = random.pick(['#4f8a5f', '#5f9466', '#3f7a5c', '#7ba06a'])
  const pot = random.pick(['#b8694a', '#efe6d5', '#5d6a68', '#c9a27a', room.colors.accent])
  if (y === 0) drawFloorShade(room, x - height * 0.2, x + height * 0.2, z - 0.15, z + 0.15)
  const [half, tall] = [unit * 0.13, unit * 0.26]
  const kind = random.pick(['fan', 'bush', 'fiddle'] as const)
  if (kind === 'fan') {
    for (let index = 0; index < 9; index++) {
      const lean = (index - 4) / 4
      const tip = { x: px + lean * unit * 0.42, y: py - unit * (0.98 - Math.abs(lean) * 0.42) }
      pen.path(
        `M${round(px)} ${round(py - tall)}Q${round(px + lean * unit * 0.06)} ${round(tip.y)} ${round(tip.x)} ${round(tip.y)}Q${round(px + lean * unit * 0.3 + unit * 0.06)} ${round(tip.y + unit * 0.34)} ${round(px)} ${round(py - tall)}Z`,
        index % 2 ? leaf : darken(leaf, 0.22),
      )
    }
  } else if (kind === 'bush') {
    pen.line(`M${round(px)} ${round(py - tall)}V${round(py - unit * 0.6)}`, '#7d6350', unit * 0.03 + 2)
    pen.path(blob(random, px, py - unit * 0.68, unit * 0.28, unit * 0.3, 0.1), darken(leaf, 0.24))
    pen.path(blob(random, px - unit * 0.05, py - unit * 0.73, unit * 0.22, unit * 0.23, 0.1), leaf)
    pen.path(leafDabs(random, px - unit * 0.03, py - unit * 0.7, unit * 0.29, unit * 0.3, 30, unit * 0.06), lighten(leaf, 0.25))
  } else {
    pen.line(
      `M${round(px)} ${round(py - tall)}Q${round(px + unit * 0.05)} ${round(py - unit * 0.6)} ${round(px - unit * 0.03)} ${round(py - unit * 0.95)}`,
      '#7d6350',
      unit * 0.025 + 2,
    )
    for (let index = 0; index < 11; index++) {
      const side = index % 2 ? 1 : -1
      const up = py - unit * (0.38 + index * 0.055)
      const reach = unit * (0.26 - index * 0.011)
      pen.path(
        `M${round(px)} ${round(up)}q${round(side * reach * 0.4)} ${round(-reach * 0.75)} ${round(side * reach)} ${round(-reach * 0.4)}q${round(-side * reach * 0.2)} ${round(reach * 0.6)} ${round(-side * reach)} ${round(reach * 0.4)}Z`,
        index % 3 ? lighten(leaf, (index % 4) * 0.06) : darken(leaf, 0.2),
      )
    }
  }
  pen.path(
    `M${round(px - half)} ${round(py - tall)}h${round(half * 2)}l${round(-half * 0.24)} ${round(tall)}h${round(-half * 1.52)}Z`,
    pen.linear(
      [
        [0, lighten(pot, 0.25)],
        [1, darken(pot, 0.26)],
      ],
      [0, 0, 1, 0],
    ),
  )
  pen.ellipse(px, py - tall, half, half * 0.22, darken(pot, 0.4))
}

export function drawFloorLamp(room: Room, x: number, z: number, height: number): void {
  const { pen, light } = room.scene
  const unit = scaleAt(z)
  const [px, py] = at(x, 0, z)
  const top = py - unit * height
  drawFloorShade(room, x - 0.2, x + 0.2, z - 0.1, z + 0.1)
  pen.line(`M${round(px)} ${round(py)}V${round(top)}`, '#3f3a36', 6)
  pen.ellipse(px, py, unit * 0.14, unit * 0.035, '#3f3a36')
  if (light.lampsOn)
    pen.glowing(() =>
      pen.circle(
        px,
        top,
        unit * 0.9,
        pen.radial([
          [0, '#ffdf9e', 0.6],
          [1, '#ffc777', 0],
        ]),
      ),
    )
  const shade = () =>
    pen.path(
      `M${round(px - unit * 0.14)} ${round(top - unit * 0.16)}h${round(unit * 0.28)}l${round(unit * 0.1)} ${round(unit * 0.32)}h${round(-unit * 0.48)}Z`,
      pen.linear([
        [0, '#fdf0d2'],
        [1, '#f0d3a0'],
      ]),
    )
  if (light.lampsOn) pen.glowing(shade)
  else shade()
}

export type PendantKind = 'dome' | 'globe' | 'cone' | 'rattan'

export function drawPendant(room: Room, x: number, z: number, bottom: number, size: number, kind: PendantKind, color: Color): void {
  const { pen, light } = room.scene
  const unit = scaleAt(z) * size
  const [px, py] = at(x, bottom, z)
  pen.line(`M${round(px)} ${round(at(x, room.height, z)[1])}V${round(py - unit * 0.6)}`, '#3f3a36', 2.6)
  pen.glowing(() =>
    pen.circle(
      px,
      py,
      unit * 1.7,
      pen.radial([
        [0, '#ffe3a8', light.lampsOn ? 0.65 : 0.28],
        [1, '#ffd48a', 0],
      ]),
    ),
  )
  const metal = pen.linear(
    [
      [0, lighten(color, 0.35)],
      [0.5, color],
      [1, darken(color, 0.35)],
    ],
    [0, 0, 1, 0],
  )
  switch (kind) {
    case 'dome':
      pen.ellipse(px, py, unit * 0.5, unit * 0.1, '#ffeec4')
      pen.path(
        `M${round(px - unit * 0.5)} ${round(py)}a${round(unit * 0.5)} ${round(unit * 0.5)} 0 0 1 ${round(unit)} 0q${round(-unit * 0.5)} ${round(unit * 0.14)} ${round(-unit)} 0Z`,
        metal,
      )
      break
    case 'globe':
      pen.circle(
        px,
        py - unit * 0.1,
        unit * 0.42,
        pen.radial(
          [
            [0, '#fffbee'],
            [0.7, '#fdeecb'],
            [1, '#eed7a4'],
          ],
          [0.35, 0.35],
          0.7,
        ),
      )
      pen.rect(px - unit * 0.1, py - unit * 0.62, unit * 0.2, unit * 0.14, color)
      break
    case 'cone':
      pen.ellipse(px, py, unit * 0.44, unit * 0.09, '#ffeec4')
      pen.path(
        `M${round(px - unit * 0.44)} ${round(py)}L${round(px - unit * 0.08)} ${round(py - unit * 0.62)}h${round(unit * 0.16)}L${round(px + unit * 0.44)} ${round(py)}q${round(-unit * 0.44)} ${round(unit * 0.12)} ${round(-unit * 0.88)} 0Z`,
        metal,
      )
      break
    case 'rattan': {
      const straw = '#c99f68'
      pen.ellipse(px, py - unit * 0.2, unit * 0.52, unit * 0.4, straw)
      pen.ellipse(px, py - unit * 0.16, unit * 0.2, unit * 0.18, '#fff0c8')
      let weave = ''
      for (const share of [0.2, 0.45, 0.7, 0.92])
        weave += `M${round(px - unit * 0.52 * share)} ${round(py - unit * 0.2)}a${round(unit * 0.52 * share)} ${round(unit * 0.4)} 0 0 1 ${round(unit * 1.04 * share)} 0a${round(unit * 0.52 * share)} ${round(unit * 0.4)} 0 0 1 ${round(-unit * 1.04 * share)} 0`
      pen.line(weave, darken(straw, 0.3), 2)
      break
    }
  }
}

type Motif = (room: Room, random: Random, x: number, y: number, width: number, height: number) => void

const drawHorizonArt: Motif = ({ scene: { pen }, colors }, random, x, y, width, height) => {
  const tones = random.shuffled([colors.accent, colors.cushion, '#d9ae62', '#6f8f8a', '#c98a66'])
  pen.rect(x, y, width, height, '#f6ead6')
  pen.circle(x + width * random.range(0.3, 0.7), y + height * 0.36, Math.min(width, height) * 0.2, tones[0]!)
  pen.path(
    `M${round(x)} ${round(y + height * 0.6)}q${round(width * 0.3)} ${round(-height * 0.2)} ${round(width * 0.5)} 0t${round(width * 0.5)} ${round(-height * 0.06)}V${round(y + height)}H${round(x)}Z`,
    tones[1]!,
  )
  pen.path(
    `M${round(x)} ${round(y + height * 0.78)}q${round(width * 0.4)} ${round(-height * 0.16)} ${round(width)} 0V${round(y + height)}H${round(x)}Z`,
    tones[2]!,
  )
}

const drawShapesArt: Motif = ({ scene: { pen }, colors }, random, x, y, width, height) => {
  const tones = random.shuffled([colors.accent, colors.cushion, '#d9ae62', '#34526b', '#c98a66', '#8fa486'])
  pen.rect(x, y, width, height, random.pick(['#f6efe2', '#efe0c8', '#e3e2d6']))
  for (let index = 0; index < 3; index++)
    pen.path(
      blob(
        random,
        x + width * random.range(0.3, 0.7),
        y + height * random.range(0.25, 0.75),
        width * random.range(0.16, 0.3),
        height * random.range(0.14, 0.26),
        0.24,
        6,
      ),
      tones[index]!,
      { opacity: 0.9 },
    )
  pen.line(
    `M${round(x + width * 0.2)} ${round(y + height * 0.8)}q${round(width * 0.3)} ${round(-height * 0.6)} ${round(width * 0.6)} ${round(-height * 0.5)}`,
    '#2f3735',
    3,
  )
}

const drawBotanicalArt: Motif = ({ scene: { pen }, colors }, random, x, y, width, height) => {
  pen.rect(x, y, width, height, '#f8f1e4')
  const green = random.pick(['#5f8a6a', colors.accent, '#7d8f5f'])
  pen.line(`M${round(x + width / 2)} ${round(y + height * 0.9)}V${round(y + height * 0.2)}`, green, 3)
  for (let index = 0; index < 8; index++) {
    const side = index % 2 ? 1 : -1
    const up = y + height * (0.8 - index * 0.075)
    pen.path(
      `M${round(x + width / 2)} ${round(up)}q${round(side * width * 0.12)} ${round(-height * 0.14)} ${round(side * width * 0.3)} ${round(-height * 0.1)}q${round(-side * width * 0.08)} ${round(height * 0.12)} ${round(-side * width * 0.3)} ${round(height * 0.1)}Z`,
      green,
    )
  }
}

/** A framed picture on the back wall. */
export function drawPicture(room: Room, x: number, y: number, width: number, height: number, label: string): void {
  const { pen, light } = room.scene
  const random = room.scene.random.fork(`picture ${label}`)
  const z = room.back - 0.03
  const [left, top] = at(x - width / 2, y + height / 2, z)
  const [right, bottom] = at(x + width / 2, y - height / 2, z)
  const frame = random.pick(['#2f3432', room.colors.wood, '#f7f2e8', '#c9a26b'])
  pen.rect(left + 6, top + 8, right - left, bottom - top, light.shadow, { opacity: 0.22 })
  pen.rect(left, top, right - left, bottom - top, frame)
  pen.rect(left + 5, top + 5, right - left - 10, bottom - top - 10, '#faf6ee')
  const mount = Math.min(right - left, bottom - top) * 0.12
  const area = { x: left + mount, y: top + mount, width: right - left - mount * 2, height: bottom - top - mount * 2 }
  pen.clipped(`M${round(area.x)} ${round(area.y)}h${round(area.width)}v${round(area.height)}h${round(-area.width)}Z`, () => {
    random.pick([drawHorizonArt, drawShapesArt, drawBotanicalArt])(room, random, area.x, area.y, area.width, area.height)
  })
}

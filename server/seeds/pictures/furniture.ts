import { darken, lighten, mix, type Color } from './color.ts'
import { blob, leafDabs, round } from './geometry.ts'
import type { Random } from './random.ts'
import { at, drawBox, drawFloorShade, frontPath, quad, scaleAt, type Room } from './room-view.ts'

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

function drawCushion(room: Room, x: number, y: number, z: number, size: number, color: Color, lean: number): void {
  const { pen } = room.scene
  const [px, py] = at(x, y, z)
  const unit = scaleAt(z) * size
  const path = `M${round(-unit / 2)} ${round(-unit / 2)}Q0 ${round(-unit * 0.42)} ${round(unit / 2)} ${round(-unit / 2)}Q${round(unit * 0.42)} 0 ${round(unit / 2)} ${round(unit / 2)}Q0 ${round(unit * 0.46)} ${round(-unit / 2)} ${round(unit / 2)}Q${round(-unit * 0.42)} 0 ${round(-unit / 2)} ${round(-unit / 2)}Z`
  pen.path(
    path,
    pen.linear(
      [
        [0, lighten(color, 0.25)],
        [1, darken(color, 0.16)],
      ],
      [0, 0, 0.7, 1],
    ),
    { transform: `translate(${round(px)} ${round(py)}) rotate(${lean})`, stroke: darken(color, 0.1), width: 2 },
  )
}

/** A sofa or armchair with its back to the far wall. */
export function drawSofa(room: Room, center: number, z: number, width: number, color: Color): void {
  const random = room.scene.random.fork(`sofa ${center} ${z}`)
  const [x0, x1] = [center - width / 2, center + width / 2]
  const front = z - 0.85
  drawFloorShade(room, x0 - 0.1, x1 + 0.1, front, z)
  for (const x of [x0 + 0.12, x1 - 0.12])
    drawBox(room, { x: [x - 0.03, x + 0.03], y: [0, 0.18], z: [front + 0.05, front + 0.1] }, darken(room.colors.wood, 0.2))
  drawBox(room, { x: [x0, x1], y: [0.3, 0.86], z: [z - 0.24, z], soft: 0.07 }, darken(color, 0.08))
  const seats = Math.max(1, Math.round(width / 0.8))
  const seat = (width - 0.36) / seats
  for (let index = 0; index < seats; index++) {
    const from = x0 + 0.18 + index * seat
    drawBox(room, { x: [from + 0.02, from + seat - 0.02], y: [0.5, 0.84], z: [z - 0.34, z - 0.24], soft: 0.07 }, color)
  }
  drawBox(room, { x: [x0 + 0.1, x1 - 0.1], y: [0.18, 0.34], z: [front + 0.04, z - 0.1], soft: 0.04 }, darken(color, 0.14))
  for (let index = 0; index < seats; index++) {
    const from = x0 + 0.18 + index * seat
    drawBox(room, { x: [from + 0.02, from + seat - 0.02], y: [0.35, 0.46], z: [front, z - 0.34], soft: 0.05 }, lighten(color, 0.06))
  }
  for (const from of [x0, x1 - 0.18])
    drawBox(room, { x: [from, from + 0.18], y: [0.18, 0.62], z: [front + 0.02, z - 0.06], soft: 0.07 }, color)
  const tones = random.shuffled([room.colors.cushion, room.colors.accent, lighten(room.colors.rug, 0.2)])
  drawCushion(room, x0 + 0.42, 0.64, z - 0.42, 0.4, tones[0]!, -8)
  if (width > 1.4) {
    drawCushion(room, x1 - 0.42, 0.64, z - 0.42, 0.4, tones[1]!, 9)
    if (random.chance(0.6)) drawCushion(room, x1 - 0.66, 0.62, z - 0.5, 0.32, tones[2]!, -4)
  }
}

export function drawLowTable(room: Room, center: number, z: number, width: number, depth: number, circular: boolean): void {
  const { pen } = room.scene
  const { wood } = room.colors
  drawFloorShade(room, center - width / 2, center + width / 2, z - depth, z)
  if (circular) {
    const [x, y] = at(center, 0.42, z - depth / 2)
    const radius = (scaleAt(z - depth / 2) * width) / 2
    const rise = radius * 0.24
    const [, foot] = at(center, 0, z - depth / 2)
    for (const lean of [-0.6, 0, 0.6])
      pen.line(
        `M${round(x + lean * radius * 0.8)} ${round(y)}L${round(x + lean * radius * 1.1)} ${round(foot + (lean ? 8 : 16))}`,
        darken(wood, 0.25),
        9,
      )
    pen.ellipse(x, y + 9, radius, rise, darken(wood, 0.26))
    pen.ellipse(x, y, radius, rise, lighten(wood, 0.16))
  } else {
    for (const x of [center - width / 2 + 0.05, center + width / 2 - 0.05])
      for (const leg of [z - 0.05, z - depth + 0.05])
        drawBox(room, { x: [x - 0.025, x + 0.025], y: [0, 0.38], z: [leg - 0.03, leg] }, darken(wood, 0.25))
    drawBox(room, { x: [center - width / 2, center + width / 2], y: [0.37, 0.43], z: [z - depth, z] }, wood)
  }
  drawBooks(room, center - width * 0.2, 0.44, z - depth * 0.5)
  drawVase(room, center + width * 0.2, 0.44, z - depth * 0.5, 0.2)
}

function drawBooks(room: Room, x: number, y: number, z: number): void {
  const tones = [room.colors.accent, '#f1e6d2', room.colors.cushion]
  tones.forEach((tone, index) =>
    drawBox(
      room,
      { x: [x - 0.15 + index * 0.015, x + 0.13 - index * 0.02], y: [y + index * 0.035, y + 0.033 + index * 0.035], z: [z - 0.1, z + 0.1] },
      tone,
    ),
  )
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

/** Open shelves with books and small things, flat against the back wall. */
export function drawShelves(
  room: Room,
  x: readonly [number, number],
  y: readonly [number, number],
  rows: number,
  depth: number,
  color: Color,
  backed: boolean,
): void {
  const { pen } = room.scene
  const random = room.scene.random.fork(`shelves ${round(x[0])}`)
  const z = room.back - depth
  if (backed) {
    drawFloorShade(room, x[0], x[1], z, room.back)
    drawBox(room, { x: [x[0], x[1]], y: [y[0], y[1]], z: [z, room.back] }, color)
    pen.path(frontPath(x[0] + 0.04, x[1] - 0.04, y[0] + 0.04, y[1] - 0.04, z), darken(color, 0.3))
  }
  const tones = [room.colors.accent, room.colors.cushion, room.colors.fabric, '#efe3cf', '#d9ae62', '#6f8f8a', '#b5653f', '#3f5568']
  const step = (y[1] - y[0]) / rows
  for (let row = 0; row < rows; row++) {
    const floor = y[0] + row * step + 0.05
    let spot = x[0] + 0.08
    while (spot < x[1] - 0.14) {
      if (random.chance(0.12)) {
        spot += random.range(0.08, 0.2)
        continue
      }
      if (random.chance(0.1)) {
        drawVase(room, spot + 0.08, floor, z, step * 0.4)
        spot += 0.24
        continue
      }
      const breadth = random.range(0.03, 0.07)
      pen.path(frontPath(spot, spot + breadth, floor, floor + step * random.range(0.5, 0.78), z), random.pick(tones))
      spot += breadth + 0.006
    }
    drawBox(room, { x: [x[0], x[1]], y: [floor - 0.05, floor - 0.01], z: [z - (backed ? 0 : 0.02), room.back] }, color)
  }
}

/** A low cupboard with doors on short legs. */
export function drawSideboard(room: Room, x: readonly [number, number], z: number, height: number, color: Color): void {
  const { pen } = room.scene
  drawFloorShade(room, x[0], x[1], z - 0.42, z)
  for (const leg of [x[0] + 0.08, x[1] - 0.12])
    drawBox(room, { x: [leg, leg + 0.04], y: [0, 0.16], z: [z - 0.4, z - 0.36] }, darken(color, 0.4))
  drawBox(room, { x, y: [0.15, height], z: [z - 0.42, z] }, color)
  const doors = Math.max(2, Math.round((x[1] - x[0]) / 0.5))
  for (let door = 0; door < doors; door++) {
    const from = x[0] + (door / doors) * (x[1] - x[0])
    const to = x[0] + ((door + 1) / doors) * (x[1] - x[0])
    pen.path(frontPath(from + 0.02, to - 0.02, 0.18, height - 0.03, z - 0.42), 'none', {
      stroke: darken(color, 0.3),
      width: 2,
      opacity: 0.6,
    })
    const [px, py] = at(door % 2 ? from + 0.07 : to - 0.07, height * 0.62, z - 0.42)
    pen.circle(px, py, 4, '#d9b878')
  }
}

/** A chair seen from the front (`facing` 1) or from behind (-1). */
export function drawChair(room: Room, x: number, z: number, color: Color, facing: 1 | -1): void {
  const legs = darken(room.colors.wood, 0.15)
  drawFloorShade(room, x - 0.24, x + 0.24, z - 0.45, z)
  for (const leg of [x - 0.2, x + 0.17])
    for (const depth of [z, z - 0.4]) drawBox(room, { x: [leg, leg + 0.03], y: [0, 0.45], z: [depth - 0.03, depth] }, legs)
  const back = () =>
    drawBox(room, { x: [x - 0.2, x + 0.2], y: [0.56, 0.9], z: facing > 0 ? [z - 0.04, z] : [z - 0.44, z - 0.4], soft: 0.05 }, color)
  const posts = () =>
    [x - 0.19, x + 0.16].forEach((post) =>
      drawBox(room, { x: [post, post + 0.03], y: [0.44, 0.6], z: facing > 0 ? [z - 0.04, z] : [z - 0.44, z - 0.4] }, legs),
    )
  if (facing > 0) {
    posts()
    back()
  }
  drawBox(room, { x: [x - 0.22, x + 0.22], y: [0.43, 0.48], z: [z - 0.44, z], soft: 0.03 }, lighten(color, 0.06))
  if (facing < 0) {
    posts()
    back()
  }
}

export function drawTable(room: Room, center: number, z: number, width: number, depth: number, color: Color): void {
  drawFloorShade(room, center - width / 2, center + width / 2, z - depth, z)
  for (const leg of [z - 0.06, z - depth + 0.06])
    for (const x of [center - width / 2 + 0.08, center + width / 2 - 0.14])
      drawBox(room, { x: [x, x + 0.06], y: [0, 0.72], z: [leg - 0.05, leg] }, darken(color, 0.24))
  drawBox(room, { x: [center - width / 2, center + width / 2], y: [0.7, 0.76], z: [z - depth, z] }, color)
}

export function drawStool(room: Room, x: number, z: number, color: Color): void {
  drawFloorShade(room, x - 0.2, x + 0.2, z - 0.3, z)
  for (const leg of [-0.16, 0.13]) drawBox(room, { x: [x + leg, x + leg + 0.03], y: [0, 0.66], z: [z - 0.3, z - 0.27] }, '#3f3a36')
  drawBox(room, { x: [x - 0.14, x + 0.14], y: [0.22, 0.25], z: [z - 0.3, z - 0.27] }, '#3f3a36')
  drawBox(room, { x: [x - 0.19, x + 0.19], y: [0.64, 0.7], z: [z - 0.34, z], soft: 0.03 }, color)
}

import { type Color, darken, lighten } from './color.ts'
import { round } from './geometry.ts'
import { drawVase } from './room-decor.ts'
import { at, drawBox, drawFloorShade, frontPath, type Room, scaleAt } from './room-view.ts'

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

import { darken, lighten, mix, type Color } from './color.ts'
import { boundsOf, columnAt, openPath, rectangle, round, spanAt, type Point, type Polygon } from './geometry.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'
import { drawWall, type WallMaterial } from './walls.ts'

export type RoofMaterial = 'shingle' | 'tile' | 'metal' | 'slate'

export interface RoofLook {
  material: RoofMaterial
  color: Color
  trim: Color
}

function shingleMarks(polygon: Polygon, random: Random, step: number): { rows: string; ticks: string; patches: string } {
  const { top, bottom } = boundsOf(polygon)
  let [rows, ticks, patches] = ['', '', '']
  for (let y = top + step; y < bottom - 2; y += step) {
    const span = spanAt(polygon, y)
    if (!span) continue
    rows += `M${round(span[0])} ${round(y)}H${round(span[1])}`
    for (let x = span[0] + random.range(6, 40); x < span[1] - 24; x += random.range(36, 110)) {
      ticks += `M${Math.round(x)} ${round(y)}v-${step}`
      if (random.chance(0.4)) patches += `M${Math.round(x)} ${round(y - step / 2)}h${random.int(16, 40)}`
    }
  }
  return { rows, ticks, patches }
}

function seams(polygon: Polygon, step: number): string {
  const { left, right } = boundsOf(polygon)
  let path = ''
  for (let x = left + step * 0.6; x < right - 4; x += step) {
    const column = columnAt(polygon, x)
    if (column) path += `M${round(x)} ${round(column[0])}V${round(column[1])}`
  }
  return path
}

function tileRows(polygon: Polygon, step: number): string {
  const { top, bottom } = boundsOf(polygon)
  let path = ''
  for (let y = top + step * 0.7; y < bottom; y += step) {
    const span = spanAt(polygon, y)
    if (span) path += `M${round(span[0])} ${round(y)}` + `q6 9 12 0`.repeat(Math.floor((span[1] - span[0]) / 12))
  }
  return path
}

/** One slope of a roof, as its outline shows from the street. */
export function drawSlope(scene: Scene, polygon: Polygon, look: RoofLook): void {
  const { pen } = scene
  const { left, top } = boundsOf(polygon)
  const random = scene.random.fork(`slope ${round(left)} ${round(top)}`)
  const { color } = look
  pen.polygon(
    polygon,
    pen.linear(
      [
        [0, lighten(color, 0.22)],
        [0.5, color],
        [1, darken(color, 0.24)],
      ],
      [0, 0, 1, 0.6],
    ),
  )
  if (look.material === 'metal') {
    pen.line(seams(polygon, 30), darken(color, 0.36), 3, { cap: 'butt', opacity: 0.5 })
    pen.line(seams(polygon, 30), lighten(color, 0.4), 1.4, { cap: 'butt', opacity: 0.5, transform: 'translate(-2 0)' })
  } else if (look.material === 'tile') {
    pen.line(tileRows(polygon, 14), darken(color, 0.36), 2.6, { cap: 'butt', opacity: 0.5 })
  } else {
    const marks = shingleMarks(polygon, random, look.material === 'slate' ? 11 : 14)
    pen.line(marks.patches, lighten(color, 0.3), 12, { cap: 'butt', opacity: 0.26 })
    pen.line(marks.rows, darken(color, 0.4), 2, { cap: 'butt', opacity: 0.4 })
    pen.line(marks.ticks, darken(color, 0.4), 1.6, { cap: 'butt', opacity: 0.3 })
  }
  if (scene.season === 'winter') drawSnowOnSlope(scene, polygon, random)
}

function drawSnowOnSlope(scene: Scene, polygon: Polygon, random: Random): void {
  const { top, bottom } = boundsOf(polygon)
  const edge: Point[] = []
  const cut = bottom - (bottom - top) * 0.2
  const lower = spanAt(polygon, cut)
  const upper = spanAt(polygon, top + 1)
  if (!lower || !upper) return
  for (let step = 0; step <= 12; step++)
    edge.push([lower[1] - (step / 12) * (lower[1] - lower[0]), cut + (step === 0 || step === 12 ? 0 : random.range(-12, 14))])
  const snow = scene.pen.linear(
    [
      [0, '#ffffff'],
      [1, '#dde7f0'],
    ],
    [0, 0, 1, 0.8],
  )
  scene.pen.polygon([[upper[0], top - 5], [upper[1], top - 5], ...edge], snow, { stroke: '#f4f8fb', width: 4 })
}

/** A roof whose ridge runs along the street. `hip` draws the ridge in at both ends. */
export function drawLongRoof(scene: Scene, left: number, right: number, eave: number, ridge: number, look: RoofLook, hip = 14): void {
  const { pen, light } = scene
  drawSlope(
    scene,
    [
      [left, eave],
      [left + hip, ridge],
      [right - hip, ridge],
      [right, eave],
    ],
    look,
  )
  pen.line(
    `M${round(left + hip)} ${round(ridge)}H${round(right - hip)}`,
    scene.season === 'winter' ? '#ffffff' : lighten(look.color, 0.28),
    6,
  )
  pen.rect(
    left - 3,
    eave - 3,
    right - left + 6,
    13,
    pen.linear([
      [0, lighten(look.trim, 0.3)],
      [1, darken(look.trim, 0.14)],
    ]),
    { radius: 2 },
  )
  pen.rect(left, eave + 10, right - left, 5, light.shadow, { opacity: light.shadowOpacity * 1.4 })
}

export interface GableLook extends RoofLook {
  wall: Color
  wallMaterial: WallMaterial
  overhang?: number
}

/** A gable that faces the street: its triangle of wall, rake boards, and the edge of the roof above them. */
export function drawGable(scene: Scene, left: number, right: number, eave: number, peak: number, look: GableLook): void {
  const { pen, light } = scene
  const overhang = look.overhang ?? 22
  const middle = (left + right) / 2
  const pitch = (eave - peak) / (middle - left)
  drawWall(
    scene,
    [
      [left, eave + 1],
      [middle, peak],
      [right, eave + 1],
    ],
    look.wallMaterial,
    look.wall,
  )
  const foot = eave + overhang * pitch
  const rake: Point[] = [
    [left - overhang, foot],
    [middle, peak],
    [right + overhang, foot],
  ]
  const shifted = (down: number): Point[] => rake.map(([x, y]): Point => [x, y + down])
  pen.clipped(`M${round(left)} ${round(peak - 40)}H${round(right)}V${round(eave + 4)}H${round(left)}Z`, () => {
    pen.line(openPath(shifted(34)), light.shadow, 26, { cap: 'butt', opacity: light.shadowOpacity })
  })
  const thick = Math.max(11, Math.min(18, (right - left) * 0.04))
  pen.line(openPath(shifted(thick * 0.9)), darken(look.trim, 0.06), thick, { cap: 'butt' })
  const roofEdge = pen.linear(
    [
      [0, lighten(look.color, 0.2)],
      [0.5, look.color],
      [1, darken(look.color, 0.3)],
    ],
    [0, 0, 1, 0],
  )
  pen.line(openPath(rake), roofEdge, thick * 0.9, { cap: 'butt' })
  if (scene.season === 'winter') pen.line(openPath(shifted(-thick * 0.5)), '#f8fbfd', thick * 0.8)
}

export function drawChimney(scene: Scene, x: number, top: number, width: number, bottom: number, color: Color): void {
  const { pen, light } = scene
  drawWall(scene, rectangle(x, top, width, bottom - top), 'brick', color)
  pen.rect(x + width * 0.66, top, width * 0.34, bottom - top, light.shadow, { opacity: light.shadowOpacity * 0.8 })
  pen.rect(x - 5, top - 8, width + 10, 11, lighten(color, 0.22))
  pen.rect(x + width * 0.18, top - 22, width * 0.26, 15, darken(color, 0.2))
  pen.rect(x + width * 0.56, top - 18, width * 0.26, 11, darken(color, 0.3))
  if (scene.season === 'winter') pen.rect(x - 6, top - 13, width + 12, 8, '#f8fbfd', { radius: 4 })
  if (scene.season === 'winter' || scene.season === 'autumn') {
    const smoke = pen.linear([
      [0, '#ffffff', 0],
      [1, '#ffffff', 0.4],
    ])
    pen.path(
      `M${round(x + width * 0.26)} ${round(top - 22)}c-26 -34 30 -52 4 -96c-14 -26 20 -44 44 -60c-10 34 -12 52 2 78c18 36 -32 46 -34 78Z`,
      smoke,
    )
  }
}

/** A low wall around a flat roof, with its coping. */
export function drawParapet(
  scene: Scene,
  left: number,
  right: number,
  top: number,
  height: number,
  material: WallMaterial,
  color: Color,
  coping: Color,
): void {
  drawWall(scene, rectangle(left, top, right - left, height), material, color)
  scene.pen.rect(
    left - 6,
    top - 8,
    right - left + 12,
    12,
    scene.pen.linear([
      [0, lighten(coping, 0.3)],
      [1, darken(coping, 0.16)],
    ]),
    { radius: 2 },
  )
  if (scene.season === 'winter') scene.pen.rect(left - 7, top - 14, right - left + 14, 9, '#f8fbfd', { radius: 4 })
}

/** Brackets and mouldings under the edge of a town roof. */
export function drawCornice(scene: Scene, left: number, right: number, top: number, height: number, color: Color): void {
  const { pen, light } = scene
  pen.rect(
    left - 4,
    top + height * 0.45,
    right - left + 8,
    height * 0.55,
    pen.linear([
      [0, darken(color, 0.22)],
      [1, color],
    ]),
  )
  let brackets = ''
  const count = Math.max(4, Math.round((right - left) / 44))
  for (let index = 0; index < count; index++) {
    const x = left + 8 + (index / (count - 1)) * (right - left - 28)
    brackets += `M${round(x)} ${round(top + height * 0.42)}h13v${round(height * 0.22)}q-3 ${round(height * 0.26)} -13 ${round(height * 0.3)}Z`
  }
  pen.path(brackets, lighten(color, 0.14))
  pen.rect(
    left - 16,
    top,
    right - left + 32,
    height * 0.24,
    pen.linear([
      [0, lighten(color, 0.34)],
      [1, color],
    ]),
    { radius: 2 },
  )
  pen.rect(left - 9, top + height * 0.24, right - left + 18, height * 0.2, mix(color, '#ffffff', 0.12))
  pen.rect(
    left,
    top + height,
    right - left,
    16,
    pen.linear([
      [0, light.shadow, light.shadowOpacity * 1.4],
      [1, light.shadow, 0.05],
    ]),
  )
  if (scene.season === 'winter') pen.rect(left - 17, top - 7, right - left + 34, 9, '#f8fbfd', { radius: 4 })
}

/** A dormer with its own small gable, standing on a long roof. */
export function drawDormerBody(scene: Scene, x: number, base: number, width: number, height: number, look: GableLook): void {
  const { light, pen } = scene
  pen.polygon(
    [
      [x + width, base - height],
      [x + width + 30, base - 16],
      [x + width + 16, base],
      [x + width, base],
    ],
    light.shadow,
    { opacity: light.shadowOpacity },
  )
  drawWall(scene, rectangle(x, base - height, width, height), look.wallMaterial, look.wall)
  drawGable(scene, x, x + width, base - height, base - height - width * 0.4, { ...look, overhang: 13 })
}

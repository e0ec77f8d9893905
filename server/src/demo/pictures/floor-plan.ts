import { mix, type Color } from './color.ts'
import { rectangle, round } from './geometry.ts'
import { Pen } from './pen.ts'
import { randomFrom, type Random } from './random.ts'

const WIDTH = 1600
const HEIGHT = 1067
const INK = '#2c3835'
const LINE = '#6d7a75'
const WALL = 13

type Use = 'living' | 'kitchen' | 'bedroom' | 'bathroom' | 'hall'

interface Space {
  use: Use
  x: number
  y: number
  width: number
  height: number
}

export interface FloorPlanRequest {
  seed: string
  bedrooms: number
  bathrooms: number
}

/** Cuts a strip into rooms whose widths follow their weights. */
function strip(x: number, y: number, width: number, height: number, rooms: readonly (readonly [Use, number])[]): Space[] {
  const total = rooms.reduce((sum, [, weight]) => sum + weight, 0)
  let left = x
  return rooms.map(([use, weight]) => {
    const share = (weight / total) * width
    const space = { use, x: left, y, width: share, height }
    left += share
    return space
  })
}

/** A studio keeps its sleeping corner, open to the rest. Living rooms along one side, a hall in the middle, bedrooms and baths along the other. */
function arrange(random: Random, { bedrooms, bathrooms }: FloorPlanRequest): Space[] {
  const baths = Math.max(1, Math.ceil(bathrooms))
  const rooms = [
    ...Array.from({ length: Math.max(1, bedrooms) }, () => 'bedroom' as const),
    ...Array.from({ length: baths }, () => 'bathroom' as const),
  ]
  const above: [Use, number][] = []
  const below: [Use, number][] = [
    ['living', random.range(2.2, 2.8)],
    ['kitchen', random.range(1.3, 1.7)],
  ]
  let [beds, wet] = [0, 0]
  for (const use of rooms.sort((one, other) => (one === other ? 0 : one === 'bedroom' ? -1 : 1))) {
    const weight = use === 'bedroom' ? random.range(1.3, 1.6) * (beds === 0 ? 1.15 : 1) : 0.72
    const index = use === 'bedroom' ? beds++ : wet++
    if (use === 'bedroom' ? index < 3 : index % 2 === 0) above.push([use, weight])
    else below.push([use, weight])
  }
  const size = Math.min(1320, 620 + (bedrooms + baths) * 130)
  const left = (WIDTH - size) / 2
  const top = 130
  const total = HEIGHT - top * 2
  const hall = 96
  const upper = (total - hall) * random.range(0.44, 0.52)
  const mixed = above.length > 2 ? [above[0]!, ...random.shuffled(above.slice(1))] : above
  const lower = random.chance(0.5) ? below : [...below].reverse()
  return [
    ...strip(left, top, size, upper, mixed),
    { use: 'hall', x: left, y: top + upper, width: size, height: hall },
    ...strip(left, top + upper + hall, size, total - upper - hall, lower),
  ]
}

const FLOORS: Record<Use, Color> = { living: '#f3e7d0', kitchen: '#e6ece2', bedroom: '#f0e2d6', bathroom: '#dde9ea', hall: '#f6f0e4' }

function drawFloorTexture(pen: Pen, { use, x, y, width, height }: Space): void {
  pen.rect(x, y, width, height, FLOORS[use])
  let lines = ''
  if (use === 'kitchen' || use === 'bathroom') {
    for (let step = 26; step < width; step += 26) lines += `M${round(x + step)} ${round(y)}v${round(height)}`
    for (let step = 26; step < height; step += 26) lines += `M${round(x)} ${round(y + step)}h${round(width)}`
  } else for (let step = 20; step < height; step += 20) lines += `M${round(x)} ${round(y + step)}h${round(width)}`
  pen.line(lines, mix(FLOORS[use], '#a08a6a', 0.3), 1, { cap: 'butt', opacity: 0.6 })
}

interface Symbols {
  pen: Pen
  box(x: number, y: number, width: number, height: number, fill?: Color, radius?: number): void
}

function symbolsFor(pen: Pen): Symbols {
  return {
    pen,
    box: (x, y, width, height, fill = '#fffdf8', radius = 6) => pen.rect(x, y, width, height, fill, { radius, stroke: LINE, width: 2.4 }),
  }
}

function furnishBedroom({ pen, box }: Symbols, random: Random, { x, y, width, height }: Space, upper: boolean): void {
  const [bedWidth, bedLength] = [Math.min(150, width * 0.5), Math.min(180, height * 0.56)]
  const left = x + (width - bedWidth) / 2
  const head = upper ? y + 22 : y + height - 22 - bedLength
  const tone = random.pick(['#c9d6c4', '#e6c2a8', '#c8d3df', '#ecd9a8'])
  box(left, head, bedWidth, bedLength)
  const pillowY = upper ? head + 10 : head + bedLength - 44
  box(left + 10, pillowY, bedWidth / 2 - 16, 34, '#ffffff', 10)
  box(left + bedWidth / 2 + 6, pillowY, bedWidth / 2 - 16, 34, '#ffffff', 10)
  box(left, upper ? head + bedLength * 0.36 : head, bedWidth, bedLength * 0.64, tone)
  const standY = upper ? head : head + bedLength - 38
  for (const stand of [left - 48, left + bedWidth + 10]) {
    box(stand, standY, 38, 38)
    pen.circle(stand + 19, standY + 19, 10, '#f4dfae', { stroke: LINE, width: 2 })
  }
  box(x + 16, upper ? y + height - 44 : y + 16, Math.min(110, width * 0.34), 28, '#e9dcc4', 2)
}

function furnishLiving({ pen, box }: Symbols, random: Random, { x, y, width, height }: Space): void {
  const rug = random.pick(['#dfe6d6', '#ecd3bd', '#d9e0e6'])
  const roomy = width > 560
  const [middleX, middleY] = [x + width * (roomy ? 0.36 : 0.54), y + height * 0.54]
  pen.rect(middleX - 130, middleY - 84, 260, 168, rug, { radius: 8, stroke: mix(rug, LINE, 0.5), width: 2 })
  box(middleX - 110, middleY + 42, 220, 78, '#b9cbb8', 16)
  box(middleX - 94, middleY + 46, 92, 48, '#cddac9', 10)
  box(middleX + 2, middleY + 46, 92, 48, '#cddac9', 10)
  pen.rect(middleX - 52, middleY - 30, 104, 54, '#e6cfa8', { radius: 27, stroke: LINE, width: 2.4 })
  box(middleX - 160, middleY - 42, 66, 74, '#d9a98c', 14)
  box(middleX - 90, y + 18, 180, 24, '#e9dcc4', 3)
  if (roomy) {
    const [tableX, tableY] = [x + width * 0.78, y + height * 0.5]
    for (const [dx, dy] of [
      [-70, -30],
      [-70, 30],
      [70, -30],
      [70, 30],
    ] as const)
      box(tableX + dx - 19, tableY + dy - 19, 38, 38, '#f3e6d0', 10)
    box(tableX - 54, tableY - 74, 108, 148, '#e6cfa8', 12)
  }
  for (const corner of [
    [x + 40, y + height - 44],
    [x + width - 42, y + 42],
  ] as const) {
    pen.circle(corner[0], corner[1], 24, '#9db994', { stroke: LINE, width: 2 })
    for (let leaf = 0; leaf < 6; leaf++)
      pen.ellipse(corner[0], corner[1] - 13, 5, 13, '#7fa27a', {
        transform: `rotate(${leaf * 60} ${round(corner[0])} ${round(corner[1])})`,
      })
  }
}

function furnishKitchen({ pen, box }: Symbols, { x, y, width, height }: Space): void {
  const depth = 52
  box(x + 12, y + height - depth - 12, width - 24, depth, '#f4efe4', 2)
  const [rangeX, rangeY] = [x + width * 0.3, y + height - depth - 8]
  box(rangeX - 34, rangeY, 68, 44, '#ffffff', 3)
  for (const [dx, dy] of [
    [-16, 12],
    [16, 12],
    [-16, 32],
    [16, 32],
  ] as const)
    pen.circle(rangeX + dx, rangeY + dy, 8, 'none', { stroke: LINE, width: 2.4 })
  box(x + width * 0.56, rangeY + 4, 70, 36, '#d7e3e6', 8)
  pen.circle(x + width * 0.56 + 35, rangeY + 22, 4, LINE)
  box(x + width - 74, y + height - 76, 60, 62, '#ffffff', 3)
  box(x + width * 0.22, y + height * 0.36, width * 0.5, 62, '#e6cfa8', 4)
  for (const share of [0.3, 0.47, 0.64]) pen.circle(x + width * share, y + height * 0.36 - 22, 15, '#f3e6d0', { stroke: LINE, width: 2.4 })
}

function furnishBathroom({ pen, box }: Symbols, { x, y, width, height }: Space, upper: boolean): void {
  const far = upper ? y + 16 : y + height - 16 - 66
  const tub = Math.min(170, width - 32)
  box(x + 16, far, tub, 66, '#ffffff', 8)
  pen.rect(x + 26, far + 10, tub - 20, 46, '#d7e6e8', { radius: 23, stroke: LINE, width: 2 })
  const wallY = upper ? y + height * 0.56 : y + height * 0.44
  box(x + 14, wallY - 28, 20, 56, '#ffffff', 3)
  pen.ellipse(x + 58, wallY, 26, 21, '#ffffff', { stroke: LINE, width: 2.4 })
  box(x + width - 58, wallY - 44, 44, 88, '#f4efe4', 3)
  pen.ellipse(x + width - 36, wallY, 15, 22, '#ffffff', { stroke: LINE, width: 2.4 })
}

/** A gap in a wall along y, with the leaf and the arc it sweeps. */
function drawDoorway(pen: Pen, x: number, wallY: number, inward: 1 | -1): void {
  const leaf = 64
  pen.rect(x, wallY - WALL / 2 - 1, leaf, WALL + 2, '#f6f0e4')
  pen.line(`M${round(x)} ${round(wallY)}v${inward * leaf}`, INK, 4)
  pen.path(
    `M${round(x)} ${round(wallY + inward * leaf)}A${leaf} ${leaf} 0 0 ${inward > 0 ? 0 : 1} ${round(x + leaf)} ${round(wallY)}`,
    'none',
    { stroke: LINE, width: 2 },
  )
}

function drawPlanWindow(pen: Pen, x: number, y: number, length: number, upright: boolean): void {
  const [width, height] = upright ? [WALL, length] : [length, WALL]
  pen.rect(x, y, width, height, '#ffffff', { stroke: INK, width: 2.4 })
  pen.line(
    upright ? `M${round(x + WALL / 2)} ${round(y)}v${round(length)}` : `M${round(x)} ${round(y + WALL / 2)}h${round(length)}`,
    '#7fa9b0',
    3,
    { cap: 'butt' },
  )
}

/** A furnished plan without words: an SVG of 1600 by 1067. */
export function drawFloorPlan(request: FloorPlanRequest): string {
  const random = randomFrom(`plan ${request.seed} ${request.bedrooms} ${request.bathrooms}`)
  const pen = new Pen()
  const symbols = symbolsFor(pen)
  const spaces = arrange(random, request)
  const hall = spaces.find(({ use }) => use === 'hall')!
  pen.rect(0, 0, WIDTH, HEIGHT, '#faf8f4')
  pen.rect(hall.x - 4, 136, hall.width + 24, HEIGHT - 250, '#2c3835', { opacity: 0.08, radius: 6 })
  for (const space of spaces) drawFloorTexture(pen, space)
  for (const space of spaces) {
    const upper = space.y < hall.y
    const furniture = random.fork(`${space.x}`)
    if (space.use === 'bedroom') furnishBedroom(symbols, furniture, space, upper)
    if (space.use === 'bathroom') furnishBathroom(symbols, space, upper)
    if (space.use === 'living') furnishLiving(symbols, furniture, space)
    if (space.use === 'kitchen') furnishKitchen(symbols, space)
  }
  for (const { x, y, width, height } of spaces)
    pen.polygon(rectangle(x, y, width, height), 'none', { stroke: INK, width: WALL, cap: 'butt' })
  for (const space of spaces) {
    if (space.use === 'hall') continue
    const upper = space.y < hall.y
    const wallY = upper ? hall.y : hall.y + hall.height
    const open = space.use === 'living' || space.use === 'kitchen' || (space.use === 'bedroom' && request.bedrooms === 0)
    if (open) pen.rect(space.x + space.width * 0.3, wallY - WALL / 2 - 1, space.width * 0.4, WALL + 2, FLOORS.hall)
    else drawDoorway(pen, space.x + (space.use === 'bathroom' ? 22 : space.width - 96), wallY, upper ? -1 : 1)
    const outer = upper ? space.y - WALL / 2 : space.y + space.height - WALL / 2
    const length = Math.min(190, space.width * (space.use === 'bathroom' ? 0.34 : 0.5))
    drawPlanWindow(pen, space.x + (space.width - length) / 2, outer, length, false)
    if (Math.abs(space.x - hall.x) < 1 && space.use !== 'bathroom')
      drawPlanWindow(pen, space.x - WALL / 2, space.y + space.height * 0.3, space.height * 0.3, true)
    if (Math.abs(space.x + space.width - hall.x - hall.width) < 1 && space.use !== 'bathroom')
      drawPlanWindow(pen, space.x + space.width - WALL / 2, space.y + space.height * 0.36, space.height * 0.3, true)
  }
  const entry = hall.y + hall.height / 2 - 34
  pen.rect(hall.x - WALL / 2 - 1, entry, WALL + 2, 68, FLOORS.hall)
  pen.line(`M${round(hall.x)} ${round(entry)}h68`, INK, 5)
  pen.path(`M${round(hall.x + 68)} ${round(entry)}A68 68 0 0 1 ${round(hall.x)} ${round(entry + 68)}`, 'none', { stroke: LINE, width: 2 })
  return pen.svg(WIDTH, HEIGHT)
}

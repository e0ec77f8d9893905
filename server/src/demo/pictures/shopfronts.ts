import { darken, lighten, type Color } from './color.ts'
import { leafDabs, round } from './geometry.ts'
import type { Scene } from './scene.ts'
import { drawDoor } from './doors.ts'
import { drawGlass, drawLampGlow } from './windows.ts'

/** A canvas awning, striped or plain, with a scalloped hem. */
export function drawAwning(scene: Scene, left: number, right: number, top: number, depth: number, color: Color, striped: boolean): void {
  const { pen, light } = scene
  const flare = depth * 0.26
  const count = Math.max(4, Math.round((right - left) / 32))
  pen.rect(
    left - flare,
    top + depth,
    right - left + flare * 2,
    depth * 0.7,
    pen.linear([
      [0, light.shadow, light.shadowOpacity * 1.5],
      [1, light.shadow, 0],
    ]),
  )
  const column = (index: number, spread: number) => round(left - spread + (index / count) * (right - left + spread * 2))
  let [plain, stripes] = ['', '']
  for (let index = 0; index < count; index++) {
    const [a, b, c, d] = [column(index, 0), column(index + 1, 0), column(index + 1, flare), column(index, flare)]
    const hem = round((d - c) / 2)
    const strip = `M${a} ${round(top)}H${b}L${c} ${round(top + depth)}v9a${Math.abs(hem)} 11 0 0 1 ${round(d - c)} 0v-9Z`
    if (striped && index % 2) stripes += strip
    else plain += strip
  }
  pen.path(
    plain,
    pen.linear([
      [0, darken(color, 0.16)],
      [0.7, color],
      [1, lighten(color, 0.12)],
    ]),
  )
  pen.path(
    stripes,
    pen.linear([
      [0, '#d9cdb8'],
      [0.7, '#f8f1e2'],
      [1, '#fffaf0'],
    ]),
  )
  pen.rect(left - 2, top - 5, right - left + 4, 7, darken(color, 0.3), { radius: 2 })
}

type Ware = 'plants' | 'shelves' | 'lamps' | 'dresses' | 'books'

function drawWares(scene: Scene, ware: Ware, x: number, y: number, width: number, height: number): void {
  const { pen, light } = scene
  const random = scene.random.fork(`wares ${round(x)} ${round(y)}`)
  const palette = ['#c9785a', '#e0b64c', '#7fa08a', '#f1e4cc', '#8a5f6a', '#5f86a0']
  const draw = () => {
    switch (ware) {
      case 'plants':
        for (let spot = x + 18; spot < x + width - 10; spot += 34) {
          pen.path(leafDabs(random, spot, y + height - 38, 17, 24, 18, 13), random.pick(['#6f9a62', '#8bb07a', '#4f7f5f']))
          pen.rect(spot - 10, y + height - 20, 20, 20, random.pick(['#b8694a', '#e6d7bd']))
        }
        break
      case 'shelves':
      case 'books':
        for (let shelf = 1; shelf <= 3; shelf++) {
          const base = y + (shelf / 3) * height - 6
          pen.rect(x, base, width, 5, '#8a6446')
          for (let spot = x + 6; spot < x + width - 16;) {
            const breadth = ware === 'books' ? random.range(5, 10) : random.range(12, 24)
            const rise = random.range(0.4, 0.72) * (height / 3)
            pen.rect(spot, base - rise, breadth, rise, random.pick(palette), { radius: ware === 'books' ? 0 : 4 })
            spot += breadth + random.range(1, ware === 'books' ? 4 : 14)
          }
        }
        break
      case 'lamps':
        for (let spot = x + width * 0.15; spot < x + width; spot += width * 0.23) {
          const drop = height * random.range(0.16, 0.36)
          pen.line(`M${round(spot)} ${round(y)}v${round(drop)}`, '#3a4040', 2)
          pen.path(`M${round(spot - 14)} ${round(y + drop + 16)}a14 16 0 0 1 28 0Z`, '#f6d58e')
        }
        pen.rect(x + width * 0.1, y + height * 0.74, width * 0.8, 7, '#8a6446')
        pen.rect(x + width * 0.2, y + height * 0.74, 7, height * 0.3, '#6f4f38')
        pen.rect(x + width * 0.76, y + height * 0.74, 7, height * 0.3, '#6f4f38')
        break
      case 'dresses':
        pen.line(`M${round(x + 10)} ${round(y + height * 0.22)}H${round(x + width - 10)}`, '#3a4040', 3)
        for (let spot = x + 24; spot < x + width - 16; spot += 34) {
          pen.path(
            `M${round(spot - 6)} ${round(y + height * 0.24)}h12l4 ${round(height * 0.18)}l10 ${round(height * 0.36)}h-40l10 ${round(-height * 0.36)}Z`,
            random.pick(palette),
          )
        }
        break
    }
  }
  if (light.lampsOn) pen.glowing(draw)
  else pen.through((color) => darken(color, 0.16), draw)
}

export interface ShopLook {
  wood: Color
  awning: Color
  striped: boolean
  door: Color
}

/** A shop window with its stall riser, goods, door and awning, from `top` to the pavement. */
export function drawShopfront(scene: Scene, left: number, right: number, top: number, look: ShopLook): void {
  const { pen, light } = scene
  const random = scene.random.fork(`shop ${round(left)}`)
  const base = scene.ground
  const { wood } = look
  const ware = random.pick<Ware>(['plants', 'shelves', 'lamps', 'dresses', 'books'])
  pen.rect(
    left,
    top,
    right - left,
    base - top,
    pen.linear([
      [0, lighten(wood, 0.12)],
      [1, darken(wood, 0.16)],
    ]),
  )
  const doorLeft = random.chance(0.5) ? (left + right) / 2 - 31 : right - 92
  const panes =
    doorLeft > right - 120
      ? [[left + 16, doorLeft - 18]]
      : [
          [left + 16, doorLeft - 18],
          [doorLeft + 80, right - 16],
        ]
  const glassTop = top + 62
  for (const [index, [from, to]] of (panes as [number, number][]).entries()) {
    const [width, height] = [to - from, base - 44 - glassTop]
    pen.rect(from - 6, glassTop - 6, width + 12, height + 12, darken(wood, 0.3))
    drawGlass(scene, from, glassTop, width, height, `shop ${round(left)} ${index}`)
    pen.clipped(`M${round(from)} ${round(glassTop)}h${round(width)}v${round(height)}h${round(-width)}Z`, () => {
      drawWares(scene, ware, from, glassTop + height * 0.2, width, height * 0.8)
      pen.polygon(
        [
          [from + width * 0.1, glassTop + height],
          [from + width * 0.5, glassTop],
          [from + width * 0.72, glassTop],
          [from + width * 0.32, glassTop + height],
        ],
        '#ffffff',
        { opacity: light.lampsOn ? 0.08 : 0.16 },
      )
    })
    if (width > 150) pen.rect((from + to) / 2 - 2, glassTop, 4, height, wood)
    pen.rect(from - 4, base - 36, width + 8, 28, darken(wood, 0.12))
    pen.rect(from, base - 32, width, 20, lighten(wood, 0.08))
    drawLampGlow(scene, (from + to) / 2, base - 80, width * 0.9)
  }
  drawDoor(scene, doorLeft, base, 62, base - glassTop - 4, { color: look.door, trim: wood, style: 'fullGlass' })
  drawAwning(scene, left + 10, right - 10, top + 22, 52, look.awning, look.striped)
}

/** A café table with two chairs, and sometimes a parasol. */
export function drawCafeTable(scene: Scene, x: number, base: number, color: Color, parasol: boolean): void {
  const { pen, light } = scene
  pen.ellipse(x + 18, base, 74, 8, light.shadow, { opacity: light.shadowOpacity })
  if (parasol) {
    pen.rect(x - 3, base - 200, 6, 200, '#8a6a4c')
    pen.path(
      `M${round(x - 108)} ${round(base - 158)}Q${round(x - 60)} ${round(base - 214)} ${round(x)} ${round(base - 220)}Q${round(x + 60)} ${round(base - 214)} ${round(x + 108)} ${round(base - 158)}q-18 10 -36 0q-18 10 -36 0q-18 10 -36 0q-18 10 -36 0q-18 10 -36 0q-18 10 -36 0Z`,
      pen.linear(
        [
          [0, lighten(color, 0.3)],
          [0.5, color],
          [1, darken(color, 0.26)],
        ],
        [0, 0, 1, 0],
      ),
    )
    pen.path(
      `M${round(x - 36)} ${round(base - 158)}Q${round(x - 24)} ${round(base - 206)} ${round(x)} ${round(base - 220)}Q${round(x + 24)} ${round(base - 206)} ${round(x + 36)} ${round(base - 158)}q-18 10 -36 0q-18 10 -36 0Z`,
      '#faf1df',
      { opacity: 0.85 },
    )
  }
  for (const side of [-1, 1]) {
    const chair = x + side * 52
    pen.line(
      `M${round(chair + side * 14)} ${round(base)}L${round(chair + side * 17)} ${round(base - 74)}M${round(chair - side * 14)} ${round(base)}V${round(base - 38)}`,
      '#3c4543',
      4,
    )
    pen.rect(chair - 17, base - 40, 34, 6, color, { radius: 3 })
    pen.rect(chair + side * 15 - 3, base - 76, 7, 24, color, { radius: 3 })
  }
  pen.rect(x - 3, base - 54, 6, 54, '#3c4543')
  pen.rect(x - 34, base - 58, 68, 7, '#e9dcc6', { radius: 3 })
  pen.rect(x - 5, base - 72, 10, 14, '#f4ead8', { radius: 2 })
  pen.path(leafDabs(scene.random.fork(`vase ${round(x)}`), x, base - 78, 8, 8, 9, 8), '#c9785a')
}

/** Bulbs on a sagging wire. */
export function drawStringLights(scene: Scene, left: number, right: number, y: number, sag: number): void {
  const { pen, light } = scene
  pen.line(`M${round(left)} ${round(y)}Q${round((left + right) / 2)} ${round(y + sag * 2)} ${round(right)} ${round(y)}`, '#3a4040', 2)
  let bulbs = ''
  const count = Math.round((right - left) / 38)
  for (let index = 1; index < count; index++) {
    const along = index / count
    bulbs += `M${round(left + along * (right - left))} ${round(y + 4 * sag * along * (1 - along) + 6)}h0`
  }
  const draw = () => {
    if (light.lampsOn) pen.line(bulbs, '#ffd98a', 26, { opacity: 0.25 })
    pen.line(bulbs, '#fff0c0', 9)
  }
  if (light.lampsOn) pen.glowing(draw)
  else draw()
}

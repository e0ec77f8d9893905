import { darken, lighten, type Color } from './color.ts'
import { leafDabs, round } from './geometry.ts'
import type { Scene } from './scene.ts'
import { drawGlass, drawLampGlow } from './windows.ts'

export interface DoorLook {
  color: Color
  trim: Color
  style?: 'panels' | 'halfGlass' | 'fullGlass' | 'planks' | 'modern' | 'arched'
  sidelights?: boolean
  transom?: boolean
  lamps?: boolean
}

function drawLeaf(scene: Scene, x: number, top: number, width: number, height: number, look: DoorLook): void {
  const { pen } = scene
  const { color } = look
  const line = darken(color, 0.36)
  const panel = (px: number, py: number, pw: number, ph: number) => {
    pen.rect(px, py, pw, ph, darken(color, 0.18), { radius: 1 })
    pen.rect(px + 3, py + 3, pw - 5, ph - 5, lighten(color, 0.1), { radius: 1 })
  }
  pen.rect(
    x,
    top,
    width,
    height,
    pen.linear(
      [
        [0, lighten(color, 0.16)],
        [1, darken(color, 0.16)],
      ],
      [0, 0, 1, 0.3],
    ),
  )
  const inset = width * 0.14
  switch (look.style ?? 'panels') {
    case 'panels':
      for (const [down, share] of [
        [0.08, 0.2],
        [0.34, 0.26],
        [0.66, 0.26],
      ] as const) {
        panel(x + inset, top + height * down, width * 0.31, height * share)
        panel(x + width * 0.55, top + height * down, width * 0.31, height * share)
      }
      break
    case 'halfGlass':
      drawGlass(scene, x + inset, top + height * 0.08, width - inset * 2, height * 0.42, `door ${round(x)}`)
      pen.line(
        `M${round(x + width / 2)} ${round(top + height * 0.08)}v${round(height * 0.42)}M${round(x + inset)} ${round(top + height * 0.29)}h${round(width - inset * 2)}`,
        color,
        4,
        { cap: 'butt' },
      )
      panel(x + inset, top + height * 0.58, width - inset * 2, height * 0.32)
      break
    case 'fullGlass':
      drawGlass(scene, x + inset, top + height * 0.06, width - inset * 2, height * 0.84, `door ${round(x)}`)
      pen.line(`M${round(x + inset)} ${round(top + height)}L${round(x + width * 0.7)} ${round(top + height * 0.06)}`, '#ffffff', 6, {
        opacity: 0.16,
      })
      break
    case 'arched':
    case 'planks': {
      let planks = ''
      for (let index = 1; index < 5; index++) planks += `M${round(x + (index / 5) * width)} ${round(top)}v${round(height)}`
      pen.line(planks, line, 2, { opacity: 0.6 })
      pen.rect(x + width * 0.34, top + height * 0.14, width * 0.32, height * 0.16, darken(color, 0.5), { radius: 3 })
      break
    }
    case 'modern': {
      let slats = ''
      for (let index = 1; index < 9; index++) slats += `M${round(x)} ${round(top + (index / 9) * height)}h${round(width)}`
      pen.line(slats, line, 2, { opacity: 0.4 })
      drawGlass(scene, x + width * 0.16, top + height * 0.1, width * 0.14, height * 0.74, `door ${round(x)}`)
      break
    }
  }
  pen.circle(x + width * 0.88, top + height * 0.54, Math.max(2.5, width * 0.04), '#e6c27a')
}

function drawWreath(scene: Scene, x: number, y: number, radius: number): void {
  const { pen } = scene
  const random = scene.random.fork('wreath')
  pen.circle(x, y, radius, 'none', { stroke: '#4d7a58', width: radius * 0.5 })
  pen.path(leafDabs(random, x, y, radius * 1.2, radius * 1.2, 14, radius * 0.4), '#6f9a62')
  pen.circle(x, y + radius, radius * 0.3, '#c2513c')
}

export function drawWallLamp(scene: Scene, x: number, y: number, size: number): void {
  const { pen, light } = scene
  drawLampGlow(scene, x, y, size * 6)
  pen.path(
    `M${round(x - size * 0.5)} ${round(y - size)}h${round(size)}l${round(size * 0.28)} ${round(size * 0.4)}h${round(-size * 1.56)}Z`,
    '#2f3735',
  )
  const draw = () => pen.rect(x - size * 0.5, y - size * 0.6, size, size * 1.2, light.lampsOn ? '#fff0bf' : '#f3e6c4')
  if (light.lampsOn) pen.glowing(draw)
  else draw()
  pen.rect(x - size * 0.62, y + size * 0.55, size * 1.24, size * 0.26, '#2f3735')
}

/** A door standing on `base`, with frame, lamps and whatever the house hangs around it. */
export function drawDoor(scene: Scene, x: number, base: number, width: number, height: number, look: DoorLook): void {
  const { pen, light } = scene
  const random = scene.random.fork(`door ${round(x)}`)
  const top = base - height
  const frame = Math.max(6, width * 0.1)
  const side = look.sidelights ? width * 0.34 : 0
  const head = look.transom ? height * 0.16 : 0
  const arch = look.style === 'arched' ? width * 0.4 : 0
  const outer = { left: x - side - frame, width: width + (side + frame) * 2, top: top - head - frame }
  pen.rect(outer.left + 5, outer.top + 4, outer.width, base - outer.top - 4, light.shadow, { opacity: light.shadowOpacity * 0.8 })
  if (arch) {
    pen.path(
      `M${round(x - frame)} ${round(base)}V${round(top)}a${round(width / 2 + frame)} ${round(arch + frame)} 0 0 1 ${round(width + frame * 2)} 0V${round(base)}Z`,
      look.trim,
    )
    pen.path(`M${round(x)} ${round(top + 3)}a${round(width / 2)} ${round(arch)} 0 0 1 ${round(width)} 0Z`, lighten(look.color, 0.1))
  } else {
    pen.rect(
      outer.left,
      outer.top,
      outer.width,
      base - outer.top,
      pen.linear(
        [
          [0, lighten(look.trim, 0.3)],
          [1, darken(look.trim, 0.1)],
        ],
        [0, 0, 1, 0.3],
      ),
    )
  }
  if (side) {
    drawGlass(scene, x - side, top, side - frame * 0.6, height * 0.96, `side ${round(x)}`)
    drawGlass(scene, x + width + frame * 0.6, top, side - frame * 0.6, height * 0.96, `side ${round(x)}`)
  }
  if (head) drawGlass(scene, x - side, top - head, width + side * 2, head - 5, `transom ${round(x)}`)
  drawLeaf(scene, x, top, width, height, look)
  pen.rect(x, top, width, 9, light.shadow, { opacity: light.shadowOpacity * 1.2 })
  if (random.chance(0.3) && look.style !== 'fullGlass' && look.style !== 'modern' && width > 40)
    drawWreath(scene, x + width / 2, top + height * 0.3, width * 0.17)
  if (look.lamps) {
    drawWallLamp(scene, outer.left - width * 0.24, top + height * 0.28, width * 0.14)
    if (random.chance(0.5)) drawWallLamp(scene, outer.left + outer.width + width * 0.24, top + height * 0.28, width * 0.14)
  }
}

/** Steps down from a door, widening to the ground. */
export function drawSteps(scene: Scene, center: number, width: number, top: number, bottom: number, color: Color): void {
  const { pen, light } = scene
  const count = Math.max(1, Math.round((bottom - top) / 13))
  const rise = (bottom - top) / count
  pen.polygon(
    [
      [center + width / 2, top],
      [center + width / 2 + 30, bottom],
      [center - width / 2, bottom],
    ],
    light.shadow,
    { opacity: light.shadowOpacity },
  )
  for (let step = 0; step < count; step++) {
    const wide = width + step * 9
    const y = top + step * rise
    pen.rect(center - wide / 2, y, wide, rise + 1, darken(color, 0.2))
    pen.rect(
      center - wide / 2 - 2,
      y,
      wide + 4,
      rise * 0.46,
      pen.linear([
        [0, lighten(color, 0.3)],
        [1, color],
      ]),
      { radius: 1 },
    )
  }
}

/** A sectional garage door, sometimes with lights in the top row. */
export function drawGarageDoor(scene: Scene, x: number, base: number, width: number, height: number, color: Color, trim: Color): void {
  const { pen, light } = scene
  const random = scene.random.fork(`garage ${round(x)}`)
  const top = base - height
  pen.rect(x - 9, top - 9, width + 18, height + 9, trim)
  pen.rect(
    x,
    top,
    width,
    height,
    pen.linear([
      [0, darken(color, 0.14)],
      [0.2, color],
      [1, lighten(color, 0.1)],
    ]),
  )
  const rows = 4
  const columns = Math.max(3, Math.round(width / 62))
  const glazed = random.chance(0.65)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = {
        x: x + (column / columns) * width + 6,
        y: top + (row / rows) * height + 6,
        width: width / columns - 12,
        height: height / rows - 12,
      }
      if (row === 0 && glazed) drawGlass(scene, cell.x, cell.y, cell.width, cell.height, `garage ${round(x)} ${column}`)
      else {
        pen.rect(cell.x, cell.y, cell.width, cell.height, darken(color, 0.12))
        pen.rect(cell.x + 2, cell.y + 2, cell.width - 2, cell.height - 2, lighten(color, 0.12))
      }
    }
    if (row) pen.rect(x, top + (row / rows) * height - 1, width, 2.4, darken(color, 0.3), { opacity: 0.6 })
  }
  pen.rect(x, top, width, 15, light.shadow, { opacity: light.shadowOpacity * 1.3 })
}

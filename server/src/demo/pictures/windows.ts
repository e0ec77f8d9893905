import { darken, lighten, mix, type Color } from './color.ts'
import { blob, leafDabs, round } from './geometry.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'

export interface WindowLook {
  trim: Color
  /** Panes across, and panes down in the upper and lower sash. A lower count of 0 makes a fixed window. */
  panes?: readonly [across: number, upper: number, lower: number]
  shutters?: Color
  flowerBox?: boolean
  shape?: 'square' | 'arched' | 'segment'
  /** Width of the frame around the glass. */
  frame?: number
  hood?: 'none' | 'cap' | 'stone'
  /** Glass set straight into the wall, as shops and offices have it. */
  plain?: boolean
}

function glassPath(x: number, y: number, width: number, height: number, shape: WindowLook['shape']): string {
  const rise = shape === 'arched' ? width / 2 : shape === 'segment' ? width * 0.16 : 0
  if (rise === 0) return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`
  const curve =
    shape === 'arched'
      ? `a${round(width / 2)} ${round(width / 2)} 0 0 1 ${round(width)} 0`
      : `q${round(width / 2)} ${round(-rise * 2)} ${round(width)} 0`
  return `M${round(x)} ${round(y + height)}V${round(y + rise)}${curve}V${round(y + height)}Z`
}

export function drawGlass(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  label: string,
  shape: WindowLook['shape'] = 'square',
): void {
  const { pen, light } = scene
  const random = scene.random.fork(`glass ${label}`)
  const path = glassPath(x, y, width, height, shape)
  const lit = light.lampsOn && random.chance(0.74)
  if (lit) {
    const glow = random.pick([
      ['#ffe3a6', '#f5b066'],
      ['#ffdca0', '#eda05c'],
      ['#fff0c8', '#f8c47e'],
      ['#fbd49a', '#dc8f5a'],
    ] as const)
    pen.glowing(() => {
      pen.path(
        path,
        pen.linear(
          [
            [0, glow[0]],
            [1, glow[1]],
          ],
          [0.3, 0, 0.6, 1],
        ),
      )
    })
    return
  }
  const dark = mix('#33505c', light.sky[0], 0.2)
  pen.path(
    path,
    pen.linear(
      [
        [0, mix(dark, light.sky[1], 0.62)],
        [0.5, mix(dark, light.sky[0], 0.3)],
        [1, darken(dark, 0.22)],
      ],
      [0, 0, 0.7, 1],
    ),
  )
}

type Dressing = 'curtains' | 'sheers' | 'blind' | 'plant' | 'cat' | 'lamp' | 'nothing'

function drawDressing(scene: Scene, random: Random, x: number, y: number, width: number, height: number): void {
  const { pen, light } = scene
  const dressings: readonly Dressing[] = ['curtains', 'curtains', 'sheers', 'blind', 'blind', 'plant', 'lamp', 'nothing']
  const dressing: Dressing = width > 44 && random.chance(0.06) ? 'cat' : random.pick(dressings)
  const fabric = random.pick(['#f5ead6', '#eed9c0', '#e3e2d4', '#d9a88a', '#b9c8ba', '#f3e3b8', '#c9d2d9'])
  const silhouette = light.lampsOn ? '#6a4a3c' : '#22343a'
  const draw = () => {
    switch (dressing) {
      case 'curtains': {
        const drape = width * random.range(0.2, 0.3)
        const folds = pen.linear(
          [
            [0, fabric],
            [0.35, darken(fabric, 0.2)],
            [0.6, fabric],
            [1, darken(fabric, 0.3)],
          ],
          [0, 0, 1, 0],
        )
        pen.path(
          `M${round(x)} ${round(y)}h${round(drape)}q${round(drape * 0.1)} ${round(height * 0.5)} ${round(-drape * 0.35)} ${round(height)}H${round(x)}Z`,
          folds,
          { opacity: 0.92 },
        )
        pen.path(
          `M${round(x + width)} ${round(y)}h${round(-drape)}q${round(-drape * 0.1)} ${round(height * 0.5)} ${round(drape * 0.35)} ${round(height)}H${round(x + width)}Z`,
          folds,
          { opacity: 0.92 },
        )
        break
      }
      case 'sheers':
        pen.rect(x, y, width, height, fabric, { opacity: 0.5 })
        break
      case 'blind':
        pen.rect(
          x,
          y,
          width,
          height * random.range(0.24, 0.55),
          pen.linear([
            [0, darken(fabric, 0.12)],
            [1, fabric],
          ]),
          { opacity: 0.95 },
        )
        break
      case 'plant':
        pen.rect(x + width * 0.58, y + height - height * 0.14, width * 0.22, height * 0.14, light.lampsOn ? '#9a5a3c' : '#a8674a')
        pen.path(
          leafDabs(random, x + width * 0.68, y + height * 0.74, width * 0.2, height * 0.17, 16, width * 0.13),
          light.lampsOn ? '#5d6b45' : '#6f9a72',
        )
        break
      case 'lamp':
        pen.path(
          `M${round(x + width * 0.24)} ${round(y + height)}v${round(-height * 0.2)}h-7l4 ${round(-height * 0.14)}h14l4 ${round(height * 0.14)}h-7v${round(height * 0.2)}Z`,
          light.lampsOn ? '#fff4d8' : '#d9c7a2',
        )
        break
      case 'cat': {
        const [catX, base] = [x + width * 0.5, y + height]
        pen.path(
          `M${round(catX - 11)} ${round(base)}c-6 -14 0 -24 8 -27l-2 -14l7 6h6l7 -6l-1 15c5 5 8 14 6 26c10 0 14 -8 11 -15c7 6 3 19 -8 19h-30Z`,
          random.pick([silhouette, '#c8803f', '#f3ead9']),
        )
        break
      }
      case 'nothing':
        break
    }
  }
  if (light.lampsOn) pen.glowing(() => pen.through((color) => mix(color, '#f2b878', 0.3), draw))
  else pen.through((color) => mix(color, '#47636e', 0.22), draw)
}

function drawMuntins(scene: Scene, x: number, y: number, width: number, height: number, look: WindowLook): void {
  const [across, upper, lower] = look.panes ?? [2, 1, 1]
  const { pen } = scene
  let bars = ''
  for (let column = 1; column < across; column++) bars += `M${round(x + (column / across) * width)} ${round(y)}v${round(height)}`
  const split = lower > 0 ? height / 2 : height
  for (let row = 1; row < upper; row++) bars += `M${round(x)} ${round(y + (row / upper) * split)}h${round(width)}`
  for (let row = 1; row < lower; row++) bars += `M${round(x)} ${round(y + split + (row / lower) * split)}h${round(width)}`
  pen.line(bars, look.trim, Math.max(2, Math.min(4, width * 0.04)), { cap: 'butt' })
  if (lower > 0) pen.rect(x, y + height / 2 - 3, width, 6, look.trim)
}

function drawFlowerBox(scene: Scene, random: Random, x: number, y: number, width: number, look: WindowLook): void {
  const { pen, season } = scene
  const box = look.shutters ?? random.pick(['#8a5f45', '#5f6f68', '#f1e8d8'])
  const leaf = season === 'winter' ? '#5f7f6c' : '#5d8f5f'
  pen.path(blob(random, x + width / 2, y + 2, width * 0.54, 13, 0.16, 12), leaf)
  const bloom = random.pick(['#e07a6a', '#f2c9cf', '#f4d06a', '#fff4e4', '#b59ad6'])
  let flowers = ''
  for (let index = 0; index < width / 6; index++) flowers += `M${round(x + random.range(0, width))} ${round(y + random.range(-11, 9))}h0`
  if (season !== 'winter') pen.line(flowers, bloom, 8)
  pen.rect(
    x - 4,
    y + 8,
    width + 8,
    17,
    pen.linear([
      [0, lighten(box, 0.16)],
      [1, darken(box, 0.24)],
    ]),
    { radius: 2 },
  )
}

function drawShutters(scene: Scene, x: number, y: number, width: number, height: number, frame: number, color: Color): void {
  const { pen, light } = scene
  const leaf = width * 0.42
  for (const left of [x - frame - leaf - 2, x + width + frame + 2]) {
    pen.rect(left + 4, y, leaf, height + 6, light.shadow, { opacity: light.shadowOpacity * 0.8 })
    pen.rect(
      left,
      y - 2,
      leaf,
      height + 4,
      pen.linear(
        [
          [0, lighten(color, 0.16)],
          [1, darken(color, 0.14)],
        ],
        [0, 0, 1, 0],
      ),
      { radius: 1 },
    )
    let slats = ''
    for (let slat = y + 8; slat < y + height - 5; slat += 8) slats += `M${round(left + 4)} ${round(slat)}h${round(leaf - 8)}`
    pen.line(slats, darken(color, 0.4), 2, { cap: 'butt', opacity: 0.5 })
  }
}

/** A window: `x`, `y`, `width`, `height` are those of the glass; frame, sill and shutters stand around it. */
export function drawWindow(scene: Scene, x: number, y: number, width: number, height: number, label: string, look: WindowLook): void {
  const { pen, light } = scene
  const random = scene.random.fork(`window ${label}`)
  const frame = look.frame ?? Math.max(4, Math.min(9, width * 0.1))
  const shape = look.shape ?? 'square'
  if (look.shutters) drawShutters(scene, x, y, width, height, frame, look.shutters)
  if (!look.plain) {
    pen.path(glassPath(x - frame + 5, y - frame + 5, width + frame * 2, height + frame * 2, shape), light.shadow, {
      opacity: light.shadowOpacity * 0.8,
    })
    pen.path(
      glassPath(x - frame, y - frame, width + frame * 2, height + frame * 2, shape),
      pen.linear(
        [
          [0, lighten(look.trim, 0.3)],
          [1, darken(look.trim, 0.08)],
        ],
        [0, 0, 1, 0.4],
      ),
    )
  }
  drawGlass(scene, x, y, width, height, label, shape)
  pen.clipped(glassPath(x, y, width, height, shape), () => {
    drawDressing(scene, random, x, y, width, height)
    pen.rect(x, y, width, Math.min(14, height * 0.12), light.shadow, { opacity: light.lampsOn ? 0.14 : 0.34 })
    pen.rect(x, y, Math.min(6, width * 0.07), height, light.shadow, { opacity: light.lampsOn ? 0.1 : 0.24 })
    if (!light.lampsOn)
      pen.path(
        `M${round(x + width * 0.12)} ${round(y + height)}L${round(x + width * 0.72)} ${round(y)}h${round(width * 0.26)}L${round(x + width * 0.4)} ${round(y + height)}Z`,
        '#ffffff',
        { opacity: 0.13 },
      )
    drawMuntins(scene, x, y, width, height, look)
  })
  if (look.plain) return
  if (look.hood === 'stone') {
    pen.rect(
      x - frame - 5,
      y - frame - 15,
      width + frame * 2 + 10,
      15,
      pen.linear([
        [0, lighten(look.trim, 0.3)],
        [1, darken(look.trim, 0.16)],
      ]),
    )
    pen.polygon(
      [
        [x + width / 2 - 8, y - frame - 18],
        [x + width / 2 + 8, y - frame - 18],
        [x + width / 2 + 5, y - frame],
        [x + width / 2 - 5, y - frame],
      ],
      lighten(look.trim, 0.3),
    )
  } else if (look.hood !== 'none' && shape === 'square') {
    pen.rect(x - frame - 4, y - frame - 7, width + frame * 2 + 8, 8, lighten(look.trim, 0.3))
  }
  pen.rect(x - frame - 5, y + height + frame - 2, width + frame * 2 + 10, 7, lighten(look.trim, 0.2))
  pen.rect(x - frame - 2, y + height + frame + 5, width + frame * 2 + 6, 6, light.shadow, { opacity: light.shadowOpacity })
  if (scene.season === 'winter') pen.rect(x - frame - 5, y + height + frame - 7, width + frame * 2 + 10, 6, '#f8fbfd', { radius: 3 })
  if (look.flowerBox) drawFlowerBox(scene, random, x - frame, y + height + frame, width + frame * 2, look)
}

/** A window of a building that is not the subject: frame, glass and one bar. */
export function drawFarWindow(scene: Scene, x: number, y: number, width: number, height: number, label: string, trim: Color): void {
  const { pen } = scene
  const frame = Math.max(2, width * 0.09)
  pen.rect(x - frame, y - frame, width + frame * 2, height + frame * 2.4, trim)
  drawGlass(scene, x, y, width, height, label)
  pen.rect(x, y + height * 0.48, width, Math.max(2, height * 0.05), trim)
}

/** Light falling out of a lit house onto what is in front of it. */
export function drawLampGlow(scene: Scene, x: number, y: number, radius: number): void {
  if (!scene.light.lampsOn) return
  const { pen } = scene
  pen.glowing(() =>
    pen.circle(
      x,
      y,
      radius,
      pen.radial([
        [0, '#ffdf9e', 0.7],
        [0.35, '#ffc777', 0.26],
        [1, '#ffb765', 0],
      ]),
    ),
  )
}

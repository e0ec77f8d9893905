import { drawBackdrop } from './backdrops.ts'
import { type Color, darken, lighten, mix } from './color.ts'
import { closedPath, type Point, round } from './geometry.ts'
import { drawGarden } from './ground.ts'
import type { RoomPalette } from './room-palettes.ts'
import { illuminated, type Scene } from './scene.ts'
import { drawSky } from './sky.ts'

const LENS = 1150
const EYE = { x: 800, y: 468, height: 1.45 }

/** A room seen straight on. Metres: x to the right of the middle, y up from the floor, z away from the viewer. */
export interface Room {
  scene: Scene
  colors: RoomPalette
  half: number
  height: number
  back: number
}

export const at = (x: number, y: number, z: number): Point => [EYE.x + (LENS * x) / z, EYE.y - (LENS * (y - EYE.height)) / z]
export const scaleAt = (z: number) => LENS / z
export const quad = (...corners: readonly (readonly [number, number, number])[]) => closedPath(corners.map(([x, y, z]) => at(x, y, z)))

/** A rectangle that faces the viewer. */
export const frontPath = (x0: number, x1: number, y0: number, y1: number, z: number) =>
  quad([x0, y0, z], [x1, y0, z], [x1, y1, z], [x0, y1, z])

export interface BoxShape {
  x: readonly [number, number]
  y: readonly [number, number]
  z: readonly [number, number]
  /** Softness of the corners in metres. */
  soft?: number
}

export function drawBox({ scene }: Room, { x, y, z, soft }: BoxShape, color: Color): void {
  const { pen } = scene
  const [x0, x1] = x
  const [y0, y1] = y
  const [z0, z1] = z
  const edge = (tone: Color) => (soft ? { stroke: tone, width: soft * scaleAt(z0) } : {})
  const side = darken(color, 0.24)
  if (x0 > 0) pen.path(quad([x0, y0, z0], [x0, y0, z1], [x0, y1, z1], [x0, y1, z0]), lighten(color, 0.06), edge(lighten(color, 0.06)))
  if (x1 < 0) pen.path(quad([x1, y0, z0], [x1, y0, z1], [x1, y1, z1], [x1, y1, z0]), side, edge(side))
  if (y1 < EYE.height)
    pen.path(quad([x0, y1, z0], [x1, y1, z0], [x1, y1, z1], [x0, y1, z1]), lighten(color, 0.3), edge(lighten(color, 0.3)))
  if (y0 > EYE.height) pen.path(quad([x0, y0, z0], [x1, y0, z0], [x1, y0, z1], [x0, y0, z1]), darken(color, 0.3))
  pen.path(
    frontPath(x0, x1, y0, y1, z0),
    pen.linear(
      [
        [0, lighten(color, 0.1)],
        [1, darken(color, 0.12)],
      ],
      [0, 0, 1, 0.5],
    ),
    edge(color),
  )
}

/** The soft dark under things that stand on the floor. */
export function drawFloorShade({ scene }: Room, x0: number, x1: number, z0: number, z1: number): void {
  const [left, near] = at(x0, 0, z0)
  const [right] = at(x1, 0, z0)
  const [, far] = at(x0, 0, z1)
  const middle = (left + right) / 2
  const { shadow } = scene.light
  scene.pen.ellipse(
    middle + 14,
    (near + far) / 2 + 3,
    (right - left) * 0.6,
    Math.max(7, (near - far) * 0.75),
    scene.pen.radial([
      [0, shadow, 0.42],
      [0.65, shadow, 0.22],
      [1, shadow, 0],
    ]),
  )
}

export type FloorKind = 'boards' | 'herringbone' | 'tiles' | 'checker' | 'concrete'

function drawFloor(room: Room, kind: FloorKind): void {
  const { scene, half, back, colors } = room
  const { pen } = scene
  const random = scene.random.fork('floor')
  const near = 2.4
  const tone = kind === 'tiles' || kind === 'checker' ? mix(colors.rug, '#ffffff', 0.3) : kind === 'concrete' ? '#b9b4ac' : colors.floor
  pen.path(
    quad([-half, 0, near], [half, 0, near], [half, 0, back], [-half, 0, back]),
    pen.linear([
      [0, darken(tone, 0.12)],
      [1, lighten(tone, 0.12)],
    ]),
  )
  const line = darken(tone, 0.3)
  let [lines, patches] = ['', '']
  const stroke = (x0: number, z0: number, x1: number, z1: number) => {
    const [from, to] = [at(x0, 0, z0), at(x1, 0, z1)]
    return `M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`
  }
  if (kind === 'boards') {
    for (let x = -half; x < half; x += 0.17) {
      lines += stroke(x, near, x, back)
      let z = near + random.range(0, 1)
      while (z < back) {
        const end = Math.min(back, z + random.range(0.7, 1.6))
        lines += stroke(x, z, x + 0.17, z)
        if (random.chance(0.3)) patches += quad([x, 0, z], [x + 0.17, 0, z], [x + 0.17, 0, end], [x, 0, end])
        z = end
      }
    }
  } else if (kind === 'herringbone') {
    for (let x = -half; x < half; x += 0.36) {
      for (let z = near; z < back; z += 0.18) {
        lines += stroke(x, z, x + 0.18, z + 0.18) + stroke(x + 0.18, z + 0.18, x + 0.36, z)
        if (random.chance(0.2)) patches += quad([x, 0, z], [x + 0.18, 0, z + 0.18], [x + 0.18, 0, z + 0.36], [x, 0, z + 0.18])
      }
    }
  } else if (kind !== 'concrete') {
    const step = kind === 'checker' ? 0.5 : 0.6
    for (let x = -half; x <= half + 0.01; x += step) lines += stroke(x, near, x, back)
    for (let z = back; z > near; z -= step) lines += stroke(-half, z, half, z)
    if (kind === 'checker') {
      for (let column = 0; -half + column * step < half; column++) {
        for (let row = 0; back - row * step > near; row++) {
          const [x, z] = [-half + column * step, back - row * step]
          if ((column + row) % 2) patches += quad([x, 0, z], [x + step, 0, z], [x + step, 0, z - step], [x, 0, z - step])
        }
      }
    }
  }
  pen.clipped(quad([-half, 0, near], [half, 0, near], [half, 0, back], [-half, 0, back]), () => {
    pen.path(patches, kind === 'checker' ? mix(colors.accent, tone, 0.45) : darken(tone, 0.16), { opacity: kind === 'checker' ? 0.7 : 0.3 })
    pen.line(lines, line, 1.6, { cap: 'butt', opacity: kind === 'boards' || kind === 'herringbone' ? 0.34 : 0.25 })
  })
}

export type WallFinish = 'plain' | 'panels' | 'brick' | 'stripes' | 'tiles' | 'halfPaint'

function drawBackWall(room: Room, finish: WallFinish, color: Color): void {
  const { scene, half, back, height } = room
  const { pen } = scene
  pen.path(
    frontPath(-half, half, 0, height, back),
    pen.linear(
      [
        [0, lighten(color, 0.12)],
        [0.5, color],
        [1, darken(color, 0.08)],
      ],
      [0, 0, 1, 0.6],
    ),
  )
  const line = darken(color, 0.2)
  let lines = ''
  const stroke = (x0: number, y0: number, x1: number, y1: number) => {
    const [from, to] = [at(x0, y0, back), at(x1, y1, back)]
    return `M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`
  }
  switch (finish) {
    case 'panels':
      for (let x = -half + 0.2; x < half - 0.3; x += 1)
        lines += frontPath(x, x + 0.8, 0.25, 0.85, back) + frontPath(x, x + 0.8, 1.05, height - 0.25, back)
      pen.line(lines, line, 3, { opacity: 0.35 })
      break
    case 'stripes':
      for (let x = -half; x < half; x += 0.34) lines += frontPath(x, x + 0.17, 0, height, back)
      pen.path(lines, lighten(color, 0.4), { opacity: 0.35 })
      break
    case 'brick':
      for (let y = 0.08; y < height; y += 0.08) lines += stroke(-half, y, half, y)
      for (let row = 0; row * 0.08 < height; row += 1) {
        for (let x = -half + (row % 2) * 0.12; x < half; x += 0.24) lines += stroke(x, row * 0.08, x, row * 0.08 + 0.08)
      }
      pen.line(lines, lighten(color, 0.4), 1.5, { cap: 'butt', opacity: 0.45 })
      break
    case 'tiles':
      for (let y = 0; y < height; y += 0.15) lines += stroke(-half, y, half, y)
      for (let x = -half; x < half; x += 0.3) lines += stroke(x, 0, x, height)
      pen.line(lines, '#ffffff', 1.8, { cap: 'butt', opacity: 0.5 })
      break
    case 'halfPaint':
      pen.path(frontPath(-half, half, 0, 1.15, back), room.colors.accentWall)
      pen.path(frontPath(-half, half, 1.13, 1.18, back), lighten(room.colors.accentWall, 0.4))
      break
    case 'plain':
      break
  }
}

export interface Shell {
  floor: FloorKind
  finish: WallFinish
  /** The back wall in the accent colour. */
  accented?: boolean
  ceiling?: 'plain' | 'beams' | 'steel'
  skirting?: boolean
}

/** Floor, walls and ceiling. */
export function drawShell(room: Room, shell: Shell): void {
  const { scene, half, height, back, colors } = room
  const { pen } = scene
  const near = 1.6
  const white = mix(colors.wall, '#ffffff', 0.55)
  pen.path(
    quad([-half, height, near], [half, height, near], [half, height, back], [-half, height, back]),
    pen.linear([
      [0, darken(white, 0.1)],
      [1, white],
    ]),
  )
  pen.path(
    quad([-half, 0, near], [-half, 0, back], [-half, height, back], [-half, height, near]),
    pen.linear(
      [
        [0, darken(colors.wall, 0.2)],
        [1, darken(colors.wall, 0.1)],
      ],
      [0, 0, 1, 0],
    ),
  )
  pen.path(
    quad([half, 0, near], [half, 0, back], [half, height, back], [half, height, near]),
    pen.linear(
      [
        [0, lighten(colors.wall, 0.2)],
        [1, lighten(colors.wall, 0.35)],
      ],
      [0, 0, 1, 0],
    ),
  )
  drawBackWall(room, shell.finish, shell.accented ? colors.accentWall : colors.wall)
  drawFloor(room, shell.floor)
  const trim = mix(colors.wall, '#ffffff', 0.7)
  if (shell.skirting !== false) {
    pen.path(frontPath(-half, half, 0, 0.13, back), trim)
    pen.path(quad([-half, 0, near], [-half, 0, back], [-half, 0.13, back], [-half, 0.13, near]), darken(trim, 0.16))
    pen.path(quad([half, 0, near], [half, 0, back], [half, 0.13, back], [half, 0.13, near]), trim)
    pen.path(frontPath(-half, half, height - 0.09, height, back), trim)
  }
  if (shell.ceiling === 'beams')
    for (const z of [back - 0.4, back - 1.4, back - 2.3])
      drawBox(room, { x: [-half, half], y: [height - 0.2, height], z: [z - 0.16, z] }, colors.wood)
  if (shell.ceiling === 'steel')
    for (let z = back - 0.2; z > 2; z -= 1.6)
      drawBox(room, { x: [-half, half], y: [height - 0.24, height - 0.08], z: [z - 0.12, z] }, '#59666c')
  const corner = pen.linear(
    [
      [0, scene.light.shadow, 0.2],
      [1, scene.light.shadow, 0],
    ],
    [0, 0, 1, 0],
  )
  const [left, top] = at(-half, height, back)
  const [, bottom] = at(-half, 0, back)
  pen.rect(left, top, 90, bottom - top, corner)
  pen.path(
    quad([-half, 0, back - 0.5], [half, 0, back - 0.5], [half, 0, back], [-half, 0, back]),
    pen.linear([
      [0, scene.light.shadow, 0.26],
      [1, scene.light.shadow, 0],
    ]),
  )
}

export interface WindowPlace {
  x: readonly [number, number]
  y: readonly [number, number]
  panes?: readonly [across: number, down: number]
  curtains?: boolean
}

/** A window in the back wall with the world outside; the sun through it lies on the floor. */
export function drawRoomWindow(room: Room, place: WindowPlace): void {
  const { scene, back, colors } = room
  const { pen, light } = scene
  const [x0, x1] = place.x
  const [y0, y1] = place.y
  const [across, down] = place.panes ?? [2, 2]
  const white = '#faf5ea'
  pen.path(frontPath(x0 - 0.1, x1 + 0.1, y0 - 0.1, y1 + 0.1, back), white)
  const glass = frontPath(x0, x1, y0, y1, back)
  const [left, top] = at(x0, y1, back)
  const [right, bottom] = at(x1, y0, back)
  const zoom = Math.max((right - left) / 1300, (bottom - top) / 760)
  pen.clipped(glass, () => {
    pen.group(`translate(${round(left - 60 * zoom)} ${round(bottom - 900 * zoom)}) scale(${Math.round(zoom * 1000) / 1000})`, () => {
      drawSky(scene, 1600, scene.ground)
      illuminated(scene, () => {
        drawBackdrop(scene, 1600)
        drawGarden(scene, 1600, 960)
      })
    })
    pen.polygon(
      [
        [left + (right - left) * 0.1, bottom],
        [left + (right - left) * 0.5, top],
        [left + (right - left) * 0.66, top],
        [left + (right - left) * 0.26, bottom],
      ],
      '#ffffff',
      { opacity: 0.14 },
    )
  })
  const bar = 0.035
  for (let column = 1; column < across; column++) {
    const x = x0 + (column / across) * (x1 - x0)
    pen.path(frontPath(x - bar / 2, x + bar / 2, y0, y1, back), white)
  }
  for (let row = 1; row < down; row++) {
    const y = y0 + (row / down) * (y1 - y0)
    pen.path(frontPath(x0, x1, y - bar / 2, y + bar / 2, back), white)
  }
  if (y0 > 0.2) drawBox(room, { x: [x0 - 0.16, x1 + 0.16], y: [y0 - 0.14, y0 - 0.08], z: [back - 0.14, back] }, white)
  if (!light.lampsOn) drawSunPatches(room, place, across, down)
  if (place.curtains) {
    const drop = Math.max(0.06, y0 > 0.6 ? y0 - 0.3 : 0.04)
    const fold = pen.linear(
      [
        [0, lighten(colors.cushion, 0.35)],
        [0.3, colors.cushion],
        [0.5, lighten(colors.cushion, 0.3)],
        [0.8, darken(colors.cushion, 0.12)],
        [1, lighten(colors.cushion, 0.2)],
      ],
      [0, 0, 1, 0],
    )
    for (const [from, to] of [
      [x0 - 0.36, x0 + 0.06],
      [x1 - 0.06, x1 + 0.36],
    ] as const) {
      pen.path(frontPath(from, to, drop, y1 + 0.18, back - 0.06), fold)
      const middle = (from + to) / 2
      pen.path(
        frontPath(middle - 0.02, middle, drop, y1 + 0.18, back - 0.06) +
          frontPath(middle + 0.1, middle + 0.115, drop, y1 + 0.18, back - 0.06) +
          frontPath(middle - 0.13, middle - 0.115, drop, y1 + 0.18, back - 0.06),
        darken(colors.cushion, 0.3),
        { opacity: 0.25 },
      )
    }
    pen.path(frontPath(x0 - 0.46, x1 + 0.46, y1 + 0.16, y1 + 0.2, back - 0.07), darken(colors.wood, 0.3))
  }
}

function drawSunPatches(room: Room, place: WindowPlace, across: number, down: number): void {
  const { scene, back, half } = room
  const [drift, reach] = scene.light.time === 'noon' ? [0.35, 0.75] : [0.7, 1.15]
  const onFloor = (x: number, y: number): readonly [number, number, number] => [x + y * drift, 0, Math.max(2.3, back - y * reach)]
  let patches = ''
  for (let column = 0; column < across; column++) {
    for (let row = 0; row < down; row++) {
      const x = (step: number) => place.x[0] + ((column + step) / across) * (place.x[1] - place.x[0])
      const y = (step: number) => place.y[0] + ((row + step) / down) * (place.y[1] - place.y[0])
      patches += quad(onFloor(x(0.03), y(0.03)), onFloor(x(0.97), y(0.03)), onFloor(x(0.97), y(0.97)), onFloor(x(0.03), y(0.97)))
    }
  }
  const floor = quad([-half, 0, 2.2], [half, 0, 2.2], [half, 0, back], [-half, 0, back])
  scene.pen.clipped(floor, () => scene.pen.path(patches, scene.light.time === 'golden' ? '#ffd9a0' : '#fff4d8', { opacity: 0.4 }))
}

/** The slant of light that hangs in the air; drawn last. */
export function drawLightShaft(room: Room, place: WindowPlace): void {
  const { scene, back } = room
  if (scene.light.lampsOn) return
  const top = at(place.x[0], place.y[1], back)
  const right = at(place.x[1], place.y[1], back)
  const [x, y] = at(place.x[1] + 1.6, 0, 2.7)
  const beam = scene.pen.linear(
    [
      [0, '#fff3d4', 0.26],
      [1, '#fff3d4', 0],
    ],
    [0, 0, 0.8, 1],
  )
  scene.pen.polygon([top, right, [x + 120, y], [x - 460, y]], beam)
}

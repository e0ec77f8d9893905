import { darken, lighten } from './color.ts'
import { drawStool } from './furniture.ts'
import { drawPendant, drawRoomPlant, drawRug } from './room-decor.ts'
import { round } from './geometry.ts'
import {
  at,
  drawBox,
  drawFloorShade,
  drawLightShaft,
  drawRoomWindow,
  drawShell,
  frontPath,
  type Room,
  scaleAt,
  type WindowPlace,
} from './room-view.ts'
import type { RoomDrawing } from './rooms-home.ts'

/** A brass-framed mirror with a lamp on either side. */
function drawMirror(room: Room, x: number, shape: 'round' | 'arch'): void {
  const { pen } = room.scene
  const [mx, my] = at(x, 1.72, room.back - 0.02)
  const unit = scaleAt(room.back)
  const reflection = pen.linear(
    [
      [0, '#dfeaea'],
      [0.5, '#b9cccd'],
      [1, '#e9f0ee'],
    ],
    [0, 0, 1, 1],
  )
  const radius = unit * 0.45
  if (shape === 'round') {
    pen.circle(mx, my, radius + 7, '#c9a26b')
    pen.circle(mx, my, radius, reflection)
  } else {
    const pane = (grow: number) =>
      `M${round(mx - radius - grow)} ${round(my + radius * 1.1 + grow)}V${round(my - radius * 0.3)}a${round(radius + grow)} ${round(radius + grow)} 0 0 1 ${round((radius + grow) * 2)} 0V${round(my + radius * 1.1 + grow)}Z`
    pen.path(pane(6), '#c9a26b')
    pen.path(pane(0), reflection)
  }
  pen.polygon(
    [
      [mx - radius * 0.6, my + radius * 0.5],
      [mx + radius * 0.2, my - radius * 0.7],
      [mx + radius * 0.46, my - radius * 0.6],
      [mx - radius * 0.36, my + radius * 0.64],
    ],
    '#ffffff',
    { opacity: 0.35 },
  )
  for (const side of [-1, 1]) {
    const lampX = mx + side * unit * 0.66
    pen.glowing(() =>
      pen.circle(
        lampX,
        my - 6,
        unit * 0.4,
        pen.radial([
          [0, '#ffe9bc', 0.6],
          [1, '#ffd48a', 0],
        ]),
      ),
    )
    pen.rect(lampX - 4, my + 6, 8, unit * 0.22, '#c9a26b')
    pen.circle(lampX, my - 8, unit * 0.1, '#fff3d6')
  }
}

export const drawBathroom: RoomDrawing = (room, random) => {
  const { half, back, colors, scene } = room
  const { pen } = scene
  const tubX = random.pick([-1, 1]) * 1.12
  drawShell(room, {
    floor: random.pick(['tiles', 'checker', 'herringbone']),
    finish: random.pick(['tiles', 'halfPaint', 'stripes']),
    accented: random.chance(0.5),
    skirting: false,
  })
  const place: WindowPlace = {
    x: [tubX - 0.65, tubX + 0.65],
    y: [1.05, 2.2],
    panes: random.pick([
      [2, 2],
      [2, 1],
      [3, 2],
    ] as const),
  }
  drawRoomWindow(room, place)
  const vanityX = -tubX * 1.05
  drawMirror(room, vanityX, random.pick(['round', 'arch']))
  const cabinet = random.pick([colors.cabinet, colors.wood])
  drawFloorShade(room, vanityX - 0.75, vanityX + 0.75, back - 0.5, back)
  drawBox(room, { x: [vanityX - 0.72, vanityX + 0.72], y: [0.24, 0.8], z: [back - 0.5, back] }, cabinet)
  for (const [from, to] of [
    [-0.68, -0.02],
    [0.02, 0.68],
  ] as const) {
    pen.path(frontPath(vanityX + from, vanityX + to, 0.28, 0.76, back - 0.5), 'none', { stroke: darken(cabinet, 0.26), width: 2.4 })
    const [kx, ky] = at(vanityX + (from < 0 ? to - 0.08 : from + 0.08), 0.6, back - 0.5)
    pen.circle(kx, ky, 5, '#c9a26b')
  }
  drawBox(room, { x: [vanityX - 0.76, vanityX + 0.76], y: [0.8, 0.85], z: [back - 0.53, back] }, '#f4efe6')
  const [sx, sy] = at(vanityX, 0.86, back - 0.26)
  pen.path(
    `M${round(sx - 66)} ${round(sy - 26)}h132q-4 28 -36 28h-60q-32 0 -36 -28Z`,
    pen.linear([
      [0, '#ffffff'],
      [1, '#d9d6cf'],
    ]),
  )
  pen.line(`M${round(sx)} ${round(sy - 26)}v-30q0 -12 16 -12`, '#c9a26b', 6)
  drawRoomPlant(room, vanityX + 0.58, back - 0.2, 0.4, 'vanity', 0.86)
  drawRug(room, [-0.75, 0.75], [back - 1.5, back - 0.95], colors.rug, random.pick(['stripes', 'border', 'diamonds']))
  const tubZ = back - 0.65
  drawFloorShade(room, tubX - 0.9, tubX + 0.9, tubZ - 0.3, tubZ + 0.3)
  const unit = scaleAt(tubZ)
  const [bx, by] = at(tubX, 0, tubZ)
  const [w, h] = [unit * 0.92, unit * 0.6]
  const tub = random.pick(['#fbf8f1', '#fbf8f1', darken(colors.accentWall, 0.06)])
  for (const side of [-0.6, 0.6]) pen.path(`M${round(bx + side * w - 10)} ${round(by)}q-6 -20 4 -28h14q8 10 2 28Z`, '#c9a26b')
  pen.path(
    `M${round(bx - w)} ${round(by - h)}q${round(w * 0.03)} ${round(h * 0.86)} ${round(w * 0.4)} ${round(h * 0.88)}h${round(w * 1.2)}q${round(w * 0.37)} 0 ${round(w * 0.4)} ${round(-h * 0.88)}Z`,
    pen.linear(
      [
        [0, lighten(tub, 0.2)],
        [1, darken(tub, 0.2)],
      ],
      [0, 0, 0.6, 1],
    ),
  )
  pen.ellipse(bx, by - h, w, 22, '#ffffff')
  pen.ellipse(bx, by - h + 3, w - 14, 15, '#c3d6d6')
  pen.path(
    `M${round(bx + w * 0.36)} ${round(by - h - 6)}h${round(w * 0.34)}v${round(h * 0.66)}q${round(-w * 0.16)} 16 ${round(-w * 0.32)} 0Z`,
    random.pick([colors.cushion, colors.rug]),
  )
  drawRoomPlant(room, Math.sign(tubX) * (half - 0.3), back - 0.5, 1.3, 'bath')
  drawStool(room, tubX - Math.sign(tubX) * 1.15, back - 0.5, colors.wood)
  drawPendant(room, 0, back - 1, 2.25, 0.42, random.pick(['globe', 'rattan', 'dome']), '#c9a26b')
  drawLightShaft(room, place)
}

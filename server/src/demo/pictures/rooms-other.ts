import { darken, lighten, mix } from './color.ts'
import { leafDabs, round } from './geometry.ts'
import { drawBackdrop } from './backdrops.ts'
import { drawChair, drawLowTable, drawShelves, drawSideboard, drawSofa, drawTable } from './furniture.ts'
import { drawFloorLamp, drawPendant, drawPicture, drawRoomPlant, drawRug, drawVase } from './room-decor.ts'
import {
  at,
  drawBox,
  drawFloorShade,
  drawLightShaft,
  drawRoomWindow,
  drawShell,
  frontPath,
  quad,
  type Room,
  type WindowPlace,
} from './room-view.ts'
import type { RoomDrawing } from './rooms-home.ts'
import { illuminated } from './scene.ts'
import { drawStringLights } from './shopfronts.ts'
import { drawSky } from './sky.ts'

function drawScreen(room: Room, x: number, y: number, z: number, width: number): void {
  const { pen } = room.scene
  const height = width * 0.58
  drawBox(room, { x: [x - 0.02, x + 0.02], y: [y, y + 0.12], z: [z, z + 0.03] }, '#3a4043')
  drawBox(room, { x: [x - 0.12, x + 0.12], y: [y, y + 0.01], z: [z - 0.06, z + 0.08] }, '#3a4043')
  drawBox(room, { x: [x - width / 2, x + width / 2], y: [y + 0.1, y + 0.1 + height], z: [z, z + 0.03] }, '#2f3538')
  pen.path(
    frontPath(x - width / 2 + 0.015, x + width / 2 - 0.015, y + 0.115, y + 0.085 + height, z),
    pen.linear(
      [
        [0, '#8fb3b8'],
        [0.6, '#d9c7a8'],
        [1, '#c98a66'],
      ],
      [0, 0, 0.4, 1],
    ),
  )
}

function drawDeskChair(room: Room, x: number, z: number, color: string): void {
  const { pen } = room.scene
  drawFloorShade(room, x - 0.3, x + 0.3, z - 0.3, z + 0.2)
  const [hubX, hubY] = at(x, 0.06, z)
  const [reachX] = at(x + 0.28, 0.06, z)
  const reach = reachX - hubX
  pen.line(
    `M${round(hubX)} ${round(hubY - 4)}l${round(-reach)} 12M${round(hubX)} ${round(hubY - 4)}l${round(reach)} 12M${round(hubX)} ${round(hubY - 4)}v18`,
    '#3a4043',
    7,
  )
  drawBox(room, { x: [x - 0.02, x + 0.02], y: [0.08, 0.44], z: [z - 0.02, z] }, '#3a4043')
  drawBox(room, { x: [x - 0.25, x + 0.25], y: [0.44, 0.52], z: [z - 0.2, z + 0.25], soft: 0.05 }, lighten(color, 0.06))
  drawBox(room, { x: [x - 0.23, x + 0.23], y: [0.6, 1.06], z: [z - 0.24, z - 0.18], soft: 0.08 }, color)
}

export const drawHomeOffice: RoomDrawing = (room, random) => {
  const { half, back, colors } = room
  const left = random.chance(0.5)
  const windowX = left ? -1.5 : 0.1
  const place: WindowPlace = {
    x: [windowX, windowX + 1.5],
    y: [0.95, 2.25],
    panes: random.pick([
      [2, 2],
      [3, 2],
    ] as const),
    curtains: random.chance(0.5),
  }
  drawShell(room, {
    floor: random.pick(['boards', 'herringbone']),
    finish: random.pick(['plain', 'panels', 'halfPaint']),
    accented: random.chance(0.6),
  })
  drawRoomWindow(room, place)
  const shelfX: readonly [number, number] = left ? [half - 1.5, half - 0.15] : [-half + 0.15, -half + 1.5]
  drawShelves(room, shelfX, [0.05, 2.2], 5, 0.3, colors.wood, true)
  drawRug(room, [-1.6, 1.6], [back - 2.2, back - 0.6], colors.rug, random.pick(['border', 'diamonds', 'stripes']))
  const deskX = windowX + 0.75
  drawTable(room, deskX, back - 0.1, 1.7, 0.7, colors.wood)
  drawScreen(room, deskX, 0.76, back - 0.35, 0.7)
  drawVase(room, deskX - 0.66, 0.77, back - 0.35, 0.22)
  const [lampX, lampY] = at(deskX + 0.66, 0.77, back - 0.35)
  room.scene.pen.line(`M${round(lampX)} ${round(lampY)}l14 -62l-46 -34`, '#3a4043', 5)
  room.scene.pen.path(`M${round(lampX - 20)} ${round(lampY - 112)}l-34 34l32 10Z`, colors.accent)
  drawDeskChair(room, deskX, back - 1.1, colors.fabric)
  drawRoomPlant(room, left ? -half + 0.5 : half - 0.5, back - 0.5, 1.5, 'office')
  drawPicture(room, left ? -half + 0.62 : half - 0.62, 1.8, 0.62, 0.8, 'office')
  drawPendant(room, 0.1, back - 1.2, 2.2, 0.45, random.pick(['dome', 'globe', 'rattan']), '#3f3a36')
  drawLightShaft(room, place)
}

export const drawLobby: RoomDrawing = (room, random) => {
  const { half, back, colors, scene } = room
  const { pen } = scene
  drawShell(room, {
    floor: random.pick(['checker', 'tiles', 'herringbone']),
    finish: random.pick(['panels', 'plain', 'stripes']),
    accented: true,
  })
  const side = random.pick([-1, 1])
  const place: WindowPlace = { x: side < 0 ? [-half + 0.25, -half + 1.75] : [half - 1.75, half - 0.25], y: [0.1, 2.4], panes: [3, 3] }
  drawRoomWindow(room, place)
  const boxesX = -side * (half - 1)
  drawBox(room, { x: [boxesX - 0.7, boxesX + 0.7], y: [0.8, 1.9], z: [back - 0.08, back] }, '#b58f58')
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 6; column++) {
      const [x, y] = [boxesX - 0.66 + column * 0.22, 0.84 + row * 0.21]
      pen.path(frontPath(x, x + 0.2, y, y + 0.19, back - 0.08), lighten('#c9a26b', ((row + column) % 3) * 0.1))
      const [kx, ky] = at(x + 0.16, y + 0.09, back - 0.08)
      pen.circle(kx, ky, 2.4, '#6f5530')
    }
  }
  drawRug(room, [-1.7, 1.7], [back - 2.3, back - 0.8], colors.rug, random.pick(['border', 'diamonds']))
  const deskX = random.range(-0.3, 0.3)
  drawPicture(room, deskX, 1.85, 1.3, 0.8, 'lobby')
  drawFloorShade(room, deskX - 1, deskX + 1, back - 0.95, back - 0.4)
  drawBox(room, { x: [deskX - 0.95, deskX + 0.95], y: [0, 1.02], z: [back - 0.9, back - 0.4] }, colors.wood)
  for (let slat = 0; slat < 18; slat++)
    pen.path(frontPath(deskX - 0.93 + slat * 0.104, deskX - 0.9 + slat * 0.104, 0.06, 0.98, back - 0.9), darken(colors.wood, 0.26), {
      opacity: 0.6,
    })
  drawBox(room, { x: [deskX - 1.02, deskX + 1.02], y: [1.02, 1.08], z: [back - 0.96, back - 0.36] }, '#f1ebe0')
  drawVase(room, deskX + 0.6, 1.08, back - 0.7, 0.34)
  const kind = random.pick(['globe', 'rattan', 'cone'] as const)
  for (const x of [-1.2, 0, 1.2]) drawPendant(room, x, back - 1.1, 2.12, 0.46, kind, '#c9a26b')
  drawSofa(room, side * 1.85, back - 0.9, 1.05, colors.fabric)
  drawRoomPlant(room, -side * 1.75, back - 0.9, 1.5, 'lobby')
  drawRoomPlant(room, side * (half - 0.25), back - 1.3, 1.5, 'lobby near')
  drawLightShaft(room, place)
}

export const drawOpenOffice: RoomDrawing = (room, random) => {
  const { half, back, colors, scene } = room
  const { pen } = scene
  drawShell(room, {
    floor: random.pick(['concrete', 'boards']),
    finish: random.pick(['plain', 'brick']),
    ceiling: random.pick(['steel', 'plain']),
    accented: random.chance(0.3),
  })
  const place: WindowPlace = { x: [-half + 0.4, half - 0.4], y: [0.55, 2.6], panes: [random.int(5, 7), 2] }
  drawRoomWindow(room, place)
  for (const x of [-2.2, 0, 2.2]) {
    pen.glowing(() =>
      pen.path(quad([x - 0.05, 2.8, back - 0.6], [x + 0.05, 2.8, back - 0.6], [x + 0.05, 2.8, 3.4], [x - 0.05, 2.8, 3.4]), '#fff6df'),
    )
  }
  drawRug(room, [-3.4, 3.4], [back - 3.6, back - 0.6], mix(colors.rug, colors.accentWall, 0.35), 'stripes')
  drawRoomPlant(room, -half + 0.3, back - 0.3, 1.6, 'open a')
  drawRoomPlant(room, half - 0.3, back - 0.3, 1.5, 'open b')
  for (const [z, xs] of [
    [back - 0.7, [-2.5, 0, 2.5]],
    [back - 2.1, [-2.3, 0, 2.3]],
  ] as const) {
    for (const x of xs) {
      drawTable(room, x, z, 1.5, 0.7, colors.wood)
      drawScreen(room, x - 0.28, 0.76, z - 0.3, 0.44)
      drawScreen(room, x + 0.28, 0.76, z - 0.3, 0.44)
      if (random.chance(0.6)) drawVase(room, x + 0.58, 0.77, z - 0.3, 0.18)
      drawDeskChair(room, x + random.range(-0.1, 0.1), z - 0.8, random.pick([colors.fabric, colors.accent, colors.cushion]))
    }
  }
  drawLightShaft(room, place)
}

export const drawWarehouseInterior: RoomDrawing = (room, random) => {
  const { half, back, colors, scene } = room
  const { pen } = scene
  drawShell(room, { floor: 'concrete', finish: 'brick', accented: random.chance(0.5), ceiling: 'steel', skirting: false })
  const place: WindowPlace = { x: [-1.3, 1.3], y: [2.3, 3.4], panes: [6, 3] }
  drawRoomWindow(room, place)
  pen.path(frontPath(-1.1, 1.1, 0, 2.1, back - 0.02), '#cfcabf')
  for (let slat = 0; slat < 18; slat++) pen.path(frontPath(-1.1, 1.1, slat * 0.115, slat * 0.115 + 0.012, back - 0.02), '#8d8a83')
  for (const x of [-1.6, 1.54]) pen.path(quad([x, 0, 2.3], [x + 0.06, 0, 2.3], [x + 0.06, 0, back], [x, 0, back]), '#e0b23f')
  const boxes = ['#c79a6a', '#b5855a', '#d9b184', '#a87a52', colors.accent, colors.cushion]
  for (const side of [-1, 1]) {
    for (const z of [back - 0.2, back - 1.5, back - 2.8, back - 4.1]) {
      const [x0, x1] = side < 0 ? [-half + 0.1, -2] : [2, half - 0.1]
      drawFloorShade(room, x0, x1, z - 0.7, z)
      for (const level of [0, 1.05, 2.1]) {
        drawBox(room, { x: [x0, x1], y: [level + 0.04, level + 0.12], z: [z - 0.7, z] }, '#d27a3a')
        let x = x0 + 0.06
        while (x < x1 - 0.3) {
          const [w, h] = [random.range(0.36, 0.62), random.range(0.34, 0.76)]
          if (x + w > x1) break
          const tone = random.pick(boxes)
          drawBox(room, { x: [x, x + w], y: [level + 0.12, level + 0.12 + h], z: [z - 0.62, z - 0.1] }, tone)
          pen.path(frontPath(x + w * 0.42, x + w * 0.58, level + 0.12, level + 0.12 + h, z - 0.62), lighten(tone, 0.4), { opacity: 0.6 })
          x += w + random.range(0.03, 0.12)
        }
      }
      for (const post of [x0, x1 - 0.06]) drawBox(room, { x: [post, post + 0.06], y: [0, 3], z: [z - 0.7, z - 0.64] }, '#3f5f7a')
    }
  }
  for (const [x, z] of [
    [-0.8, back - 2],
    [0.8, back - 2],
    [-0.8, back - 4],
    [0.8, back - 4],
  ] as const)
    drawPendant(room, x, z, 2.9, 0.5, 'dome', '#4a5558')
  drawLightShaft(room, place)
}

export const drawShopInterior: RoomDrawing = (room, random) => {
  const { half, back, colors } = room
  drawShell(room, {
    floor: random.pick(['boards', 'checker', 'herringbone', 'tiles']),
    finish: random.pick(['plain', 'panels', 'brick']),
    accented: random.chance(0.6),
  })
  const place: WindowPlace = { x: [-0.6, 0.6], y: [1.1, 2.3], panes: [2, 2] }
  drawRoomWindow(room, place)
  drawShelves(room, [-half + 0.1, -0.95], [0.05, 2.25], 5, 0.32, colors.wood, true)
  drawShelves(room, [0.95, half - 0.1], [0.05, 2.25], 5, 0.32, colors.wood, true)
  drawSideboard(room, [-0.75, 0.75], back - 0.02, 0.9, colors.cabinet)
  drawVase(room, -0.4, 0.91, back - 0.2, 0.3)
  drawRoomPlant(room, 0.35, back - 0.2, 0.5, 'shop counter', 0.91)
  drawRug(room, [-1.8, 1.8], [back - 2.3, back - 0.9], colors.rug, random.pick(['border', 'round', 'diamonds']))
  for (const [x, z] of [
    [-1.15, back - 1.1],
    [1.15, back - 1.1],
  ] as const) {
    drawTable(room, x, z, 1.3, 0.7, colors.wood)
    for (let item = 0; item < 4; item++) drawVase(room, x - 0.45 + item * 0.3, 0.77, z - 0.35, random.range(0.18, 0.28))
  }
  drawChair(room, 0, back - 0.9, colors.fabric, 1)
  const kind = random.pick(['dome', 'globe', 'cone', 'rattan'] as const)
  for (const x of [-1.3, 0, 1.3]) drawPendant(room, x, back - 1.4, 2.05, 0.4, kind, random.pick(['#3f3a36', colors.accent, '#c9a26b']))
  drawRoomPlant(room, -half + 0.3, back - 1.2, 1.4, 'shop')
  drawLightShaft(room, place)
}

/** Outdoors with a roof: the view is the back wall. */
export const drawBalcony: RoomDrawing = (room, random) => {
  const { scene, half, back, colors } = room
  const { pen } = scene
  drawSky(scene, 1600, 690)
  illuminated(scene, () => {
    pen.group('translate(0 -120)', () => drawBackdrop(scene, 1600))
    const deckFar = at(0, 0, back)[1]
    pen.rect(0, 700, 1600, deckFar - 690, '#7d9a72')
    pen.path(leafDabs(random, 800, 720, 900, 50, 120, 40), '#6a8a64')
    const wood = colors.floor
    pen.path(
      quad([-6, 0, 2], [6, 0, 2], [6, 0, back], [-6, 0, back]),
      pen.linear([
        [0, darken(wood, 0.12)],
        [1, lighten(wood, 0.15)],
      ]),
    )
    let planks = ''
    for (let x = -6; x < 6; x += 0.2) {
      const [from, to] = [at(x, 0, 2), at(x, 0, back)]
      planks += `M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`
    }
    pen.line(planks, darken(wood, 0.34), 2, { opacity: 0.4 })
    const rail = random.pick(['bars', 'glass', 'wood'] as const)
    const [left, right] = [at(-half, 1.02, back), at(half, 1.02, back)]
    const foot = at(0, 0.06, back)[1]
    if (rail === 'glass') {
      for (let panel = 0; panel < 4; panel++) {
        const from = left[0] + (panel / 4) * (right[0] - left[0]) + 4
        pen.rect(from, left[1] + 10, (right[0] - left[0]) / 4 - 8, foot - left[1] - 14, '#e3f0ee', { opacity: 0.36 })
      }
    } else {
      let bars = ''
      const step = rail === 'bars' ? 20 : 52
      for (let x = left[0]; x <= right[0]; x += step) bars += `M${round(x)} ${round(left[1])}V${round(foot)}`
      pen.line(bars, rail === 'bars' ? '#2f3839' : colors.wood, rail === 'bars' ? 4 : 14, { cap: 'butt' })
    }
    pen.rect(left[0] - 6, left[1] - 8, right[0] - left[0] + 12, 15, rail === 'wood' ? lighten(colors.wood, 0.2) : '#2f3839', { radius: 4 })
    pen.rect(left[0] - 6, foot - 4, right[0] - left[0] + 12, 10, '#2f3839')
    pen.path(
      quad([-half, 0, 1.6], [-half, 0, back], [-half, room.height, back], [-half, room.height, 1.6]),
      pen.linear(
        [
          [0, darken(colors.accentWall, 0.2)],
          [1, colors.accentWall],
        ],
        [0, 0, 1, 0],
      ),
    )
    pen.path(
      quad([half, 0, 1.6], [half, 0, back], [half, room.height, back], [half, room.height, 1.6]),
      pen.linear(
        [
          [0, lighten(colors.accentWall, 0.3)],
          [1, lighten(colors.accentWall, 0.1)],
        ],
        [0, 0, 1, 0],
      ),
    )
    pen.path(
      quad([-half, room.height, 1.6], [half, room.height, 1.6], [half, room.height, back], [-half, room.height, back]),
      lighten(colors.wood, 0.3),
    )
    for (let z = back; z > 2; z -= 0.4)
      pen.path(
        quad([-half, room.height, z], [half, room.height, z], [half, room.height, z - 0.05], [-half, room.height, z - 0.05]),
        darken(colors.wood, 0.1),
        { opacity: 0.4 },
      )
    drawRug(room, [-1.6, 1.6], [back - 2, back - 0.5], colors.rug, random.pick(['stripes', 'border', 'diamonds']))
    const side = random.pick([-1, 1])
    drawSofa(room, side * 1.35, back - 0.25, random.range(1.2, 1.7), colors.fabric)
    drawLowTable(room, 0, back - 0.9, 0.7, 0.5, true)
    drawChair(room, -side * 1.2, back - 0.5, random.pick([colors.accent, colors.cushion]), 1)
    for (const [index, x] of [-half + 0.3, -half + 0.75, half - 0.35, half - 0.8].entries())
      drawRoomPlant(room, x, back - (index % 2 ? 0.25 : 0.9), random.range(0.7, 1.4), `balcony ${index}`)
    if (random.chance(0.5)) drawFloorLamp(room, side * 2.3, back - 0.4, 1.3)
    const [lightsLeft, lightsY] = at(-half, room.height - 0.06, back)
    const [lightsRight] = at(half, 0, back)
    drawStringLights(scene, lightsLeft, (lightsLeft + lightsRight) / 2, lightsY, 26)
    drawStringLights(scene, (lightsLeft + lightsRight) / 2, lightsRight, lightsY, 26)
  })
}

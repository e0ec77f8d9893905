import { darken, lighten, mix } from './color.ts'
import { drawChair, drawLowTable, drawShelves, drawSideboard, drawSofa, drawStool, drawTable } from './furniture.ts'
import { drawFloorLamp, drawPendant, drawPicture, drawRoomPlant, drawRug, drawVase, type PendantKind } from './room-decor.ts'
import { round } from './geometry.ts'
import type { Random } from './random.ts'
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

export type RoomDrawing = (room: Room, random: Random) => void

const PENDANTS: readonly PendantKind[] = ['dome', 'globe', 'cone', 'rattan']

/** Frames over a sofa or bed: one large, a pair, or a loose group. */
function drawPictureGroup(room: Room, random: Random, center: number, y: number, width: number): void {
  const count = random.int(1, 3)
  if (count === 1) drawPicture(room, center, y, Math.min(1.3, width), 0.75, 'one')
  else
    for (let index = 0; index < count; index++)
      drawPicture(
        room,
        center + ((index + 0.5) / count - 0.5) * width,
        y,
        (width / count) * 0.82,
        count === 2 ? 0.8 : 0.66,
        `group ${index}`,
      )
}

export const drawLivingRoom: RoomDrawing = (room, random) => {
  const { half, back, colors } = room
  const windowLeft = random.chance(0.5)
  const wide = random.range(1.5, 2.1)
  const windowX = windowLeft ? -half + 0.9 : half - 0.9 - wide
  const place: WindowPlace = {
    x: [windowX, windowX + wide],
    y: [random.pick([0.1, 0.75]), 2.3],
    panes: random.pick([
      [2, 2],
      [3, 2],
      [3, 3],
    ] as const),
    curtains: true,
  }
  drawShell(room, {
    floor: random.pick(['boards', 'herringbone', 'boards', 'concrete']),
    finish: random.pick(['plain', 'panels', 'plain', 'brick', 'stripes']),
    accented: random.chance(0.45),
    ceiling: random.pick(['plain', 'plain', 'beams']),
  })
  drawRoomWindow(room, place)
  const sofaWidth = random.range(1.9, 2.3)
  const sofaX = windowLeft ? half - 0.85 - sofaWidth / 2 : -half + 0.85 + sofaWidth / 2
  drawPictureGroup(room, random, sofaX, 1.72, sofaWidth * 0.8)
  if (random.chance(0.5)) drawFloorLamp(room, sofaX + (windowLeft ? -1 : 1) * (sofaWidth / 2 + 0.3), back - 0.3, 1.5)
  else drawRoomPlant(room, sofaX + (windowLeft ? -1 : 1) * (sofaWidth / 2 + 0.35), back - 0.3, random.range(1.1, 1.5), 'by sofa')
  drawRug(room, [sofaX - 1.5, sofaX + 1.3], [back - 2.1, back - 0.7], colors.rug, random.pick(['border', 'stripes', 'diamonds', 'round']))
  drawSofa(room, sofaX, back - 0.2, sofaWidth, colors.fabric)
  drawLowTable(room, sofaX + random.range(-0.2, 0.2), back - 1.3, random.range(0.9, 1.2), 0.55, random.chance(0.5))
  const cornerX = windowLeft ? -half + 0.5 : half - 0.5
  drawRoomPlant(room, cornerX, back - 0.9, random.range(1.2, 1.7), 'corner')
  if (random.chance(0.6))
    drawSofa(room, windowX + wide / 2, back - 0.7, 0.95, random.pick([colors.cushion, colors.accent, lighten(colors.accentWall, 0.1)]))
  else drawSideboard(room, [windowX + 0.2, windowX + wide - 0.2], back - 0.02, 0.55, colors.wood)
  if (random.chance(0.7))
    drawPendant(room, 0.2, back - 1.2, 2.15, 0.5, random.pick(PENDANTS), random.pick(['#3f3a36', colors.accent, '#c9a26b']))
  drawLightShaft(room, place)
}

export const drawBedroom: RoomDrawing = (room, random) => {
  const { half, back, colors, scene } = room
  const { pen } = scene
  const bedX = random.range(-0.5, 0.5)
  const side = bedX > 0 ? -1 : 1
  const wide = random.range(1, 1.4)
  const windowX = side > 0 ? half - 0.35 - wide : -half + 0.35
  const place: WindowPlace = {
    x: [windowX, windowX + wide],
    y: [0.85, 2.25],
    panes: random.pick([
      [2, 2],
      [2, 3],
    ] as const),
    curtains: true,
  }
  drawShell(room, {
    floor: random.pick(['boards', 'herringbone', 'boards']),
    finish: random.pick(['plain', 'panels', 'stripes', 'halfPaint', 'plain']),
    accented: random.chance(0.5),
    ceiling: random.pick(['plain', 'plain', 'beams']),
  })
  drawRoomWindow(room, place)
  drawRug(room, [bedX - 1.6, bedX + 1.6], [back - 2.5, back - 0.8], colors.rug, random.pick(['border', 'stripes', 'diamonds']))
  drawPictureGroup(room, random, bedX, 1.95, 1.5)
  const head = random.pick([colors.wood, colors.fabric, darken(colors.accentWall, 0.12)])
  drawBox(room, { x: [bedX - 0.98, bedX + 0.98], y: [0.1, random.range(1.1, 1.35)], z: [back - 0.12, back - 0.02], soft: 0.06 }, head)
  for (const stand of [bedX - 1.3, bedX + 1.3]) {
    drawBox(room, { x: [stand - 0.24, stand + 0.24], y: [0.08, 0.52], z: [back - 0.45, back - 0.05] }, colors.wood)
    pen.path(frontPath(stand - 0.2, stand + 0.2, 0.3, 0.48, back - 0.45), 'none', { stroke: darken(colors.wood, 0.3), width: 2 })
    const [x, y] = at(stand, 0.52, back - 0.3)
    const lamp = () => {
      pen.circle(
        x,
        y - 40,
        90,
        pen.radial([
          [0, '#ffe3a8', scene.light.lampsOn ? 0.7 : 0.25],
          [1, '#ffd48a', 0],
        ]),
      )
      pen.path(`M${round(x - 18)} ${round(y - 58)}h36l10 34h-56Z`, '#fdeccb')
    }
    pen.rect(x - 5, y - 26, 10, 27, colors.accent, { radius: 4 })
    pen.glowing(lamp)
  }
  const foot = back - 2.05
  drawFloorShade(room, bedX - 1, bedX + 1, foot, back)
  drawBox(room, { x: [bedX - 0.92, bedX + 0.92], y: [0.12, 0.32], z: [foot, back - 0.1] }, darken(colors.wood, 0.1))
  const sheet = '#f8f3e8'
  drawBox(room, { x: [bedX - 0.9, bedX + 0.9], y: [0.32, 0.54], z: [foot + 0.02, back - 0.12], soft: 0.05 }, sheet)
  for (const pillow of [-0.45, 0.45])
    drawBox(room, { x: [bedX + pillow - 0.34, bedX + pillow + 0.34], y: [0.58, 0.82], z: [back - 0.38, back - 0.2], soft: 0.1 }, sheet)
  for (const pillow of [-0.36, 0.36])
    drawBox(
      room,
      { x: [bedX + pillow - 0.26, bedX + pillow + 0.26], y: [0.58, 0.76], z: [back - 0.54, back - 0.42], soft: 0.09 },
      pillow < 0 ? colors.cushion : colors.accent,
    )
  const duvet = random.pick([colors.fabric, mix(colors.fabric, '#ffffff', 0.4), colors.rug, mix(colors.accentWall, '#ffffff', 0.3)])
  drawBox(room, { x: [bedX - 0.95, bedX + 0.95], y: [0.3, 0.6], z: [foot - 0.02, back - 0.86], soft: 0.06 }, duvet)
  pen.path(
    quad(
      [bedX - 0.95, 0.605, back - 0.86],
      [bedX + 0.95, 0.605, back - 0.86],
      [bedX + 0.95, 0.605, back - 1.08],
      [bedX - 0.95, 0.605, back - 1.08],
    ),
    sheet,
  )
  const throwColor = random.pick([colors.accent, colors.cushion])
  pen.path(
    quad(
      [bedX - 0.97, 0.62, foot + 0.3],
      [bedX + 0.97, 0.62, foot + 0.3],
      [bedX + 0.97, 0.62, foot + 0.72],
      [bedX - 0.97, 0.62, foot + 0.72],
    ),
    lighten(throwColor, 0.1),
  )
  drawRoomPlant(room, side * (half - 0.4), back - 0.7, random.range(1, 1.4), 'bedroom')
  if (random.chance(0.6)) drawPendant(room, bedX, back - 1, 2.2, 0.5, random.pick(PENDANTS), '#c9a26b')
  drawLightShaft(room, place)
}

export const drawDining: RoomDrawing = (room, random) => {
  const { half, back, colors } = room
  const place: WindowPlace = {
    x: [-1.9, random.range(-0.2, 1.4)],
    y: [random.pick([0.1, 0.8]), 2.3],
    panes: random.pick([
      [3, 2],
      [4, 2],
      [4, 3],
    ] as const),
    curtains: random.chance(0.7),
  }
  drawShell(room, {
    floor: random.pick(['boards', 'herringbone', 'checker', 'boards']),
    finish: random.pick(['plain', 'halfPaint', 'panels', 'stripes']),
    accented: random.chance(0.4),
    ceiling: random.pick(['plain', 'beams']),
  })
  drawRoomWindow(room, place)
  drawPicture(room, (place.x[1] + half) / 2 + 0.15, 1.7, 0.8, 0.95, 'dining')
  drawSideboard(room, [place.x[1] + 0.5, half - 0.15], back - 0.02, 0.82, colors.wood)
  drawVase(room, (place.x[1] + half) / 2 + 0.1, 0.83, back - 0.2, 0.3)
  drawRug(room, [-1.9, 1.9], [back - 2.4, back - 0.5], colors.rug, random.pick(['border', 'round', 'stripes']))
  const seat = random.pick([colors.fabric, colors.accent, colors.wood])
  const table = random.range(1.9, 2.2)
  const xs = [-table * 0.3, 0, table * 0.3]
  for (const x of xs) drawChair(room, x, back - 0.75, seat, 1)
  drawTable(room, 0, back - 0.98, table, 0.95, colors.wood)
  drawVase(room, 0, 0.76, back - 1.4, 0.34)
  for (const x of [-0.62, 0.56]) {
    const [px, py] = at(x, 0.765, back - 1.5)
    room.scene.pen.ellipse(px, py, 44, 11, '#f8f2e6')
    room.scene.pen.ellipse(px, py, 30, 7, '#e8dcc8')
  }
  for (const x of xs) drawChair(room, x, back - 1.72, seat, -1)
  const kind = random.pick(PENDANTS)
  for (const x of random.chance(0.5) ? [0] : [-0.55, 0.55])
    drawPendant(room, x, back - 1.3, 1.85, 0.55, kind, random.pick(['#3f3a36', colors.accent, '#c9a26b']))
  drawRoomPlant(room, -half + 0.45, back - 0.6, 1.6, 'dining')
  drawLightShaft(room, place)
}

export const drawKitchen: RoomDrawing = (room, random) => {
  const { half, back, colors, scene } = room
  const { pen } = scene
  const cabinet = colors.cabinet
  const counter = random.pick(['#f4efe6', colors.wood, '#4a4d4e', '#e6ddd0'])
  drawShell(room, { floor: random.pick(['boards', 'tiles', 'checker', 'herringbone']), finish: 'tiles', accented: false, skirting: false })
  pen.path(frontPath(-half, half, 1.95, room.height, back), colors.wall)
  const place: WindowPlace = {
    x: [-0.75, 0.75],
    y: [1.12, 2.2],
    panes: random.pick([
      [2, 2],
      [3, 1],
      [2, 1],
    ] as const),
  }
  drawRoomWindow(room, place)
  const hoodX = random.pick([-1.75, 1.75])
  const doorLine = (x0: number, x1: number, y0: number, y1: number, z: number) => {
    pen.path(frontPath(x0 + 0.025, x1 - 0.025, y0 + 0.025, y1 - 0.025, z), 'none', { stroke: darken(cabinet, 0.22), width: 2 })
    const [kx, ky] = at(x1 - 0.09, y1 > 1.4 ? y0 + 0.12 : y1 - 0.12, z)
    pen.rect(kx - 3, ky - 10, 6, 20, '#c9a26b', { radius: 3 })
  }
  const openShelves = random.chance(0.5)
  for (const side of [-1, 1]) {
    const [from, to] = side < 0 ? [-half + 0.02, -1] : [1, half - 0.02]
    if (Math.sign(hoodX) === side) {
      drawBox(room, { x: [hoodX - 0.22, hoodX + 0.22], y: [1.95, room.height], z: [back - 0.3, back] }, '#e9e4da')
      drawBox(
        room,
        { x: [hoodX - 0.46, hoodX + 0.46], y: [1.72, 1.98], z: [back - 0.45, back] },
        random.pick(['#e9e4da', '#c9a26b', cabinet]),
      )
    } else if (openShelves) drawShelves(room, [from + 0.1, to - 0.1], [1.35, 2.3], 2, 0.25, colors.wood, false)
    else {
      drawBox(room, { x: [from, to], y: [1.45, 2.4], z: [back - 0.34, back] }, cabinet)
      const count = 4
      for (let door = 0; door < count; door++)
        doorLine(from + (door / count) * (to - from), from + ((door + 1) / count) * (to - from), 1.45, 2.4, back - 0.34)
    }
  }
  drawBox(room, { x: [-half, half], y: [0.1, 0.88], z: [back - 0.6, back] }, cabinet)
  for (let door = 0; door < 10; door++) doorLine(-half + door * (half / 5), -half + (door + 1) * (half / 5), 0.12, 0.86, back - 0.6)
  drawBox(room, { x: [hoodX - 0.4, hoodX + 0.4], y: [0.04, 0.88], z: [back - 0.62, back - 0.5] }, '#555a5c')
  pen.path(frontPath(hoodX - 0.32, hoodX + 0.32, 0.18, 0.6, back - 0.62), scene.light.lampsOn ? '#c98a4f' : '#2c3336')
  pen.path(frontPath(hoodX - 0.32, hoodX + 0.32, 0.66, 0.69, back - 0.62), '#d9d4c8')
  drawBox(room, { x: [-half, half], y: [0.88, 0.93], z: [back - 0.64, back] }, counter)
  const [potX, potY] = at(hoodX - 0.14, 0.94, back - 0.36)
  pen.path(`M${round(potX - 30)} ${round(potY - 40)}h60v36q0 6 -8 6h-44q-8 0 -8 -6Z`, colors.accent)
  pen.rect(potX - 34, potY - 46, 68, 8, lighten(colors.accent, 0.2), { radius: 3 })
  const [tapX, tapY] = at(0, 0.94, back - 0.2)
  pen.line(`M${round(tapX)} ${round(tapY)}v-34q0 -18 16 -18q14 0 14 16`, '#b9bdbb', 6)
  drawVase(room, -hoodX * 0.42, 0.94, back - 0.3, 0.22)
  drawRoomPlant(room, -hoodX * 1.15, back - 0.35, 0.42, 'counter', 0.94)
  if (random.chance(0.5)) drawRug(room, [-0.9, 0.9], [back - 1.2, back - 0.75], colors.rug, 'stripes')
  const islandFront = back - 2.05
  drawFloorShade(room, -1.25, 1.25, islandFront, islandFront + 0.75)
  const islandColor = random.chance(0.5) ? cabinet : darken(colors.accentWall, 0.1)
  drawBox(room, { x: [-1.15, 1.15], y: [0.08, 0.9], z: [islandFront, islandFront + 0.7] }, islandColor)
  for (let panel = 0; panel < 4; panel++)
    pen.path(frontPath(-1.1 + panel * 0.55, -0.6 + panel * 0.55, 0.16, 0.82, islandFront), 'none', {
      stroke: darken(islandColor, 0.2),
      width: 3,
    })
  drawBox(room, { x: [-1.28, 1.28], y: [0.9, 0.96], z: [islandFront - 0.12, islandFront + 0.76] }, counter)
  const [bowlX, bowlY] = at(random.range(-0.6, 0.6), 0.97, islandFront + 0.3)
  for (const [shift, lift, tone] of [
    [-24, 20, '#d98a4a'],
    [2, 26, '#c9573f'],
    [24, 20, '#e0b64c'],
    [-10, 34, '#8fae62'],
  ] as const)
    pen.circle(bowlX + shift, bowlY - lift, 15, tone)
  pen.path(`M${round(bowlX - 52)} ${round(bowlY - 18)}h104q-8 30 -40 30h-24q-32 0 -40 -30Z`, lighten(colors.cushion, 0.2))
  const stool = random.pick([colors.wood, colors.accent, colors.fabric])
  for (const x of [-0.75, 0, 0.75]) drawStool(room, x, islandFront - 0.16, stool)
  const kind = random.pick(PENDANTS)
  const tone = random.pick(['#3f3a36', colors.accent, '#c9a26b', '#efe6d5'])
  for (const x of [-0.7, 0, 0.7]) drawPendant(room, x, islandFront + 0.3, 1.92, 0.34, kind, tone)
  drawLightShaft(room, place)
}

import { type Builder, CENTER, drawWindowRow, fieldCenters } from './building.ts'
import { darken, lighten } from './color.ts'
import { drawDoor, drawGarageDoor, drawWallLamp } from './doors.ts'
import { rectangle, round } from './geometry.ts'
import { ACCENTS, BRICKS, MODERN, PAINTED } from './palettes.ts'
import { drawPottedPlant, drawShrub } from './plants.ts'
import { drawCornice, drawLongRoof, drawParapet } from './roofs.ts'
import { drawAwning, drawCafeTable, drawShopfront, drawStringLights } from './shopfronts.ts'
import { drawTrim, drawWall, drawWallShade } from './walls.ts'
import { drawGlass, drawWindow } from './windows.ts'

export const buildStorefronts: Builder = (scene, random) => {
  const shops = random.pick([2, 3, 3])
  const width = shops === 2 ? 330 : 262
  const left = CENTER - (shops * width) / 2
  const paints = random.shuffled([...BRICKS, ...PAINTED]).slice(0, shops)
  const awnings = random.shuffled(ACCENTS)
  const tops = paints.map(() => scene.ground - random.range(330, 400))

  return {
    left,
    right: left + shops * width,
    height: scene.ground - Math.min(...tops) + 30,
    scale: 1.24,
    setting: 'street',
    draw() {
      paints.forEach((paint, index) => {
        const from = left + index * width
        const to = from + width
        const top = tops[index]!
        const brick = BRICKS.includes(paint)
        const shopTop = scene.ground - 196
        drawWall(scene, rectangle(from, top, width, scene.ground - top), brick ? 'brick' : 'clapboard', paint.body, { eaves: 30 })
        const shape = random.pick(['segment', 'square', 'arched'] as const)
        drawWindowRow(
          scene,
          { left: from + 20, right: to - 20, top: top + 48, width: 44, height: shopTop - top - 84, count: 3 },
          `shop ${index}`,
          { trim: paint.trim, panes: [2, 1, 1], shape, hood: 'none', flowerBox: random.chance(0.4) },
        )
        drawShopfront(scene, from + 6, to - 6, shopTop, {
          wood: random.pick([paint.accent, '#2f3f3c', '#f0e6d3', '#5a3f35']),
          awning: awnings[index]!,
          striped: random.chance(0.6),
          door: paint.door,
        })
        drawTrim(scene, from, shopTop - 10, width, 12, paint.trim)
        if (random.chance(0.7)) drawCornice(scene, from + 6, to - 6, top - 14, 44, paint.accent)
        else drawParapet(scene, from + 2, to - 2, top - 22, 26, 'brick', paint.second, paint.trim)
        drawTrim(scene, to - 5, top, 8, scene.ground - top, darken(paint.body, 0.3))
      })
    },
  }
}

export const buildRestaurant: Builder = (scene, random) => {
  const brick = random.chance(0.5)
  const paint = random.pick(brick ? BRICKS : PAINTED)
  const half = random.range(330, 380)
  const [left, right] = [CENTER - half, CENTER + half]
  const top = scene.ground - random.range(232, 262)
  const doorX = CENTER + random.range(-60, 60)
  const awning = random.pick(ACCENTS.slice(0, 8))
  const gabled = random.chance(0.35)

  return {
    left: left - 10,
    right: right + 10,
    height: scene.ground - top + 60,
    scale: 1.34,
    setting: 'plaza',
    door: { x: doorX, width: 80 },
    draw() {
      drawWall(scene, rectangle(left, top, right - left, scene.ground - top), brick ? 'brick' : 'batten', paint.body, { eaves: 20 })
      for (const [from, to] of [
        [left + 34, doorX - 76],
        [doorX + 76, right - 34],
      ] as const) {
        const count = Math.max(1, Math.round((to - from) / 120))
        for (const center of fieldCenters(from, to, count)) {
          const span = (to - from) / count - 26
          drawWindow(scene, center - span / 2, scene.ground - 160, span, 118, `dining ${round(center)}`, {
            trim: paint.accent,
            panes: [2, 2, 0],
            hood: 'none',
            frame: 8,
          })
        }
        drawAwning(scene, from, to, scene.ground - 196, 46, awning, random.chance(0.6))
      }
      drawDoor(scene, doorX - 40, scene.ground, 80, 138, {
        color: paint.door,
        trim: paint.trim,
        style: 'fullGlass',
        transom: true,
        lamps: true,
      })
      if (gabled)
        drawLongRoof(scene, left - 28, right + 28, top + 4, top - 100, { material: 'shingle', color: paint.roof, trim: paint.trim }, 110)
      else drawParapet(scene, left - 4, right + 4, top - 34, 44, brick ? 'brick' : 'batten', paint.second, paint.trim)
      drawStringLights(scene, left - 20, CENTER, scene.ground - 214, 18)
      drawStringLights(scene, CENTER, right + 20, scene.ground - 214, 18)
      for (const [index, x] of [left + 90, left + 250, right - 250, right - 90].entries()) {
        if (Math.abs(x - doorX) > 110) drawCafeTable(scene, x, scene.ground + 34, awning, index % 2 === 0)
      }
      for (const side of [-1, 1]) drawPottedPlant(scene, doorX + side * 72, scene.ground + 8, 84, `café ${side}`)
    },
  }
}

export const buildWarehouse: Builder = (scene, random) => {
  const { pen, light } = scene
  const tone = random.pick(['#9fb0b5', '#c2b8a6', '#7f9590', '#b0634b', '#8796a6', '#d3cabb'])
  const accent = random.pick(ACCENTS)
  const half = random.range(470, 520)
  const [left, right] = [CENTER - half, CENTER + half]
  const top = scene.ground - random.range(250, 290)
  const sawtooth = random.chance(0.5)
  const brick = tone === '#b0634b'
  const docks = random.int(3, 4)
  const officeRight = left + random.range(220, 270)

  return {
    left,
    right,
    height: scene.ground - top + 90,
    scale: 1.16,
    setting: 'plaza',
    door: { x: officeRight - 60, width: 60 },
    draw() {
      if (sawtooth) {
        for (let tooth = 0; tooth < 5; tooth++) {
          const from = left + (tooth * (right - left)) / 5
          const span = (right - left) / 5
          pen.polygon(
            [
              [from, top + 2],
              [from + span * 0.3, top - 82],
              [from + span, top + 2],
            ],
            pen.linear(
              [
                [0, lighten(tone, 0.2)],
                [1, darken(tone, 0.26)],
              ],
              [0, 0, 1, 0],
            ),
          )
          pen.clipped(`M${round(from + 10)} ${round(top - 4)}L${round(from + span * 0.3)} ${round(top - 66)}V${round(top - 4)}Z`, () =>
            drawGlass(scene, from, top - 82, span * 0.4, 82, `tooth ${tooth}`),
          )
        }
      } else
        pen.polygon(
          [
            [left - 14, top + 4],
            [CENTER, top - 74],
            [right + 14, top + 4],
          ],
          pen.linear(
            [
              [0, lighten(tone, 0.3)],
              [0.5, darken(tone, 0.04)],
              [1, darken(tone, 0.26)],
            ],
            [0, 0, 1, 0],
          ),
        )
      drawWall(scene, rectangle(left, top, right - left, scene.ground - top), brick ? 'brick' : 'metal', tone, { eaves: 14 })
      drawTrim(scene, left - 8, top - 6, right - left + 16, 16, darken(tone, 0.3))
      drawTrim(scene, left, top + 34, right - left, 26, accent)
      drawWall(scene, rectangle(left + 20, scene.ground - 176, officeRight - left, 178), 'stucco', lighten(tone, 0.5))
      drawTrim(scene, left + 10, scene.ground - 186, officeRight - left + 20, 14, darken(tone, 0.4))
      drawWallShade(scene, officeRight + 20, scene.ground - 172, 24, scene.ground)
      drawWindow(scene, left + 44, scene.ground - 140, officeRight - left - 140, 84, 'office', {
        trim: '#2f3a3c',
        panes: [3, 1, 0],
        hood: 'none',
        frame: 5,
      })
      drawDoor(scene, officeRight - 62, scene.ground, 58, 118, { color: accent, trim: '#2f3a3c', style: 'fullGlass' })
      fieldCenters(officeRight + 40, right - 20, docks).forEach((center, index) => {
        drawGarageDoor(scene, center - 62, scene.ground, 124, 142, index % 2 ? '#e6e1d6' : '#cfd3d1', '#46525a')
        for (const side of [-1, 1]) pen.rect(center + side * 80 - 6, scene.ground - 50, 12, 52, '#e0b23f', { radius: 4 })
        drawWallLamp(scene, center, scene.ground - 176, 10)
      })
      drawWindowRow(
        scene,
        { left: officeRight + 40, right: right - 20, top: top + 72, width: 90, height: 22, count: docks },
        'clerestory',
        { trim: '#46525a', panes: [4, 1, 0], hood: 'none', frame: 4 },
      )
      if (light.lampsOn)
        pen.rect(
          left,
          scene.ground,
          right - left,
          20,
          pen.linear([
            [0, '#ffca85', 0.25],
            [1, '#ffca85', 0],
          ]),
        )
    },
  }
}

export const buildMedicalOffice: Builder = (scene, random) => {
  const { pen, light } = scene
  const paint = random.pick(MODERN)
  const half = random.range(400, 450)
  const [left, right] = [CENTER - half, CENTER + half]
  const top = scene.ground - random.range(178, 200)
  const towerX = CENTER + random.pick([-1, 1]) * random.range(30, 120)
  const stone = random.pick(['#b5a48e', '#9d948a', '#c2a184', '#a8674f'])
  const twoStorey = random.chance(0.5)
  const upper = top - (twoStorey ? 128 : 0)
  const wall = lighten(paint.body, 0.4)

  return {
    left,
    right,
    height: scene.ground - upper + 60,
    scale: twoStorey ? 1.24 : 1.34,
    setting: 'plaza',
    door: { x: towerX, width: 130 },
    draw() {
      drawWall(scene, rectangle(left, upper, right - left, scene.ground - upper), 'concrete', wall, { eaves: 16 })
      drawWall(scene, rectangle(left, scene.ground - 54, right - left, 56), 'stone', stone)
      for (const [from, to, label] of [
        [left + 24, towerX - 120, 'west'],
        [towerX + 120, right - 24, 'east'],
      ] as const) {
        const count = Math.max(1, Math.round((to - from) / 96))
        drawWindowRow(
          scene,
          { left: from, right: to, top: scene.ground - 150, width: (to - from) / count - 14, height: 82, count },
          label,
          { trim: paint.trim, panes: [1, 1, 0], hood: 'none', frame: 4 },
        )
        if (twoStorey)
          drawWindowRow(
            scene,
            { left: from, right: to, top: upper + 36, width: (to - from) / count - 14, height: 66, count },
            `${label} up`,
            { trim: paint.trim, panes: [1, 1, 0], hood: 'none', frame: 4 },
          )
      }
      drawTrim(scene, left - 16, upper - 14, right - left + 32, 18, paint.trim)
      drawWall(scene, rectangle(towerX - 110, upper - 54, 220, scene.ground - upper + 54), 'stone', stone)
      drawWallShade(scene, towerX + 110, upper - 20, 34, scene.ground)
      drawTrim(scene, towerX - 122, upper - 66, 244, 14, paint.trim)
      for (const shift of [-62, 0]) {
        drawDoor(scene, towerX + shift, scene.ground, 62, 122, { color: darken(paint.trim, 0.05), trim: paint.trim, style: 'fullGlass' })
      }
      if (twoStorey)
        drawWindow(scene, towerX - 76, upper - 16, 152, 104, 'tower', { trim: paint.trim, panes: [4, 2, 0], hood: 'none', frame: 5 })
      const leaf = pen.linear([
        [0, '#3f8a6a'],
        [1, '#2c6650'],
      ])
      const signY = twoStorey ? upper - 34 : upper - 12
      pen.circle(towerX, signY + (twoStorey ? 0 : 12), twoStorey ? 13 : 26, '#f7f3ea')
      pen.rect(towerX - (twoStorey ? 8 : 16), signY - (twoStorey ? 3 : -7), twoStorey ? 16 : 32, twoStorey ? 6 : 10, leaf)
      pen.rect(towerX - (twoStorey ? 3 : 5), signY - (twoStorey ? 8 : 4), twoStorey ? 6 : 10, twoStorey ? 16 : 32, leaf)
      const canopy = scene.ground - 140
      pen.rect(
        towerX - 170,
        canopy + 18,
        340,
        40,
        pen.linear([
          [0, light.shadow, light.shadowOpacity * 1.4],
          [1, light.shadow, 0],
        ]),
      )
      pen.rect(
        towerX - 190,
        canopy,
        380,
        20,
        pen.linear([
          [0, lighten(paint.second, 0.25)],
          [1, darken(paint.second, 0.2)],
        ]),
        { radius: 3 },
      )
      for (const side of [-1, 1]) pen.rect(towerX + side * 168 - 6, canopy + 20, 12, scene.ground - canopy + 2, lighten(paint.trim, 0.16))
      for (const [index, x] of fieldCenters(left + 10, right - 10, 7).entries())
        if (Math.abs(x - towerX) > 190)
          drawShrub(scene, x, scene.ground + 8, 120, 46, `bed ${index}`, { clipped: true, flowers: index % 2 === 0 })
    },
  }
}

export const buildLand: Builder = () => ({ left: CENTER - 360, right: CENTER + 360, height: 0, scale: 1, setting: 'country', draw() {} })

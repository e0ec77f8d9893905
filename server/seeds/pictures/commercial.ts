import { darken, lighten, mix } from './color.ts'
import { rectangle, round } from './geometry.ts'
import { CENTER, drawWindowRow, fieldCenters, type Builder } from './building.ts'
import { drawDoor, drawGarageDoor, drawSteps, drawWallLamp } from './doors.ts'
import { ACCENTS, BRICKS, MODERN, PAINTED } from './palettes.ts'
import { drawPottedPlant, drawShrub } from './plants.ts'
import { drawCornice, drawLongRoof, drawParapet } from './roofs.ts'
import { drawAwning, drawCafeTable, drawShopfront, drawStringLights } from './shopfronts.ts'
import { drawTrim, drawWall, drawWallShade, type WallMaterial } from './walls.ts'
import { drawGlass, drawWindow, type WindowLook } from './windows.ts'

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

export const buildMidRise: Builder = (scene, random) => buildApartments(false)(scene, random)

export const buildMixedUse: Builder = (scene, random) => buildApartments(true)(scene, random)

function buildApartments(shops: boolean): Builder {
  return (scene, random) => {
    const { pen, light } = scene
    const brick = random.chance(0.55)
    const paint = random.pick(brick ? BRICKS : MODERN)
    const bays = random.pick([3, 4, 5])
    const bayWidth = bays === 3 ? 220 : bays === 4 ? 180 : 156
    const left = CENTER - (bays * bayWidth) / 2
    const right = left + bays * bayWidth
    const floors = random.int(3, 5)
    const storey = floors === 5 ? 104 : 116
    const base = scene.ground - (shops ? 150 : 132)
    const top = base - floors * storey - 20
    const second = brick ? random.pick(['#e3d8c6', '#5f6a68', '#b9a184', '#3f4d52']) : paint.second
    const material: WallMaterial = brick ? 'brick' : random.pick<WallMaterial>(['stucco', 'concrete', 'batten'])
    const rhythm = random.pick([0, 1])
    const entry = Math.floor(bays / 2)
    const look: WindowLook = {
      trim: random.pick([paint.trim, '#2f3735']),
      panes: random.pick([
        [2, 1, 0],
        [1, 1, 1],
        [2, 2, 0],
      ] as const),
      hood: 'none',
    }

    return {
      left,
      right,
      height: scene.ground - top,
      scale: floors === 5 ? 1 : 1.12,
      setting: 'street',
      door: shops ? undefined : { x: left + (entry + 0.5) * bayWidth, width: 80 },
      draw() {
        for (let bay = 0; bay < bays; bay++) {
          const from = left + bay * bayWidth
          const projecting = bay % 2 === rhythm
          const bayTop = top - (projecting ? 26 : 0)
          drawWall(
            scene,
            rectangle(from, bayTop, bayWidth, base - bayTop),
            projecting ? material : 'stucco',
            projecting ? paint.body : second,
            { eaves: 14 },
          )
          for (let floor = 0; floor < floors; floor++) {
            const y = top + 30 + floor * storey
            const label = `bay ${bay} ${floor}`
            if (projecting)
              drawWindowRow(
                scene,
                {
                  left: from + 12,
                  right: from + bayWidth - 12,
                  top: y,
                  width: Math.min(56, bayWidth * 0.28),
                  height: storey * 0.56,
                  count: 2,
                },
                label,
                look,
              )
            else {
              const glass = bayWidth * 0.56
              drawWindow(scene, from + (bayWidth - glass) / 2, y - 2, glass, storey * 0.72, label, { ...look, panes: [3, 1, 0] })
              const slab = y + storey * 0.72
              pen.rect(
                from + 14,
                slab + 8,
                bayWidth - 28,
                18,
                pen.linear([
                  [0, light.shadow, light.shadowOpacity * 1.4],
                  [1, light.shadow, 0],
                ]),
              )
              pen.rect(from + 8, slab, bayWidth - 16, 9, lighten(second, 0.5))
              let rails = ''
              for (let x = from + 14; x < from + bayWidth - 12; x += 9) rails += `M${round(x)} ${round(slab)}v${round(-storey * 0.32)}`
              pen.line(rails, '#2f3839', 2, { opacity: 0.8 })
              pen.rect(from + 9, slab - storey * 0.34, bayWidth - 18, 4, '#2f3839')
              if (random.chance(0.45)) drawPottedPlant(scene, from + random.range(30, bayWidth - 30), slab, storey * 0.5, label)
            }
          }
          if (projecting) drawWallShade(scene, from + bayWidth, bayTop + 26, 16, base)
          drawTrim(scene, from - 4, bayTop - 9, bayWidth + 8, 12, projecting ? paint.trim : lighten(second, 0.2))
        }
        drawWall(
          scene,
          rectangle(left, base, right - left, scene.ground - base),
          shops ? 'stone' : brick ? 'brick' : 'concrete',
          darken(second, 0.12),
          { eaves: 12 },
        )
        for (let bay = 0; bay < bays; bay++) {
          const from = left + bay * bayWidth
          if (shops)
            drawShopfront(scene, from + 10, from + bayWidth - 10, base + 8, {
              wood: random.pick(['#2f3f3c', paint.accent, '#3b3431']),
              awning: random.pick(ACCENTS),
              striped: random.chance(0.5),
              door: paint.door,
            })
          else if (bay === entry) {
            drawDoor(scene, from + bayWidth / 2 - 40, scene.ground, 80, 108, {
              color: mix(paint.accent, '#2f3735', 0.4),
              trim: paint.trim,
              style: 'fullGlass',
              sidelights: true,
              lamps: true,
            })
            pen.rect(from + 14, base + 6, bayWidth - 28, 14, paint.accent, { radius: 2 })
            drawSteps(scene, from + bayWidth / 2, 130, scene.ground - 2, scene.ground + 10, '#bdb4a6')
          } else {
            drawWindow(scene, from + 30, base + 32, bayWidth - 60, 66, `ground ${bay}`, { ...look, panes: [3, 1, 0] })
            drawShrub(scene, from + bayWidth / 2, scene.ground + 8, bayWidth * 0.7, 44, `ground ${bay}`, { clipped: true, flowers: true })
          }
        }
        drawTrim(scene, left - 6, base - 6, right - left + 12, 14, paint.trim)
      },
    }
  }
}

export const buildLoftConversion: Builder = (scene, random) => {
  const { pen } = scene
  const paint = random.pick(BRICKS)
  const bays = random.int(4, 5)
  const bayWidth = bays === 4 ? 176 : 150
  const left = CENTER - (bays * bayWidth) / 2
  const right = left + bays * bayWidth
  const floors = random.int(3, 4)
  const storey = floors === 4 ? 134 : 152
  const top = scene.ground - floors * storey - 34
  const shape = random.pick(['segment', 'square', 'arched'] as const)
  const entry = random.int(1, bays - 2)
  const tank = random.chance(0.6)

  return {
    left,
    right,
    height: scene.ground - top,
    scale: 1.08,
    setting: 'street',
    door: { x: left + (entry + 0.5) * bayWidth, width: 80 },
    draw() {
      if (tank) {
        const x = left + bayWidth * random.range(0.6, bays - 1)
        pen.line(
          `M${round(x + 8)} ${round(top)}l8 -50M${round(x + 72)} ${round(top)}l-8 -50M${round(x + 40)} ${round(top)}v-50M${round(x + 12)} ${round(top - 24)}h56`,
          '#3a4040',
          6,
        )
        pen.rect(
          x,
          top - 124,
          80,
          78,
          pen.linear(
            [
              [0, '#a98a68'],
              [0.4, '#8d6f51'],
              [1, '#5f4a3a'],
            ],
            [0, 0, 1, 0],
          ),
        )
        pen.line([0, 1, 2, 3].map((hoop) => `M${round(x)} ${round(top - 114 + hoop * 20)}h80`).join(''), '#4a4038', 2.4)
        pen.polygon(
          [
            [x - 8, top - 122],
            [x + 40, top - 162],
            [x + 88, top - 122],
          ],
          '#5f5a55',
        )
      }
      drawWall(scene, rectangle(left, top, right - left, scene.ground - top), 'brick', paint.body, { eaves: 16 })
      for (let floor = 0; floor < floors; floor++) {
        const y = top + 46 + floor * storey
        const lowest = floor === floors - 1
        for (let bay = 0; bay < bays; bay++) {
          const center = left + (bay + 0.5) * bayWidth
          if (lowest && bay === entry) {
            drawDoor(scene, center - 40, scene.ground, 80, 108, {
              color: paint.door,
              trim: '#2f3838',
              style: 'fullGlass',
              transom: true,
              lamps: true,
            })
            pen.rect(center - 74, scene.ground - 150, 148, 12, '#2f3838')
          } else
            drawWindow(scene, center - bayWidth * 0.31, y, bayWidth * 0.62, storey * 0.6, `loft ${floor} ${bay}`, {
              trim: '#313b3c',
              panes: [4, 3, 0],
              shape,
              hood: 'none',
              frame: 5,
            })
        }
        drawTrim(scene, left, y + storey - 30, lowest ? 0 : right - left, 9, lighten(paint.second, 0.12))
      }
      for (let bay = 0; bay <= bays; bay++)
        drawTrim(scene, left + bay * bayWidth - 9, top, 18, scene.ground - top, darken(paint.body, 0.06))
      drawCornice(scene, left - 4, right + 4, top - 20, 42, random.pick([paint.accent, paint.trim]))
      drawFireEscape(right - bayWidth - 6, floors)

      function drawFireEscape(x: number, levels: number): void {
        let [rails, treads] = ['', '']
        for (let level = 0; level < levels - 1; level++) {
          const y = top + 46 + level * storey + storey * 0.68
          rails += `M${round(x)} ${round(y)}h${round(bayWidth + 12)}M${round(x)} ${round(y - 34)}h${round(bayWidth + 12)}`
          for (let post = 0; post <= 8; post++) rails += `M${round(x + (post / 8) * (bayWidth + 12))} ${round(y)}v-34`
          if (level < levels - 2)
            treads += `M${round(x + 24 + (level % 2) * 70)} ${round(y)}l${level % 2 ? -64 : 64} ${round(storey)}m16 0l${level % 2 ? 64 : -64} ${round(-storey)}`
        }
        pen.line(rails, '#2f3838', 3)
        pen.line(treads, '#2f3838', 4)
      }
    },
  }
}

export const buildLand: Builder = () => ({ left: CENTER - 360, right: CENTER + 360, height: 0, scale: 1, setting: 'country', draw() {} })
